package senet.policy.learned;

import java.util.ArrayList;
import java.util.List;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.rules.SquareSet;

/**
 * What a network is told of a position, seen by the side that throws next. For each square: whether
 * a piece stands there that cannot be landed on (safe); one that can, as far past a piece of the
 * other side as some throw goes (reached); or one that can, but not so (clear); own pieces and the
 * rival's apart. And how many pieces each side has borne off and in hand. Keeps the newest
 * position; for one thread.
 */
final class Inputs {

  /** What is told of the pieces on the squares, each with an input a square. */
  private static final List<String> GROUPS =
      List.of("own-clear", "own-reached", "own-safe", "rival-clear", "rival-reached", "rival-safe");

  private static final int OWN = 0;
  private static final int RIVAL = 3;

  /** Offsets of a side's groups. */
  private static final int CLEAR = 0;

  private static final int REACHED = 1;
  private static final int SAFE = 2;

  private static final List<String> NUMBERS = List.of("lead", "own-hand", "rival-hand");

  /** The first of the numbers of pieces. */
  static final int FIRST_NUMBER = GROUPS.size() * SquareSet.BOARD_SIZE;

  /** How many inputs there are. */
  static final int COUNT = FIRST_NUMBER + NUMBERS.size();

  /** Their names in files. */
  static final List<String> NAMES = names();

  private final Engine engine;
  private final int[] distances;

  private final int[] on = new int[2 * SquareSet.BOARD_SIZE];
  private int length;
  private final int[] numbers = new int[NUMBERS.size()];

  Inputs(Engine engine) {
    this.engine = engine;
    distances = engine.throwValues();
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    for (String group : GROUPS) {
      for (int square = 1; square <= SquareSet.BOARD_SIZE; square++) {
        names.add(group + "-" + square);
      }
    }
    names.addAll(NUMBERS);
    return List.copyOf(names);
  }

  /** Takes in a position. */
  void see(long board, int counts) {
    length = 0;
    int own = Board.own(board);
    int rival = Board.rival(board);
    add(own, rival, OWN);
    add(rival, own, RIVAL);
    numbers[0] = Counts.ownOff(counts) - Counts.rivalOff(counts);
    numbers[1] = Counts.ownHand(counts);
    numbers[2] = Counts.rivalHand(counts);
  }

  private void add(int pieces, int others, int side) {
    int safe = engine.untouchable(pieces);
    int reached = pieces & ~safe & reach(others);
    add(pieces & ~safe & ~reached, side + CLEAR);
    add(reached, side + REACHED);
    add(safe, side + SAFE);
  }

  /** The squares as far past some of these as some throw goes. */
  private int reach(int pieces) {
    int reach = 0;
    for (int distance : distances) {
      reach |= pieces << distance;
    }
    return reach;
  }

  private void add(int pieces, int group) {
    for (int rest = pieces; rest != 0; rest &= rest - 1) {
      on[length++] = group * SquareSet.BOARD_SIZE + Integer.numberOfTrailingZeros(rest);
    }
  }

  /** How many inputs of squares are 1. */
  int length() {
    return length;
  }

  /** One of these, from 0. */
  int on(int i) {
    return on[i];
  }

  /** The value of the input {@link #FIRST_NUMBER}{@code + i}. */
  int number(int i) {
    return numbers[i];
  }

  /** How many such inputs there are. */
  int numbers() {
    return numbers.length;
  }
}
