package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RatiosTest {
  private static RatioSums sums(int... yThenX) {
    RatioSums sums = new RatioSums();
    for (int i = 0; i < yThenX.length; i += 2) {
      sums.add(yThenX[i], yThenX[i + 1]);
    }
    return sums;
  }

  @Test
  void hasTheIntervalOfTheDeltaMethod() {
    // Computed in SciPy from the pairs, not from their sums.
    Estimate ratio = Ratios.ratio(sums(2, 4, 3, 5, 5, 9, 4, 9, 7, 15, 1, 3), 0.95);
    Coverage.assertInterval(ratio, 0.42150655, 0.55627123);
    assertThat(ratio.value()).isCloseTo(22 / 45.0, within(1e-16));
    assertThat(ratio.method()).isEqualTo("delta");
    assertThat(ratio.n()).isEqualTo(6);
  }

  @Test
  void overAConstantItIsTheMean() {
    Estimate ratio = Ratios.ratio(sums(1, 2, 5, 2, 6, 2, -4, 2), 0.9);
    Histogram histogram = new Histogram();
    for (int y : new int[] {1, 5, 6, -4}) {
      histogram.add(y);
    }
    Interval mean = Coverage.interval(Means.mean(histogram, 0.9));
    Coverage.assertInterval(ratio, mean.low() / 2, mean.high() / 2);
  }

  @Test
  void nearlyProportionalPairsKeepTheirDigits() {
    // One pair in 10⁹ off by one: in doubles the residual of about 1 vanishes in sums of 4·10¹⁸.
    long m = 999_999_999;
    long k = 60_000;
    RatioSums sums =
        new RatioSums(
            m * k + k + 1,
            (m + 1) * k,
            m * k * k + (k + 1) * (k + 1),
            m * k * k + (k + 1) * k,
            (m + 1) * k * k,
            m + 1);
    Interval interval = Coverage.interval(Ratios.ratio(sums, 0.95));
    // Σ(y − Rx)² is 1 here, so the half width is z/(n·k).
    double half = (interval.high() - interval.low()) / 2;
    assertThat(half).isCloseTo(1.959964 / (1e9 * k), within(3e-16));
  }

  @Test
  void coversTheTruth() {
    // X is one to six, and Y counts heads in X tosses of a coin: positively correlated.
    double coverage =
        Coverage.of(
            0.5,
            random -> {
              RatioSums sums = new RatioSums();
              for (int i = 0; i < 50; i++) {
                int x = 1 + random.nextInt(6);
                sums.add(Integer.bitCount(random.nextInt(1 << x)), x);
              }
              return Ratios.ratio(sums, 0.95);
            });
    assertThat(coverage).isBetween(0.93, 0.97);
  }

  @Test
  void mergingIsAddingAll() {
    RatioSums merged = sums(1, 2, -3, 4);
    RatioSums other = sums(5, -6);
    merged.merge(other);
    assertThat(merged)
        .isEqualTo(sums(5, -6, -3, 4, 1, 2))
        .hasSameHashCodeAs(sums(1, 2, 5, -6, -3, 4));
    assertThat(other).isEqualTo(sums(5, -6)).isNotEqualTo(merged);
    assertThat(merged).isEqualTo(new RatioSums(3, 0, 35, -40, 56, 3));
    RatioSums restored =
        new RatioSums(
            merged.sumY(),
            merged.sumX(),
            merged.sumYY(),
            merged.sumXY(),
            merged.sumXX(),
            merged.n());
    assertThat(restored).isEqualTo(merged);
    assertThat(merged.toString()).isEqualTo("y 3 x 0 yy 35 xy -40 xx 56 n 3");
  }

  @Test
  void squaresDoNotOverflowTheIntRange() {
    assertThat(sums(-2_000_000_000, 2_000_000_000))
        .isEqualTo(
            new RatioSums(
                -2_000_000_000,
                2_000_000_000,
                4_000_000_000_000_000_000L,
                -4_000_000_000_000_000_000L,
                4_000_000_000_000_000_000L,
                1));
  }

  @Test
  void mergingNeverOverflowsSilently() {
    RatioSums large = new RatioSums(0, 0, 0, 0, Long.MAX_VALUE, 1);
    RatioSums before = new RatioSums(0, 0, 0, 0, Long.MAX_VALUE, 1);
    assertThatThrownBy(() -> large.merge(sums(1, 1))).isInstanceOf(ArithmeticException.class);
    assertThat(large).isEqualTo(before);
  }

  @Test
  void noIntervalWhereNoneMakesSense() {
    assertThat(Ratios.ratio(new RatioSums(), 0.95))
        .isEqualTo(new Estimate(Double.NaN, null, "none: no observations", 0));
    assertThat(Ratios.ratio(sums(1, 0, 2, 0), 0.95))
        .isEqualTo(new Estimate(Double.NaN, null, "none: zero denominator", 2));
    assertThat(Ratios.ratio(sums(1, 4), 0.95))
        .isEqualTo(new Estimate(0.25, null, "none: one observation", 1));
    assertThat(Ratios.ratio(sums(1, 4, 3, 12), 0.95))
        .isEqualTo(new Estimate(0.25, null, "none: all ratios equal", 2));
  }

  @Test
  void rejectsWhatIsOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ratios.ratio(new RatioSums(), 0))
        .withMessageContaining("0.0");
    assertThatIllegalArgumentException().isThrownBy(() -> new RatioSums(0, 0, -1, 0, 0, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new RatioSums(0, 0, 0, 0, -1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new RatioSums(0, 0, 0, 0, 0, -1));
    assertThat(new RatioSums(0, 0, 0, 0, 0, 0)).isEqualTo(new RatioSums());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ratios.ratio(new RatioSums(2, 2, 1, 5, 1, 2), 0.95))
        .withMessageContaining("xy 5");
  }

  /** Sums of 3 of two numbers with squares of 5 are those of 1 and 2, with products of 4 or 5. */
  @Test
  void knowsWhichSumsPairsCanHave() {
    assertThat(Ratios.arePossible(sums(1, 1, 2, 2))).isTrue();
    assertThat(Ratios.arePossible(sums(1, 2, 2, 1))).isTrue();
    assertThat(Ratios.arePossible(sums(4, 9, -3, 2, 0, 5, 8, 1))).isTrue();
    for (long product : new long[] {3, 6}) {
      assertThat(Ratios.arePossible(new RatioSums(3, 3, 5, product, 5, 2))).isFalse();
    }
    // two equal numbers beside two that have a sum of 3 and too small squares, and 0 and 1 beside 0
    // and 10 or the other way, with more than 10 of both
    assertThat(Ratios.arePossible(new RatioSums(2, 3, 2, 3, 4, 2))).isFalse();
    assertThat(Ratios.arePossible(new RatioSums(3, 2, 4, 3, 2, 2))).isFalse();
    assertThat(Ratios.arePossible(new RatioSums(1, 10, 1, 10, 100, 2))).isTrue();
    assertThat(Ratios.arePossible(new RatioSums(1, 10, 1, 11, 100, 2))).isFalse();
    assertThat(Ratios.arePossible(new RatioSums(10, 1, 100, 11, 1, 2))).isFalse();
    assertThat(Ratios.arePossible(sums(3, -7))).isTrue();
    assertThat(Ratios.arePossible(new RatioSums(3, -7, 9, 21, 49, 1))).isFalse();
    assertThat(Ratios.arePossible(new RatioSums())).isTrue();
    assertThat(Ratios.arePossible(new RatioSums(0, 0, 0, 1, 0, 0))).isFalse();
  }
}
