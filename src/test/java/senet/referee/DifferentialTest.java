package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.game.Engine;
import senet.rules.RuleSet;

/**
 * Engine against referee at every position of many random games: every throw, every move. The
 * number of games for each core set and each variation near it can be set with {@code
 * -Dreferee.games=100}; the many sets with wider dimensions have a quarter of that each.
 */
class DifferentialTest {

  private static final int GAMES = Integer.getInteger("referee.games", 20_000);
  private static final List<RuleSet> KNOWN = TestRules.known();

  static List<RuleSet> rules() {
    return TestRules.all();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void engineAndRefereeAgreeOnEveryPositionOfManyGames(RuleSet rules) {
    Comparison comparison = new Comparison(rules);
    comparison.compareStart();
    Engine engine = comparison.engine();
    int games = KNOWN.contains(rules) ? GAMES : Math.max(1, GAMES / 4);
    int cap = rules.ending().maxThrows();
    LongAdder positions = new LongAdder();
    LongAdder unfinished = new LongAdder();
    long seed = 1_000_000L * rules.name().hashCode();
    IntStream.range(0, games)
        .parallel()
        .forEach(
            game -> {
              int throwCount = RandomPlay.play(engine, seed + game, cap, comparison::compare);
              positions.add(throwCount);
              unfinished.add(throwCount == cap ? 1 : 0);
            });
    assertThat(positions.sum()).as("positions of %s", rules.name()).isGreaterThan(40L * games);
    if (rules.ending().cap().isEmpty()) {
      assertThat(unfinished.sum()).as("games of %s without end", rules.name()).isZero();
    }
  }
}
