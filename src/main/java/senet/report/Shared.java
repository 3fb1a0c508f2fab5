package senet.report;

import senet.stats.Estimate;

/** A measure whose difference is shared among the rules, in words. */
enum Shared {
  ADVANTAGE("first-player-advantage", "First-player advantage", "of first-player advantage"),
  FIRST_MOVE(
      "first-move-advantage", "Advantage of moving first", "of the advantage of moving first"),
  ODD_SIDE(
      "odd-side-advantage", "Advantage of the odd squares", "of the advantage of the odd squares"),
  THROWS("throws", "Length of a game", "in the length of a game") {
    @Override
    double scale() {
      return 1;
    }

    @Override
    String unit() {
      return "throws";
    }

    @Override
    Say.Value say(Estimate difference) {
      return Say.change(difference);
    }
  },
  DRAW("draw", "Draws", "of draws");

  private final String measure;
  private final String title;
  private final String words;

  Shared(String measure, String title, String words) {
    this.measure = measure;
    this.title = title;
    this.words = words;
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
  String title() {
    return title;
  }

  /** The unit with what is measured, within a sentence. */
  String unitOf() {
    return unit() + " " + words;
  }

  /** By how much numbers are multiplied to be drawn and told. */
  double scale() {
    return 100;
  }

  String unit() {
    return "percentage points";
  }

  /** A change that has no interval. */
  String sum(double difference) {
    return Say.signed(difference * scale(), 1);
  }

  /** The size of a change. */
  String size(double difference) {
    return Say.decimal(difference * scale(), 2);
  }

  /** A change of the measure. */
  Say.Value say(Estimate difference) {
    return Say.points(difference);
  }
}
