package senet.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.rules.Ending.Goal;
import senet.rules.Landing.OnRival;
import senet.rules.PlayedAlike;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.rules.Starter;
import senet.run.BatchSize;
import senet.run.Plan;
import senet.run.Progress;
import senet.run.Results;
import senet.run.Runner;
import senet.run.Sweep;

/** What a study's entries make of one rule set, or of two. */
class SweepTest {

  @TempDir private Path folder;

  private LoadedStudy study(String rules) throws Exception {
    String yaml =
        "study: s\ngames: 20\nmatchups: [{first: random, second: random}]\nrules:\n"
            + rules.indent(2);
    return LoadedStudy.read(Files.writeString(folder.resolve("s.yaml"), yaml));
  }

  private Plan plan(String rules) throws Exception {
    return study(rules).plan();
  }

  private static List<RuleSet> rules(Plan plan) {
    return plan.scenarios().stream().map(scenario -> scenario.rules()).toList();
  }

  private static List<String> names(Plan plan) {
    return rules(plan).stream().map(RuleSet::name).toList();
  }

  private static RuleSet builtIn(String name) {
    return BuiltInRules.find(name).orElseThrow();
  }

  private static Set<Row> differing(RuleSet one, RuleSet other) {
    Set<Row> rows = new LinkedHashSet<>();
    for (Row row : Row.values()) {
      if (!row.of(one).equals(row.of(other))) {
        rows.add(row);
      }
    }
    return rows;
  }

  @Test
  void variesEveryValueWithEveryOther() throws Exception {
    Plan plan =
        plan("- {vary: standard, over: {pieces: [5, 7], safe: [none, 27-30, [15, 26-30]]}}");
    assertThat(names(plan))
        .containsExactly(
            "standard+pieces=5+safe=none",
            "standard+pieces=5+safe=27-30",
            "standard+pieces=5+safe=15.26-30",
            "standard+pieces=7+safe=none",
            "standard+pieces=7+safe=27-30",
            "standard+pieces=7+safe=15.26-30");
    assertThat(plan.sweeps().get(0).title()).isEqualTo("vary standard over pieces, safe");
    assertThat(plan.sweeps().get(0).points().get(2).levels())
        .containsExactly(
            java.util.Map.entry("pieces", "5"), java.util.Map.entry("safe", "15.26-30"));
  }

  @Test
  void aCombinationIsTheVariationThatSaysTheSame() throws Exception {
    String keys =
        "pieces: 7, start: roll-off, extraThrows: {values: 4}, gates: [26],"
            + " bearOff: {29: any}, sendsBack: {28: none, 20: {to: 3, ifTaken: illegal}}";
    RuleSet written = rules(plan("- {name: v, extends: standard, " + keys + "}")).get(0);
    RuleSet made =
        rules(
                plan(
                    "- {vary: standard, over: {"
                        + keys.replaceAll(
                            "(\\w+): ([^,{]+|\\[.*?]|\\{[^{}]*(\\{[^{}]*})?})(, |$)", "$1: [$2]$4")
                        + "}}"))
            .get(0);
    assertThat(made).isEqualTo(written.named(made.name(), made.title()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ; ",
      value = {
        "pieces ; 7 ; 7",
        "safe ; [15, 26-30] ; 15.26-30",
        "sendsBack ; {28: {to: 15, ifTaken: illegal}} ; 28-to-15.ifTaken-illegal",
        "throws ; {sticks: 5, none: 5} ; sticks-5.none-5",
        "extraThrows ; {values: [1, 4], when: always} ; values-1.4.when-always",
        "bearOff ; {27: any, 30: [1, 2]} ; 27-any.30-1.2"
      })
  void valuesWithoutLabelsGetAShortForm(String key, String value, String word) throws Exception {
    assertThat(names(plan("- {vary: standard, over: {" + key + ": [" + value + "]}}")))
        .containsExactly("standard+" + key + "=" + word);
  }

  @Test
  void whatAShortFormDoesNotTellIsMarked() throws Exception {
    String chances = "{chances: {1: %s, 2: 1/4, 3: 1/4, 4: 1/8, 5: 1/8}}";
    Plan plan =
        plan(
            "- {vary: standard, over: {throws: ["
                + chances.formatted("1/4")
                + ", "
                + chances.formatted("2/8")
                + "]}}");
    assertThat(names(plan))
        .hasSize(1)
        .first()
        .asString()
        .matches("standard\\+throws=.{31}-[0-9a-f]{8}");
    assertThat(plan.sweeps().get(0).points()).hasSize(2);
    assertThat(plan.sweeps().get(0).notes())
        .singleElement()
        .asString()
        .contains(" is the same game as " + names(plan).get(0) + ", and played once");
  }

  @Test
  void labelsStandForTheirValues() throws Exception {
    Plan plan =
        plan(
            "- {vary: museum, over: {throws: {sticks: {sticks: 4, none: 5}, die: {die: [1, 2, 3, 4, 5]}}}}");
    assertThat(names(plan)).containsExactly("museum+throws=sticks", "museum+throws=die");
    assertThat(rules(plan).get(1).title()).isEqualTo(builtIn("museum").title() + ", throws die");
  }

  @Test
  void longNamesAreCutAndStayApart() throws Exception {
    String label = "a".repeat(40);
    Plan plan =
        plan(
            "- {vary: standard, over: {safe: {%s: none, %sb: 5}, gates: {%s: 26, %sc: 25}}}"
                .formatted(label, label.substring(1), label, label.substring(1)));
    assertThat(names(plan)).doesNotHaveDuplicates().hasSize(4);
    assertThat(names(plan)).allMatch(name -> name.length() == 80);
  }

  @Test
  void namesDoNotDependOnTheRestOfTheStudy() throws Exception {
    String entry = "- {vary: bell, over: {gates: [none, 26], pieces: [5, 10]}}\n";
    List<String> alone = names(plan(entry));
    Plan among =
        plan(
            "- {vary: bell, over: {pieces: [7, 8], gates: [25]}}\n"
                + "- {walk: {from: museum, to: bell}}\n"
                + entry);
    assertThat(alone)
        .containsExactly(
            "bell+gates=none+pieces=5",
            "bell+gates=none+pieces=10",
            "bell+gates=26+pieces=5",
            "bell+gates=26+pieces=10");
    // the second is Bell's game itself, with which the walk ends
    assertThat(names(among)).contains(alone.get(0), alone.get(2), alone.get(3), "bell");
    assertThat(among.sweeps().get(2).points().get(1).rules()).isEqualTo("bell");
  }

  @Test
  void whatIsListedByNameIsPlayedUnderThatName() throws Exception {
    Plan plan =
        plan(
            "- {vary: standard, over: {pieces: [3, 5]}}\n"
                + "- {walk: {from: bell, to: standard}}\n"
                + "- standard\n- bell\n");
    assertThat(names(plan)).startsWith("standard+pieces=3", "bell-to-standard+setup");
    assertThat(names(plan)).endsWith("standard", "bell").doesNotHaveDuplicates();
    assertThat(plan.sweeps().get(0).notes())
        .containsExactly(
            "standard+pieces=5 is the same game as standard, and played once, under that name");
    assertThat(plan.sweeps().get(1).notes()).noneMatch(note -> note.contains("the same game"));
    assertThat(plan.sweeps().get(1).points().get(0).rules()).isEqualTo("bell");
    assertThat(rules(plan).stream().map(PlayedAlike::key)).doesNotHaveDuplicates();
  }

  @Test
  void combinationsThatCannotBePlayedAreLeftOutIfAllowed() throws Exception {
    Plan plan =
        plan(
            "- {vary: standard, skipIllegal: true,"
                + " over: {landing: [swap, capture], end: [all-off, most-off]}}");
    assertThat(names(plan))
        .containsExactly(
            "standard+landing=swap+end=all-off", "standard+landing=capture+end=most-off");
    assertThat(plan.sweeps().get(0).leftOut())
        .extracting(Sweep.LeftOut::name)
        .containsExactly(
            "standard+landing=swap+end=most-off", "standard+landing=capture+end=all-off");
    assertThat(plan.sweeps().get(0).leftOut().get(1).reason())
        .startsWith("end: with landing: capture a side may never bear off all its pieces");
  }

  @Test
  void variesAnEarlierEntryAndWhatItMakes() throws Exception {
    Plan plan =
        plan(
            "- {name: mine, extends: bell, gates: 26}\n"
                + "- {vary: mine, over: {pieces: [5, 7]}}\n"
                + "- {vary: mine+pieces=7, over: {safe: [none]}}\n"
                + "- {name: further, extends: mine+pieces=7, priority: none}\n"
                + "- {factorial: {from: mine+pieces=5, to: further}}\n");
    assertThat(names(plan))
        .containsExactly(
            "mine",
            "mine+pieces=5",
            "mine+pieces=7",
            "mine+pieces=7+safe=none",
            "further",
            "mine+pieces=5-to-further+forced");
    assertThat(rules(plan).get(3).lastSquares().gates().squares()).containsExactly(26);
  }

  @Test
  void variesAFile() throws Exception {
    Files.writeString(folder.resolve("mine.yaml"), "{name: filed, extends: museum, gates: none}");
    assertThat(names(plan("- {vary: mine.yaml, over: {start: [odd, roll-off]}}")))
        .containsExactly("filed+start=odd", "filed+start=roll-off");
  }

  @Test
  void walksRowByRowAndJoinsRowsThatNeedEachOther() throws Exception {
    Plan plan = plan("- {walk: {from: standard, to: bell}}");
    assertThat(names(plan))
        .containsExactly(
            "standard",
            "standard-to-bell+setup",
            "standard-to-bell+setup+throws+extra-throws",
            "standard-to-bell+setup+throws+extra-throws+landing+end",
            "standard-to-bell+setup+throws+extra-throws+landing+safe+end",
            "standard-to-bell+setup+throws+extra-throws+landing+safe+last-squares+end",
            "bell");
    assertThat(plan.sweeps().get(0).notes())
        .containsExactly(
            "throws alone cannot be played: extraThrows: 5 is never thrown; the throws are 1, 2,"
                + " 3 and 4; changed together with extra-throws",
            "landing alone cannot be played: end: with landing: capture a side may never bear off"
                + " all its pieces; write end: most-off, or landing: swap; changed together with"
                + " end");
    assertThat(rules(plan).get(0)).isEqualTo(builtIn("standard"));
    assertThat(rules(plan).get(6)).isEqualTo(builtIn("bell"));
  }

  @ParameterizedTest
  @CsvSource({"standard, bell", "bell, standard", "bell, museum", "museum, standard"})
  void everyStepChangesItsRowsOnly(String from, String to) throws Exception {
    Plan plan = plan("- {walk: {from: " + from + ", to: " + to + "}}");
    List<RuleSet> steps = rules(plan);
    Set<Row> changed = new LinkedHashSet<>();
    for (int i = 1; i < steps.size(); i++) {
      Set<Row> now = differing(steps.get(i - 1), steps.get(i));
      assertThat(now).isNotEmpty();
      assertThat(changed).doesNotContainAnyElementsOf(now);
      changed.addAll(now);
      for (Row row : now) {
        assertThat(row.of(steps.get(i))).isEqualTo(row.of(builtIn(to)));
      }
      assertThat(steps.get(i).problems()).isEmpty();
    }
    assertThat(changed).containsExactlyInAnyOrderElementsOf(differing(builtIn(from), builtIn(to)));
  }

  @Test
  void walksInAnotherOrderUnderTheSameNames() throws Exception {
    Plan plan =
        plan(
            "- walk:\n    from: standard\n    to: bell\n"
                + "    order: [end, forced, last-squares, safe, landing, extra-throws, throws, setup]");
    assertThat(names(plan))
        .containsExactly(
            "standard",
            "standard-to-bell+landing+end",
            "standard-to-bell+landing+forced+end",
            "standard-to-bell+landing+last-squares+forced+end",
            "standard-to-bell+landing+safe+last-squares+forced+end",
            "standard-to-bell+extra-throws+landing+safe+last-squares+forced+end",
            "standard-to-bell+throws+extra-throws+landing+safe+last-squares+forced+end",
            "bell");
    assertThat(plan.sweeps().get(0).notes()).singleElement().asString().startsWith("end alone");
    assertThat(plan.sweeps().get(0).factors()).startsWith("end", "forced");
  }

  @Test
  void skipsRowsThatDoNotDiffer() throws Exception {
    Plan plan =
        plan(
            "- {name: other, extends: bell, safe: none, gates: 26}\n"
                + "- {walk: {from: bell, to: other, order: [setup, last-squares, end, safe]}}");
    assertThat(names(plan)).containsExactly("other", "bell", "bell-to-other+last-squares");
    assertThat(plan.sweeps().get(0).factors()).containsExactly("last-squares", "safe");
  }

  /**
   * Standard and Bell differ in all eight rows. Of the 256 combinations those can be played whose
   * landing and end come from the same side (a capture for points, a swap for a race) and which do
   * not throw Bell's long die, which has no 5, while a 5 gives another throw as in Standard.
   */
  @Test
  void standardAndBellMixIn96Ways() throws Exception {
    RuleSet standard = builtIn("standard");
    RuleSet bell = builtIn("bell");
    List<Set<Row>> expected = new ArrayList<>();
    for (int mask = 0; mask < 256; mask++) {
      Set<Row> rows = new LinkedHashSet<>();
      for (Row row : Row.values()) {
        if ((mask >> row.ordinal() & 1) != 0) {
          rows.add(row);
        }
      }
      boolean captures =
          (rows.contains(Row.LANDING) ? bell : standard).landing().onRival() == OnRival.CAPTURE;
      boolean race = (rows.contains(Row.END) ? bell : standard).ending().goal() == Goal.ALL_OFF;
      Set<Integer> extra =
          (rows.contains(Row.EXTRA_THROWS) ? bell : standard).extraThrows().values();
      Set<Integer> thrown = (rows.contains(Row.THROWS) ? bell : standard).dice().chances().keySet();
      if (captures != race && thrown.containsAll(extra)) {
        expected.add(rows);
      }
    }
    assertThat(expected).hasSize(96);

    Plan plan = plan("- {factorial: {from: standard, to: bell}}");
    assertThat(rules(plan).stream().map(rules -> differing(standard, rules)))
        .containsExactlyElementsOf(expected);
    Sweep sweep = plan.sweeps().get(0);
    assertThat(sweep.points()).hasSize(96);
    assertThat(sweep.leftOut()).hasSize(160);
    assertThat(sweep.points().get(95).levels())
        .hasSize(8)
        .containsValue("bell")
        .doesNotContainValue("standard");
    assertThat(names(plan)).startsWith("standard", "standard-to-bell+setup").endsWith("bell");
    assertThat(sweep.leftOut().get(0).name()).isEqualTo("standard-to-bell+throws");
    assertThat(sweep.leftOut().get(0).levels())
        .containsEntry("throws", "bell")
        .containsEntry("setup", "standard");
  }

  @Test
  void aFactorialOfSomeRowsLeavesTheOthers() throws Exception {
    Plan plan = plan("- {factorial: {from: standard, to: bell, rows: [end, landing, safe]}}");
    assertThat(names(plan))
        .containsExactly(
            "standard",
            "standard-to-bell+safe",
            "standard-to-bell+landing+end",
            "standard-to-bell+landing+safe+end");
    assertThat(plan.sweeps().get(0).leftOut()).hasSize(4);
  }

  @Test
  void aWalkThroughAFactorialIsPlayedOnce() throws Exception {
    Plan plan =
        plan(
            "- {factorial: {from: standard, to: bell}}\n- {walk: {from: standard, to: bell}}\n- bell");
    assertThat(plan.scenarios()).hasSize(96);
    assertThat(plan.sweeps().get(1).points()).hasSize(7);
    assertThat(plan.sweeps().get(1).notes()).hasSize(2);
  }

  @Test
  void theStoredStudyNeedsNothingElse() throws Exception {
    Files.writeString(folder.resolve("mine.yaml"), "{name: filed, extends: museum, pieces: 3}");
    LoadedStudy study =
        study(
            "- {vary: mine.yaml, skipIllegal: true, over: {landing: [swap, capture], start: [odd, even]}}\n"
                + "- {walk: {from: standard, to: bell}}\n"
                + "- {factorial: {from: standard, to: mine.yaml, rows: [landing, safe]}}");
    Results results = new Runner(2, BatchSize.of(50), Progress.NONE).run(study.plan());
    Path stored = Files.createDirectory(folder.resolve("results"));
    Files.write(stored.resolve(StudyJson.FILE), study.json(results, "1"));
    Files.delete(folder.resolve("mine.yaml"));
    assertThat(StudyJson.read(stored, "1").plan()).isEqualTo(study.plan());
  }

  @Test
  void aPlayedSideIsThatOfTheOver() throws Exception {
    assertThat(rules(plan("- {vary: bell, over: {start: even}}")).get(0).setup().starter())
        .isEqualTo(Starter.EVEN);
  }
}
