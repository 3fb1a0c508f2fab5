package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import org.apache.commons.rng.core.source64.SplitMix64;
import org.junit.jupiter.api.Test;
import senet.stats.Chances.Combination;

/** Estimates from chances, against plain arithmetic and by simulated coverage. */
class ChancesTest {
  private static final Combination WIN = new Combination(0, 1, 0);
  private static final Combination ADVANTAGE = new Combination(-1, 2, 1);
  private static final int UNIT = ChanceSums.UNIT;

  @Test
  void meanAndVarianceOfAFewGames() {
    ChanceSums sums = new ChanceSums();
    sums.add(UNIT, 0);
    sums.add(UNIT / 2, UNIT / 4);
    sums.add(0, UNIT / 2);
    sums.add(UNIT / 4, 0);
    // advantages: 1, 0.25, -0.5, -0.5; python3 -m statistics: mean 0.0625, variance 0.515625
    assertThat(ADVANTAGE.mean(sums)).isEqualTo(0.0625);
    assertThat(ADVANTAGE.variance(sums)).isCloseTo(0.515625, within(1e-15));
    assertThat(new Combination(1, -1, -1).mean(sums)).isEqualTo((0 + 0.25 + 0.5 + 0.75) / 4);
    Estimate ratio =
        Chances.varianceRatio(sums, ADVANTAGE, new double[] {1, 0, -1}, new long[] {2, 1, 1});
    // outcomes 1, 1, 0, -1: variance 0.916667
    assertThat(ratio.value()).isCloseTo(0.9166666666666666 / 0.515625, within(1e-12));
    assertThat(ratio.interval()).isNull();
    // five wins, a draw and a loss: (6 − 4² / 7) / 6
    ratio = Chances.varianceRatio(sums, ADVANTAGE, new double[] {1, 0, -1}, new long[] {5, 1, 1});
    assertThat(ratio.value()).isCloseTo(26 / 42.0 / 0.515625, within(1e-12));
  }

  @Test
  void theIntervalIsTheNormalOne() {
    ChanceSums sums = new ChanceSums();
    for (int i = 0; i < 500; i++) {
      sums.add(UNIT / 4, 0);
      sums.add(UNIT / 4 * 3, 0);
    }
    // sd = 0.25·√(1000/999), 1.959964·sd/√1000 = 0.0155026
    Estimate estimate = Chances.mean(sums, WIN, "made up", 0.95);
    assertThat(estimate.value()).isEqualTo(0.5);
    assertThat(estimate.method()).isEqualTo("made up; normal");
    Interval interval = Objects.requireNonNull(estimate.interval());
    assertThat(interval.high() - 0.5).isCloseTo(0.0155026, within(1e-7));
    assertThat(0.5 - interval.low()).isCloseTo(0.0155026, within(1e-7));
  }

  @Test
  void rareWinsHaveWilsonsBound() {
    ChanceSums sums = new ChanceSums();
    sums.add(UNIT, 0);
    for (int i = 1; i < 100; i++) {
      sums.add(0, 0);
    }
    Estimate estimate = Chances.mean(sums, WIN, "made up", 0.95);
    Estimate wilson = Rates.wilson(1, 100, 0.95);
    assertThat(estimate.method()).isEqualTo("made up; wilson (bound)");
    assertThat(estimate.interval()).isEqualTo(wilson.interval());
  }

  /** An advantage of one win in a hundred goes from −1 to 1: twice the rate of wins, less 1. */
  @Test
  void wilsonsBoundIsThatOfTheRangeOfWhatIsAveraged() {
    ChanceSums sums = new ChanceSums();
    sums.add(UNIT, 0);
    for (int i = 1; i < 100; i++) {
      sums.add(0, 0);
    }
    Estimate estimate = Chances.mean(sums, ADVANTAGE, "made up", 0.95);
    Interval wilson = Objects.requireNonNull(Rates.wilson(1, 100, 0.95).interval());
    Interval interval = Objects.requireNonNull(estimate.interval());
    assertThat(estimate.method()).isEqualTo("made up; wilson (bound)");
    assertThat(interval.low()).isCloseTo(2 * wilson.low() - 1, within(1e-12));
    assertThat(interval.high()).isCloseTo(2 * wilson.high() - 1, within(1e-12));
  }

  @Test
  void hasNoIntervalWhereNothingVaries() {
    ChanceSums sums = new ChanceSums();
    assertThat(Chances.mean(sums, WIN, "made up", 0.95).value()).isNaN();
    sums.add(5, 0);
    assertThat(Chances.mean(sums, WIN, "made up", 0.95).method())
        .isEqualTo("none: one observation");
    sums.add(5, 0);
    assertThat(Chances.mean(sums, WIN, "made up", 0.95).method())
        .isEqualTo("none: all observations equal");
  }

  /** Ten thousand million games of the largest chances: beyond 64 bits. */
  @Test
  void sumsAreExactBeyondLongs() {
    ChanceSums sums = new ChanceSums();
    for (int i = 0; i < 50; i++) {
      sums.add(UNIT, 0);
      sums.add(UNIT / 2 + 1, UNIT / 2 - 1);
    }
    for (int i = 0; i < 30; i++) {
      ChanceSums same = new ChanceSums(sums.n(), sums.sums());
      sums.merge(same);
    }
    BigInteger unit = BigInteger.valueOf(UNIT);
    BigInteger half = BigInteger.valueOf(UNIT / 2 + 1);
    BigInteger times = BigInteger.valueOf(50).shiftLeft(30);
    assertThat(sums.n()).isEqualTo(100L << 30);
    BigInteger rest = BigInteger.valueOf(UNIT / 2 - 1);
    assertThat(sums.sums().get(0)).isEqualTo(unit.add(half).multiply(times));
    assertThat(sums.sums().get(1)).isEqualTo(rest.multiply(times));
    assertThat(sums.sums().get(3)).isEqualTo(rest.pow(2).multiply(times));
    assertThat(sums.sums().get(2)).isEqualTo(unit.pow(2).add(half.pow(2)).multiply(times));
    assertThat(sums.sums().get(4)).isEqualTo(half.multiply(rest).multiply(times));
  }

  @Test
  void refusesSumsThatCannotBe() {
    List<BigInteger> zeros = java.util.Collections.nCopies(4, BigInteger.ZERO);
    assertThatThrownBy(() -> new ChanceSums(3, zeros)).isInstanceOf(IllegalArgumentException.class);
    List<BigInteger> tooMuch =
        List.of(
            BigInteger.valueOf(4L * UNIT),
            BigInteger.ZERO,
            BigInteger.ZERO,
            BigInteger.ZERO,
            BigInteger.ZERO);
    assertThatThrownBy(() -> new ChanceSums(3, tooMuch))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("chances above 1");
  }

  /** Chances that are 0, 1 or anything between, as tables give them, of mean 0.3. */
  @Test
  void intervalsCoverAsOftenAsTheySay() {
    SplitMix64 random = new SplitMix64(11);
    int runs = 4_000;
    int covered = 0;
    for (int run = 0; run < runs; run++) {
      ChanceSums sums = new ChanceSums();
      for (int i = 0; i < 200; i++) {
        double u = random.nextDouble();
        double chance = u < 0.1 ? 1 : u < 0.6 ? 0 : random.nextDouble();
        sums.add((int) (chance * UNIT), 0);
      }
      Interval interval =
          Objects.requireNonNull(Chances.mean(sums, WIN, "made up", 0.95).interval());
      covered += interval.low() <= 0.3 && 0.3 <= interval.high() ? 1 : 0;
    }
    assertThat(covered / (double) runs).isBetween(0.935, 0.965);
  }

  @Test
  void sumsAreRestoredHoweverFewPairs() {
    ChanceSums sums = new ChanceSums();
    for (int pairs = 0; pairs < 3; pairs++) {
      ChanceSums restored = new ChanceSums(sums.n(), sums.sums());
      assertThat(restored.n()).isEqualTo(pairs);
      assertThat(restored.sums()).isEqualTo(sums.sums());
      sums.add(UNIT / 2, UNIT / 4);
    }
  }

  /** Of two games: chances 1 and ½ with the variance ⅛, outcomes 1 and 0 with ½. */
  @Test
  void twoGamesHaveARatioOfVariances() {
    ChanceSums sums = new ChanceSums();
    sums.add(UNIT, 0);
    sums.add(UNIT / 2, 0);
    Estimate ratio = Chances.varianceRatio(sums, WIN, new double[] {1, 0}, new long[] {1, 1});
    assertThat(ratio.value()).isCloseTo(4, within(1e-12));
  }

  /** Of a hundred games all but one are won: a rate of wins near 1, and of losses near 0. */
  @Test
  void nearEitherEndOfItsRangeAMeanHasWilsonsBound() {
    ChanceSums sums = new ChanceSums();
    sums.add(0, 0);
    for (int i = 1; i < 100; i++) {
      sums.add(UNIT, 0);
    }
    Combination loss = new Combination(1, -1, -1);
    Estimate wins = Chances.mean(sums, WIN, "made up", 0.95);
    Estimate losses = Chances.mean(sums, loss, "made up", 0.95);
    assertThat(wins.method()).isEqualTo("made up; wilson (bound)");
    assertThat(losses.method()).isEqualTo("made up; wilson (bound)");
    Coverage.assertInterval(wins, 0.9455, 0.9982); // Wilson's, from tables
    Coverage.assertInterval(losses, 0.0018, 0.0545);
  }
}
