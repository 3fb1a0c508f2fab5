package senet.report;

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
  FIRST_PLAYER("first-player-advantage", "mean"),
  FIRST_MOVE("first-move-advantage", "mean"),
  ODD_SIDE("odd-side-advantage", "mean"),
  DRAWS("draw", "rate") {
    @Override
    Say.Value say(Estimate share, Say say) {
      return say.percent(share);
    }

    @Override
    String verdict(Estimate bottom, Estimate top, Estimate difference) {
      return change(difference, "draw.more", "draw.less", "unchanged");
    }
  },
  LENGTH("throws", "mean") {
    @Override
    Say.Value say(Estimate length, Say say) {
      return say.quantity(length);
    }

    @Override
    String verdict(Estimate bottom, Estimate top, Estimate difference) {
      return change(difference, "throws.more", "throws.less", "unchanged");
    }
  };

  private static final String KEYS = "report.skill.";

  private final String measure;
  private final String statistic;

  LadderMeasure(String measure, String statistic) {
    this.measure = measure;
    this.statistic = statistic;
  }

  /** The head of its column. */
  String head(Say say) {
    return say.text(KEYS + measure + ".head");
  }

  private String title(Say say) {
    return say.text(KEYS + measure);
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
  Say.Value say(Estimate advantage, Say say) {
    return say.points(advantage);
  }

  /** What the numbers at the bottom and at the top show. */
  private String verdict(Rung bottom, Rung top, Findings findings) {
    Plan plan = findings.plan();
    return findings.text(
        KEYS + verdict(of(bottom, plan), of(top, plan), difference(bottom, top, plan)));
  }

  /** The same without numbers. */
  String brief(Rung bottom, Rung top, Findings findings) {
    String title = findings.say().language().uncapital(title(findings.say()));
    return findings.text("report.skill.brief", title, verdict(bottom, top, findings));
  }

  /** What it is at the bottom and at the top, and what that shows. */
  String sentence(Rung bottom, Rung top, Findings findings) {
    return findings.text(
        "report.skill.sentence",
        title(findings.say()),
        say(of(bottom, findings.plan()), findings.say()),
        bottom.policy().label(),
        say(of(top, findings.plan()), findings.say()),
        top.policy().label(),
        verdict(bottom, top, findings));
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

  /** What is shown of an advantage: the end of the key of its words. */
  String verdict(Estimate bottom, Estimate top, Estimate difference) {
    int before = sign(bottom);
    int after = sign(top);
    if (before * after < 0) {
      return "reversed";
    }
    if (before == 0 && after == 0) {
      return "none";
    }
    if (before == 0 || after == 0) {
      // what is shown of the one and not of the other need not differ
      return (after == 0 ? "gone" : "new") + (sign(difference) == 0 ? ".unchanged" : "");
    }
    return after > 0
        ? change(difference, "still.larger", "still.smaller", "still.unchanged")
        : change(difference, "still.smaller", "still.larger", "still.unchanged");
  }

  private static String change(Estimate difference, String above, String below, String none) {
    int sign = sign(difference);
    return sign == 0 ? none : sign > 0 ? above : below;
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
