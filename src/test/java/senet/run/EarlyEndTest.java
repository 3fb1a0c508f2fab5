package senet.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import senet.config.BuiltInRules;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.referee.Variation;
import senet.rules.Ending.Goal;
import senet.rules.RuleSet;

/** Ending a game of Bell's as soon as it is decided never changes who wins it. */
class EarlyEndTest {

  private static final int GAMES = 20_000;

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "cautious", "racer"})
  void theWinnerIsTheSameOnTheSameDice(String policy) {
    RuleSet bell = BuiltInRules.find("bell").orElseThrow();
    Game early = game(bell, policy);
    Variation playedOut = new Variation(bell, "bell").goal(Goal.MOST_OFF_PLAYED_OUT);
    Game full = game(playedOut.rules(), policy);
    GameRandom random = new GameRandom(1960, "early end");
    GameResult decided = new GameResult();
    GameResult whole = new GameResult();
    int longer = 0;
    for (int i = 0; i < GAMES; i++) {
      early.play(random, i, decided);
      full.play(random, i, whole);
      assertThat(whole.end()).as("game " + i).isEqualTo(decided.end());
      assertThat(whole.throwCount()).isGreaterThanOrEqualTo(decided.throwCount());
      assertThat(whole.firstScore()).isGreaterThanOrEqualTo(decided.firstScore());
      longer += whole.throwCount() > decided.throwCount() ? 1 : 0;
    }
    assertThat(longer).as("games that go on after they are decided").isPositive();
  }

  private static Game game(RuleSet rules, String policy) {
    Engine engine = Engine.compile(rules);
    PolicySpec spec = PolicySpec.of(Policies.find(policy).orElseThrow());
    return new Game(engine, spec.create(engine), spec.create(engine));
  }
}
