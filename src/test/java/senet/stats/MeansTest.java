package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** A mean from sums is the mean from the observations. */
class MeansTest {

  private static Estimate fromSums(Map<Integer, Long> counts, double confidence) {
    long sum = 0;
    long squares = 0;
    long n = 0;
    for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
      sum += entry.getKey() * entry.getValue();
      squares += (long) entry.getKey() * entry.getKey() * entry.getValue();
      n += entry.getValue();
    }
    return Means.mean(sum, squares, n, confidence);
  }

  @Test
  void ofSumsAndOfObservationsAreTheSame() {
    for (Map<Integer, Long> counts :
        java.util.List.<Map<Integer, Long>>of(
            Map.of(0, 3L, 7, 2L),
            Map.of(-5, 1L, 0, 1L, 12, 9L),
            Map.of(1_000, 999_999_999L, 1_001, 1L))) {
      Estimate sums = fromSums(counts, 0.9);
      Estimate plain = Means.mean(Histogram.of(counts), 0.9);
      assertThat(sums.value()).isCloseTo(plain.value(), within(1e-12));
      assertThat(Coverage.interval(sums).low())
          .isCloseTo(Coverage.interval(plain).low(), within(1e-12));
      assertThat(Coverage.interval(sums).high())
          .isCloseTo(Coverage.interval(plain).high(), within(1e-12));
      assertThat(sums.method()).isEqualTo(plain.method());
      assertThat(sums.n()).isEqualTo(plain.n());
    }
  }

  @Test
  void ofSumsSaysWhyThereIsNoInterval() {
    for (Map<Integer, Long> counts :
        java.util.List.<Map<Integer, Long>>of(Map.of(), Map.of(4, 1L), Map.of(4, 8L))) {
      assertThat(fromSums(counts, 0.9)).isEqualTo(Means.mean(Histogram.of(counts), 0.9));
    }
  }

  @Test
  void refusesSumsOfNoObservations() {
    assertThatThrownBy(() -> Means.mean(10, 49, 2, 0.9))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no observations have these sums");
  }

  /** Of two numbers with the sum 10 the squares add up to 50 at least, of one to 100, of none 0. */
  @Test
  void knowsWhichSumsObservationsCanHave() {
    assertThat(Means.arePossible(10, 49, 2)).isFalse();
    assertThat(Means.arePossible(10, 50, 2)).isTrue();
    assertThat(Means.arePossible(-10, 52, 2)).isTrue();
    assertThat(Means.arePossible(10, 100, 1)).isTrue();
    assertThat(Means.arePossible(10, 102, 1)).isFalse();
    assertThat(Means.arePossible(0, 0, 0)).isTrue();
    assertThat(Means.arePossible(0, 4, 0)).isFalse();
    assertThat(Means.arePossible(2, 0, 0)).isFalse();
  }
}
