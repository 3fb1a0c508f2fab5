package senet.report;

import java.util.List;
import java.util.stream.IntStream;
import senet.run.Attribution;
import senet.stats.FactorialAnalysis;
import senet.stats.FactorialAnalysis.Basis;
import senet.stats.FactorialAnalysis.Effect;
import senet.stats.Tested;

/** The shares, main effects and interactions of one factorial and matchup. */
final class AttributionTables {
  private final Html page;
  private final List<Attribution> measures;
  private final Say say;
  private final double confidence;

  /**
   * Tables with columns for each measure.
   *
   * @param measures at least one, all of the same rules
   */
  AttributionTables(Html page, List<Attribution> measures, Findings findings) {
    this.page = page;
    this.measures = measures;
    this.say = findings.say();
    this.confidence = findings.plan().confidence();
  }

  void write() {
    Attribution any = measures.get(0);
    HtmlTable shares = open(say.text("report.which.table.shares"));
    IntStream.range(0, any.rules().size()).forEach(j -> share(shares, j));
    total(shares);
    shares.close();
    HtmlTable effects = open(say.text("report.which.table.effects"));
    for (Effect effect : any.analysis().orElseThrow().effects()) {
      int factors = effect.term().factors();
      effects.row(RuleNames.title(any, factors, say));
      measures.forEach(of -> cell(effects, of, effect(of, factors)));
    }
    effects.close();
  }

  private String title(Attribution of) {
    Shared measure = Shared.of(of.measure());
    return measure.title(say) + ", " + measure.unit(say);
  }

  private void share(HtmlTable table, int j) {
    table.row(RuleNames.title(measures.get(0), 1 << j, say));
    for (Attribution of : measures) {
      FactorialAnalysis analysis = of.analysis().orElseThrow();
      if (analysis.basis(confidence) == Basis.NONE) {
        table.cell("–");
      } else {
        cell(table, of, analysis.shares(confidence).get(j));
      }
    }
  }

  private void total(HtmlTable table) {
    table.foot(say.text("report.which.total"));
    for (Attribution of : measures) {
      of.analysis()
          .orElseThrow()
          .total()
          .ifPresentOrElse(total -> cell(table, of, total.observed()), () -> table.cell("–"));
    }
  }

  private static Tested effect(Attribution of, int factors) {
    return of.analysis().orElseThrow().effects().stream()
        .filter(effect -> effect.term().factors() == factors)
        .map(Effect::tested)
        .findFirst()
        .orElseThrow();
  }

  private HtmlTable open(String caption) {
    HtmlTable table = new HtmlTable(page, caption).head(say.text("report.which.rule"));
    measures.forEach(of -> table.head(title(of)));
    return table;
  }

  private void cell(HtmlTable table, Attribution of, Tested tested) {
    table.cell(Shared.of(of.measure()).say(tested.estimate(), say));
  }
}
