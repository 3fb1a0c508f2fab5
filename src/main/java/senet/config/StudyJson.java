package senet.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import senet.config.PolicyReader.Classes;
import senet.game.GameRecord;
import senet.language.Language;
import senet.measure.Tally;
import senet.run.Plan;
import senet.run.Presentation;
import senet.run.Results;
import senet.run.Scenario;
import senet.run.StoppingRule;
import senet.run.Sweep;

/**
 * The contents of {@code study.json}: product and version, the resolved study in the form of a
 * study file, how its sweeps made rule sets, and the tally of each scenario.
 */
public final class StudyJson {

  /** The name of the file in a results folder. */
  public static final String FILE = "study.json";

  private StudyJson() {}

  static byte[] write(Study study, Results results, String version) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("product", "senet");
    keys.put("version", version);
    keys.put("study", study(study));
    if (!study.sweeps().isEmpty()) {
      keys.put("sweeps", study.sweeps().stream().map(SweepJson::write).toList());
    }
    List<Object> scenarios = new ArrayList<>();
    for (int i = 0; i < results.tallies().size(); i++) {
      Tally tally = results.tallies().get(i);
      Map<String, Object> entry = head(results.plan().scenarios().get(i));
      entry.put("games", tally.games());
      entry.put("tally", TallyJson.write(tally));
      if (!results.typicalGames().isEmpty()) {
        entry.put(GameJson.KEY, GameJson.write(results.typicalGames().get(i), tally));
      }
      scenarios.add(entry);
    }
    keys.put("scenarios", scenarios);
    ContestsJson.write(results, keys);
    return JsonFile.write(keys);
  }

  /** A study in the form of a study file. */
  static Map<String, Object> study(Study study) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("study", study.name());
    keys.put("title", study.title());
    keys.put("seed", study.seed());
    if (study.precision().isPresent()) {
      keys.put("precision", PrecisionJson.write(study.precision().get()));
    } else {
      keys.put("games", study.games());
    }
    keys.put("confidence", study.analysis().confidence());
    keys.put("rateIntervals", study.analysis().rateIntervals().word());
    keys.put("starts", study.starts().word());
    keys.put("rules", study.rules().stream().map(StudyJson::rules).toList());
    List<Object> matchups = new ArrayList<>();
    for (Matchup matchup : study.matchups()) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("first", PolicyJson.write(matchup.first()));
      entry.put("second", PolicyJson.write(matchup.second()));
      matchups.add(entry);
    }
    if (!matchups.isEmpty()) {
      keys.put("matchups", matchups);
    }
    keys.putAll(study.contests().keys());
    keys.put("charts", study.charts().isEmpty() ? "none" : study.charts());
    Presentation shown = study.presentation();
    keys.put("figures", FiguresReader.write(shown.figures()));
    keys.put("languages", shown.languages().stream().map(Language::code).toList());
    keys.put("comparisons", ComparisonsReader.write(study.analysis().comparisons()));
    if (study.analysis().endgamePieces() > 0) {
      keys.put("endgame", Map.of("pieces", study.analysis().endgamePieces()));
    }
    return keys;
  }

  /** A built-in rule set is named; any other is written out. */
  private static Object rules(senet.rules.RuleSet rules) {
    return BuiltInRules.find(rules.name()).filter(rules::equals).isPresent()
        ? rules.name()
        : RulesWriter.write(rules);
  }

  /**
   * The results kept in a folder.
   *
   * @param folder a results folder
   * @param version the version of the product, which must have written them
   * @throws ConfigException if the folder has none, or they are damaged or of another version
   */
  public static Results read(Path folder, String version) throws ConfigException {
    Path path = folder.resolve(FILE);
    if (!Files.isRegularFile(path)) {
      throw JsonFile.damaged(
          path, "does not exist; name a folder that senet run has filled, or run the study first");
    }
    JsonNode top = JsonFile.read(path);
    if (!top.path("version").asText().equals(version)) {
      throw JsonFile.damaged(
          path,
          "is of version \""
              + top.path("version").asText()
              + "\", and this program is "
              + version
              + "; run the study again");
    }
    Faults faults = new Faults();
    Optional<Study> study =
        YamlFile.parse(top.path("study").toString(), path + " study", faults)
            .flatMap(value -> LoadedStudy.readValue(value, path, Classes.NAMED_ONLY));
    faults.throwIfAny();
    Plan plan = study.orElseThrow().plan().with(sweeps(top.path("sweeps"), path));
    JsonNode scenarios = top.path("scenarios");
    List<Tally> tallies = new ArrayList<>();
    List<GameRecord> games = new ArrayList<>();
    if (scenarios.size() != plan.scenarios().size()) {
      throw JsonFile.damaged(
          path, "has " + scenarios.size() + " scenarios, and its study " + plan.scenarios().size());
    }
    for (int i = 0; i < scenarios.size(); i++) {
      try {
        Scenario scenario = plan.scenarios().get(i);
        Tally tally = tally(scenarios.get(i), scenario);
        tallies.add(tally);
        if (plan.charts().contains(Plan.GAME_CHART)) {
          games.add(GameJson.read(scenarios.get(i).path(GameJson.KEY), scenario, tally));
        }
      } catch (IllegalArgumentException | ArithmeticException e) {
        throw JsonFile.damaged(
            path,
            "scenario " + (i + 1) + " is damaged: " + e.getMessage() + "; run the study again");
      }
    }
    return new Results(plan, tallies, ContestsJson.readAll(top, plan.contests(), path), games);
  }

  private static List<Sweep> sweeps(JsonNode entries, Path path) throws ConfigException {
    List<Sweep> sweeps = new ArrayList<>();
    for (JsonNode entry : entries) {
      try {
        sweeps.add(SweepJson.read(entry));
      } catch (IllegalArgumentException e) {
        throw JsonFile.damaged(
            path,
            "sweep "
                + (sweeps.size() + 1)
                + " is damaged: "
                + e.getMessage()
                + "; run the study again");
      }
    }
    return sweeps;
  }

  private static Tally tally(JsonNode entry, Scenario scenario) {
    checkHead(entry, head(scenario));
    Tally tally = TallyJson.read(entry.path("tally"));
    if (tally.games() != entry.path("games").asLong()) {
      throw new IllegalArgumentException("its ends do not add up to its games");
    }
    if (!scenario.isComplete(tally)) {
      String needed =
          scenario.stopping().equals(StoppingRule.NEVER)
              ? "the study has " + scenario.games()
              : "the study does not stop there";
      throw new IllegalArgumentException("its games is " + tally.games() + ", and " + needed);
    }
    return tally;
  }

  /**
   * Checks that an entry is of the scenario that it should be.
   *
   * @throws IllegalArgumentException if it is not
   */
  static void checkHead(JsonNode entry, Map<String, Object> head) {
    head.forEach(
        (key, expected) -> {
          if (!entry.path(key).asText().equals(expected.toString())) {
            throw new IllegalArgumentException(
                "its " + key + " is " + entry.path(key) + ", and the study has " + expected);
          }
        });
  }

  /** What tells a scenario from the others. */
  static Map<String, Object> head(Scenario scenario) {
    Map<String, Object> head = new LinkedHashMap<>();
    head.put("rules", scenario.rules().name());
    head.put("first", scenario.first().label());
    head.put("second", scenario.second().label());
    return head;
  }

  /** The name of the study whose results a folder holds, if it holds any. */
  public static Optional<String> studyIn(Path folder) throws ConfigException {
    Path path = folder.resolve(FILE);
    return Files.exists(path) ? Optional.of(JsonFile.studyOf(path)) : Optional.empty();
  }
}
