package senet.report;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import senet.run.Attribution;
import senet.stats.Estimate;
import senet.stats.FactorialAnalysis;
import senet.stats.FactorialAnalysis.Effect;
import senet.stats.FactorialAnalysis.Total;
import senet.stats.Interval;
import senet.stats.LackOfFit;
import senet.stats.Term;
import senet.stats.Tested;

/** {@code attribution.csv}: which of the rules between two rule sets does what. */
final class AttributionTable {
  static final String FILE = "attribution.csv";

  /** A p-value is told to so many decimals: beyond them no error is normal. */
  private static final double P_UNIT = 1e10;

  private final Csv csv =
      new Csv(
          "rules_from",
          "rules_to",
          "first",
          "second",
          "measure",
          "statistic",
          "kind",
          "rule",
          "estimate",
          "low",
          "high",
          "confidence",
          "p",
          "method",
          "games");

  private final double confidence;

  private AttributionTable(double confidence) {
    this.confidence = confidence;
  }

  static byte[] bytes(List<Attribution> attributions, double confidence) {
    AttributionTable table = new AttributionTable(confidence);
    attributions.forEach(table::write);
    return table.csv.bytes();
  }

  private void write(Attribution of) {
    if (of.analysis().isEmpty()) {
      String why = "none: a mixture whose number has no interval";
      row(of, "total", "", Double.NaN, null, Double.NaN, why, 0);
      return;
    }
    FactorialAnalysis analysis = of.analysis().get();
    analysis
        .total()
        .ifPresentOrElse(
            total -> writeTotal(of, analysis, total),
            () -> {
              String why = "none: the rows cannot all be changed together";
              row(of, "total", "", Double.NaN, null, Double.NaN, why, 0);
            });
    for (Effect effect : analysis.effects()) {
      String kind = effect.term().isMain() ? "main effect" : "interaction";
      row(of, kind, effect.term().factors(), effect.tested(), notes(of, effect.term()));
    }
    for (LackOfFit fit : analysis.lackOfFit().stream().toList()) {
      String method = "none: a test; " + fit.method();
      row(of, "lack of fit", "", fit.chiSquare(), null, fit.p(), method, fit.n());
    }
  }

  private void writeTotal(Attribution of, FactorialAnalysis analysis, Total total) {
    row(of, "total", 0, total.observed(), "");
    if (analysis.basis(confidence) == FactorialAnalysis.Basis.SHARES) {
      for (int j = 0; j < total.shares().size(); j++) {
        row(of, "share", 1 << j, total.shares().get(j), "");
      }
      Tested sum = total.sum();
      Estimate estimate = sum.estimate();
      String method = estimate.method() + "; p: of a difference from the total";
      Interval interval = estimate.interval();
      double value = estimate.value();
      row(of, "total", "sum of shares", value, interval, sum.p(), method, estimate.n());
    }
    for (int j = 0; j < total.shapley().size(); j++) {
      row(of, "shapley", 1 << j, total.shapley().get(j), "");
    }
    if (!total.shapley().isEmpty()) {
      double sum = total.shapley().stream().mapToDouble(t -> t.estimate().value()).sum();
      Estimate observed = total.observed().estimate();
      String method = observed.method() + "; equal to the total in every order";
      Interval interval = observed.interval();
      double p = total.observed().p();
      row(of, "total", "sum of shapley", sum, interval, p, method, observed.n());
    }
  }

  private static String notes(Attribution of, Term term) {
    String aliases =
        term.aliases().stream()
            .filter(alias -> alias.factors() != 0)
            .map(alias -> RuleNames.word(of, alias.factors()))
            .collect(Collectors.joining(" and "));
    return switch (term.reading()) {
      case CLEAR -> "";
      case INCLUDES_PAIRS -> "; includes " + aliases;
      case HIDDEN -> aliases.isEmpty() ? "" : " with " + aliases;
    };
  }

  private void row(Attribution of, String kind, int factors, Tested tested, String notes) {
    Estimate estimate = tested.estimate();
    row(
        of,
        kind,
        RuleNames.word(of, factors),
        estimate.value(),
        estimate.interval(),
        tested.p(),
        estimate.method() + notes,
        estimate.n());
  }

  private void row(
      Attribution of,
      String kind,
      String rule,
      double value,
      @Nullable Interval interval,
      double p,
      String method,
      long games) {
    boolean warn = of.unfinished() == Attribution.Unfinished.SOME && !of.statistic().equals("rate");
    csv.row(
        of.from(),
        of.to(),
        of.first(),
        of.second(),
        of.measure(),
        of.statistic(),
        kind,
        rule,
        value,
        interval == null ? "" : interval.low(),
        interval == null ? "" : interval.high(),
        confidence,
        Math.rint(p * P_UNIT) / P_UNIT,
        method + (warn ? Tables.AS_THEY_STOOD : ""),
        games);
  }
}
