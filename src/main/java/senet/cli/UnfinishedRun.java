package senet.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Optional;
import senet.config.ConfigException;
import senet.config.LoadedStudy;
import senet.config.UnfinishedJson;
import senet.run.Results;

/** The games of a study that its results folder keeps while not all of them are played. */
final class UnfinishedRun {
  private final LoadedStudy study;
  private final ResultsFolder folder;

  UnfinishedRun(LoadedStudy study, ResultsFolder folder) {
    this.study = study;
    this.folder = folder;
  }

  /** Whether there is one, of this study or another. */
  boolean exists() {
    return Files.exists(folder.path().resolve(UnfinishedJson.FILE));
  }

  /**
   * The games kept; nothing if there are none.
   *
   * @throws ConfigException if they cannot be gone on with; it says why
   */
  Optional<Results> read() throws ConfigException {
    return study.unfinished(folder.path(), Version.text());
  }

  /** Keeps the games of an interrupted run, unless more of the same are kept; tells how many. */
  String keep(Results played) {
    Results most = ofThisStudy().filter(kept -> kept.games() > played.games()).orElse(played);
    try {
      if (most.games() == 0) {
        folder.abandon();
        return "no game was finished, and none is kept.";
      }
      folder.keep(study.unfinishedJson(most, Version.text()));
    } catch (IOException e) {
      return "the games could not be kept in " + folder.path() + ": " + e;
    }
    return String.format(
        Locale.ROOT,
        "%,d of %s%,d games are kept in %s; go on with --resume.",
        most.games(),
        played.plan().isOpen() ? "at most " : "",
        played.plan().games(),
        folder.path());
  }

  private Optional<Results> ofThisStudy() {
    try {
      return read();
    } catch (ConfigException e) {
      return Optional.empty();
    }
  }
}
