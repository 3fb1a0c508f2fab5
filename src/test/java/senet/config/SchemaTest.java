package senet.config;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import senet.language.Language;
import senet.measure.Delta;
import senet.measure.Measure;
import senet.measure.Measures;
import senet.measure.RateIntervals;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;
import senet.policy.PolicyParameter.Type;
import senet.policy.PolicySpec;
import senet.rules.BearOff;
import senet.rules.Ending;
import senet.rules.ExtraThrows;
import senet.rules.Forced;
import senet.rules.Landing;
import senet.rules.LastSquares;
import senet.rules.Named;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.Starter;
import senet.run.ComparisonSettings;
import senet.run.FigureSettings;
import senet.run.Precision;

/** The schemas accept what the readers accept, and name the same keys and words. */
class SchemaTest {
  private static final JsonNode STUDY = Schemas.tree("study");
  private static final JsonNode RULES = Schemas.tree("rules");

  @Test
  void acceptsTheBuiltInRules() {
    for (String name : BuiltInRules.NAMES) {
      assertThat(Schemas.faults("rules", BuiltInRules.yaml(name))).as(name).isEmpty();
    }
  }

  @Test
  void acceptsTheStudiesThatComeWithTheProduct() throws IOException {
    try (Stream<Path> configs = Files.list(Path.of("configs"))) {
      List<Path> studies = configs.filter(path -> path.toString().endsWith(".yaml")).toList();
      assertThat(studies).isNotEmpty();
      for (Path study : studies) {
        assertThat(Schemas.faults("study", Files.readString(study))).as("%s", study).isEmpty();
      }
    }
  }

  @Test
  void editorsFindTheSchemas() throws IOException {
    for (String folder : List.of("configs", "src/main/resources/senet/rules")) {
      try (Stream<Path> files = Files.list(Path.of(folder))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).toList()) {
          String line = Files.readAllLines(file).get(0);
          assertThat(line).as("%s", file).startsWith("# yaml-language-server: $schema=");
          assertThat(file.resolveSibling(line.substring(line.indexOf('=') + 1))).exists();
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{name: v, landing: not-allowed, end: all-off}",
        "{name: v, setup: {odd: [1, 3-5], even: 2}, start: roll-off}",
        "{name: v, setup: alternating, pieces: 7, source: 1960, title: 2}",
        "{name: v, throws: {sticks: 3, up: 0.4, none: 4}}",
        "{name: v, throws: {chances: {1: 1/4, 2: 0.25, 3: 0.25, 4: 4 / 16}}}",
        "{name: v, throws: {die: [1, 2, 3, 4, 4]}}",
        "{name: v, extraThrows: {values: 4, when: always}, protection: {run: 2}}",
        "{name: v, barrier: {run: 3, neighbours: row, bearingOff: free}, houses: {26: none}}",
        "{name: v, safe: [5, 26-30], gates: 26, locked: [27, 28], priority: none, houses: none}",
        "{name: v, sendsBack: {22: 15, 21: {to: 3, ifTaken: illegal}, 20: none}, maxThrows: 500}",
        "{name: v, bearOff: {27: past-end, 28: [2, 3], 29: any, 30: [1]}, notes: {end: So.}}",
        "{name: v, setup: in-hand, enter: {1: 1, 3: none}, landing: swap, end: all-off}",
        "{name: v, pieces: 3, inHand: 2, enter: {1: 1}, start: even, openingMove: {from: 6, throw: 1}}",
        "{name: v, inHand: {odd: 1}, enter: {4: 21}, landing: to-hand, end: all-off}",
        "{name: v, inHand: none, enter: none, openingMove: none, landing: to-start, end: all-off}",
        "{name: v, extraThrows: {squares: [15, 26], cap: 3}, landing: to-rearmost, end: all-off}",
        "{name: v, extraThrows: {values: none, squares: 15, when: after-a-forward-move, cap: none}}",
        "{name: v, protection: {run: 2, exempt: 27-30}, barrier: {run: 3, exempt: [26]}}",
        "{name: v, bearOffWhen: all-in-last-row, moving: optional, capturing: compulsory, maxThrows: 9}",
        "{name: v, backward: also-onto-rivals, neverBackward: [27, 28], maxThrows: 5000}",
        "{name: v, end: most-off-played-out, points: 5, equalPoints: last-to-move-wins}",
        "{name: v, bearOff: {27: none}, locked: [], sendsBack: none, extraThrows: none}"
      })
  void acceptsVariations(String yaml) throws Exception {
    String inline = "{extends: bell, " + yaml.substring(1);
    String study =
        "{study: s, matchups: [{first: random, second: random}], rules: [" + inline + "]}";
    assertThat(Schemas.faults("rules", inline)).isEmpty();
    assertThat(Schemas.faults("study", study)).isEmpty();
    Faults faults = new Faults();
    assertThat(
            YamlFile.parse(study, "s", faults).flatMap(v -> LoadedStudy.readValue(v, Path.of("s"))))
        .isPresent();
    faults.throwIfAny();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rules: bell",
        "seed: -3",
        "games: 2000",
        "figures: {}",
        "figures: {themes: [dark, light], formats: [pdf, png, svg], sizes: [print, web]}",
        "figures: {themes: dark, formats: pdf, sizes: print, source: hidden, printWidth: 120}",
        "games: 1e6",
        "starts: both",
        "confidence: 0.99",
        "rateIntervals: guaranteed",
        "precision: {measure: first-player-advantage, halfWidth: 0.002}",
        "precision: [{measure: throws, statistic: median, halfWidth: 0.5, minGames: 20000, maxGames: 1e6}, {measure: draw, halfWidth: 1e-3}]",
        "rules: [{vary: standard, over: {pieces: 5}}]",
        "rules: [{vary: bell, over: {pieces: [5, 7], gates: {no: none, stop: [26]}}, skipIllegal: true}]",
        "rules: [bell, {walk: {from: standard, to: bell}}, {walk: {from: bell, to: museum}}]",
        "rules: [{walk: {from: bell, to: bell-2, order: safe}}, {name: bell-2, extends: bell, safe: none}]",
        "rules: [{factorial: {from: standard, to: bell, rows: [landing, safe, end]}}]",
        "charts: none",
        "tournament: {policies: [random, {policy: weighted, name: w, off: 1}], pairs: 7}\ncharts: [length, ratings]",
        "tournament: {policies: [rearmost, greedy]}",
        "match: {first: greedy, second: cautious}",
        "ladder: [random, {policy: expectimax, depth: 1}]",
        "tournament: {policies: [rearmost, greedy]}\nladder: tournament\ncharts: [ladder, ratings]",
        "match: [{first: greedy, second: cautious, h0: 0.4, h1: 0.6, alpha: 0.1, beta: 0.2, maxPairs: 9}]",
        "charts: length",
        "comparisons: {}",
        "comparisons: {baseline: bell, pairs: all, between: rules, measures: draw}",
        "comparisons: {measures: [draw, throws], equivalence: {draw: 0.005, throws: 2.5%}}",
        "comparisons: {measures: [turns, margin], equivalence: {turns: 100%, margin: 0.25}}",
        "title: 2026",
        "endgame: 2",
        "languages: fi",
        "languages: [es, en]",
        "endgame: {pieces: 3}",
        "endgame: none",
        "matchups: [{first: {policy: weighted, name: w, off: -1, path: 0.5}, second: {policy: greedy}}]",
        "matchups: [{first: expectimax, second: {policy: mcts, iterations: 50, rollout: greedy, off: 1}}]",
        "matchups: [{first: {policy: expectimax, depth: 3, table: 0}, second: mcts}]",
        "matchups: [{first: optimal, second: {policy: optimal, pieces: 3, otherwise: racer}}]"
      })
  void acceptsStudies(String line) throws Exception {
    String study =
        "study: s\nrules: [bell]\nmatchups: [{first: random, second: random}]\n"
                .replaceAll("(?m)^" + line.split(":", 2)[0] + ":.*\n", "")
            + line;
    assertThat(Schemas.faults("study", study)).isEmpty();
    Faults faults = new Faults();
    assertThat(
            YamlFile.parse(study, "s", faults).flatMap(v -> LoadedStudy.readValue(v, Path.of("s"))))
        .isPresent();
    faults.throwIfAny();
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ; ",
      value = {
        "study ; /properties ; {zz: 1}",
        "study ; /properties/matchups/items/properties ; matchups: [{zz: 1}]",
        "study ; /$defs/goal/properties ; precision: {zz: 1}",
        "study ; /properties/tournament/properties ; tournament: {zz: 1}",
        "study ; /$defs/match/properties ; match: [{zz: 1}]",
        "study ; /properties/comparisons/properties ; comparisons: {zz: 1}",
        "study ; /properties/endgame/anyOf/2/properties ; endgame: {zz: 1}",
        "study ; /$defs/vary/properties ; rules: [{vary: bell, over: {pieces: 5}, zz: 1}]",
        "study ; /$defs/walk/properties ; rules: [{walk: {from: bell, to: museum}, zz: 1}]",
        "study ; /$defs/walk/properties/walk/properties ; rules: [{walk: {zz: 1}}]",
        "study ; /$defs/factorial/properties ; rules: [{factorial: {from: bell, to: museum}, zz: 1}]",
        "study ; /$defs/factorial/properties/factorial/properties ; rules: [{factorial: {zz: 1}}]",
        "rules ; /properties ; {zz: 1}",
        "rules ; /properties/setup/anyOf/1/properties ; setup: {zz: 1}",
        "rules ; /properties/inHand/anyOf/2/properties ; inHand: {zz: 1}",
        "rules ; /properties/openingMove/anyOf/1/properties ; openingMove: {zz: 1}",
        "rules ; /properties/extraThrows/anyOf/1/properties ; extraThrows: {zz: 1}",
        "rules ; /properties/protection/anyOf/1/properties ; protection: {zz: 1}",
        "rules ; /properties/barrier/anyOf/1/properties ; barrier: {zz: 1}",
        "rules ; /properties/sendsBack/anyOf/1/patternProperties/^([1-9]|[12][0-9]|30)$/anyOf/2/properties"
            + " ; sendsBack: {27: {zz: 1}}",
        "rules ; /properties/notes/properties ; notes: {zz: 1}"
      })
  void hasTheKeysThatTheReadersAskFor(String kind, String place, String yaml) {
    assertThat(names(tree(kind).at(place))).containsExactlyInAnyOrderElementsOf(known(kind, yaml));
  }

  @Test
  void hasTheKeysOfThrows() {
    List<String> keys = new ArrayList<>();
    RULES.at("/properties/throws/anyOf").forEach(way -> keys.addAll(names(way.path("properties"))));
    assertThat(keys).containsExactlyInAnyOrderElementsOf(known("rules", "throws: {zz: 1}"));
  }

  private static JsonNode tree(String kind) {
    return kind.equals("study") ? STUDY : RULES;
  }

  private static List<String> names(JsonNode properties) {
    List<String> names = new ArrayList<>();
    properties.fieldNames().forEachRemaining(names::add);
    return names;
  }

  /** The keys that the message on the unknown key {@code zz} lists. */
  private static List<String> known(String kind, String yaml) {
    Faults faults = new Faults();
    Value value = YamlFile.parse(yaml, "f", faults).orElseThrow();
    if (kind.equals("study")) {
      LoadedStudy.readValue(value, Path.of("f"));
    } else {
      new RulesReader(name -> Optional.empty()).read(value, "f");
    }
    try {
      faults.throwIfAny();
      throw new AssertionError("accepted: " + yaml);
    } catch (ConfigException e) {
      String message =
          e.faults().stream()
              .filter(fault -> fault.key().endsWith("zz"))
              .findFirst()
              .orElseThrow()
              .message();
      String list = message.substring(message.indexOf("Known: ") + 7, message.length() - 1);
      return List.of(list.split(", ", -1));
    }
  }

  static Stream<Arguments> words() {
    String bySquare = "/patternProperties/^([1-9]|[12][0-9]|30)$";
    return Stream.of(
        Arguments.of("study", "/properties/starts", StartChoice.class),
        Arguments.of("study", "/properties/rateIntervals", RateIntervals.class),
        Arguments.of(
            "study", "/properties/figures/properties/themes/anyOf/0", FigureSettings.Theme.class),
        Arguments.of(
            "study", "/properties/figures/properties/formats/anyOf/0", FigureSettings.Format.class),
        Arguments.of(
            "study", "/properties/figures/properties/sizes/anyOf/0", FigureSettings.Size.class),
        Arguments.of("study", "/properties/figures/properties/source", FigureSettings.Source.class),
        Arguments.of(
            "study", "/properties/comparisons/properties/pairs", ComparisonSettings.Pairs.class),
        Arguments.of(
            "study",
            "/properties/comparisons/properties/between",
            ComparisonSettings.Between.class),
        Arguments.of("rules", "/properties/start", Starter.class),
        Arguments.of("rules", "/properties/landing", Landing.OnRival.class),
        Arguments.of("rules", "/properties/end", Ending.Goal.class),
        Arguments.of(
            "rules", "/properties/extraThrows/anyOf/1/properties/when", ExtraThrows.When.class),
        Arguments.of(
            "rules",
            "/properties/protection/anyOf/1/properties/neighbours",
            Landing.Neighbours.class),
        Arguments.of(
            "rules", "/properties/barrier/anyOf/1/properties/neighbours", Landing.Neighbours.class),
        Arguments.of(
            "rules", "/properties/barrier/anyOf/1/properties/bearingOff", Landing.BearingOff.class),
        Arguments.of(
            "rules",
            "/properties/sendsBack/anyOf/1" + bySquare + "/anyOf/2/properties/ifTaken",
            SendsBack.IfTaken.class),
        Arguments.of("rules", "/properties/bearOffWhen", LastSquares.Condition.class),
        Arguments.of("rules", "/properties/moving", Forced.Moving.class),
        Arguments.of("rules", "/properties/capturing", Forced.Capturing.class),
        Arguments.of("rules", "/properties/backward", Forced.Backward.class),
        Arguments.of("rules", "/properties/equalPoints", Ending.EqualPoints.class));
  }

  @ParameterizedTest
  @MethodSource("words")
  void hasTheWordsOfTheCode(String kind, String place, Class<? extends Named> type) {
    List<String> words = Arrays.stream(type.getEnumConstants()).map(Named::word).toList();
    assertThat(texts(tree(kind).at(place + "/enum"))).isEqualTo(words);
  }

  @Test
  void hasTheWordsForBearingOffAndTheRowsAndTheCharts() {
    List<String> bearOff = new ArrayList<>(List.of("none"));
    Arrays.stream(BearOff.Kind.values())
        .filter(kind -> kind != BearOff.Kind.THROWS)
        .forEach(kind -> bearOff.add(kind.word()));
    assertThat(
            texts(
                RULES.at(
                    "/properties/bearOff/anyOf/1/patternProperties/^([1-9]|[12][0-9]|30)$/anyOf/0/enum")))
        .isEqualTo(bearOff);
    assertThat(names(RULES.at("/properties/notes/properties")))
        .isEqualTo(Arrays.stream(Row.values()).map(Row::word).toList());
    List<String> rows = Arrays.stream(Row.values()).map(Row::word).toList();
    assertThat(texts(STUDY.at("/$defs/row/enum"))).isEqualTo(rows);
    assertThat(texts(STUDY.at("/$defs/walk/properties/walk/properties/order/default")))
        .isEqualTo(rows);
    assertThat(texts(STUDY.at("/$defs/vary/properties/over/propertyNames/not/enum")))
        .containsExactlyElementsOf(VaryReader.WORDS);
    assertThat(texts(STUDY.at("/$defs/chart/enum"))).isEqualTo(ChartNames.all());
    String language = STUDY.at("/$defs/language/pattern").asText();
    assertThat(Language.codes()).allSatisfy(code -> assertThat(code).matches(language));
    assertThat(texts(STUDY.at("/$defs/measure/enum"))).isEqualTo(Measures.names());
    assertThat(names(STUDY.at("/properties/comparisons/properties/equivalence/properties")))
        .containsExactlyInAnyOrderElementsOf(
            Measures.names().stream()
                .filter(name -> Measures.named(name).delta().kind() == Delta.Kind.SHARE_OF_GAMES)
                .toList());
    assertThat(texts(STUDY.at("/properties/charts/default"))).isEqualTo(ChartNames.OF_MATCHUPS);
    assertThat(texts(STUDY.at("/$defs/inlineRuleSet/allOf/1/properties/name/not/enum")))
        .isEqualTo(BuiltInRules.NAMES);
  }

  @Test
  void hasTheMeasuresAndTheDefaultsOfAPrecision() {
    assertThat(texts(STUDY.at("/$defs/goal/properties/measure/enum")))
        .isEqualTo(Measures.ALL.stream().map(Measure::name).toList());
    assertThat(texts(STUDY.at("/$defs/goal/properties/statistic/enum")))
        .isEqualTo(Measures.ALL.stream().flatMap(m -> m.statistics().stream()).distinct().toList());
    assertThat(STUDY.at("/$defs/goal/properties/minGames/default").asLong())
        .isEqualTo(Precision.DEFAULT_LEAST_GAMES);
    assertThat(STUDY.at("/$defs/goal/properties/maxGames/default").asLong())
        .isEqualTo(Precision.DEFAULT_MOST_GAMES);
  }

  @Test
  void hasTheDefaultsOfTheCode() throws Exception {
    Faults faults = new Faults();
    Study study =
        YamlFile.parse(
                "{study: s, rules: [bell], matchups: [{first: random, second: random}]}",
                "s",
                faults)
            .flatMap(v -> LoadedStudy.readValue(v, Path.of("s")))
            .orElseThrow();
    faults.throwIfAny();
    assertThat(STUDY.at("/properties/seed/default").asLong()).isEqualTo(study.seed());
    assertThat(STUDY.at("/properties/games/default").asLong()).isEqualTo(study.games());
    assertThat(STUDY.at("/properties/confidence/default").asDouble())
        .isEqualTo(study.analysis().confidence());
    assertThat(STUDY.at("/properties/starts/default").asText()).isEqualTo(study.starts().word());
    assertThat(STUDY.at("/properties/rateIntervals/default").asText())
        .isEqualTo(study.analysis().rateIntervals().word());
    JsonNode comparisons = STUDY.at("/properties/comparisons/properties");
    assertThat(comparisons.at("/pairs/default").asText())
        .isEqualTo(study.analysis().comparisons().pairs().word());
    assertThat(comparisons.at("/between/default").asText())
        .isEqualTo(study.analysis().comparisons().between().word());
    assertThat(texts(comparisons.at("/measures/default")))
        .isEqualTo(study.analysis().comparisons().measures());
    RuleSet rules = new RulesDraft().finish(null);
    assertThat(RULES.at("/properties/maxThrows/default").asInt())
        .isEqualTo(rules.ending().maxThrows());
    Map<String, Object> written = RulesWriter.write(rules);
    RULES
        .path("properties")
        .fields()
        .forEachRemaining(
            property -> {
              JsonNode byDefault = property.getValue().path("default");
              if (byDefault.isTextual() && !property.getKey().equals("setup")) {
                assertThat(byDefault.asText())
                    .as(property.getKey())
                    .isEqualTo(written.getOrDefault(property.getKey(), "none"));
              }
            });
    assertThat(RULES.at("/properties/points/default").asInt()).isEqualTo(rules.ending().points());
  }

  private static List<String> texts(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
  }

  @Test
  void hasTheNamesOfThePolicies() {
    List<String> all = Policies.ALL.stream().map(PolicyKind::name).toList();
    List<String> plain =
        Policies.ALL.stream().filter(SchemaTest::needsNothing).map(PolicyKind::name).toList();
    assertThat(texts(STUDY.at("/$defs/policyName/enum"))).isEqualTo(plain);
    for (JsonNode mapping : mappings()) {
      assertThat(texts(mapping.at("/properties/name/not/enum"))).isEqualTo(all);
    }
  }

  private static boolean needsNothing(PolicyKind kind) {
    try {
      return PolicySpec.of(kind) != null;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static List<JsonNode> mappings() {
    return StreamSupport.stream(STUDY.at("/$defs/policy/anyOf").spliterator(), false)
        .map(ref -> STUDY.at(ref.path("$ref").asText().substring(1)))
        .filter(schema -> schema.has("properties"))
        .toList();
  }

  @Test
  void hasTheParametersOfThePolicies() {
    for (PolicyKind kind : Policies.ALL) {
      JsonNode mapping =
          mappings().stream()
              .filter(m -> texts(m.at("/properties/policy/enum")).contains(kind.name()))
              .findFirst()
              .orElseThrow(() -> new AssertionError("no schema of policy " + kind.name()));
      List<String> keys = new ArrayList<>(List.of("policy", "name"));
      for (PolicyParameter parameter : kind.parameters()) {
        keys.add(parameter.name());
        if (parameter.type() == Type.WORD_OR_FILE) {
          keys.add(PolicyReader.DIGEST);
        }
        JsonNode schema = mapping.at("/properties/" + parameter.name());
        if (!parameter.words().isEmpty()) {
          boolean file = parameter.type() == Type.WORD_OR_FILE;
          assertThat(texts(file ? schema.at("/anyOf/0/enum") : schema.path("enum")))
              .isEqualTo(parameter.words());
          assertThat(schema.path("default").asText())
              .isEqualTo(parameter.written(parameter.defaultValue()));
          continue;
        }
        assertThat(schema.path("type").asText())
            .isEqualTo(parameter.type() == Type.WHOLE_NUMBER ? "integer" : "number");
        assertThat(schema.path("minimum").asDouble()).isEqualTo(parameter.least());
        assertThat(schema.path("maximum").asDouble()).isEqualTo(parameter.most());
        assertThat(schema.path("default").asDouble()).isEqualTo(parameter.defaultValue());
      }
      assertThat(names(mapping.path("properties"))).as(kind.name()).isEqualTo(keys);
    }
  }
}
