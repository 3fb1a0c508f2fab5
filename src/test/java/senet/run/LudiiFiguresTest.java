package senet.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import senet.config.BuiltInRules;
import senet.game.GameResult.End;
import senet.measure.Count;
import senet.measure.Tally;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.referee.Variation;
import senet.rules.Forced;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.Starter;

/**
 * What Ludii reports of 20,000 games of its Bell under random play: its first player, who has the
 * odd squares, wins .518, the second .298, .185 are drawn, and a game has 101.2 throws.
 *
 * <p>Ludii does not apply the priority rule in those games, lets the first player begin when the
 * throws for the start are equal, and counts those two throws.
 */
class LudiiFiguresTest {

  private static final long GAMES = 200_000;
  private static final double THEIR_GAMES = 20_000;

  /** The long die of four sides: the odd side throws higher with 6/16 and the same with 4/16. */
  private static final double ODD_BEGINS = 10 / 16.0;

  private static final double THROWS_FOR_THE_START = 2;

  @Test
  void bellAsLudiiPlaysItComesToItsFigures() throws Exception {
    Tally odd = play(Starter.ODD);
    Tally even = play(Starter.EVEN);
    assertRate(mix(odd.ends(End.FIRST_WINS), even.ends(End.SECOND_WINS)), .518);
    assertRate(mix(odd.ends(End.DRAW), even.ends(End.DRAW)), .185);
    assertRate(mix(odd.ends(End.SECOND_WINS), even.ends(End.FIRST_WINS)), .298);
    double throwCount =
        ODD_BEGINS * odd.of(Count.THROWS).mean() + (1 - ODD_BEGINS) * even.of(Count.THROWS).mean();
    double error = Math.sqrt(odd.of(Count.THROWS).variance() * (1 / THEIR_GAMES + 1.0 / GAMES));
    assertThat(throwCount + THROWS_FOR_THE_START).isCloseTo(101.2, Offset.offset(4 * error + .05));
    assertThat(odd.games(Side.ODD)).isEqualTo(GAMES);
    assertThat(even.games(Side.EVEN)).isEqualTo(GAMES);
  }

  private static double mix(long ofOddStarts, long ofEvenStarts) {
    return (ODD_BEGINS * ofOddStarts + (1 - ODD_BEGINS) * ofEvenStarts) / GAMES;
  }

  private static void assertRate(double rate, double published) {
    double variance = published * (1 - published);
    double error = Math.sqrt(variance / THEIR_GAMES + variance / GAMES);
    assertThat(rate).isCloseTo(published, Offset.offset(4 * error + .0005));
  }

  private static Tally play(Starter starter) throws Exception {
    RuleSet ludii = BuiltInRules.find("bell-ludii").orElseThrow().startedBy(starter, "ludii");
    RuleSet free = new Variation(ludii, "ludii").forced(Forced.NOTHING).rules();
    PolicySpec random = PolicySpec.of(Policies.find("random").orElseThrow());
    Plan plan =
        new Plan(
            "ludii",
            "ludii",
            1960,
            0.95,
            List.of(new Scenario(free, random, random, GAMES)),
            List.of(),
            List.of());
    return new Runner(2, BatchSize.TIMED, Progress.NONE).run(plan).tallies().get(0);
  }
}
