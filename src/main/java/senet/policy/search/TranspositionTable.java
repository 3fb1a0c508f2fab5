package senet.policy.search;

/**
 * Remembers the values of positions already searched. Its memory is fixed: a new position takes the
 * place of another that has the same hash. What it tells was stored for exactly that position and
 * depth, so that a search chooses alike with any table or none.
 */
final class TranspositionTable {

  /** 2<sup>64</sup> divided by the golden ratio, and odd: spreads keys over the upper bits. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  /** No real board has this: both sides would stand on every square. */
  private static final long NO_BOARD = -1;

  private final long[] boards;
  private final long[] details;
  private final double[] values;
  private final int shift;

  /**
   * An empty table.
   *
   * @param size how many positions it holds, at least 1; the next power of two is taken
   */
  TranspositionTable(int size) {
    int bits = 32 - Integer.numberOfLeadingZeros(size - 1);
    boards = new long[1 << bits];
    details = new long[1 << bits];
    values = new double[1 << bits];
    java.util.Arrays.fill(boards, NO_BOARD);
    // a shift by 64 would be none at all
    shift = bits == 0 ? 63 : 64 - bits;
  }

  /** Counts, throws still looked ahead (up to 255) and extra throws had, as one number. */
  static long details(int counts, int throwsLeft, int extraThrows) {
    return counts & 0xFFFF_FFFFL | (long) throwsLeft << 32 | (long) extraThrows << 40;
  }

  /** The value stored for a position; NaN if there is none. */
  double find(long board, long detail) {
    int place = place(board, detail);
    return boards[place] == board && details[place] == detail ? values[place] : Double.NaN;
  }

  void store(long board, long detail, double value) {
    int place = place(board, detail);
    boards[place] = board;
    details[place] = detail;
    values[place] = value;
  }

  private int place(long board, long detail) {
    long hash = (board ^ Long.rotateLeft(detail * SPREAD, 29)) * SPREAD;
    return (int) ((hash ^ hash << 32) >>> shift) & boards.length - 1;
  }
}
