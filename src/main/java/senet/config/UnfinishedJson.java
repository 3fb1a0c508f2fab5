package senet.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import senet.measure.Tally;
import senet.run.Plan;
import senet.run.Results;
import senet.run.Scenario;

/**
 * The contents of {@code unfinished-run.json}: the version and the resolved study, every rule set
 * written out, and the tally of the first games of each scenario.
 */
public final class UnfinishedJson {

  /** The name of the file in a results folder. */
  public static final String FILE = "unfinished-run.json";

  /** The name of the one before it, should that be damaged. */
  public static final String PREVIOUS = "unfinished-run.previous.json";

  private static final String START_ANEW = "or run without --resume to start from the first game";

  /** The numbers of games that may be greater when a run goes on. */
  private static final Pattern MAY_GROW =
      Pattern.compile("study[.](games|tournament[.]pairs|match\\[\\d+][.]maxPairs)");

  private UnfinishedJson() {}

  static byte[] write(Study study, Results soFar, String version) {
    Map<String, Object> keys = identity(study, version);
    List<Object> scenarios = new ArrayList<>();
    for (int i = 0; i < soFar.tallies().size(); i++) {
      Map<String, Object> entry = StudyJson.head(soFar.plan().scenarios().get(i));
      entry.put("tally", TallyJson.write(soFar.tallies().get(i)));
      scenarios.add(entry);
    }
    keys.put("scenarios", scenarios);
    ContestsJson.write(soFar, keys);
    return Sealed.seal(JsonFile.write(keys));
  }

  /** What must be the same for a run to go on. */
  private static Map<String, Object> identity(Study study, String version) {
    Map<String, Object> resolved = StudyJson.study(study);
    resolved.remove("languages"); // of what is told, not of what is played
    resolved.put("rules", study.rules().stream().map(RulesWriter::write).toList());
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("product", "senet");
    keys.put("version", version);
    keys.put("study", resolved);
    return keys;
  }

  /** The name of the study of which a folder holds an unfinished run, if it holds one. */
  public static Optional<String> studyIn(Path folder) throws ConfigException {
    Optional<Found> found = find(folder);
    return found.isPresent() ? Optional.of(JsonFile.studyOf(found.get().path())) : Optional.empty();
  }

  /** A file that is whole, and a note if it is not the last one. */
  private record Found(Path path, String note) {}

  /** The last file that is whole; nothing if there is none of either name. */
  private static Optional<Found> find(Path folder) throws ConfigException {
    Path last = folder.resolve(FILE);
    Path previous = folder.resolve(PREVIOUS);
    Optional<String> fault = fault(last);
    if (fault.isEmpty()) {
      return Optional.of(new Found(last, ""));
    }
    if (fault(previous).isEmpty()) {
      String note = last + " is damaged (" + fault.get() + "); using the one before it.";
      return Optional.of(new Found(previous, Files.exists(last) ? note : ""));
    }
    if (Files.exists(last) || Files.exists(previous)) {
      Path damaged = Files.exists(last) ? last : previous;
      throw damaged(damaged, "is damaged: " + fault(damaged).orElseThrow());
    }
    return Optional.empty();
  }

  private static Optional<String> fault(Path path) throws ConfigException {
    try {
      if (!Files.exists(path)) {
        return Optional.of("it is missing");
      }
      JsonFile.requireReadable(path);
      return Sealed.fault(Files.readAllBytes(path));
    } catch (IOException e) {
      throw damaged(path, "cannot be read: " + e.getMessage());
    }
  }

  /**
   * The first games of a study, as kept in a folder; nothing if it keeps none. The study may have
   * more games than when they were played.
   *
   * @throws ConfigException if they are of another study or version, or damaged
   */
  static Optional<KeptRun> read(Path folder, Study study, String version) throws ConfigException {
    Optional<Found> found = find(folder);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Path path = found.get().path();
    JsonNode top = JsonFile.read(path);
    refuseOthers(path, top, study, version);
    Plan plan = study.plan();
    JsonNode scenarios = top.path("scenarios");
    if (scenarios.size() != plan.scenarios().size()) {
      throw damaged(
          path, "has " + scenarios.size() + " scenarios, and its study " + plan.scenarios().size());
    }
    List<Tally> tallies = new ArrayList<>();
    for (int i = 0; i < scenarios.size(); i++) {
      try {
        tallies.add(tally(scenarios.get(i), plan.scenarios().get(i)));
      } catch (IllegalArgumentException | ArithmeticException e) {
        throw damaged(path, "scenario " + (i + 1) + " is damaged: " + e.getMessage());
      }
    }
    Results results = new Results(plan, tallies, ContestsJson.read(top, plan.contests(), path));
    return Optional.of(new KeptRun(results, found.get().note()));
  }

  private static Tally tally(JsonNode entry, Scenario scenario) {
    StudyJson.checkHead(entry, StudyJson.head(scenario));
    Tally tally = TallyJson.read(entry.path("tally"));
    if (tally.games() > scenario.games()) {
      throw new IllegalArgumentException("it has more games than its study");
    }
    return tally;
  }

  private static void refuseOthers(Path path, JsonNode top, Study study, String version)
      throws ConfigException {
    JsonNode now = JsonFile.asRead(identity(study, version));
    Faults faults = new Faults();
    for (String key : List.of("version", "study")) {
      for (JsonDifference difference : JsonDifference.between(key, top.path(key), now.path(key))) {
        if (!isMoreGames(difference) && !isOfFigures(difference)) {
          faults.add(new Fault(path.toString(), 0, 0, difference.key(), refusal(difference)));
        }
      }
    }
    faults.throwIfAny();
  }

  /** How charts are drawn changes no game. */
  private static boolean isOfFigures(JsonDifference difference) {
    return difference.key().startsWith("study.figures");
  }

  private static boolean isMoreGames(JsonDifference difference) {
    return MAY_GROW.matcher(difference.key()).matches()
        && difference.before().canConvertToLong()
        && difference.before().asLong() < difference.now().asLong();
  }

  private static String refusal(JsonDifference difference) {
    return "the unfinished run has "
        + difference.shownBefore()
        + ", and this one "
        + difference.shownNow()
        + "; make them equal, "
        + START_ANEW;
  }

  private static ConfigException damaged(Path path, String message) {
    return JsonFile.damaged(path, message + "; remove it, " + START_ANEW);
  }
}
