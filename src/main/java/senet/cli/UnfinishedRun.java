package senet.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Optional;
import senet.config.ConfigException;
import senet.config.KeptRun;
import senet.config.LoadedStudy;
import senet.config.UnfinishedJson;
import senet.run.Results;

/**
 * The games of a study that its results folder keeps while not all of them are played. For use by
 * several threads.
 */
final class UnfinishedRun {
  private final LoadedStudy study;
  private final ResultsFolder folder;

  /** How many games of just this study are kept; negative while that was not looked up. */
  private long kept = -1;

  UnfinishedRun(LoadedStudy study, ResultsFolder folder) {
    this.study = study;
    this.folder = folder;
  }

  /**
   * What a run starts from that goes on: the games kept, or none; tells which.
   *
   * @throws ConfigException if they cannot be gone on with; it says why
   */
  Results goOn(PrintWriter news) throws ConfigException {
    Optional<KeptRun> found = read();
    if (found.isEmpty()) {
      news.println(folder.path() + " keeps no unfinished run; starting from the first game.");
      return Results.none(study.plan());
    }
    if (!found.get().note().isEmpty()) {
      news.println(found.get().note());
    }
    Results results = found.get().results();
    news.println(
        String.format(
            Locale.ROOT,
            "Going on after the %,d games kept in %s.",
            results.games(),
            folder.path()));
    return results;
  }

  /** What a run starts from that does not go on: no game; tells if there are some to lose. */
  Results startAnew(PrintWriter news) {
    if (exists()) {
      news.println(
          folder.path()
              + " keeps the games of an unfinished run. This run starts from the first game and"
              + " replaces them; to go on with them, stop it and run with --resume.");
    }
    return Results.none(study.plan());
  }

  /** Whether there is one, of this study or another. */
  private boolean exists() {
    return Files.exists(folder.path().resolve(UnfinishedJson.FILE))
        || Files.exists(folder.path().resolve(UnfinishedJson.PREVIOUS));
  }

  private Optional<KeptRun> read() throws ConfigException {
    return study.unfinished(folder.path(), Version.text());
  }

  /** Keeps the games played so far, unless as many of the same are kept; whether it did. */
  synchronized boolean save(Results played) throws IOException {
    if (kept < 0) {
      kept = ofThisStudy();
    }
    if (played.games() <= kept) {
      return false;
    }
    folder.keep(study.unfinishedJson(played, Version.text()));
    kept = played.games();
    return true;
  }

  /** The same when a run has stopped; tells how many games are kept, and what now. */
  synchronized String keep(Results played) {
    try {
      save(played);
      if (kept == 0) {
        folder.abandon();
        return "no game was finished, and none is kept.";
      }
    } catch (IOException e) {
      String trouble = "the games could not be kept in " + folder.path() + ": " + Main.reason(e);
      return kept > 0 ? trouble + "; those before are: " + told(played) : trouble;
    }
    return told(played);
  }

  private String told(Results played) {
    return String.format(
        Locale.ROOT,
        "%,d of %s%,d games are kept in %s; go on with --resume.",
        kept,
        played.plan().isOpen() ? "at most " : "",
        played.plan().games(),
        folder.path());
  }

  private long ofThisStudy() {
    try {
      return read().map(KeptRun::results).map(Results::games).orElse(0L);
    } catch (ConfigException e) {
      return 0;
    }
  }
}
