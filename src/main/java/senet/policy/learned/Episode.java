package senet.policy.learned;

import java.util.Arrays;
import senet.game.Board;
import senet.game.Counts;
import senet.game.GameObserver;

/** The positions before each throw of a game, seen by the side that threw. */
final class Episode implements GameObserver {

  private long[] boards = new long[256];
  private int[] counts = new int[256];
  private boolean[] byFirst = new boolean[256];
  private int length;

  /** The newest position, and by whom it is seen. */
  private long board;

  private int count;
  private boolean seenByFirst;

  @Override
  public void started(long startBoard, int startCounts) {
    length = 0;
    see(true, startBoard, startCounts);
  }

  private void see(boolean first, long newBoard, int newCount) {
    seenByFirst = first;
    board = newBoard;
    count = newCount;
  }

  @Override
  public void thrown(boolean firstMoves, int value, int from, long after, int countsAfter) {
    if (length == boards.length) {
      boards = Arrays.copyOf(boards, 2 * length);
      counts = Arrays.copyOf(counts, 2 * length);
      byFirst = Arrays.copyOf(byFirst, 2 * length);
    }
    boards[length] = seenByFirst == firstMoves ? board : Board.flip(board);
    counts[length] = seenByFirst == firstMoves ? count : Counts.flip(count);
    byFirst[length] = firstMoves;
    length++;
    see(firstMoves, after, countsAfter);
  }

  int length() {
    return length;
  }

  long board(int i) {
    return boards[i];
  }

  int counts(int i) {
    return counts[i];
  }

  /** Whether the side that moved first in the game threw. */
  boolean byFirst(int i) {
    return byFirst[i];
  }
}
