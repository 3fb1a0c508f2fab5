package senet.game;

import senet.rules.Side;

/**
 * What is known of a finished game. "First" is who moved first. One object is used again for many
 * games.
 */
public final class GameResult {

  /** How a game ended. */
  public enum End {
    FIRST_WINS,
    DRAW,
    SECOND_WINS,
    /** The cap on throws was reached. */
    UNFINISHED
  }

  End end = End.UNFINISHED;
  Side starter = Side.ODD;
  int firstScore;
  int secondScore;
  int throwCount;
  int turns;
  int passes;
  int landings;
  int choices;

  /** Sets what is counted in a game back to nothing. */
  void clear() {
    throwCount = 0;
    turns = 0;
    passes = 0;
    landings = 0;
    choices = 0;
  }

  /** How it ended. */
  public End end() {
    return end;
  }

  /** The side that moved first. */
  public Side starter() {
    return starter;
  }

  /** Pieces borne off by who moved first. */
  public int firstScore() {
    return firstScore;
  }

  /** Pieces borne off by who moved second. */
  public int secondScore() {
    return secondScore;
  }

  /** All throws, passes included, a roll-off for the start not. */
  public int throwCount() {
    return throwCount;
  }

  /** Stretches of throws by one side. */
  public int turns() {
    return turns;
  }

  /** Throws that moved a piece. */
  public int moves() {
    return throwCount - passes;
  }

  /** Throws that moved none. */
  public int passes() {
    return passes;
  }

  /** Moves that landed on a rival. */
  public int landings() {
    return landings;
  }

  /** The number of legal moves, passing by choice included, summed over all moves. */
  public int choices() {
    return choices;
  }
}
