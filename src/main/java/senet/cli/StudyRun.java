package senet.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import senet.cli.ProgressDisplay.Detail;
import senet.config.LoadedStudy;
import senet.report.Report;
import senet.report.Verdicts;
import senet.run.Ledger;
import senet.run.Results;
import senet.run.RunFailure;
import senet.run.TypicalGames;

/**
 * A study from the first game that is left to its results folder. Whatever ends it before, the
 * games played are kept.
 */
final class StudyRun {
  private final LoadedStudy study;
  private final ResultsFolder folder;
  private final UnfinishedRun unfinished;
  private final RunTables tables;
  private final RunLog log;
  private final PrintWriter err;
  private final PrintWriter news;

  /**
   * A run.
   *
   * @param err is told what went wrong
   * @param news is told what may be worth knowing
   */
  StudyRun(
      LoadedStudy study,
      ResultsFolder folder,
      UnfinishedRun unfinished,
      RunTables tables,
      RunLog log,
      PrintWriter err,
      PrintWriter news) {
    this.study = study;
    this.folder = folder;
    this.unfinished = unfinished;
    this.tables = tables;
    this.log = log;
    this.err = err;
    this.news = news;
  }

  /** Calls those who play. */
  @FunctionalInterface
  interface Call {
    Crew crew() throws WrongInput, RunFailure;
  }

  /**
   * Plays what is left, and writes the results.
   *
   * @param start the games there are
   * @param call is asked once for those who play the others
   * @param interval how often games are kept meanwhile
   * @param detail what is shown meanwhile
   * @return the exit code
   */
  int run(Results start, Call call, Duration interval, Detail detail)
      throws WrongInput, RunFailure, IOException {
    try (Interruption interruption = new Interruption()) {
      Ledger ledger = new Ledger(start);
      interruption.allow();
      try (Crew crew = call.crew();
          ProgressDisplay display = ProgressDisplay.of(ledger, detail, err);
          Checkpoints checkpoints = new Checkpoints(ledger, unfinished, interval, err)) {
        log.playedBy(crew.line());
        crew.play(ledger, display);
        interruption.forbid();
        log.kept(checkpoints.cost());
      } catch (InterruptedException e) {
        // told before the interruption is closed: the process may end at once then
        err.println("Interrupted: " + unfinished.keep(ledger.results()));
        return Main.INTERRUPTED;
      } catch (RunFailure e) {
        throw e.with(unfinished.keep(ledger.results()));
      }
      Results played = TypicalGames.addTo(ledger.results());
      log.played(played);
      log.used(tables.used());
      tell(played);
      write(played);
    }
    news.println(
        "Results are in " + folder.path() + ": open " + folder.path().resolve("report.html"));
    return Main.DONE;
  }

  private void tell(Results played) {
    if (!tables.trouble().isEmpty()) {
      news.println(tables.trouble());
    }
    UnfinishedGames.warnings(played).forEach(news::println);
    GoalText.brief(played).forEach(news::println);
    Verdicts.of(played).forEach(news::println);
  }

  /** Writes all results; if that fails, keeps the games, so that they need not be played again. */
  private void write(Results played) throws IOException {
    try {
      folder.replace(study.json(played, Version.text()), Report.files(played), log::finished);
    } catch (IOException e) {
      throw notWritten(Main.reason(e), e, played);
    } catch (OutOfMemoryError e) {
      throw notWritten(Main.OUT_OF_MEMORY, e, played);
    }
  }

  private IOException notWritten(String reason, Throwable cause, Results played) {
    return new IOException(
        "cannot write the results to "
            + folder.path()
            + ": "
            + reason
            + "\n"
            + unfinished.keep(played),
        cause);
  }
}
