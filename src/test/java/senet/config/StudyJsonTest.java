package senet.config;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import senet.measure.Delta;
import senet.rules.RuleSet;
import senet.run.BatchSize;
import senet.run.ComparisonSettings;
import senet.run.FigureSettings;
import senet.run.Progress;
import senet.run.Results;
import senet.run.Runner;

/** What is kept of a study gives back the same results. */
class StudyJsonTest {

  @TempDir private Path folder;

  private Results roundTrip(String yaml) throws Exception {
    LoadedStudy study =
        LoadedStudy.read(Files.writeString(folder.resolve("some-study.yaml"), yaml));
    Results results = new Runner(2, BatchSize.of(50), Progress.NONE).run(study.plan());
    byte[] json = study.json(results, "1.2.3");
    Files.write(folder.resolve(StudyJson.FILE), json);
    Results again = StudyJson.read(folder, "1.2.3");
    assertThat(again.plan()).isEqualTo(results.plan());
    assertThat(again.sections().toString()).isEqualTo(results.sections().toString());
    for (int i = 0; i < results.tallies().size(); i++) {
      assertThat(TallyJson.write(again.tallies().get(i)))
          .isEqualTo(TallyJson.write(results.tallies().get(i)));
    }
    assertThat(StudyJson.studyIn(folder)).contains(study.name());
    return again;
  }

  @Test
  void ofBuiltInRules() throws Exception {
    roundTrip(
        """
        study: plain
        games: 120
        rules: [bell, standard, museum]
        matchups: [{first: random, second: greedy}, {first: greedy, second: greedy}]
        charts: none
        """);
  }

  @Test
  void ofSquares() throws Exception {
    Results results =
        roundTrip(
            """
            study: squares
            games: 60
            starts: both
            rules: [bell, museum]
            matchups: [{first: random, second: greedy}]
            charts: [board]
            """);
    assertThat(results.tallies()).allSatisfy(t -> assertThat(t.squares().games()).isEqualTo(60));
  }

  @Test
  void ofFigures() throws Exception {
    String study =
        """
        study: figures
        games: 20
        rules: bell
        matchups: [{first: random, second: greedy}]
        """;
    String figures =
        "figures: {themes: [dark, light], formats: pdf, sizes: print, source: hidden,"
            + " printWidth: 120}\n";
    assertThat(roundTrip(study + figures).plan().figures())
        .isEqualTo(
            new FigureSettings(
                List.of(FigureSettings.Theme.LIGHT, FigureSettings.Theme.DARK),
                List.of(FigureSettings.Format.PDF),
                List.of(FigureSettings.Size.PRINT),
                FigureSettings.Source.HIDDEN,
                120));
    assertThat(roundTrip(study).plan().figures()).isEqualTo(FigureSettings.DEFAULT);
    Path file = folder.resolve(StudyJson.FILE);
    ObjectMapper mapper = new ObjectMapper();
    JsonNode old = mapper.readTree(Files.readString(file));
    assertThat(((ObjectNode) old.path("study")).remove("figures")).isNotNull();
    Files.write(file, mapper.writeValueAsBytes(old));
    assertThat(StudyJson.read(folder, "1.2.3").plan().figures())
        .as("of an earlier version")
        .isEqualTo(FigureSettings.DEFAULT);
  }

  @Test
  void ofEndgameTables() throws Exception {
    Results results =
        roundTrip(
            """
            study: tables
            games: 60
            starts: both
            rules: [bell, museum]
            matchups: [{first: random, second: greedy}]
            endgame: {pieces: 1}
            charts: [outcome, board]
            """);
    assertThat(results.plan().endgamePieces()).isEqualTo(1);
    assertThat(results.tallies()).allSatisfy(t -> assertThat(t.chances().n()).isEqualTo(60));
    assertThat(results.tallies()).allSatisfy(t -> assertThat(t.squares().games()).isEqualTo(60));
  }

  @Test
  void ofInlineRulesNamedPoliciesAndBothStarts() throws Exception {
    Files.writeString(
        folder.resolve("mine.yaml"),
        """
        name: mine
        pieces: 3
        start: roll-off
        throws: {chances: {1: 1/3, 2: 2/3}}
        landing: capture
        bearOff: {29: [2], 30: any}
        end: most-off-played-out
        """);
    Results results =
        roundTrip(
            """
            study: inlinè_study
            title: "Titles: with \\"quotes\\", \\\\ and ☥ 🎲"
            seed: -9223372036854775808
            games: 90
            confidence: 0.999
            starts: both
            rules:
              - name: swap
                title: Bell, with swaps
                extends: bell
                landing: swap
                end: all-off
                protection: {run: 2, neighbours: row}
                barrier: {run: 3, bearingOff: free}
                safe: [5, 26-30]
                extraThrows: {values: [1, 4], when: always}
                sendsBack: {22: {to: 3, ifTaken: nearest-after}}
                houses: {22: "Water", 26: none}
                notes: {end: "A note: # with signs"}
              - {name: few, extends: swap, setup: {odd: [1, 9], even: [4, 5]}, barrier: none, maxThrows: 77}
              - {name: sticks, extends: standard, throws: {sticks: 4, up: 0.1, none: 5}}
              - mine.yaml
            matchups:
              - first: {policy: weighted, name: keen, off: 3, exposed: -0.1}
                second: {policy: weighted, path: 1}
              - {first: greedy, second: greedy}
            charts: [length]
            """);
    assertThat(results.plan().bothStarts()).hasSize(3);
    assertThat(results.plan().scenarios()).hasSize(14);
  }

  @Test
  void ofComparisons() throws Exception {
    Results results =
        roundTrip(
            """
            study: compared
            games: 40
            rules: [bell, standard]
            matchups: [{first: random, second: random}]
            comparisons:
              baseline: standard
              pairs: all
              measures: [throws, draw, margin]
              equivalence: {throws: 2.5%, draw: 0.005, margin: 0.000002}
            """);
    ComparisonSettings settings = results.plan().comparisons();
    assertThat(settings.baseline()).isEqualTo("standard");
    assertThat(settings.equivalence())
        .containsEntry("throws", new Delta(0.025, Delta.Kind.SHARE_OF_BASELINE))
        .containsEntry("draw", new Delta(0.005, Delta.Kind.SHARE_OF_GAMES))
        .containsEntry("margin", new Delta(0.000002, Delta.Kind.UNITS));
    roundTrip(
        """
        study: compared
        games: 40
        rules: [bell]
        matchups: [{first: random, second: random}, {first: greedy, second: random}]
        comparisons: {between: matchups, measures: turns}
        """);
  }

  @Test
  void ofRulesThatUseEveryKey() throws Exception {
    Results results =
        roundTrip(
            """
            study: every-key
            games: 20
            rules:
              - name: every
                pieces: 4
                inHand: {odd: 1, even: 2}
                enter: {1: 1, 3: 2}
                start: even
                openingMove: {from: 8, throw: 1}
                throws: {sticks: 4, none: 6}
                extraThrows: {values: [1, 6], squares: [15, 26], when: after-a-forward-move, cap: 3}
                landing: to-hand
                protection: {run: 2, neighbours: row, exempt: 27-30}
                barrier: {run: 3, exempt: [26], bearingOff: free}
                safe: [15]
                houses: {27: Water}
                sendsBack: {27: {to: 15, ifTaken: nearest-after}}
                locked: [28]
                bearOff: {28: [3], 29: past-end, 30: any}
                bearOffWhen: first-row-empty
                priority: [28]
                moving: optional
                capturing: compulsory
                backward: also-onto-rivals
                neverBackward: [28, 29]
                end: all-off
                points: 2
                maxThrows: 500
              - {name: kinder, extends: every, moving: compulsory, capturing: free}
              - name: squares-only
                extends: bell
                extraThrows: {squares: 15}
                end: most-off-played-out
                points: 5
                equalPoints: last-to-move-wins
            matchups: [{first: random, second: random}]
            """);
    assertThat(results.plan().scenarios()).hasSize(3);
  }

  @Test
  void ofPiecesInHandOnly() throws Exception {
    for (String hand : List.of("inHand: none", "inHand: {odd: 2, even: 3}")) {
      RuleSet rules =
          RulesText.read(
              """
              name: hand
              setup: %s
              %s
              enter: {1: 1}
              throws: {die: [1, 2, 3, 4]}
              landing: not-allowed
              bearOff: {27: exact, 28: exact, 29: exact, 30: exact}
              end: all-off
              """
                  .formatted(
                      hand.endsWith("none") ? "in-hand" : "{odd: [], even: []}",
                      hand.endsWith("none") ? "pieces: 5" : hand));
      assertThat(RulesText.read(json(RulesWriter.write(rules)))).isEqualTo(rules);
    }
  }

  static String json(Map<String, Object> keys) throws Exception {
    return new ObjectMapper().writeValueAsString(keys);
  }

  @Test
  void isTheSameFromAnyFolder() throws Exception {
    String yaml =
        """
        study: s
        games: 5
        rules:
          - {name: whole, pieces: 3, throws: {die: [1, 2]}, landing: swap, bearOff: {30: any}, end: all-off}
        matchups: [{first: random, second: random}]
        """;
    Path inner = Files.createDirectory(folder.resolve("inner"));
    assertThat(json(Files.writeString(inner.resolve("s.yaml"), yaml)))
        .isEqualTo(json(Files.writeString(folder.resolve("s.yaml"), yaml)))
        .contains("\"source\" : \"s.yaml\"");
  }

  private static String json(Path path) throws Exception {
    LoadedStudy study = LoadedStudy.read(path);
    Results results = new Runner(1, BatchSize.of(50), Progress.NONE).run(study.plan());
    return new String(study.json(results, "1"), StandardCharsets.UTF_8);
  }
}
