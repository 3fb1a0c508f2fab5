package senet.report;

import senet.measure.Count;
import senet.measure.Figure;
import senet.measure.Tally;
import senet.policy.PolicySpec;
import senet.run.Results;
import senet.run.Results.Section;
import senet.run.Scenario;
import senet.stats.Estimate;
import senet.stats.Histogram;
import senet.stats.Interval;

/** The CSV files. */
final class Tables {
  /** Behind the method of what counts who won, where games were not finished. */
  private static final String NOBODY_WON = "; unfinished games as won by nobody";

  /** Behind the method of all else. */
  static final String AS_THEY_STOOD = "; unfinished games as they stood";

  /** Behind the method of numbers from games that a test has stopped. */
  private static final String STOPPED = "; stopped by a test";

  private Tables() {}

  /** One row for each number of the study. */
  static byte[] summary(Results results) {
    Csv csv =
        new Csv(
            "rules",
            "first",
            "second",
            "measure",
            "statistic",
            "estimate",
            "low",
            "high",
            "confidence",
            "method",
            "games");
    results.sections().forEach(section -> rows(csv, section, "", results));
    for (Results.Seating seating : results.seatings()) {
      String stopped = seating.contest().isMatch() ? STOPPED : "";
      rows(csv, results.section(seating), stopped, results);
    }
    return csv.bytes();
  }

  private static void rows(Csv csv, Section section, String remark, Results results) {
    for (Figure figure : section.figures()) {
      Estimate estimate = figure.estimate();
      Interval interval = estimate.interval();
      csv.row(
          section.rules(),
          section.first(),
          section.second(),
          figure.measure(),
          figure.statistic(),
          estimate.value(),
          interval == null ? "" : interval.low(),
          interval == null ? "" : interval.high(),
          results.plan().confidence(),
          estimate.method() + (section.unfinished() == 0 ? "" : asTheyStood(figure)) + remark,
          estimate.n());
    }
  }

  /** What was made of games that were not finished. */
  private static String asTheyStood(Figure figure) {
    if (figure.measure().equals("unfinished")) {
      return "";
    }
    boolean won =
        figure.statistic().equals("rate")
            || figure.measure().equals("outcome-score")
            || figure.measure().endsWith("-advantage");
    return won ? NOBODY_WON : AS_THEY_STOOD;
  }

  /** One row for each value that a count took: how often, and in which share of games. */
  static byte[] distributions(Results results) {
    Csv csv = new Csv("rules", "first", "second", "measure", "value", "count", "share");
    for (int i = 0; i < results.tallies().size(); i++) {
      Scenario scenario = results.plan().scenarios().get(i);
      String rules = scenario.rules().name();
      rows(csv, rules, scenario.first(), scenario.second(), results.tallies().get(i));
    }
    for (Results.Seating seating : results.seatings()) {
      String rules = seating.contest().rules().name();
      rows(csv, rules, seating.first(), seating.second(), seating.tally());
    }
    return csv.bytes();
  }

  private static void rows(
      Csv csv, String rules, PolicySpec first, PolicySpec second, Tally tally) {
    for (Count count : Count.values()) {
      Histogram seen = tally.of(count);
      double total = seen.total();
      seen.forEach(
          (value, times) ->
              csv.row(
                  rules, first.label(), second.label(), count.word(), value, times, times / total));
    }
  }
}
