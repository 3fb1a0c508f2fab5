package senet.report;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import senet.measure.Measure;
import senet.measure.Measures;
import senet.measure.Tally;
import senet.run.Ladder.Rung;
import senet.run.Plan;
import senet.stats.Estimate;
import senet.stats.Interval;

/** What a ladder tells of each rung, and what is said of the change from one rung to another. */
enum LadderMeasure {
  FIRST_PLAYER("first-player-advantage", "mean", "Advantage of who moves first", "who moves first"),
  FIRST_MOVE(
      "first-move-advantage",
      "mean",
      "Advantage of moving first, both starts together",
      "moving first, both starts"),
  ODD_SIDE(
      "odd-side-advantage",
      "mean",
      "Advantage of the odd squares, both starts together",
      "odd squares, both starts"),
  DRAWS("draw", "rate", "Draws", "draws") {
    @Override
    Say.Value say(Estimate share) {
      return Say.percent(share);
    }

    @Override
    String verdict(Estimate bottom, Estimate top, Estimate difference) {
      return change(difference, "more", "fewer");
    }
  },
  LENGTH("throws", "mean", "Throws in a game", "throws") {
    @Override
    Say.Value say(Estimate length) {
      return Say.quantity(length);
    }

    @Override
    String verdict(Estimate bottom, Estimate top, Estimate difference) {
      return change(difference, "longer", "shorter");
    }
  };

  private final String measure;
  private final String statistic;
  private final String title;
  private final String head;

  LadderMeasure(String measure, String statistic, String title, String head) {
    this.measure = measure;
    this.statistic = statistic;
    this.title = title;
    this.head = head;
  }

  /** The head of its column. */
  String head() {
    return head;
  }

  /** Whether it needs games begun by either side. */
  boolean needsBothStarts() {
    return this == FIRST_MOVE || this == ODD_SIDE;
  }

  private Tally games(Rung rung) {
    return needsBothStarts() ? rung.all() : rung.asRuled();
  }

  /** The number of a rung. */
  Estimate of(Rung rung, Plan plan) {
    Measure rated = Measures.named(measure).with(plan.rateIntervals());
    return rated.estimate(games(rung), statistic, plan.confidence());
  }

  /** The number in words. */
  Say.Value say(Estimate advantage) {
    return Say.points(advantage);
  }

  /** What the numbers at the bottom and at the top show. */
  String verdict(Rung bottom, Rung top, Plan plan) {
    return verdict(of(bottom, plan), of(top, plan), difference(bottom, top, plan));
  }

  /** The same without numbers. */
  String brief(Rung bottom, Rung top, Plan plan) {
    return title.substring(0, 1).toLowerCase(Locale.ROOT)
        + title.substring(1)
        + ": "
        + verdict(bottom, top, plan);
  }

  /** What it is at the bottom and at the top, and what that shows. */
  String sentence(Rung bottom, Rung top, Plan plan) {
    return title
        + ": "
        + say(of(bottom, plan))
        + " with "
        + bottom.policy().label()
        + " on both sides, "
        + say(of(top, plan))
        + " with "
        + top.policy().label()
        + " on both sides: "
        + verdict(bottom, top, plan)
        + ".";
  }

  /** Whether an advantage of the one side is shown at the bottom, and of the other at the top. */
  boolean isReversed(Rung bottom, Rung top, Plan plan) {
    return isAdvantage() && sign(of(bottom, plan)) * sign(of(top, plan)) < 0;
  }

  private boolean isAdvantage() {
    return this != DRAWS && this != LENGTH;
  }

  private Estimate difference(Rung bottom, Rung top, Plan plan) {
    return Measures.named(measure)
        .contrast(games(top), games(bottom))
        .difference(plan.confidence());
  }

  /** What is shown of an advantage. */
  String verdict(Estimate bottom, Estimate top, Estimate difference) {
    int before = sign(bottom);
    int after = sign(top);
    if (before * after < 0) {
      return "reversed";
    }
    if (before == 0 && after == 0) {
      return "not shown";
    }
    if (before == 0 || after == 0) {
      // what is shown of the one and not of the other need not differ
      return (after == 0 ? "no longer shown" : "shown only then")
          + (sign(difference) == 0 ? ", no change shown" : "");
    }
    return "still there, "
        + (after > 0
            ? change(difference, "larger", "smaller")
            : change(difference, "smaller", "larger"));
  }

  private static String change(Estimate difference, String above, String below) {
    int sign = sign(difference);
    return sign == 0 ? "no change shown" : sign > 0 ? above : below;
  }

  /** 1 or -1 where the interval is above zero or below it, otherwise 0. */
  private static int sign(Estimate estimate) {
    @Nullable Interval interval = estimate.interval();
    if (interval == null) {
      return 0;
    }
    return interval.low() > 0 ? 1 : interval.high() < 0 ? -1 : 0;
  }
}
