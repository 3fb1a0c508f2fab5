package senet.report;

import senet.stats.Estimate;

/** A measure whose difference is shared among the rules, in words. */
enum Shared {
  ADVANTAGE("first-player-advantage"),
  FIRST_MOVE("first-move-advantage"),
  ODD_SIDE("odd-side-advantage"),
  THROWS("throws") {
    @Override
    double scale() {
      return 1;
    }

    @Override
    String unit(Say say) {
      return say.text("report.which.unit.throws");
    }

    @Override
    Say.Value say(Estimate difference, Say say) {
      return say.change(difference);
    }
  },
  DRAW("draw");

  private final String measure;

  Shared(String measure) {
    this.measure = measure;
  }

  static Shared of(String measure) {
    for (Shared shared : values()) {
      if (shared.measure.equals(measure)) {
        return shared;
      }
    }
    throw new IllegalArgumentException("no measure to share: " + measure);
  }

  /** The name at the head of a panel. */
  String title(Say say) {
    return say.text("report.which." + measure);
  }

  /** The unit with what is measured, within a sentence. */
  String unitOf(Say say) {
    return say.text("report.which." + measure + ".of");
  }

  /** By how much numbers are multiplied to be drawn and told. */
  double scale() {
    return 100;
  }

  String unit(Say say) {
    return say.text("report.which.unit.points");
  }

  /** A change that has no interval. */
  String sum(double difference, Say say) {
    return say.signed(difference * scale(), 1);
  }

  /** The size of a change. */
  String size(double difference, Say say) {
    return say.decimal(difference * scale(), 2);
  }

  /** A change of the measure. */
  Say.Value say(Estimate difference, Say say) {
    return say.points(difference);
  }
}
