package senet.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
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
final class ResultsFolder {
  private static final String LOG = "run.log";
  private static final String CHARTS = "charts";

  private final Path folder;

  /** The folders that were made for this one, the outermost last. */
  private final List<Path> made;

  private ResultsFolder(Path folder, List<Path> made) {
    this.folder = folder;
    this.made = made;
  }

  /**
   * Opens a folder for a study's results, making it if need be.
   *
   * @throws WrongInput if it cannot be written, or holds something else
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
      refuseOthers(folder, study);
      Files.delete(Files.createTempFile(folder, ".writable", ".tmp"));
    } catch (IOException e) {
      throw new WrongInput(
          "the results folder "
              + folder
              + " cannot be written ("
              + reason(e)
              + "); choose another with --out");
    }
    return new ResultsFolder(folder, made);
  }

  private static String reason(IOException failure) {
    if (failure instanceof AccessDeniedException) {
      return "permission denied";
    }
    boolean told = failure instanceof FileSystemException file && file.getReason() != null;
    return told ? ((FileSystemException) failure).getReason() : failure.getClass().getSimpleName();
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

  private static boolean isEmpty(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      return !files.iterator().hasNext();
    }
  }

  Path path() {
    return folder;
  }

  /** Gives up: removes what was made for this run, which is still empty. */
  void abandon() throws IOException {
    for (Path path : made) {
      if (Files.isDirectory(path) && isEmpty(path)) {
        Files.delete(path);
      }
    }
  }

  /** Keeps what is played of a run; results stay as they are. */
  void keep(byte[] unfinished) throws IOException {
    write(UnfinishedJson.FILE, unfinished);
  }

  /** Writes all results, each file whole, and removes charts and kept games of earlier runs. */
  void replace(byte[] study, List<ReportFile> files, Supplier<String> log) throws IOException {
    write(StudyJson.FILE, study);
    replaceReport(files);
    write(LOG, log.get().getBytes(StandardCharsets.UTF_8));
    Files.deleteIfExists(folder.resolve(UnfinishedJson.FILE));
  }

  /** Writes the report's files, each whole, and removes tables and charts of an earlier run. */
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
    if (Files.isDirectory(charts)) {
      List<Path> stale;
      try (Stream<Path> found = Files.walk(charts)) {
        stale = found.filter(path -> Files.isRegularFile(path) && !kept.contains(path)).toList();
      }
      for (Path path : stale) {
        Files.delete(path);
        removeEmptyAround(path, charts);
      }
    }
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
    Path parent = path.getParent() == null ? folder : path.getParent();
    Files.createDirectories(parent);
    Path beside = parent.resolve("." + path.getFileName() + ".tmp");
    try {
      Files.write(beside, content);
      Files.move(beside, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
    return path;
  }
}
