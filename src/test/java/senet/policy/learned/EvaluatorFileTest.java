package senet.policy.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import senet.config.BuiltInRules;
import senet.game.Engine;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.Starter;

class EvaluatorFileTest {

  private static final Origin ORIGIN =
      new Origin("bell", "0123", "9", new TrainingSettings(3, -5, 2, 0.25, 0.5, 0.001));

  private static Network network() {
    Network network = new Network(2);
    network.outputBias = -1.23456;
    network.outputWeights[1] = 12.5;
    network.biases[0] = 0.0004;
    network.biases[1] = 3;
    network.weights[2 * Inputs.NAMES.indexOf("own-reached-7") + 1] = -0.0005001;
    network.weights[2 * Inputs.NAMES.indexOf("rival-hand")] = 1000;
    network.weights[2 * Inputs.NAMES.indexOf("lead")] = 0.0004999;
    return network;
  }

  @Test
  void isWrittenInThousandthsWithoutIdleInputs() {
    assertThat(LearnedEvaluator.of(ORIGIN, network()).text())
        .isEqualTo(
            """
            # An evaluator of positions, made by senet train.
            format: senet-evaluator-1
            rules: bell
            rulesHash: "0123"
            version: 9
            games: 3
            seed: -5
            hidden: 2
            lambda: 0.25
            firstRate: 0.5
            lastRate: 0.001
            outputBias: -1.235
            outputWeights: [0, 12.5]
            biases: [0, 3]
            own-reached-7: [0, -0.001]
            rival-hand: [1000, 0]
            """);
  }

  @Test
  void isReadAsItWasWritten() throws Unreadable {
    LearnedEvaluator written = LearnedEvaluator.of(ORIGIN, network());
    LearnedEvaluator read = LearnedEvaluator.read(written.text());
    assertThat(read).isEqualTo(written);
    assertThat(read.origin()).isEqualTo(ORIGIN);
    // sha256sum of the text above
    assertThat(read.digest()).hasSize(64).isEqualTo(written.digest());
  }

  /** Each line in the place of that of its key, or at the end. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "format: senet-evaluator-2 | 2:9 format: is senet-evaluator-2; this version reads senet-evaluator-1",
        "games: 0 | 6:8 games: is 0; it must be from 1 to 100000000",
        "games: 2.5 | 6:8 games: needs a whole number, and is \"2.5\"",
        "lambda: 1.01 | 9:9 lambda: is 1.01; it must be from 0 to 1",
        "lambda: NaN | 9:9 lambda: is NaN; it must be from 0 to 1",
        "hidden: 3 | 13:16 outputWeights: has 2 numbers; one is needed for each node, which makes 3 for outputWeights",
        "biases: [0] | 14:9 biases: has 1 numbers; one is needed for each node, which makes 2 for biases",
        "biases: 0, 3 | 14:9 biases: needs a list of numbers, as in [0.1, -2]",
        "biases: [0, three] | 14:13 biases: needs a number, and is \"three\"",
        "biases: [-1000001, 0] | 14:10 biases: is -1000001; it must be from -1000000 to 1000000",
        "own-reached-77: [0, 0] | 17:1 own-reached-77: unknown key",
        "games 3 | 17:1 : is no line such as key: value"
      })
  void whatIsWrongIsToldWithItsPlace(String line, String expected) {
    String key = line.split(":", 2)[0] + ":";
    List<String> lines =
        new ArrayList<>(LearnedEvaluator.of(ORIGIN, network()).text().lines().toList());
    int place = 0;
    while (place < lines.size() && !lines.get(place).startsWith(key)) {
      place++;
    }
    if (place < lines.size()) {
      lines.set(place, line);
    } else {
      lines.add(line);
    }
    assertThat(problems(String.join("\n", lines))).contains(expected);
  }

  @Test
  void everyMissingLineIsTold() {
    assertThat(problems("# nothing"))
        .containsExactly("0:0 : has no \"format\"; name a file that senet train has written");
    assertThat(problems("format: senet-evaluator-1"))
        .containsExactly(
            "0:0 rules: is missing",
            "0:0 rulesHash: is missing",
            "0:0 version: is missing",
            "0:0 games: is missing",
            "0:0 seed: is missing",
            "0:0 hidden: is missing",
            "0:0 lambda: is missing",
            "0:0 firstRate: is missing",
            "0:0 lastRate: is missing");
    String text = LearnedEvaluator.of(ORIGIN, network()).text();
    assertThat(problems(text.replace("biases: [0, 3]\n", "")))
        .containsExactly("0:0 biases: is missing");
    assertThat(problems(text + "seed: 1\n"))
        .containsExactly("17:1 seed: stands here twice; keep one");
  }

  private static List<String> problems(String text) {
    try {
      LearnedEvaluator.read(text);
      return List.of();
    } catch (Unreadable e) {
      return e.problems().stream()
          .map(p -> p.line() + ":" + p.column() + " " + p.key() + ": " + p.message())
          .toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bell", "standard", "museum"})
  void theBuiltInOnesAreOfTheirRulesAndTrainedAsUsual(String name) {
    LearnedEvaluator evaluator = BuiltInEvaluators.named(name).orElseThrow();
    RuleSet rules = BuiltInRules.find(name).orElseThrow();
    assertThat(evaluator.origin().rules()).isEqualTo(name);
    assertThat(evaluator.origin().rulesHash()).isEqualTo(Origin.hash(rules));
    assertThat(evaluator.origin().settings()).isEqualTo(TrainingSettings.USUAL);
    assertThat(BuiltInEvaluators.of(rules)).contains(evaluator);
    // the resource is what is written for what it holds
    assertThat(evaluator.text()).isEqualTo(BuiltInEvaluators.text(name));
    assertThat(evaluator.text().length()).isLessThan(40_000);
  }

  @Test
  void theSameEvaluatorHoldsForRulesPlayedAlikeWhoeverStarts() {
    RuleSet bell = BuiltInRules.find("bell").orElseThrow();
    assertThat(BuiltInEvaluators.of(bell.startedBy(Starter.EVEN, "even")))
        .isEqualTo(BuiltInEvaluators.of(bell))
        .isPresent();
    assertThat(BuiltInEvaluators.of(BuiltInRules.find("bell-ludii").orElseThrow())).isEmpty();
    assertThatThrownBy(
            () ->
                LearnedPolicy.KIND
                    .factory()
                    .create(
                        Engine.compile(BuiltInRules.find("kendall").orElseThrow()),
                        java.util.Map.of()))
        .isInstanceOf(NoEvaluator.class)
        .hasMessageContaining("senet train");
  }

  /** Random play tells which side has the better start; the evaluators must know that much. */
  @Test
  void theBuiltInOnesSeeWhoIsAheadAtTheStart() {
    Engine bell = Engine.compile(BuiltInRules.find("bell").orElseThrow());
    NetworkValue values = BuiltInEvaluators.named("bell").orElseThrow().under(bell);
    double odd = values.of(bell.startBoard(Side.ODD), 0);
    double even = values.of(bell.startBoard(Side.EVEN), 0);
    assertThat(odd).isGreaterThan(even + 0.2);
    assertThat(odd).isCloseTo(0.5, within(0.45));
  }
}
