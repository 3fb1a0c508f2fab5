package senet.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import senet.config.ConfigException;
import senet.config.StudyJson;
import senet.config.UnfinishedJson;
import senet.report.Report;
import senet.report.ReportFile;

/**
 * A folder of results. It is opened, and found writable, before the first game; each file is
 * written beside its place and moved there whole, so that none is ever half-written.
 */
final class ResultsFolder implements AutoCloseable {
  private static final String LOG = "run.log";
  private static final String CHARTS = "charts";

  /** A page of the report, in any language. */
  private static final Pattern PAGE = Pattern.compile("report(-[a-z]{2})?\\.html");

  private final Path folder;

  /** The folders that were made for this one, the outermost last. */
  private final List<Path> made;

  private final OutputLock lock;

  private ResultsFolder(Path folder, List<Path> made, OutputLock lock) {
    this.folder = folder;
    this.made = made;
    this.lock = lock;
  }

  /**
   * Opens a folder for a study's results, making it if need be.
   *
   * @throws WrongInput if it cannot be written, or holds something else, or another run has it open
   */
  static ResultsFolder open(Path folder, String study) throws WrongInput, ConfigException {
    List<Path> made = new ArrayList<>();
    for (Path path = folder.toAbsolutePath();
        path != null && !Files.exists(path);
        path = path.getParent()) {
      made.add(path);
    }
    try {
      if (Files.exists(folder) && !Files.isDirectory(folder)) {
        throw new WrongInput(folder + " is a file; name a folder with --out");
      }
      Files.createDirectories(folder);
      for (Path path : made) {
        DurableFile.forceFolderOf(path);
      }
      refuseOthers(folder, study);
      refuseLinks(folder.resolve(CHARTS));
      OutputLock lock = OutputLock.ofFolder(folder);
      DurableFile.clean(folder);
      DurableFile.clean(folder.resolve(CHARTS));
      return new ResultsFolder(folder, made, lock);
    } catch (IOException e) {
      throw new WrongInput(
          "the results folder "
              + folder
              + " cannot be written ("
              + Main.reason(e)
              + "); choose another with --out");
    }
  }

  private static void refuseOthers(Path folder, String study)
      throws IOException, WrongInput, ConfigException {
    Optional<String> found = StudyJson.studyIn(folder);
    if (found.isEmpty()) {
      found = UnfinishedJson.studyIn(folder);
    }
    if (found.isPresent() && !found.get().equals(study)) {
      throw new WrongInput(
          folder
              + " holds the results of another study, \""
              + found.get()
              + "\", and this one is \""
              + study
              + "\"; choose another folder with --out, or remove that one");
    }
    if (found.isEmpty() && !isEmpty(folder)) {
      throw new WrongInput(
          folder + " holds files that are no results; choose another folder with --out");
    }
  }

  /**
   * A link to another folder would have charts written, and those of earlier runs removed, there.
   */
  private static void refuseLinks(Path charts) throws IOException, WrongInput {
    if (!Files.exists(charts)) {
      return;
    }
    Optional<Path> link;
    try (Stream<Path> found = Files.walk(charts)) {
      link = found.filter(p -> Files.isSymbolicLink(p) && Files.isDirectory(p)).findFirst();
    }
    if (link.isPresent()) {
      throw new WrongInput(
          link.get() + " is a link to another folder; remove it, or choose another with --out");
    }
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        if (!file.endsWith(OutputLock.FILE) && !DurableFile.isUnfinished(file)) {
          return false;
        }
      }
      return true;
    }
  }

  Path path() {
    return folder;
  }

  /** Gives up: closes the folder and removes what was made for this run, if still empty. */
  void abandon() throws IOException {
    close();
    for (Path path : made) {
      if (Files.isDirectory(path) && isEmpty(path)) {
        Files.delete(path);
      }
    }
  }

  /** Keeps what is played of a run, and what was kept before; results stay as they are. */
  void keep(byte[] unfinished) throws IOException {
    Path last = folder.resolve(UnfinishedJson.FILE);
    if (Files.exists(last)) {
      DurableFile.move(last, folder.resolve(UnfinishedJson.PREVIOUS));
    }
    write(UnfinishedJson.FILE, unfinished);
  }

  /** Writes all results, each file whole, and removes charts and kept games of earlier runs. */
  void replace(byte[] study, List<ReportFile> files, Supplier<String> log) throws IOException {
    write(StudyJson.FILE, study);
    replaceReport(files);
    write(LOG, log.get().getBytes(StandardCharsets.UTF_8));
    Files.deleteIfExists(folder.resolve(UnfinishedJson.FILE));
    Files.deleteIfExists(folder.resolve(UnfinishedJson.PREVIOUS));
  }

  /** Writes the report's files, each whole, and removes those of an earlier run. */
  void replaceReport(List<ReportFile> files) throws IOException {
    Set<Path> kept = new HashSet<>();
    for (ReportFile file : files) {
      kept.add(write(file.path(), file.content()));
    }
    for (String table : Report.TABLES_OF_SOME) {
      if (!kept.contains(folder.resolve(table))) {
        Files.deleteIfExists(folder.resolve(table));
      }
    }
    Path charts = folder.resolve(CHARTS);
    for (Path path : told()) {
      if (!kept.contains(path)) {
        Files.delete(path);
        removeEmptyAround(path, charts);
      }
    }
  }

  /** The charts and pages that are there, in any language. */
  private List<Path> told() throws IOException {
    List<Path> told = new ArrayList<>();
    try (Stream<Path> found = Files.list(folder)) {
      found
          .filter(path -> PAGE.matcher(path.getFileName().toString()).matches())
          .forEach(told::add);
    }
    Path charts = folder.resolve(CHARTS);
    if (Files.isDirectory(charts)) {
      try (Stream<Path> found = Files.walk(charts)) {
        found.filter(Files::isRegularFile).forEach(told::add);
      }
    }
    return told;
  }

  /** Removes the folders that a file was in, up to one that stays, if they are empty now. */
  private static void removeEmptyAround(Path file, Path stays) throws IOException {
    for (Path folder = file.getParent();
        folder != null && !folder.equals(stays) && isEmpty(folder);
        folder = folder.getParent()) {
      Files.delete(folder);
    }
  }

  private Path write(String name, byte[] content) throws IOException {
    Path path = folder.resolve(name);
    DurableFile.write(path, content);
    return path;
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }
}
