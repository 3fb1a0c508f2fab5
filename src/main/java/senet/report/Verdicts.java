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

/** What tournaments and matches came to, in sentences of a language. */
public final class Verdicts {
  static final Verdicts ENGLISH = new Verdicts(Say.ENGLISH);

  private static final double LEAST_P = 0.001;

  private final Say say;

  Verdicts(Say say) {
    this.say = say;
  }

  /** A sentence for each match and a few for each tournament, in English, headed by its rules. */
  public static List<String> of(Results results) {
    List<String> lines = new ArrayList<>();
    double confidence = results.plan().confidence();
    Standings.of(results)
        .forEach(s -> lines.add(ENGLISH.headed(s.rules(), ENGLISH.of(s, confidence))));
    MatchResult.of(results)
        .forEach(m -> lines.add(ENGLISH.headed(m.contest().rules().name(), ENGLISH.of(m))));
    return lines;
  }

  private String headed(String rules, String verdict) {
    return say.text("report.verdict.headed", rules, verdict);
  }

  /** Who is strongest, what moving first is worth, and whether ratings tell all. */
  String of(Standings table, double confidence) {
    BradleyTerry ratings = table.ratings();
    if (Double.isNaN(ratings.difference(ratings.order().get(0), ratings.order().get(1)).value())) {
      return say.text("report.verdict.unrated");
    }
    List<String> sentences = new ArrayList<>();
    sentences.add(order(table));
    if (ratings.isPenalised()) {
      sentences.add(say.text("report.verdict.onesided"));
    }
    sentences.add(say.text("report.verdict.first", elo(ratings.firstMove())));
    ratings.transitivity().ifPresent(test -> sentences.add(of(test, confidence)));
    cycles(table, confidence).ifPresent(sentences::add);
    return String.join(" ", sentences);
  }

  private String order(Standings table) {
    BradleyTerry ratings = table.ratings();
    List<Integer> order = ratings.order();
    List<String> names =
        order.stream()
            .map(p -> table.name(p) + " (" + elo(ratings.rating(p)).value() + ")")
            .toList();
    Estimate lead = ratings.difference(order.get(0), order.get(1));
    Interval interval = lead.interval();
    boolean told = interval != null && interval.low() > 0;
    return say.text(
        told ? "report.verdict.best" : "report.verdict.tied",
        table.name(order.get(0)),
        elo(lead),
        table.name(order.get(1)),
        String.join(", ", names));
  }

  private String of(Transitivity test, double confidence) {
    return say.text(
        test.p() < 1 - confidence ? "report.verdict.notenough" : "report.verdict.enough",
        say.decimal(test.statistic(), 3),
        test.degrees(),
        say.p(test.p(), LEAST_P));
  }

  private Optional<String> cycles(Standings table, double confidence) {
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
        String share = say.percent(score).value();
        steps.add(say.text("report.verdict.beats", table.name(policy), table.name(next), share));
      }
      circles.add(String.join(", ", steps));
    }
    return Optional.of(say.text("report.verdict.circle", String.join("; ", circles)));
  }

  /** Points of Elo, with a sign. */
  Say.Value elo(Estimate rating) {
    if (Double.isNaN(rating.value())) {
      return new Say.Value("–", "");
    }
    Interval interval = rating.interval();
    int decimals =
        interval != null && (interval.high() - interval.low()) * BradleyTerry.ELO < 4 ? 1 : 0;
    String ends =
        interval == null
            ? ""
            : say.text(
                "number.to",
                say.signed(interval.low() * BradleyTerry.ELO, decimals),
                say.signed(interval.high() * BradleyTerry.ELO, decimals));
    return new Say.Value(say.signed(rating.value() * BradleyTerry.ELO, decimals), ends);
  }

  /** What the test of a match decided. */
  String of(MatchResult match) {
    return say.text(
        verdict(match),
        match.contest().one().label(),
        match.contest().other().label(),
        percent(match.test().h0()),
        percent(match.test().h1()),
        say.percent(match.score()),
        match.counts().pairs());
  }

  private static String verdict(MatchResult match) {
    if (match.decision() == Decision.UNDECIDED) {
      return "report.verdict.undecided";
    }
    if (match.decision() == Decision.H1) {
      return match.test().h0() >= 0.5 ? "report.verdict.stronger" : "report.verdict.more";
    }
    return match.test().h1() <= 0.5 ? "report.verdict.weaker" : "report.verdict.noedge";
  }

  private String percent(double share) {
    return say.percent(say.decimal(share * 100, 4));
  }
}
