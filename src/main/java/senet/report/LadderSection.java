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
  private static final String HOW =
      """
      <p>Each policy plays against itself, so that skill is the same on both sides and only the rules
      tell them apart. “Reversed” is said where the intervals of both numbers leave out zero, on
      opposite sides; that something grows or shrinks, where the interval of the difference leaves out
      zero. These intervals are not adjusted for being many. Where both sides start, what is of both
      starts counts all games, and all else those with the usual start.</p>
      """;

  private LadderSection() {}

  /** What reverses, under each rule set; nothing if the study does not ask for ladders. */
  static void inShort(Findings findings, Html page) {
    if (findings.ladders().isEmpty()) {
      return;
    }
    page.element("h3", "What skill changes").raw("<ul>");
    for (Ladder ladder : findings.ladders()) {
      page.raw("<li>" + inShort(ladder, findings) + "</li>");
    }
    page.raw("</ul>");
  }

  /** What reverses with its numbers, and in brief what else changes. */
  static String inShort(Ladder ladder, Findings findings) {
    Rung bottom = ladder.bottom();
    Rung top = ladder.top();
    Map<Boolean, List<LadderMeasure>> parted =
        measures(ladder).stream()
            .collect(Collectors.partitioningBy(m -> m.isReversed(bottom, top, findings.plan())));
    List<LadderMeasure> reversed = parted.getOrDefault(true, List.of());
    String rules = Findings.rulesForPeople(ladder.rules());
    String told =
        reversed.isEmpty()
            ? "No advantage is shown to reverse."
            : sentences(reversed, ladder, findings).collect(Collectors.joining(" "));
    String rest =
        parted.getOrDefault(false, List.of()).stream()
            .map(m -> m.brief(bottom, top, findings.plan()))
            .collect(Collectors.joining("; ", " Otherwise: ", "."));
    return "<strong>"
        + Html.escape(rules)
        + "</strong>, from "
        + Html.escape(bottom.policy().label())
        + " to "
        + Html.escape(top.policy().label())
        + " on both sides: "
        + Html.escape(told + rest);
  }

  private static Stream<String> sentences(
      List<LadderMeasure> measures, Ladder ladder, Findings findings) {
    return measures.stream().map(m -> m.sentence(ladder.bottom(), ladder.top(), findings.plan()));
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
    page.element("h2", "What skill changes").raw(HOW.strip());
    for (Ladder ladder : findings.ladders()) {
      page.element("h3", Findings.rulesForPeople(ladder.rules())).raw("<ul>");
      sentences(measures(ladder), ladder, findings).forEach(s -> page.element("li", s));
      page.raw("</ul>");
      table(ladder, findings, page);
    }
  }

  private static void table(Ladder ladder, Findings findings, Html page) {
    List<LadderMeasure> measures = measures(ladder);
    HtmlTable html =
        new HtmlTable(page, Findings.rulesForPeople(ladder.rules()) + ": " + order(ladder));
    html.head("both sides");
    measures.forEach(measure -> html.head(measure.head()));
    html.head("games");
    for (Rung rung : ladder.rungs()) {
      html.row(LadderChart.label(rung));
      measures.forEach(measure -> html.cell(measure.say(measure.of(rung, findings.plan()))));
      html.cell(games(rung));
    }
    html.close();
  }

  private static String games(Rung rung) {
    long usual = rung.asRuled().games();
    long other = rung.all().games() - usual;
    return Say.count(usual) + (other > 0 ? " + " + Say.count(other) : "");
  }

  /** How the rungs are ordered. */
  static String order(Ladder ladder) {
    return switch (ladder.order()) {
      case BY_RATING -> "the lowest rated first";
      case AS_GIVEN -> "in the order of the study";
    };
  }
}
