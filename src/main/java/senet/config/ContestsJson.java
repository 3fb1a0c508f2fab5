package senet.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import senet.measure.PairTally;
import senet.measure.Tally;
import senet.run.Contest;
import senet.run.Results;
import senet.stats.PairCounts;
import senet.stats.PairCounts.End;

/**
 * The pairs of games of a study as JSON: of each contest the pair scores, how the two games of the
 * pairs ended together, and the tallies of the two seatings.
 */
final class ContestsJson {
  static final String KEY = "contests";
  private static final List<String> SCORES = List.of("0", "1/4", "1/2", "3/4", "1");

  private ContestsJson() {}

  /** Adds the contests of a study that has any. */
  static void write(Results results, Map<String, Object> keys) {
    List<Object> entries = new ArrayList<>();
    for (int i = 0; i < results.contests().size(); i++) {
      entries.add(write(results.plan().contests().get(i), results.contests().get(i)));
    }
    if (!entries.isEmpty()) {
      keys.put(KEY, entries);
    }
  }

  /** One contest. */
  static Map<String, Object> write(Contest contest, PairTally tally) {
    Map<String, Object> entry = head(contest);
    entry.putAll(tally(tally));
    return entry;
  }

  private static Map<String, Object> head(Contest contest) {
    Map<String, Object> head = new LinkedHashMap<>();
    head.put("kind", contest.isMatch() ? "match" : "tournament");
    head.put("rules", contest.rules().name());
    head.put("policy", contest.one().label());
    head.put("opponent", contest.other().label());
    return head;
  }

  private static Map<String, Object> tally(PairTally tally) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("pairs", tally.pairs());
    PairCounts counts = tally.counts();
    Map<String, Object> scores = new LinkedHashMap<>();
    for (int i = 0; i < SCORES.size(); i++) {
      scores.put(SCORES.get(i), counts.scores()[i]);
    }
    keys.put("pair-scores", scores);
    Map<String, Object> ends = new LinkedHashMap<>();
    for (End first : End.values()) {
      for (End second : End.values()) {
        ends.put(word(first, second), counts.ends()[PairCounts.place(first, second)]);
      }
    }
    keys.put("moving-first-and-second", ends);
    keys.put("policy-first", TallyJson.write(tally.oneFirst()));
    keys.put("opponent-first", TallyJson.write(tally.otherFirst()));
    return keys;
  }

  private static String word(End first, End second) {
    return (first + "+" + second).toLowerCase(Locale.ROOT);
  }

  /**
   * The tallies of a study's contests, as many pairs of each as are kept.
   *
   * @throws ConfigException if they are damaged, or of other contests
   */
  static List<PairTally> read(JsonNode top, List<Contest> contests, Path path)
      throws ConfigException {
    JsonNode entries = top.path(KEY);
    if (entries.size() != contests.size()) {
      throw JsonFile.damaged(
          path, "has " + entries.size() + " contests, and its study " + contests.size());
    }
    List<PairTally> tallies = new ArrayList<>();
    for (int i = 0; i < contests.size(); i++) {
      try {
        tallies.add(read(entries.get(i), contests.get(i)));
      } catch (IllegalArgumentException | ArithmeticException e) {
        throw JsonFile.damaged(
            path,
            "contest " + (i + 1) + " is damaged: " + e.getMessage() + "; run the study again");
      }
    }
    return tallies;
  }

  /** As {@link #read}, of a study of which all is played. */
  static List<PairTally> readAll(JsonNode top, List<Contest> contests, Path path)
      throws ConfigException {
    List<PairTally> tallies = read(top, contests, path);
    for (int i = 0; i < contests.size(); i++) {
      Contest contest = contests.get(i);
      if (!contest.isOver(tallies.get(i))) {
        throw JsonFile.damaged(
            path, "contest " + (i + 1) + " lacks pairs of games; run the study again");
      }
    }
    return tallies;
  }

  /**
   * One contest's tally.
   *
   * @throws IllegalArgumentException if it is damaged, or of another contest
   */
  static PairTally read(JsonNode entry, Contest contest) {
    StudyJson.checkHead(entry, head(contest));
    long[] ends = new long[PairCounts.WAYS];
    JsonNode kept = entry.path("moving-first-and-second");
    for (End first : End.values()) {
      for (End second : End.values()) {
        ends[PairCounts.place(first, second)] = TallyJson.number(kept, word(first, second));
      }
    }
    Tally first = TallyJson.read(entry.path("policy-first"));
    Tally second = TallyJson.read(entry.path("opponent-first"));
    PairTally tally = new PairTally(ends, first, second);
    check(entry, tally);
    if (tally.pairs() > contest.mostPairs()) {
      throw new IllegalArgumentException("it has more pairs than its study");
    }
    return tally;
  }

  /** Checks the sums that hold in every tally of pairs. */
  private static void check(JsonNode entry, PairTally tally) {
    PairCounts counts = tally.counts();
    TallyJson.require(
        TallyJson.number(entry, "pairs") == counts.pairs() && counts.pairs() == tally.pairs(),
        "its ends do not add up to its pairs");
    for (int i = 0; i < SCORES.size(); i++) {
      TallyJson.require(
          TallyJson.number(entry.path("pair-scores"), SCORES.get(i)) == counts.scores()[i],
          "its pair scores do not belong to its ends");
    }
    for (senet.game.GameResult.End end : senet.game.GameResult.End.values()) {
      TallyJson.require(
          counts.movingFirst(PairTally.asFirst(end)) == tally.oneFirst().ends(end)
              && counts.movingSecond(PairTally.asSecond(end)) == tally.otherFirst().ends(end),
          "its ends do not belong to its games");
    }
  }
}
