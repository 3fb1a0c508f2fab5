package senet.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import senet.config.BuiltInRules;
import senet.config.EvaluatorFuzz;
import senet.config.RulesFuzz;
import senet.config.StudyFuzz;
import senet.run.BatchSize;
import senet.run.Progress;
import senet.run.Results;
import senet.run.RunFailure;
import senet.run.Runner;
import senet.run.TypicalGames;

/** Inputs of each target, good ones and refused ones, from which fuzzing starts. */
public final class Seeds {
  private static final Path RULES = Path.of("src/main/resources/senet/rules");
  private static final Path CONFIGS = Path.of("configs");

  private Seeds() {}

  /** The inputs for a target, by a name for each. */
  public static Map<String, byte[]> of(String target) {
    return switch (target) {
      case "study" -> both(files(CONFIGS), StudyFuzz.refused());
      case "rules" -> both(files(RULES), RulesFuzz.refused());
      case "evaluator" -> EvaluatorFuzz.seeds();
      case "moves" -> cases();
      case "unfinished" ->
          Map.of(
              "none.json", unfinished(Results.none(SmallStudy.STUDY.plan())),
              "all.json", unfinished(played()));
      case "results" -> Map.of("all.json", finished(played()));
      default -> throw new IllegalArgumentException(target);
    };
  }

  private static Map<String, byte[]> both(Map<String, byte[]> good, Map<String, byte[]> refused) {
    Map<String, byte[]> all = new TreeMap<>(good);
    all.putAll(refused);
    return all;
  }

  private static Map<String, byte[]> files(Path folder) {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> found = Files.list(folder)) {
      for (Path path : found.filter(p -> p.toString().endsWith(".yaml")).toList()) {
        files.put(path.getFileName().toString(), Files.readAllBytes(path));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  private static Map<String, byte[]> cases() {
    Map<String, byte[]> cases = new TreeMap<>();
    JsonNode all;
    try (var in = Seeds.class.getResourceAsStream("/senet/cases.json")) {
      all = new ObjectMapper().readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (JsonNode c : all) {
      if (BuiltInRules.NAMES.contains(c.path("rules").asText())) {
        String text =
            String.join(
                "\n",
                c.path("rules").asText(),
                squares(c.path("own")),
                squares(c.path("rival")),
                c.path("throw").asText());
        cases.put("case-" + cases.size(), text.getBytes(StandardCharsets.UTF_8));
      }
    }
    for (String rules : BuiltInRules.NAMES) {
      String text = rules + "\n26,5\n28,7\n2\n1\n1\n0\n0";
      cases.put("rules-" + rules, text.getBytes(StandardCharsets.UTF_8));
    }
    return cases;
  }

  private static String squares(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false)
        .map(JsonNode::asText)
        .collect(Collectors.joining(","));
  }

  private static byte[] unfinished(Results soFar) {
    return SmallStudy.STUDY.unfinishedJson(soFar, SmallStudy.VERSION);
  }

  private static byte[] finished(Results all) {
    return SmallStudy.STUDY.json(TypicalGames.addTo(all), SmallStudy.VERSION);
  }

  private static Results played() {
    try {
      return new Runner(1, BatchSize.of(10), Progress.NONE).run(SmallStudy.STUDY.plan());
    } catch (RunFailure | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
