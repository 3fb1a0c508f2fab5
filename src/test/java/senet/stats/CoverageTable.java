package senet.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The figures of simulations of coverage, printed in the end. How many repetitions each has is the
 * system property {@code coverage.repetitions}: few in every build, thousands in the profile {@code
 * coverage}.
 */
public final class CoverageTable {
  /** How far from nominal the coverage of an interval may be: one and a half points. */
  private static final double TOLERANCE = 0.015;

  private static final int DEFAULT_REPETITIONS = 300;

  private final String title;
  private final List<String> lines = new ArrayList<>();

  /** A table with a title. */
  public CoverageTable(String title) {
    this.title = title;
  }

  /** How many repetitions a simulation has. */
  public static int repetitions() {
    return Integer.getInteger("coverage.repetitions", DEFAULT_REPETITIONS);
  }

  /** Notes a share of the repetitions, and returns it. */
  public double add(String what, double nominal, double share) {
    lines.add(
        String.format(Locale.ROOT, "%-66s %6.2f%% %7.2f%%", what, 100 * nominal, 100 * share));
    return share;
  }

  /**
   * Four standard errors of a share near {@code nominal} in few repetitions; from 2,000 on nothing,
   * so that what is asserted is what was observed.
   */
  public static double noise(double nominal) {
    int n = repetitions();
    return n >= 2_000 ? 0 : 4 * Math.sqrt(nominal * (1 - nominal) / n);
  }

  /** How far a share may be from nominal in so many repetitions. */
  public static double tolerance(double nominal) {
    return TOLERANCE + noise(nominal);
  }

  /** Prints the table. */
  public void print() {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT, "%n%-66s nominal covered%n", title + ", " + repetitions() + " times"));
    lines.forEach(line -> text.append(line).append('\n'));
    System.out.println(text);
  }
}
