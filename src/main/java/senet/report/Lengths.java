package senet.report;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import senet.measure.Count;
import senet.report.Findings.Entry;
import senet.stats.Histogram;

/** How the lengths of games are binned, the same for all scenarios of a chart. */
final class Lengths {

  /** Rare long games are left out, so that they do not squeeze all others together. */
  private static final double DRAWN_SHARE = 0.995;

  private static final int MOST_MEDIANS = 5;
  private static final int MOST_BINS = 60;

  /** Scenarios whose lengths differ more than so many times share a logarithmic axis. */
  private static final double MOST_TIMES = 6;

  /** The factor between the bins of a logarithmic axis. */
  private static final double FACTOR = 1.1;

  private final int[] starts;
  private final boolean logarithmic;

  /** Bins that suit all of the scenarios. */
  Lengths(List<Entry> entries) {
    int least = entries.stream().mapToInt(entry -> throwsOf(entry).min()).min().orElse(0);
    int most = entries.stream().mapToInt(Lengths::limit).max().orElse(0);
    int shortest = entries.stream().mapToInt(Lengths::limit).min().orElse(0);
    this.logarithmic = least > 0 && most > MOST_TIMES * shortest;
    this.starts = logarithmic ? growing(least, most) : even(least, most);
  }

  static Histogram throwsOf(Entry entry) {
    return entry.tally().of(Count.THROWS);
  }

  private static int limit(Entry entry) {
    Histogram seen = throwsOf(entry);
    return (int) Math.min(seen.quantile(DRAWN_SHARE), MOST_MEDIANS * (long) seen.quantile(0.5));
  }

  private static int[] even(int least, int most) {
    int width = (int) Math.max(1, Axis.roundStep((most - least + 1) / (double) MOST_BINS));
    int from = Math.floorDiv(least, width) * width;
    return IntStream.rangeClosed(0, (most - from) / width + 1).map(i -> from + i * width).toArray();
  }

  private static int[] growing(int least, int most) {
    int bins = (int) Math.ceil(Math.log((most + 1.0) / least) / Math.log(FACTOR));
    return IntStream.rangeClosed(0, bins)
        .map(i -> (int) Math.round(least * Math.pow(FACTOR, i)))
        .distinct()
        .toArray();
  }

  /** The first length of each bin, and the first beyond the last bin. */
  private double edge(int i) {
    return starts[i] - 0.5;
  }

  /** Where the i-th of the edges of the bins lies on the axis. */
  double place(int i) {
    return logarithmic ? Math.log(edge(i)) : edge(i);
  }

  /** Where a length lies on the axis. */
  double at(int length) {
    return logarithmic ? Math.log(length) : length;
  }

  int bins() {
    return starts.length - 1;
  }

  /** The longest game that is drawn. */
  int longest() {
    return starts[bins()] - 1;
  }

  /** The axis; at most about so many steps between ticks. */
  Axis axis(Say say, int steps) {
    double from = edge(0);
    double to = edge(bins());
    return logarithmic ? Axis.logarithmic(say, from, to) : Axis.over(say, from, to, steps);
  }

  /** The name of the axis of heights. */
  String yTitle(Say say) {
    int width = starts[1] - starts[0];
    if (logarithmic) {
      return say.text("chart.length.share.step");
    }
    return width == 1
        ? say.text("chart.length.share")
        : say.text("chart.length.share.throws", width);
  }

  /** The name of the axis of lengths. */
  String xTitle(Say say) {
    return say.text(logarithmic ? "chart.length.axis.logarithmic" : "chart.length.axis");
  }

  /** The height of each bin: the share of games, in percent, in equal steps along the axis. */
  double[] heights(Entry entry) {
    double[] heights = shares(entry);
    if (logarithmic) {
      for (int i = 0; i < heights.length; i++) {
        heights[i] *= Math.log(FACTOR) / (place(i + 1) - place(i));
      }
    }
    return heights;
  }

  /** The share of games that are too long to be drawn. */
  double beyond(Entry entry) {
    return Math.max(0, 1 - Arrays.stream(shares(entry)).sum() / 100);
  }

  private double[] shares(Entry entry) {
    Histogram seen = throwsOf(entry);
    double[] shares = new double[bins()];
    double games = seen.total();
    seen.forEach(
        (value, count) -> {
          if (value <= longest()) {
            int found = Arrays.binarySearch(starts, value);
            shares[found >= 0 ? found : -found - 2] += 100 * count / games;
          }
        });
    return shares;
  }
}
