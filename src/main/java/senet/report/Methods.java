package senet.report;

import senet.measure.RateIntervals;

/** How the numbers were made, what they mean, and what they do not. */
final class Methods {
  private static final String COUNTS =
      """
      <p>A program played the games, each with random numbers of its own. Outcomes, scores and
      throws were counted exactly; every number here is worked out from those counts.</p>
      """;

  private static final String INTERVALS =
      """
      <p>Another run of as many games would give slightly different numbers. The interval says how
      far the number may lie from what endlessly many games would give: of intervals made in this
      way, %s %% hold the true value. Each interval is made for its number alone: among many
      numbers a few miss. Two intervals that overlap do not show that two numbers are equal. Where
      no interval makes sense, as for the longest game seen, none is given, and the column
      <code>method</code> of <code>summary.csv</code> says why; elsewhere it names the method:
      %s for shares, the variance of wins, draws and losses for advantages, Student’s t for means,
      order statistics for medians and other quantiles.</p>
      """;

  private static final String LIMITS =
      """
      <ul>
      <li>The players are fixed policies, not people. What holds for them need not hold for people,
      who plan and err in other ways; compare several matchups before you say that a game is fair.</li>
      <li>The rules are one reading each, as written above. Where a source is silent, another
      reading may give other numbers.</li>
      <li>A game that reaches its cap on throws is stopped and counts as unfinished, never as a
      draw.</li>
      <li>Throws count every throw, also one that moves no piece.</li>
      </ul>
      """;

  private Methods() {}

  static void write(Findings findings, Html page) {
    String percent = Say.decimal(findings.plan().confidence() * 100, 4);
    page.element("h2", "How to read the numbers").raw(COUNTS.strip());
    page.raw(INTERVALS.formatted(percent, shares(findings.plan().rateIntervals())).strip());
    page.element("h2", "What they do not say").raw(LIMITS.strip());
    page.element("h2", "How to get them again");
    page.raw(
        "<p>Run <code>senet run</code> with the study’s file and the seed <code>"
            + findings.plan().seed()
            + "</code>: the same version gives the same numbers to the last digit, on any number"
            + " of threads. The whole configuration and all counts are in <code>study.json</code>;"
            + " <code>senet report</code> draws the charts and this page again from it.</p>");
  }

  private static String shares(RateIntervals intervals) {
    return switch (intervals) {
      case NOMINAL -> "Wilson’s interval";
      case GUARANTEED -> "the interval of Clopper and Pearson, which covers at least so often,";
    };
  }
}
