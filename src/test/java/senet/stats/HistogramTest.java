package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HistogramTest {
  private static Histogram histogramOf(int... values) {
    Histogram histogram = new Histogram();
    for (int value : values) {
      histogram.add(value);
    }
    return histogram;
  }

  @ParameterizedTest
  @CsvSource({"0,10,3", "-5,6,40", "-3000,3000,500", "900,1000,1", "-100000,100000,50"})
  void agreesWithNaiveComputation(int low, int high, int n) {
    int[] values = new SplittableRandom(7).ints(n, low, high).toArray();
    Histogram histogram = histogramOf(values);
    Arrays.sort(values);

    assertThat(histogram.total()).isEqualTo(n);
    assertThat(histogram.min()).isEqualTo(values[0]);
    assertThat(histogram.max()).isEqualTo(values[n - 1]);
    double mean = Arrays.stream(values).average().orElseThrow();
    assertThat(histogram.mean()).isCloseTo(mean, within(1e-9));
    for (int k = 2; k <= 4; k++) {
      int power = k;
      double moment = Arrays.stream(values).mapToDouble(v -> Math.pow(v - mean, power)).sum() / n;
      double scale = Math.pow(high - low, k);
      assertThat(histogram.centralMoment(k)).isCloseTo(moment, within(1e-12 * scale));
    }
    for (int rank = 1; rank <= n; rank++) {
      assertThat(histogram.orderStatistic(rank)).isEqualTo(values[rank - 1]);
      assertThat(histogram.quantile((double) rank / n)).isEqualTo(values[rank - 1]);
    }
    for (int value : new int[] {low - 1, values[0], values[n / 2], high}) {
      long count = Arrays.stream(values).filter(v -> v == value).count();
      assertThat(histogram.count(value)).isEqualTo(count);
    }
  }

  @Test
  void variancesAreUnbiased() {
    assertThat(histogramOf(-3, -1, 0, 0, 2, 2, 2, 5, 9, 14).variance()).isEqualTo(26);
    assertThat(histogramOf(0, 0, 1).mean()).isEqualTo(1 / 3.0);
    assertThat(histogramOf(1, 3).variance()).isEqualTo(2);
    assertThat(histogramOf(5).variance()).isZero();
    assertThat(new Histogram().variance()).isZero();
  }

  @Test
  void momentsKeepAllDigitsForManyDistantObservations() {
    Histogram histogram = new Histogram();
    histogram.add(2_000_000_000, 5_000_000_000L);
    histogram.add(2_000_000_001, 5_000_000_000L);
    assertThat(histogram.mean()).isEqualTo(2_000_000_000.5);
    assertThat(histogram.centralMoment(2)).isEqualTo(0.25);
    assertThat(histogram.centralMoment(3)).isZero();
    assertThat(histogram.centralMoment(4)).isEqualTo(0.0625);
    assertThat(histogram.variance()).isEqualTo(0.25 * (1e10 / (1e10 - 1)));
  }

  @Test
  void contentsDecideWhateverTheOrderOfMerging() {
    Histogram a = histogramOf(3, -70, 3);
    Histogram b = histogramOf(1000, -2);
    Histogram c = histogramOf(0, 64, -65);
    Histogram left = new Histogram();
    left.merge(a);
    left.merge(b);
    left.merge(c);
    Histogram right = new Histogram();
    c.merge(b);
    right.merge(c);
    right.merge(a);

    assertThat(left).isEqualTo(right).hasSameHashCodeAs(right).hasToString(right.toString());
    assertThat(left.toMap())
        .isEqualTo(Map.of(-70, 1L, -65, 1L, -2, 1L, 0, 1L, 3, 2L, 64, 1L, 1000, 1L));
    assertThat(Histogram.of(left.toMap())).isEqualTo(left);
    assertThat(left.variance()).isEqualTo(right.variance());
    assertThat(left).isNotEqualTo(a);
    assertThat(left.toMap().firstKey()).isEqualTo(-70);
  }

  @Test
  void mergingWithItselfDoublesTheCounts() {
    Histogram histogram = histogramOf(1, 1, -8);
    histogram.merge(histogram);
    assertThat(histogram.toMap()).isEqualTo(Map.of(1, 4L, -8, 2L));
  }

  @Test
  void addingZeroTimesChangesNothing() {
    Histogram histogram = new Histogram();
    histogram.add(Integer.MAX_VALUE, 0);
    assertThat(histogram.isEmpty()).isTrue();
    histogram.add(1);
    histogram.add(Integer.MIN_VALUE, 0);
    assertThat(histogram).isEqualTo(histogramOf(1));
    assertThat(histogram.isEmpty()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, Integer.MAX_VALUE})
  void worksAtTheEndsOfTheIntRange(int end) {
    int inwards = end < 0 ? 1 : -1;
    Histogram histogram = histogramOf(end + 200 * inwards, end + 130 * inwards, end);
    assertThat(histogram.count(end)).isEqualTo(1);
    assertThat(histogram.total()).isEqualTo(3);
    assertThat(histogram.count(-end)).isEqualTo(end == -end ? 1 : 0);
    assertThatIllegalArgumentException().isThrownBy(() -> histogram.add(-(end + inwards)));
  }

  @Test
  void limitsTheSpanByContentAlone() {
    int span = Cells.MAX_SPAN;
    Histogram histogram = histogramOf(0, span / 2, 5_000_000, span - 2);
    histogram.add(-1);
    assertThat(histogram.toMap().keySet()).containsExactly(-1, 0, 5_000_000, span / 2, span - 2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> histogram.add(span - 1))
        .withMessageContaining("16777215");
    // Nor does the room that growing made below count.
    assertThatIllegalArgumentException().isThrownBy(() -> histogram.add(-2));
    assertThat(histogram.total()).isEqualTo(5);
  }

  @Test
  void quantilesAreTheFirstValueThatReachesTheShare() {
    Histogram histogram = Histogram.of(Map.of(1, 7L, 2, 93L));
    assertThat(histogram.quantile(0)).isEqualTo(1);
    assertThat(histogram.quantile(0.07)).isEqualTo(1);
    assertThat(histogram.quantile(Math.nextUp(0.07))).isEqualTo(2);
    assertThat(histogram.quantile(1)).isEqualTo(2);
  }

  @Test
  void rejectsWhatIsOutOfRange() {
    Histogram histogram = histogramOf(1, 2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> histogram.add(4, -3))
        .withMessageContaining("-3");
    assertThatIllegalArgumentException().isThrownBy(() -> histogram.quantile(Double.NaN));
    assertThatIllegalArgumentException().isThrownBy(() -> histogram.quantile(1.5));
    assertThatIllegalArgumentException().isThrownBy(() -> histogram.orderStatistic(0));
    assertThatIllegalArgumentException().isThrownBy(() -> histogram.orderStatistic(3));
    assertThatIllegalArgumentException().isThrownBy(() -> histogram.centralMoment(1));
    assertThatIllegalArgumentException().isThrownBy(() -> histogram.centralMoment(5));
    assertThatThrownBy(() -> histogram.add(1, Long.MAX_VALUE))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void anEmptyOneHasNeitherExtremesNorMoments() {
    Histogram empty = new Histogram();
    assertThat(empty).isEqualTo(Histogram.of(Map.of()));
    assertThat(empty.total()).isZero();
    assertThat(empty.count(0)).isZero();
    assertThatIllegalStateException().isThrownBy(empty::min);
    assertThatIllegalStateException().isThrownBy(empty::max);
    assertThatIllegalStateException().isThrownBy(empty::mean);
    assertThatIllegalStateException().isThrownBy(() -> empty.centralMoment(2));
    assertThatIllegalStateException().isThrownBy(() -> empty.quantile(0.5));
  }
}
