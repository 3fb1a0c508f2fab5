package senet.fuzz;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import senet.config.EvaluatorFuzz;
import senet.config.RulesFuzz;
import senet.config.StudyFuzz;
import senet.config.UnfinishedFuzz;
import senet.referee.MovesFuzz;
import senet.report.ResultsFuzz;

/** Something that reads what strangers write. */
@FunctionalInterface
public interface Target {

  /** All targets by name; each is a class of its own, since a fuzzer is told a class. */
  Map<String, Target> ALL =
      new TreeMap<>(
          Map.of(
              "evaluator", EvaluatorFuzz::fuzzerTestOneInput,
              "study", StudyFuzz::fuzzerTestOneInput,
              "rules", RulesFuzz::fuzzerTestOneInput,
              "unfinished", UnfinishedFuzz::fuzzerTestOneInput,
              "results", ResultsFuzz::fuzzerTestOneInput,
              "moves", MovesFuzz::fuzzerTestOneInput));

  /**
   * Gives it an input.
   *
   * @throws AssertionError if it takes what it should not, or does not tell well what is wrong
   */
  void take(byte[] input) throws IOException;
}
