package senet.policy.search;

import org.jspecify.annotations.Nullable;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.rules.ExtraThrows;

/**
 * Looks some throws ahead (Michie 1966): the average over every throw by its chance, the best move
 * of whoever has thrown, and a valuation where the sight ends. A side that throws again is the one
 * to move again. Values are seen by the side to move. Makes no objects; for one thread.
 *
 * <p>It cuts no branches by bounds on chance nodes (Star1 and Star2, Ballard 1983). At depths 2 and
 * 3 those spare 10 to 35% of the valuations and little or no time, and values that are only bounds
 * could not be remembered as they are.
 */
final class Expectimax {

  private final Engine engine;
  private final Valuation valuation;
  private final @Nullable TranspositionTable table;
  private final int[] throwValues;
  private final double[] chances;

  /** How many extra throws in a row a side may have, and what one adds to their count. */
  private final int mostExtraThrows;

  private final int countsExtraThrows;

  /**
   * A search.
   *
   * @param table remembers positions; null for none
   */
  Expectimax(Engine engine, Valuation valuation, @Nullable TranspositionTable table) {
    this.engine = engine;
    this.valuation = valuation;
    this.table = table;
    throwValues = engine.throwValues();
    chances = engine.throwChances();
    mostExtraThrows = engine.rules().extraThrows().cap();
    // where there is no cap, positions with more and with fewer of them are the same
    countsExtraThrows = mostExtraThrows == ExtraThrows.NO_CAP ? 0 : 1;
  }

  /**
   * The value of a move, or of a pass, for the side that makes it.
   *
   * @param value the throw, negative if backward
   * @param from the move; 0 or {@link Board#PASS} for a pass
   * @param throwsLeft how many throws to look ahead after it
   * @param extraThrows how many the side has had in a row
   */
  double afterMove(long board, int counts, int value, int from, int throwsLeft, int extraThrows) {
    long nextBoard = board;
    int nextCounts = counts;
    if ((from & ~Board.PASS) != 0) {
      nextBoard = engine.move(board, value, from);
      nextCounts = engine.countsAfter(board, counts, value, from);
      if (engine.isOver(nextBoard, nextCounts)) {
        return Outcomes.value(engine.outcome(nextBoard, nextCounts));
      }
    }
    boolean again = engine.throwsAgain(value, from) && extraThrows < mostExtraThrows;
    if (throwsLeft == 0) {
      return again
          ? valuation.ofThrowingAgain(nextBoard, nextCounts)
          : valuation.of(nextBoard, nextCounts);
    }
    return again
        ? beforeThrow(nextBoard, nextCounts, throwsLeft, extraThrows + countsExtraThrows)
        : -beforeThrow(Board.flip(nextBoard), Counts.flip(nextCounts), throwsLeft, 0);
  }

  /** The value of a position for the side that throws, {@code throwsLeft} being 1 or more. */
  double beforeThrow(long board, int counts, int throwsLeft, int extraThrows) {
    // the last throw is cheaper to work out than to look up
    if (table == null || throwsLeft == 1) {
      return average(board, counts, throwsLeft, extraThrows);
    }
    long detail = TranspositionTable.details(counts, throwsLeft, extraThrows);
    double known = table.find(board, detail);
    if (!Double.isNaN(known)) {
      return known;
    }
    double value = average(board, counts, throwsLeft, extraThrows);
    table.store(board, detail, value);
    return value;
  }

  private double average(long board, int counts, int throwsLeft, int extraThrows) {
    double sum = 0;
    for (int i = 0; i < throwValues.length; i++) {
      int value = engine.direction(board, counts, throwValues[i]);
      int legal = engine.legalMoves(board, counts, value);
      sum += chances[i] * best(board, counts, value, legal, throwsLeft - 1, extraThrows);
    }
    return sum;
  }

  private double best(
      long board, int counts, int value, int legal, int throwsLeft, int extraThrows) {
    int from = Integer.lowestOneBit(legal);
    double best = afterMove(board, counts, value, from, throwsLeft, extraThrows);
    for (int rest = legal ^ from; rest != 0; rest &= rest - 1) {
      from = Integer.lowestOneBit(rest);
      best = Math.max(best, afterMove(board, counts, value, from, throwsLeft, extraThrows));
    }
    return best;
  }
}
