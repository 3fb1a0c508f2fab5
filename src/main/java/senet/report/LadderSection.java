package senet.report;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import senet.game.GameResult.End;
import senet.run.Ladder;
import senet.run.Ladder.Rung;

/** What skill makes of the rules, in sentences and as a table. */
final class LadderSection {
  private LadderSection() {}

  /** What reverses, under each rule set; nothing if the study does not ask for ladders. */
  static List<InShort.Part> inShort(Findings findings) {
    return InShort.Part.of(
        findings.text("report.skill"),
        findings.ladders().stream().map(ladder -> inShort(ladder, findings)).toList());
  }

  /** What reverses with its numbers, and in brief what else changes. */
  static String inShort(Ladder ladder, Findings findings) {
    Rung bottom = ladder.bottom();
    Rung top = ladder.top();
    Map<Boolean, List<LadderMeasure>> parted =
        measures(ladder).stream()
            .collect(Collectors.partitioningBy(m -> m.isReversed(bottom, top, findings.plan())));
    List<LadderMeasure> reversed = parted.getOrDefault(true, List.of());
    String told =
        reversed.isEmpty()
            ? findings.text("report.skill.noreversal")
            : sentences(reversed, ladder, findings).collect(Collectors.joining(" "));
    String rest =
        parted.getOrDefault(false, List.of()).stream()
            .map(m -> m.brief(bottom, top, findings))
            .collect(Collectors.joining("; "));
    return findings.text(
        "report.skill.short",
        Html.escape(findings.headings().rules(ladder.rules())),
        Html.escape(bottom.policy().label()),
        Html.escape(top.policy().label()),
        Html.escape(told),
        Html.escape(rest));
  }

  private static Stream<String> sentences(
      List<LadderMeasure> measures, Ladder ladder, Findings findings) {
    return measures.stream().map(m -> m.sentence(ladder.bottom(), ladder.top(), findings));
  }

  /** What a ladder tells. */
  static List<LadderMeasure> measures(Ladder ladder) {
    boolean drawn = ladder.rungs().stream().anyMatch(r -> r.asRuled().ends(End.DRAW) > 0);
    return Arrays.stream(LadderMeasure.values())
        .filter(m -> !m.needsBothStarts() || ladder.tellsAdvantagesApart())
        .filter(m -> m != LadderMeasure.DRAWS || drawn)
        .toList();
  }

  static void write(Findings findings, Html page) {
    if (findings.ladders().isEmpty()) {
      return;
    }
    page.element("h2", findings.text("report.skill"))
        .element("p", findings.text("report.skill.how"));
    for (Ladder ladder : findings.ladders()) {
      page.element("h3", findings.headings().rules(ladder.rules())).raw("<ul>");
      sentences(measures(ladder), ladder, findings).forEach(s -> page.element("li", s));
      page.raw("</ul>");
      table(ladder, findings, page);
    }
  }

  private static void table(Ladder ladder, Findings findings, Html page) {
    List<LadderMeasure> measures = measures(ladder);
    HtmlTable html = new HtmlTable(page, order(ladder, findings));
    html.head(findings.text("report.skill.sides"));
    measures.forEach(measure -> html.head(measure.head(findings.say())));
    html.head(findings.text("report.games"));
    for (Rung rung : ladder.rungs()) {
      html.row(LadderChart.label(rung, findings));
      measures.forEach(
          measure -> html.cell(measure.say(measure.of(rung, findings.plan()), findings.say())));
      html.cell(games(rung, findings.say()));
    }
    html.close();
  }

  private static String games(Rung rung, Say say) {
    long usual = rung.asRuled().games();
    long other = rung.all().games() - usual;
    return say.count(usual) + (other > 0 ? " + " + say.count(other) : "");
  }

  /** The rules, and how the rungs are ordered. */
  private static String order(Ladder ladder, Findings findings) {
    String rules = findings.headings().rules(ladder.rules());
    return switch (ladder.order()) {
      case BY_RATING -> findings.text("report.skill.order.rating", rules);
      case AS_GIVEN -> findings.text("report.skill.order.given", rules);
    };
  }
}
