package senet.config;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import senet.config.PolicyReader.Classes;
import senet.run.Plan;
import senet.run.Presentation;
import senet.run.Results;

/** A study that was read without faults, ready to be planned, run and kept. */
public final class LoadedStudy {
  private final Study study;

  LoadedStudy(Study study) {
    this.study = study;
  }

  /**
   * Reads a study file.
   *
   * @throws ConfigException with all faults, if there are any
   */
  public static LoadedStudy read(Path path) throws ConfigException {
    Faults faults = new Faults();
    Optional<Value> top = YamlFile.read(path, faults);
    Optional<Study> study = top.flatMap(value -> readValue(value, path));
    study.ifPresent(read -> StudyReader.checkCharts(top.orElseThrow(), read));
    faults.throwIfAny();
    return new LoadedStudy(study.orElseThrow());
  }

  static Optional<Study> readValue(Value value, Path path) {
    return readValue(value, path, Classes.LOADED);
  }

  static Optional<Study> readValue(Value value, Path path, Classes classes) {
    return new StudyReader(new RulesLibrary(path), classes).read(value);
  }

  /**
   * The same study with the number of games and the seed replaced where they are given; a number of
   * games takes the place of a precision too.
   */
  public LoadedStudy with(OptionalLong games, OptionalLong seed) {
    return new LoadedStudy(study.with(games, seed.orElse(study.seed())));
  }

  /** The same study, shown otherwise. */
  public LoadedStudy with(Presentation presentation) {
    return new LoadedStudy(study.with(presentation));
  }

  /** The study's name. */
  public String name() {
    return study.name();
  }

  /** What is to be played. */
  public Plan plan() {
    return study.plan();
  }

  /** The study with everything resolved, for {@link SentJson#plan} in another process. */
  public String toSend() {
    return SentJson.study(study);
  }

  /** The contents of {@code study.json}: the resolved study, the version, and the tallies. */
  public byte[] json(Results results, String version) {
    return StudyJson.write(study, results, version);
  }

  /** The contents of {@code unfinished-run.json}: the same of a run that is not finished. */
  public byte[] unfinishedJson(Results soFar, String version) {
    return UnfinishedJson.write(study, soFar, version);
  }

  /**
   * What a folder keeps of the study's unfinished run; nothing if there is none.
   *
   * @throws ConfigException if there is one of another study or version, or a damaged one
   */
  public Optional<KeptRun> unfinished(Path folder, String version) throws ConfigException {
    return UnfinishedJson.read(folder, study, version);
  }
}
