package senet.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.measure.PairTally;
import senet.run.BatchSize;
import senet.run.Ladder;
import senet.run.Progress;
import senet.run.Results;
import senet.run.Runner;
import senet.run.Scenario;

/** What is kept of pairs of games gives back the same, or is refused. */
class ContestsJsonTest {
  private static final String STUDY =
      """
      study: pairs
      rules: [bell, standard]
      tournament:
        policies: [random, greedy, {policy: weighted, name: mine, off: 3}]
        pairs: 40
      match:
        - {first: racer, second: greedy, h0: 0.45, h1: 0.5, alpha: 0.1, beta: 0.2, maxPairs: 230}
        - {first: cautious, second: racer}
      """;

  @TempDir private Path folder;

  private LoadedStudy study() throws Exception {
    return LoadedStudy.read(Files.writeString(folder.resolve("pairs.yaml"), STUDY));
  }

  private Results results() throws Exception {
    return new Runner(2, BatchSize.of(50), Progress.NONE).run(study().plan());
  }

  private static String text(Results results) {
    List<String> texts = new ArrayList<>();
    for (PairTally tally : results.contests()) {
      texts.add(
          java.util.Arrays.toString(tally.counts().ends())
              + TallyJson.write(tally.oneFirst())
              + TallyJson.write(tally.otherFirst()));
    }
    return String.join("\n", texts);
  }

  private String write() throws Exception {
    byte[] json = study().json(results(), "1");
    Files.write(folder.resolve(StudyJson.FILE), json);
    return new String(json, StandardCharsets.UTF_8);
  }

  @Test
  void ofATournamentAndMatches() throws Exception {
    assertThat(write())
        .contains("\"pair-scores\" : {", "\"1/4\" : ", "\"win+unfinished\" : 0")
        .contains("\"maxPairs\" : 100000", "\"pairs\" : 40");
    Results results = results();
    Results again = StudyJson.read(folder, "1");
    assertThat(again.plan()).isEqualTo(results.plan());
    assertThat(again.plan().contests()).hasSize(10);
    assertThat(text(again)).isEqualTo(text(results));
  }

  @Test
  void ofALadderOfTheTournament() throws Exception {
    Path file = folder.resolve("ladder.yaml");
    String text = STUDY.replace("match:", "ladder: tournament\ngames: 20\nmatch:");
    LoadedStudy study = LoadedStudy.read(Files.writeString(file, text));
    Results results = new Runner(2, BatchSize.of(50), Progress.NONE).run(study.plan());
    Files.write(folder.resolve(StudyJson.FILE), study.json(results, "1"));
    Results again = StudyJson.read(folder, "1");
    assertThat(again.plan()).isEqualTo(results.plan());
    assertThat(again.plan().charts()).contains("ladder");
    assertThat(again.plan().scenarios())
        .hasSize(6)
        .allMatch(Scenario::hasEqualPolicies)
        .extracting(Scenario::title)
        .startsWith("bell: random against random", "bell: greedy against greedy");
    assertThat(Ladder.of(again)).extracting(Ladder::rules).containsExactly("bell", "standard");
    assertThat(Ladder.of(again)).allMatch(ladder -> ladder.order() == Ladder.Order.BY_RATING);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ; ",
      value = {
        "\"1/2\" : ; \"1/2\" : 1, \"x\" : ; its pair scores do not belong to its ends",
        "\"win+loss\" : ; \"win+loss\" : 99, \"x\" : ; its ends do not add up to its pairs",
        "\"pairs\" : ; \"pairs\" : 39, \"x\" : ; its ends do not add up to its pairs",
        "\"opponent\" : ; \"opponent\" : \"grady\", \"x\" : ; its opponent is \"grady\"",
      })
  void whatIsDamagedIsRefused(String old, String damage, String message) throws Exception {
    String json = write();
    String before = old;
    int place = json.indexOf(before, json.indexOf("\"contests\""));
    assertThat(place).isPositive();
    String damaged = json.substring(0, place) + damage + json.substring(place + before.length());
    Files.writeString(folder.resolve(StudyJson.FILE), damaged);
    assertThatThrownBy(() -> StudyJson.read(folder, "1"))
        .hasMessageContaining("contest 1 is damaged: " + message);
  }

  @Test
  void aMatchThatIsNotOverIsNoResult() throws Exception {
    Files.write(folder.resolve(StudyJson.FILE), study().json(Results.none(study().plan()), "1"));
    assertThatThrownBy(() -> StudyJson.read(folder, "1"))
        .hasMessageContaining("contest 1 lacks pairs of games");
  }

  @Test
  void anUnfinishedRunGoesOnAlsoWithMorePairs() throws Exception {
    LoadedStudy less = study().with(OptionalLong.of(60), OptionalLong.empty());
    Results part = new Runner(1, BatchSize.of(50), Progress.NONE).run(less.plan());
    Files.write(folder.resolve(UnfinishedJson.FILE), less.unfinishedJson(part, "1"));
    LoadedStudy more = study().with(OptionalLong.of(80), OptionalLong.empty());
    Results kept = more.unfinished(folder, "1").orElseThrow().results();
    assertThat(text(kept)).isEqualTo(text(part));
    assertThat(more.plan().contests()).allMatch(contest -> contest.mostPairs() == 40);
    assertThatThrownBy(
            () -> study().with(OptionalLong.of(58), OptionalLong.empty()).unfinished(folder, "1"))
        .hasMessageContaining("study.tournament.pairs: the unfinished run has 30, and this one 29")
        .hasMessageContaining("study.match[1].maxPairs: the unfinished run has 30");
  }
}
