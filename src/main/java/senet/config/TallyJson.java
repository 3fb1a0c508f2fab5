package senet.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import senet.game.GameResult.End;
import senet.measure.Count;
import senet.measure.Tally;
import senet.rules.Side;
import senet.stats.ChanceSums;
import senet.stats.Histogram;
import senet.stats.RatioSums;
import senet.stats.Ratios;

/** A tally as JSON: the ends by who started, each distribution, and the sums for choices. */
final class TallyJson {

  /** The names of {@link ChanceSums#sums}, in their order. */
  private static final List<String> CHANCES =
      List.of("win", "draw", "win-win", "draw-draw", "win-draw");

  /** No count of a game is beyond it: rules end a game after fewer throws. */
  private static final int LARGEST = 1_000_000;

  private TallyJson() {}

  static Map<String, Object> write(Tally tally) {
    Map<String, Object> keys = new LinkedHashMap<>();
    Map<String, Object> ends = new LinkedHashMap<>();
    for (Side starter : Side.values()) {
      Map<String, Object> counts = new LinkedHashMap<>();
      for (End end : End.values()) {
        counts.put(word(end), tally.ends(starter, end));
      }
      ends.put(starter.word() + "-starts", counts);
    }
    keys.put("ends", ends);
    tally.distributions().forEach((count, seen) -> keys.put(count.word(), distribution(seen)));
    RatioSums choices = tally.choices();
    Map<String, Object> sums = new LinkedHashMap<>();
    sums.put("n", choices.n());
    sums.put("y", choices.sumY());
    sums.put("x", choices.sumX());
    sums.put("yy", choices.sumYY());
    sums.put("xy", choices.sumXY());
    sums.put("xx", choices.sumXX());
    keys.put("choices-by-moves", sums);
    if (tally.chances().n() > 0) {
      keys.put("table-chances", chances(tally.chances()));
    }
    if (tally.squares().games() > 0) {
      keys.put("squares", SquaresJson.write(tally.squares()));
    }
    Map<String, Object> firsts = new LinkedHashMap<>();
    tally.firstGames().all().forEach((length, index) -> firsts.put(length.toString(), index));
    if (!firsts.isEmpty()) {
      keys.put("first-games", firsts);
    }
    return keys;
  }

  private static Map<String, Object> chances(ChanceSums chances) {
    Map<String, Object> sums = new LinkedHashMap<>();
    sums.put("n", chances.n());
    for (int i = 0; i < CHANCES.size(); i++) {
      sums.put(CHANCES.get(i), chances.sums().get(i));
    }
    return sums;
  }

  private static ChanceSums readChances(JsonNode node) {
    if (node.isMissingNode()) {
      return new ChanceSums();
    }
    List<BigInteger> sums = new ArrayList<>();
    for (String key : CHANCES) {
      require(node.path(key).isIntegralNumber(), "there is no sum \"" + key + "\"");
      sums.add(node.path(key).bigIntegerValue());
    }
    return new ChanceSums(number(node, "n"), sums);
  }

  private static String word(End end) {
    return end.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  private static Map<String, Object> distribution(Histogram seen) {
    Map<String, Object> counts = new LinkedHashMap<>();
    seen.forEach((value, count) -> counts.put(Integer.toString(value), count));
    return counts;
  }

  /**
   * The tally of first games that a node holds.
   *
   * @throws IllegalArgumentException if it is damaged
   */
  static Tally read(JsonNode node) {
    return read(node, 0);
  }

  /**
   * The tally of games from {@code from} on that a node holds.
   *
   * @throws IllegalArgumentException if it is damaged
   */
  static Tally read(JsonNode node, long from) {
    Map<Count, Histogram> distributions = new EnumMap<>(Count.class);
    for (Count count : Count.values()) {
      distributions.put(count, readDistribution(node.path(count.word())));
    }
    JsonNode sums = node.path("choices-by-moves");
    RatioSums choices =
        new RatioSums(
            number(sums, "y"),
            number(sums, "x"),
            number(sums, "yy"),
            number(sums, "xy"),
            number(sums, "xx"),
            number(sums, "n"));
    Tally tally = new Tally(distributions, choices, readChances(node.path("table-chances")));
    long games = 0;
    for (Side starter : Side.values()) {
      JsonNode ends = node.path("ends").path(starter.word() + "-starts");
      for (End end : End.values()) {
        games = Math.addExact(games, number(ends, word(end)));
        tally.addEnds(starter, end, number(ends, word(end)));
      }
    }
    SquaresJson.read(node.path("squares"), tally.squares());
    tally.firstGames().addAll(counts(node.path("first-games"), 0));
    check(tally, from);
    return tally;
  }

  /** Checks the sums that hold in every tally. */
  private static void check(Tally tally, long from) {
    tally
        .distributions()
        .forEach(
            (count, seen) ->
                require(seen.total() == tally.games(), count.word() + " does not add up to games"));
    require(
        sum(tally, Count.MARGIN) == sum(tally, Count.FIRST_SCORE) - sum(tally, Count.SECOND_SCORE),
        "its scores do not add up to the margin");
    require(
        sum(tally, Count.THROWS) == sum(tally, Count.MOVES) + sum(tally, Count.PASSES),
        "its moves and passes do not add up to the throws");
    RatioSums choices = tally.choices();
    require(
        choices.n() == tally.games()
            && choices.sumX() == sum(tally, Count.MOVES)
            && Ratios.arePossible(choices),
        "its choices do not belong to its moves");
    require(
        tally.chances().n() == 0 || tally.chances().n() == tally.games(),
        "its chances do not belong to its games");
    SquaresJson.check(tally);
    tally
        .firstGames()
        .all()
        .forEach(
            (length, index) ->
                require(
                    index >= from
                        && index < from + tally.games()
                        && tally.of(Count.THROWS).count(length) > 0,
                    "the first game of " + length + " throws is not one of its games"));
  }

  static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  static long sum(Tally tally, Count count) {
    long[] sum = new long[1];
    tally
        .of(count)
        .forEach(
            (value, seen) ->
                sum[0] = Math.addExact(sum[0], Math.multiplyExact((long) value, seen)));
    return sum[0];
  }

  static long number(JsonNode node, String key) {
    JsonNode number = node.path(key);
    require(
        number.isIntegralNumber() && number.canConvertToLong() && number.asLong() >= 0,
        "there is no count \"" + key + "\"");
    return number.asLong();
  }

  private static Histogram readDistribution(JsonNode node) {
    return Histogram.of(counts(node, -LARGEST));
  }

  /** Counts by values, which are from {@code least} to {@link #LARGEST}. */
  private static Map<Integer, Long> counts(JsonNode node, int least) {
    Map<Integer, Long> counts = new TreeMap<>();
    node.fieldNames()
        .forEachRemaining(
            value -> {
              require(value.matches("-?\\d{1,8}"), "\"" + value + "\" is no whole number");
              int counted = Integer.parseInt(value);
              require(least <= counted && counted <= LARGEST, "no game has the value " + value);
              counts.put(counted, number(node, value));
            });
    return counts;
  }
}
