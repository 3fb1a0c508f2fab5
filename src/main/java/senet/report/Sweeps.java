package senet.report;

import senet.run.Sweep;

/** What the sweeps of a study are called. */
final class Sweeps {
  private Sweeps() {}

  /** The name for people, such as {@code walk from standard to bell}. */
  static String title(Sweep sweep, Headings headings) {
    return switch (sweep.kind()) {
      case VARY ->
          headings.heading("report.sweep.vary", sweep.from(), String.join(", ", sweep.factors()));
      case WALK -> headings.heading("report.sweep.walk", sweep.from(), sweep.to());
      case FACTORIAL -> headings.heading("report.sweep.factorial", sweep.from(), sweep.to());
    };
  }
}
