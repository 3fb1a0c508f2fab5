package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CellsTest {

  /** Or a tally of few values would fill the memory, depending on their order. */
  @Test
  void takeRoomForTheValuesWhateverTheirOrder() {
    Cells cells = new Cells();
    for (int i = 0; i < 100; i++) {
      cells.increment(i % 2 == 0 ? i : -i);
    }
    assertThat(cells.total()).isEqualTo(100);
    assertThat(cells.count(98)).isOne();
    assertThat(cells.count(-99)).isOne();
    assertThat(cells.size()).isBetween(98 + 99 + 1, 2 * (98 + 99 + 1));
  }

  @Test
  void takeTwiceTheRoomThatAValueNeedsAndNoMoreUntilOneHasNone() {
    Cells cells = new Cells();
    for (int value = 0; value < 64; value++) {
      cells.increment(value);
      cells.increment(0);
      assertThat(cells.size()).isEqualTo(64);
    }
    for (int value = 64; value < 130; value++) {
      cells.increment(value);
      assertThat(cells.size()).isEqualTo(2 * 65);
    }
  }
}
