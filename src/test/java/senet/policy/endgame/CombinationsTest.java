package senet.policy.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.game.Board;

/** Numbers of sets and of positions: each has one, and leads back. */
class CombinationsTest {

  @Test
  void placesAreInNumericalOrderOfTheMasks() {
    int place = 0;
    for (int mask = 0; mask < 1 << 20; mask++) {
      if (Integer.bitCount(mask) == 3) {
        assertThat(Combinations.place(mask)).isEqualTo(place);
        assertThat(Combinations.set(place, 3)).isEqualTo(mask);
        place++;
      }
    }
    assertThat(place).isEqualTo(1140);
    assertThat(Combinations.count(20, 3)).isEqualTo(1140);
    assertThat(Combinations.count(30, 0)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 870", "2, 1, 12180", "0, 2, 435", "2, 2, 164430"})
  void everyPositionOfALayerHasItsNumber(int own, int rival, int size) {
    Layer layer = new Layer(own, rival, 0, 0, 0, 17);
    Set<Long> boards = new HashSet<>();
    for (int number = 17; number < 17 + size; number++) {
      long board = layer.board(number);
      assertThat(Board.own(board) & Board.rival(board)).isZero();
      assertThat(Integer.bitCount(Board.own(board))).isEqualTo(own);
      assertThat(Integer.bitCount(Board.rival(board))).isEqualTo(rival);
      assertThat((Board.own(board) | Board.rival(board)) >>> 30).isZero();
      assertThat(layer.number(board)).isEqualTo(number);
      boards.add(board);
    }
    assertThat(layer.size()).isEqualTo(size);
    assertThat(boards).hasSize(size);
  }
}
