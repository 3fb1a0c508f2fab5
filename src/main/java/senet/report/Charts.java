package senet.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The charts that a study can ask for. */
final class Charts {

  /** All of them, in the order of the report; a new one is a line here. */
  static final List<Chart> ALL =
      List.of(
          new OutcomeChart(),
          new AdvantageChart(),
          new LengthChart(),
          new RidgelineChart(),
          new ScoreChart(),
          new BoardChart(),
          new GameChart(),
          new MatrixChart(),
          new RatingsChart(),
          new LadderChart(),
          new AttributionChart(),
          new ComparisonChart());

  /** Charts show as many scenarios at most, the first ones; tables hold all. */
  static final int MOST_SCENARIOS = 120;

  /** Of each kind of chart as many are drawn at most. */
  static final int MOST_OF_A_KIND = 40;

  private Charts() {}

  /** The charts that the study asks for. */
  static List<Drawing> of(Findings findings) {
    return kinds(findings).flatMap(kind -> kind.stream().limit(MOST_OF_A_KIND)).toList();
  }

  /** What is not drawn, in words; nothing if all is. */
  static Optional<String> leftOut(Findings findings) {
    int all = findings.entries().size();
    boolean more = all > MOST_SCENARIOS;
    return more || kinds(findings).anyMatch(kind -> kind.size() > MOST_OF_A_KIND)
        ? Optional.of(
            findings.text("report.charts.most", Math.min(all, MOST_SCENARIOS), all, MOST_OF_A_KIND))
        : Optional.empty();
  }

  private static Stream<List<Drawing>> kinds(Findings findings) {
    List<String> wanted = findings.plan().charts();
    Findings drawn = findings.ofFirst(MOST_SCENARIOS);
    return ALL.stream()
        .filter(chart -> wanted.contains(chart.name()))
        .map(chart -> chart.draw(drawn));
  }
}
