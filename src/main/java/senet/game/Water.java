package senet.game;

import java.util.SortedMap;
import senet.rules.SendsBack;
import senet.rules.SquareSet;

/** The water squares: what happens to a piece that lands on one. */
final class Water {
  final int mask;
  private final SendsBack[] bySquare = new SendsBack[SquareSet.BOARD_SIZE + 1];

  Water(SortedMap<Integer, SendsBack> squares) {
    mask = SquareSet.of(squares.keySet()).mask();
    squares.forEach((square, sends) -> bySquare[square] = sends);
  }

  /** The landings without those on water whose piece would find no square to rest on. */
  int withoutIllegal(int landings, int own, int rival, int value) {
    int kept = landings;
    for (int rest = landings & mask; rest != 0; rest &= rest - 1) {
      int square = Integer.lowestOneBit(rest);
      int from = Integer.rotateRight(square, value);
      if (resting(square, own ^ from | rival & ~square) == 0) {
        kept &= ~square;
      }
    }
    return kept;
  }

  /** The square where a piece that lands on the water at {@code at} comes to rest; 0 if none. */
  int resting(int at, int occupied) {
    SendsBack sends = bySquare[Integer.numberOfTrailingZeros(at) + 1];
    int target = SquareSet.bit(sends.to());
    int free = ~(occupied | mask);
    return switch (sends.ifTaken()) {
      case NEAREST_BEFORE -> Integer.highestOneBit(free & (target << 1) - 1);
      case NEAREST_AFTER -> Integer.lowestOneBit(free & at - 1 & -target);
      case ILLEGAL -> free & target;
    };
  }
}
