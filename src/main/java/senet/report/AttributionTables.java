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
    open(say.text("report.which.table.shares"));
    IntStream.range(0, any.rules().size()).forEach(this::share);
    total();
    close();
    open(say.text("report.which.table.effects"));
    for (Effect effect : any.analysis().orElseThrow().effects()) {
      int factors = effect.term().factors();
      rowHead(RuleNames.title(any, factors, say));
      measures.forEach(of -> cell(of, effect(of, factors)));
      page.raw("</tr>");
    }
    close();
  }

  private String title(Attribution of) {
    Shared measure = Shared.of(of.measure());
    return measure.title(say) + ", " + measure.unit(say);
  }

  private void share(int j) {
    rowHead(RuleNames.title(measures.get(0), 1 << j, say));
    for (Attribution of : measures) {
      FactorialAnalysis analysis = of.analysis().orElseThrow();
      if (analysis.basis(confidence) == Basis.NONE) {
        page.raw("<td>–</td>");
      } else {
        cell(of, analysis.shares(confidence).get(j));
      }
    }
    page.raw("</tr>");
  }

  private void total() {
    rowHead(say.text("report.which.total"));
    for (Attribution of : measures) {
      of.analysis()
          .orElseThrow()
          .total()
          .ifPresentOrElse(total -> cell(of, total.observed()), () -> page.raw("<td>–</td>"));
    }
    page.raw("</tr>");
  }

  private static Tested effect(Attribution of, int factors) {
    return of.analysis().orElseThrow().effects().stream()
        .filter(effect -> effect.term().factors() == factors)
        .map(Effect::tested)
        .findFirst()
        .orElseThrow();
  }

  private void open(String caption) {
    String safe = Html.escape(caption);
    page.raw("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"" + safe + "\">");
    page.raw("<table><caption>" + safe + "</caption><thead><tr>");
    head(say.text("report.which.rule"));
    measures.forEach(of -> head(title(of)));
    page.raw("</tr></thead><tbody>");
  }

  private void head(String name) {
    page.raw("<th scope=\"col\">" + Html.escape(name) + "</th>");
  }

  private void close() {
    page.raw("</tbody></table></div>");
  }

  private void rowHead(String name) {
    page.raw("<tr><th scope=\"row\">" + Html.escape(name) + "</th>");
  }

  private void cell(Attribution of, Tested tested) {
    Say.Value value = Shared.of(of.measure()).say(tested.estimate(), say);
    String interval =
        value.interval().isEmpty() ? "" : "<small>" + Html.escape(value.interval()) + "</small>";
    page.raw("<td>" + Html.escape(value.value()) + interval + "</td>");
  }
}
