package senet.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import senet.run.MatchResult;
import senet.run.Results;
import senet.run.Standings;
import senet.stats.BradleyTerry;
import senet.stats.Estimate;
import senet.stats.Gsprt.Decision;
import senet.stats.Interval;
import senet.stats.PairScores;
import senet.stats.Transitivity;

/** What tournaments and matches came to, in sentences. */
public final class Verdicts {
  private Verdicts() {}

  /** A sentence for each match and a few for each tournament, each headed by its rules. */
  public static List<String> of(Results results) {
    List<String> lines = new ArrayList<>();
    double confidence = results.plan().confidence();
    Standings.of(results).forEach(s -> lines.add(s.rules() + ": " + of(s, confidence)));
    MatchResult.of(results)
        .forEach(match -> lines.add(match.contest().rules().name() + ": " + of(match)));
    return lines;
  }

  /** Who is strongest, what moving first is worth, and whether ratings tell all. */
  static String of(Standings table, double confidence) {
    BradleyTerry ratings = table.ratings();
    if (Double.isNaN(ratings.difference(ratings.order().get(0), ratings.order().get(1)).value())) {
      return "no two policies have finished games to be rated by.";
    }
    List<String> sentences = new ArrayList<>();
    sentences.add(order(table));
    if (ratings.isPenalised()) {
      sentences.add(
          "Games so one-sided have no finite ratings: half a win and half a loss were added to each"
              + " order of moving of each two, and distances are rather greater than told.");
    }
    sentences.add("Moving first is worth " + elo(ratings.firstMove()) + " points of Elo.");
    ratings.transitivity().ifPresent(test -> sentences.add(of(test, confidence)));
    cycles(table, confidence).ifPresent(sentences::add);
    return String.join(" ", sentences);
  }

  private static String order(Standings table) {
    BradleyTerry ratings = table.ratings();
    List<Integer> order = ratings.order();
    List<String> names =
        order.stream()
            .map(p -> table.name(p) + " (" + elo(ratings.rating(p)).value() + ")")
            .toList();
    Estimate lead = ratings.difference(order.get(0), order.get(1));
    Interval interval = lead.interval();
    String best = table.name(order.get(0));
    String next = table.name(order.get(1));
    boolean told = interval != null && interval.low() > 0;
    return (told
            ? best + " is rated highest, " + elo(lead) + " points of Elo above " + next
            : best
                + " and "
                + next
                + " cannot be told apart at the top, "
                + elo(lead)
                + " points of Elo")
        + "; in all: "
        + String.join(", ", names)
        + ".";
  }

  private static String of(Transitivity test, double confidence) {
    String numbers =
        "deviance "
            + Say.decimal(test.statistic(), 3)
            + " on "
            + test.degrees()
            + (test.degrees() == 1 ? " degree" : " degrees")
            + " of freedom, "
            + p(test.p());
    return test.p() < 1 - confidence
        ? "Ratings do not tell all ("
            + numbers
            + "): some do better or worse against one opponent than their ratings say; see the"
            + " matrix."
        : "Ratings are enough to tell who beats whom (" + numbers + ").";
  }

  private static String p(double p) {
    return p < 0.001 ? "p < 0.001" : "p = " + Say.decimal(p, 2);
  }

  private static Optional<String> cycles(Standings table, double confidence) {
    if (table.cycles().isEmpty()) {
      return Optional.empty();
    }
    List<String> circles = new ArrayList<>();
    for (List<Integer> cycle : table.cycles()) {
      List<String> steps = new ArrayList<>();
      for (int i = 0; i < cycle.size(); i++) {
        int policy = cycle.get(i);
        int next = cycle.get((i + 1) % cycle.size());
        Estimate score = PairScores.mean(table.meeting(policy, next).scores(), confidence);
        String share = Say.percent(score).value();
        steps.add(table.name(policy) + " beats " + table.name(next) + " (" + share + ")");
      }
      circles.add(String.join(", ", steps));
    }
    return Optional.of("Strength goes round in a circle: " + String.join("; ", circles) + ".");
  }

  /** Points of Elo, with a sign. */
  static Say.Value elo(Estimate rating) {
    if (Double.isNaN(rating.value())) {
      return new Say.Value("–", "");
    }
    Interval interval = rating.interval();
    int decimals =
        interval != null && (interval.high() - interval.low()) * BradleyTerry.ELO < 4 ? 1 : 0;
    String ends =
        interval == null
            ? ""
            : Say.signed(interval.low() * BradleyTerry.ELO, decimals)
                + " to "
                + Say.signed(interval.high() * BradleyTerry.ELO, decimals);
    return new Say.Value(Say.signed(rating.value() * BradleyTerry.ELO, decimals), ends);
  }

  /** What the test of a match decided. */
  static String of(MatchResult match) {
    String one = match.contest().one().label();
    String other = match.contest().other().label();
    String h0 = percent(match.test().h0());
    String h1 = percent(match.test().h1());
    String score = Say.percent(match.score()).toString();
    String after = "score " + score + " after " + Say.count(match.counts().pairs()) + " pairs";
    if (match.decision() == Decision.UNDECIDED) {
      return "undecided whether "
          + one
          + " scores "
          + h0
          + " or "
          + h1
          + " against "
          + other
          + ": "
          + after
          + ", the most allowed.";
    }
    boolean higher = match.decision() == Decision.H1;
    String finding;
    if (higher && match.test().h0() >= 0.5) {
      finding = one + " is stronger than " + other;
    } else if (!higher && match.test().h1() <= 0.5) {
      finding = one + " is weaker than " + other;
    } else if (higher) {
      finding = one + " scores more than " + h0 + " against " + other;
    } else {
      finding = one + " has no edge of " + h1 + " over " + other;
    }
    return finding
        + ": "
        + after
        + "; "
        + (higher ? "H1 (score " + h1 : "H0 (score " + h0)
        + ") accepted.";
  }

  private static String percent(double share) {
    return Say.decimal(share * 100, 4) + "%";
  }
}
