package senet.measure;

import java.util.Arrays;
import senet.game.Board;
import senet.game.Engine;
import senet.game.GameResult;
import senet.measure.SquareTally.Mover;

/** Counts what happens on each square of a game. */
public final class SquareCounter implements GameCounter {
  private static final Mover[] MOVERS = Mover.values();
  private final Engine engine;
  private final int[] game = new int[SquareTally.NUMBERS];

  /** Where each side stands, by who moves first. */
  private final int[] masks = new int[MOVERS.length];

  private int throwCount;

  /** A counter for games under these rules; each thread needs its own. */
  public SquareCounter(Engine engine) {
    this.engine = engine;
  }

  @Override
  public void started(long board, int counts) {
    Arrays.fill(game, 0);
    throwCount = 0;
    masks[0] = Board.own(board);
    masks[1] = Board.rival(board);
  }

  @Override
  public void thrown(boolean firstMoves, int value, int from, long board, int counts) {
    throwCount++;
    if ((from & ~Board.PASS) == 0) {
      return;
    }
    Mover mover = firstMoves ? Mover.FIRST : Mover.SECOND;
    Mover rival = firstMoves ? Mover.SECOND : Mover.FIRST;
    int own = masks[mover.ordinal()];
    int other = masks[rival.ordinal()];
    int to = engine.targets(value, from);
    int hit = other & to;
    count(SquareCount.VISITS, mover, to);
    count(SquareCount.HITS, mover, hit);
    count(SquareCount.SENT, mover, Board.own(board) & ~(own & ~from) & ~to);
    count(SquareCount.SENT, rival, Board.rival(board) & ~(other & ~hit));
    became(mover, Board.own(board));
    became(rival, Board.rival(board));
  }

  /** Adds one for each square of a mask. */
  private void count(SquareCount count, Mover mover, int mask) {
    add(count, mover, mask, 1);
  }

  private void add(SquareCount count, Mover mover, int mask, int number) {
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      game[SquareTally.index(count, mover, Integer.numberOfTrailingZeros(rest) + 1)] += number;
    }
  }

  /**
   * Notes where a side stands after a throw: who came has waited so many throws less, who left so
   * many more, so that only changes cost time.
   */
  private void became(Mover mover, int mask) {
    int before = masks[mover.ordinal()];
    add(SquareCount.WAITING, mover, mask & ~before, -throwCount);
    add(SquareCount.WAITING, mover, before & ~mask, throwCount);
    masks[mover.ordinal()] = mask;
  }

  @Override
  public void addTo(Tally tally, GameResult played) {
    for (Mover mover : MOVERS) {
      int mask = masks[mover.ordinal()];
      add(SquareCount.WAITING, mover, mask, throwCount);
      count(SquareCount.STANDING, mover, mask);
    }
    tally.squares().add(game);
  }
}
