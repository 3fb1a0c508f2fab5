package senet.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import senet.fuzz.Input;
import senet.game.Engine;
import senet.policy.learned.LearnedEvaluator;
import senet.policy.learned.NetworkValue;
import senet.policy.learned.Training;
import senet.policy.learned.TrainingSettings;
import senet.policy.learned.Unreadable;
import senet.rules.RuleSet;
import senet.rules.Side;

/**
 * Any file given as an evaluator is refused in lines, or read as one that is the same when it is
 * read again, and that gives every start a value.
 */
public final class EvaluatorFuzz {
  private static final Path FOLDER = Input.folder();
  private static final RuleSet RULES = BuiltInRules.find("bell").orElseThrow();
  private static final Engine ENGINE = Engine.compile(RULES);
  private static final Path STUDY =
      Input.write(
          FOLDER.resolve("study.yaml"),
          """
          study: small
          games: 2
          rules: [bell]
          matchups: [{first: {policy: learned, evaluator: it.yaml}, second: random}]
          """
              .getBytes(StandardCharsets.UTF_8));

  private EvaluatorFuzz() {}

  /** Evaluators as they are written, with hidden nodes and without, and parts of one. */
  public static Map<String, byte[]> seeds() {
    Map<String, byte[]> seeds = new TreeMap<>();
    for (int hidden = 0; hidden <= 2; hidden++) {
      Training training = new Training(RULES, new TrainingSettings(2, 1, hidden, 0.5, 0.1, 0.01));
      training.play(2);
      String text = training.evaluator("1").text();
      seeds.put("hidden-" + hidden, text.getBytes(StandardCharsets.UTF_8));
      int half = text.length() / 2;
      seeds.put("start-" + hidden, text.substring(0, half).getBytes(StandardCharsets.UTF_8));
    }
    return seeds;
  }

  /** Tries one file. */
  public static void fuzzerTestOneInput(byte[] file) {
    Input.write(FOLDER.resolve("it.yaml"), file);
    try {
      LoadedStudy.read(STUDY);
    } catch (ConfigException e) {
      Input.check(e);
      return;
    }
    try {
      LearnedEvaluator read = LearnedEvaluator.read(new String(file, StandardCharsets.UTF_8));
      assertThat(LearnedEvaluator.read(read.text())).isEqualTo(read);
      NetworkValue values = read.under(ENGINE);
      for (Side side : Side.values()) {
        assertThat(values.of(ENGINE.startBoard(side), ENGINE.startCounts(side)))
            .isBetween(-1.0, 1.0);
      }
    } catch (Unreadable e) {
      throw new AssertionError("it was read just now", e);
    }
  }
}
