package senet.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;

/**
 * The range of an axis, with round numbers to mark on it.
 *
 * @param min the lower end
 * @param max the upper end, above it
 * @param ticks what is marked
 */
record Axis(double min, double max, List<Tick> ticks) {

  /** A mark on an axis. */
  record Tick(double at, String label) {}

  /** An axis without ticks. */
  static Axis plain(double min, double max) {
    return new Axis(min, max, List.of());
  }

  /** An axis over exactly this range, with at most about so many steps between ticks. */
  static Axis over(Say say, double min, double max, int steps) {
    return stepped(say, min, max, roundStep((max - min) / steps));
  }

  /** An axis over exactly this range, with ticks at the multiples of a step. */
  static Axis stepped(Say say, double min, double max, double step) {
    int decimals = decimals(step);
    return new Axis(min, max, ticks(min, max, step, value -> say.fixed(value, decimals)));
  }

  /** An axis stretched to the next ticks. */
  static Axis stretched(Say say, double min, double max, int steps) {
    double step = roundStep((max - min) / steps);
    return stepped(say, Math.floor(min / step) * step, Math.ceil(max / step) * step, step);
  }

  /** A stretched axis with signs before its numbers. */
  static Axis signed(Say say, double min, double max, int steps) {
    int decimals = decimals(roundStep((max - min) / steps));
    Axis axis = stretched(say, min, max, steps);
    return new Axis(
        axis.min,
        axis.max,
        axis.ticks.stream().map(tick -> new Tick(tick.at, say.signed(tick.at, decimals))).toList());
  }

  /** An axis over the logarithms of a range of positive numbers, marked with the numbers. */
  static Axis logarithmic(Say say, double min, double max) {
    List<Tick> ticks = new ArrayList<>();
    double step = roundStep(min);
    while (step <= max) {
      ticks.add(new Tick(Math.log(step), say.decimal(step, 3)));
      step = roundStep(step * 1.1);
    }
    return new Axis(Math.log(min), Math.log(max), ticks);
  }

  /** The least of 1, 2 and 5 times a power of ten that is at least {@code least}. */
  static double roundStep(double least) {
    double power = Math.pow(10, Math.floor(Math.log10(least)));
    for (double factor : new double[] {1, 2, 5}) {
      if (factor * power >= least * (1 - 1e-9)) {
        return factor * power;
      }
    }
    return 10 * power;
  }

  /** Where a value lies, from 0 at the lower end to {@code length} at the upper. */
  double place(double value, double length) {
    return (value - min) / (max - min) * length;
  }

  private static List<Tick> ticks(
      double min, double max, double step, DoubleFunction<String> label) {
    List<Tick> ticks = new ArrayList<>();
    long last = Math.round(Math.floor(max / step + 1e-9));
    for (long i = Math.round(Math.ceil(min / step - 1e-9)); i <= last; i++) {
      ticks.add(new Tick(i * step, label.apply(i * step)));
    }
    return ticks;
  }

  private static int decimals(double step) {
    return step >= 1 ? 0 : (int) Math.ceil(-Math.log10(step) - 1e-9);
  }
}
