package senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import senet.rules.Side;

/**
 * The course of one game: enough to show it again under its rules without those who played it.
 *
 * @param starter the side that moved first
 * @param acts every throw, in order
 */
public record GameRecord(Side starter, List<Act> acts) {

  public GameRecord {
    acts = List.copyOf(acts);
  }

  /**
   * A throw and what was done with it.
   *
   * @param firstMoves whether the side that moved first in the game threw
   * @param value the throw, negative if the moves it gave were backward
   * @param from the move, as a mask; 0 or {@link Board#PASS} for a pass
   */
  public record Act(boolean firstMoves, int value, int from) {}

  /**
   * A throw and where it led; positions are seen by who moved first.
   *
   * @param number which throw of the game, from 1
   * @param firstMoves whether the side that moved first in the game threw
   * @param value the throw, as it fell
   * @param before the position before it
   * @param move the move, seen by the mover; nothing for a pass
   * @param isChosenPass whether the side passed although it could move
   * @param after the position after it
   */
  public record Step(
      int number,
      boolean firstMoves,
      int value,
      Position before,
      Optional<Move> move,
      boolean isChosenPass,
      Position after) {

    /** The position before the throw, seen by the mover. */
    public Position seenByMover() {
      return firstMoves ? before : before.flip();
    }
  }

  /** Plays a game, and records it; as {@link Game#play}. */
  public static GameRecord play(
      Engine engine,
      Policy first,
      Policy second,
      GameRandom random,
      long index,
      GameResult result) {
    List<Act> acts = new ArrayList<>();
    GameObserver recorder =
        (firstMoves, value, from, board, counts) -> acts.add(new Act(firstMoves, value, from));
    new Game(engine, first, second, recorder).play(random, index, result);
    return new GameRecord(result.starter(), acts);
  }

  /** The position at the start, seen by who moves first. */
  public Position start(Engine engine) {
    return Position.of(engine.startBoard(starter), engine.startCounts(starter));
  }

  /**
   * The throws with the positions they led to.
   *
   * @throws IllegalArgumentException if a throw or a move is not one of these rules
   */
  public List<Step> steps(Engine engine) {
    List<Step> steps = new ArrayList<>();
    Position before = start(engine);
    for (Act act : acts) {
      Position seen = act.firstMoves ? before : before.flip();
      Optional<Move> move = move(engine, seen, act, steps.size() + 1);
      Position reached = move.map(Move::after).orElse(seen);
      Position after = act.firstMoves ? reached : reached.flip();
      steps.add(
          new Step(
              steps.size() + 1,
              act.firstMoves,
              Math.abs(act.value),
              before,
              move,
              act.from == Board.PASS,
              after));
      before = after;
    }
    return steps;
  }

  private static Optional<Move> move(Engine engine, Position seen, Act act, int number) {
    boolean thrown = engine.isThrow(Math.abs(act.value));
    int legal = thrown ? engine.legalMoves(seen.board(), seen.counts(), act.value) : -1;
    boolean allowed =
        act.from == 0 ? legal == 0 : Integer.bitCount(act.from) == 1 && (legal & act.from) != 0;
    if (!thrown || !allowed) {
      throw new IllegalArgumentException(
          "throw " + number + " of the game is not one of its rules");
    }
    boolean pass = (act.from & ~Board.PASS) == 0;
    return pass ? Optional.empty() : Optional.of(Move.of(engine, seen, act.value, act.from));
  }
}
