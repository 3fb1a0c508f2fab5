package senet.report;

import java.util.List;

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

  private Charts() {}

  /** The charts that the study asks for. */
  static List<Drawing> of(Findings findings) {
    List<String> wanted = findings.plan().charts();
    return ALL.stream()
        .filter(chart -> wanted.contains(chart.name()))
        .flatMap(chart -> chart.draw(findings).stream())
        .toList();
  }
}
