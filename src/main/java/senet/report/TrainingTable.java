package senet.report;

import java.util.List;
import senet.run.TrainingRun;
import senet.run.TrainingRun.Exam;
import senet.stats.Interval;

/** The log of a training: a row for each examination. */
public final class TrainingTable {

  private TrainingTable() {}

  /** The table as CSV. */
  public static byte[] csv(List<Exam> exams) {
    Csv csv =
        new Csv("games", "error", "opponent", "score", "low", "high", "confidence", "examGames");
    for (Exam exam : exams) {
      Interval interval = exam.score().interval();
      csv.row(
          exam.games(),
          exam.error(),
          TrainingRun.OPPONENT,
          exam.score().value(),
          interval == null ? Double.NaN : interval.low(),
          interval == null ? Double.NaN : interval.high(),
          TrainingRun.CONFIDENCE,
          2 * exam.score().n());
    }
    return csv.bytes();
  }
}
