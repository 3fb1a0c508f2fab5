package senet.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import senet.policy.learned.TrainingSettings;
import senet.rules.RuleSet;
import senet.run.TrainingRun;
import senet.run.TrainingRun.Exam;
import senet.stats.Interval;

/** A line for each examination of a training. */
final class TrainLines implements TrainingRun.Listener {
  private final TrainingSettings settings;
  private final PrintWriter news;
  private final long start = System.nanoTime();

  /** Lines that go to a writer. */
  TrainLines(RuleSet rules, TrainingSettings settings, PrintWriter news) {
    this.settings = settings;
    this.news = news;
    news.println(
        String.format(Locale.ROOT, "training for %s by %,d games", rules.name(), settings.games()));
  }

  @Override
  public void examined(Exam exam) {
    double seconds = (System.nanoTime() - start) / 1e9;
    Interval interval = exam.score().interval();
    String between =
        interval == null
            ? ""
            : String.format(
                Locale.ROOT, " (%.1f to %.1f)", 100 * interval.low(), 100 * interval.high());
    news.println(
        String.format(
            Locale.ROOT,
            "%3d%%  %,d games: scores %.1f%%%s against %s, %s",
            100L * exam.games() / settings.games(),
            exam.games(),
            100 * exam.score().value(),
            between,
            TrainingRun.OPPONENT,
            time(exam.games(), seconds)));
  }

  private String time(int games, double seconds) {
    if (games == settings.games()) {
      return String.format(Locale.ROOT, "%.1f s in all", seconds);
    }
    double left = games == 0 ? 0 : seconds / games * (settings.games() - games);
    return games == 0
        ? "untrained"
        : RunLog.people(Duration.ofSeconds((long) Math.ceil(left))) + " left";
  }
}
