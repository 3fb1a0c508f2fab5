package senet.report.rules;

import java.util.Arrays;
import java.util.List;
import senet.rules.Row;
import senet.rules.RuleSet;

/**
 * A row in which two rule sets differ, in words.
 *
 * @param row the row
 * @param left what the first says
 * @param right what the second says
 */
public record Difference(Row row, String left, String right) {

  /** The rows in which two rule sets are played differently: all else is said in the same words. */
  public static List<Difference> between(RuleSet left, RuleSet right, Description words) {
    return Arrays.stream(Row.values())
        .map(row -> new Difference(row, words.sentence(left, row), words.sentence(right, row)))
        .filter(difference -> !difference.left().equals(difference.right()))
        .toList();
  }
}
