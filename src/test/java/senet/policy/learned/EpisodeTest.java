package senet.policy.learned;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import senet.config.BuiltInRules;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.game.Policy;
import senet.policy.Policies;
import senet.policy.PolicySpec;

class EpisodeTest {

  /** What a policy is shown is the position before the throw, seen by the side that throws. */
  @ParameterizedTest
  @ValueSource(strings = {"bell", "standard", "museum"})
  void keepsWhatPoliciesAreShown(String rules) {
    Engine engine = Engine.compile(BuiltInRules.find(rules).orElseThrow());
    Policy random = PolicySpec.of(Policies.find("random").orElseThrow()).create(engine);
    List<Long> boards = new ArrayList<>();
    List<Boolean> seats = new ArrayList<>();
    Episode episode = new Episode();
    GameResult result = new GameResult();
    new Game(
            engine,
            turn -> seen(turn.board(), true, random.choose(turn), boards, seats),
            turn -> seen(turn.board(), false, random.choose(turn), boards, seats),
            episode)
        .play(new GameRandom(1, rules), 0, result);
    assertThat(episode.length()).isEqualTo(result.throwCount());
    int found = 0;
    for (int i = 0; i < episode.length() && found < boards.size(); i++) {
      if (episode.board(i) == boards.get(found) && episode.byFirst(i) == seats.get(found)) {
        found++;
      }
    }
    // passes are in the episode too, and no policy is asked then
    assertThat(found).isEqualTo(boards.size()).isGreaterThan(30);
    assertThat(episode.length()).isEqualTo(boards.size() + result.passes());
  }

  private static int seen(
      long board, boolean first, int from, List<Long> boards, List<Boolean> seats) {
    boards.add(board);
    seats.add(first);
    return from;
  }
}
