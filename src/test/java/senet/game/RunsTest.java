package senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import senet.rules.Landing.Neighbours;
import senet.rules.Landing.Protection;
import senet.rules.SquareSet;

/** Runs of neighbours found by masks, against walking from square to square. */
class RunsTest {
  private static final int BOARDS = 2_000;

  @ParameterizedTest
  @EnumSource
  void areThoseFoundSquareBySquare(Neighbours neighbours) {
    SplittableRandom random = new SplittableRandom(10);
    for (int board = 0; board < BOARDS; board++) {
      SquareSet pieces = any(random, 3);
      SquareSet exempt = board % 2 == 0 ? SquareSet.NONE : any(random, 1);
      int least = 2 + board % 5;
      Runs runs = Runs.of(new Protection(least, neighbours, exempt));
      SquareSet counted = new SquareSet(pieces.mask() & ~exempt.mask());
      assertThat(new SquareSet(runs.in(pieces.mask())))
          .as("runs of %s in %s", least, counted)
          .isEqualTo(inRuns(counted, neighbours, least));
      assertThat(runs.pairs(pieces.mask()))
          .as("pairs in %s", counted)
          .isEqualTo(inPairs(counted, neighbours));
    }
  }

  /** Each square is in the set so many times out of four. */
  private static SquareSet any(SplittableRandom random, int of4) {
    int mask = 0;
    for (int square = 1; square <= SquareSet.BOARD_SIZE; square++) {
      mask |= random.nextInt(4) < of4 ? SquareSet.bit(square) : 0;
    }
    return new SquareSet(mask);
  }

  private static boolean isPair(SquareSet pieces, Neighbours neighbours, int square) {
    boolean sameRow = neighbours == Neighbours.PATH || square % 10 != 0;
    return sameRow && pieces.contains(square) && pieces.contains(square + 1);
  }

  private static int inPairs(SquareSet pieces, Neighbours neighbours) {
    int pairs = 0;
    for (int square = 1; square < SquareSet.BOARD_SIZE; square++) {
      pairs += isPair(pieces, neighbours, square) ? 1 : 0;
    }
    return pairs;
  }

  private static SquareSet inRuns(SquareSet pieces, Neighbours neighbours, int least) {
    int found = 0;
    for (int square : pieces.squares()) {
      int first = square;
      while (isPair(pieces, neighbours, first - 1)) {
        first--;
      }
      int last = square;
      while (isPair(pieces, neighbours, last)) {
        last++;
      }
      found |= last - first + 1 >= least ? SquareSet.bit(square) : 0;
    }
    return new SquareSet(found);
  }
}
