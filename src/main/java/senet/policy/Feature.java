package senet.policy;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;

/**
 * Something that can be counted in a position.
 *
 * @param name the name of its weight
 * @param description what is counted, seen by the side that has just moved
 * @param under how it is counted under given rules
 */
record Feature(String name, String description, Function<Engine, Count> under) {

  /** Counts, in a position seen by the side that has just moved. */
  @FunctionalInterface
  interface Count {
    double of(long board, int counts);
  }

  /** All features; those up to {@code neighbours} are a side's number less the other's. */
  static final List<Feature> ALL =
      List.of(
          new Feature(
              "off",
              "pieces borne off, own less the rival's",
              engine -> (board, counts) -> Counts.ownOff(counts) - Counts.rivalOff(counts)),
          new Feature(
              "pieces",
              "pieces on the board, own less the rival's",
              engine -> lead(Integer::bitCount)),
          new Feature(
              "path",
              "squares that the pieces on the board have left to go, the rival's less own",
              engine -> lead(side -> -squaresLeft(side))),
          new Feature(
              "safe",
              "pieces that cannot be landed on, own less the rival's",
              engine -> lead(side -> Integer.bitCount(engine.untouchable(side)))),
          new Feature(
              "neighbours",
              "pairs of neighbouring pieces, own less the rival's",
              engine -> lead(engine::neighbourPairs)),
          new Feature(
              "exposed",
              "expected number of own pieces that a throw of the rival could hit",
              engine -> exposed(new Threat(engine))),
          new Feature(
              "threat",
              "expected number of the rival's pieces that another own throw could hit",
              engine -> threat(new Threat(engine))));

  private static Count lead(IntUnaryOperator ofSide) {
    return (board, counts) ->
        ofSide.applyAsInt(Board.own(board)) - ofSide.applyAsInt(Board.rival(board));
  }

  private static Count exposed(Threat threat) {
    return (board, counts) -> threat.of(Board.flip(board), Counts.flip(counts));
  }

  private static Count threat(Threat threat) {
    return (board, counts) -> threat.of(board, counts);
  }

  /** How many squares these pieces must advance to be off, all together. */
  static int squaresLeft(int pieces) {
    // the sum of 30 - i over the bits i, adding up the i digit by digit of their binary form
    return 30 * Integer.bitCount(pieces)
        - Integer.bitCount(pieces & 0xAAAAAAAA)
        - 2 * Integer.bitCount(pieces & 0xCCCCCCCC)
        - 4 * Integer.bitCount(pieces & 0xF0F0F0F0)
        - 8 * Integer.bitCount(pieces & 0xFF00FF00)
        - 16 * Integer.bitCount(pieces & 0xFFFF0000);
  }
}
