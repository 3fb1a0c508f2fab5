package senet.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Batches of a fixed size and batches that take about as long as each other. */
class BatchSizeTest {
  private static final BatchSize LASTING = BatchSize.lasting(Duration.ofMillis(20));

  /** The size that batches come to when every game takes so long. */
  private static long settled(long nanosPerGame) {
    long size = LASTING.first(1);
    for (int i = 0; i < 50; i++) {
      size = LASTING.next(size, size * nanosPerGame);
    }
    return size;
  }

  @Test
  void settlesWhereABatchTakesTheTimeWanted() {
    assertThat(settled(2_000)).isEqualTo(10_000);
    assertThat(settled(1_000_000)).isEqualTo(20);
    assertThat(settled(5_000_000_000L)).isEqualTo(1);
  }

  @Test
  void growsStepByStepAndShrinksAtOnce() {
    assertThat(LASTING.next(100, 1)).isEqualTo(400);
    assertThat(LASTING.next(100, 0)).isEqualTo(400);
    assertThat(LASTING.next(10_000, 2_000_000_000)).isEqualTo(100);
  }

  @Test
  void longBatchesBeginWithMoreGamesWherePoliciesAreSimple() {
    assertThat(LASTING.first(1)).isEqualTo(16);
    assertThat(LASTING.first(1_000)).isEqualTo(16);
    assertThat(BatchSize.LONG.first(1)).isEqualTo(2_000);
    assertThat(BatchSize.LONG.first(20)).isEqualTo(100);
    assertThat(BatchSize.LONG.first(1e6)).isEqualTo(16);
    assertThat(BatchSize.LONG.next(1_000_000, 1_000_000_000)).isEqualTo(2_000_000);
  }

  @Test
  void keepsAFixedSize() {
    assertThat(BatchSize.of(7).first(1)).isEqualTo(7);
    assertThat(BatchSize.of(7).next(3, 1)).isEqualTo(7);
    assertThatThrownBy(() -> BatchSize.of(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
