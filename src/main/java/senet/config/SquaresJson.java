package senet.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import senet.measure.Count;
import senet.measure.SquareCount;
import senet.measure.SquareTally;
import senet.measure.SquareTally.Mover;
import senet.measure.Tally;
import senet.rules.SquareSet;
import senet.stats.Means;

/**
 * What happened on each square as JSON: of each count and side the sums over games, square by
 * square, and the sums of the squares of each game's number.
 */
final class SquaresJson {
  private static final String GAMES = "games";
  private static final String OF_SQUARES = "-squared";

  private SquaresJson() {}

  static Map<String, Object> write(SquareTally tally) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put(GAMES, tally.games());
    for (SquareCount count : SquareCount.values()) {
      for (Mover mover : Mover.values()) {
        List<Long> sums = new ArrayList<>();
        List<Long> squares = new ArrayList<>();
        for (int square = 1; square <= SquareSet.BOARD_SIZE; square++) {
          sums.add(tally.sum(count, mover, square));
          squares.add(tally.sumOfSquares(count, mover, square));
        }
        keys.put(key(count, mover), sums);
        keys.put(key(count, mover) + OF_SQUARES, squares);
      }
    }
    return keys;
  }

  private static String key(SquareCount count, Mover mover) {
    return mover.word() + "-" + count.word();
  }

  /**
   * Adds what a node holds, which may be nothing, to a tally.
   *
   * @throws IllegalArgumentException if it is damaged
   */
  static void read(JsonNode node, SquareTally tally) {
    if (node.isMissingNode()) {
      return;
    }
    tally.addGames(TallyJson.number(node, GAMES));
    for (SquareCount count : SquareCount.values()) {
      for (Mover mover : Mover.values()) {
        String key = key(count, mover);
        for (int square = 1; square <= SquareSet.BOARD_SIZE; square++) {
          long sum = number(node, key, square);
          tally.add(count, mover, square, sum, number(node, key + OF_SQUARES, square));
        }
      }
    }
  }

  private static long number(JsonNode node, String key, int square) {
    JsonNode number = node.path(key).path(square - 1);
    TallyJson.require(
        number.isIntegralNumber() && number.canConvertToLong() && number.asLong() >= 0,
        "there is no count \"" + key + "\" of square " + square);
    return number.asLong();
  }

  /** Checks the sums that hold in every tally. */
  static void check(Tally tally) {
    SquareTally squares = tally.squares();
    if (squares.games() == 0) {
      return;
    }
    TallyJson.require(squares.games() == tally.games(), "its squares do not belong to its games");
    TallyJson.require(
        squares.total(SquareCount.HITS) == TallyJson.sum(tally, Count.LANDINGS),
        "its squares do not add up to its landings on a rival");
    TallyJson.require(
        squares.total(SquareCount.VISITS) <= TallyJson.sum(tally, Count.MOVES),
        "its squares have more visits than there are moves");
    for (SquareCount count : SquareCount.values()) {
      for (Mover mover : Mover.values()) {
        for (int square = 1; square <= SquareSet.BOARD_SIZE; square++) {
          TallyJson.require(
              arePossible(squares, count, mover, square),
              "no games have the sums of \"" + key(count, mover) + "\" of square " + square);
        }
      }
    }
  }

  private static boolean arePossible(
      SquareTally squares, SquareCount count, Mover mover, int square) {
    long sum = squares.sum(count, mover, square);
    return (count != SquareCount.STANDING || sum <= squares.games())
        && Means.arePossible(sum, squares.sumOfSquares(count, mover, square), squares.games());
  }
}
