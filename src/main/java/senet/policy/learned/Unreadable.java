package senet.policy.learned;

import java.util.List;

/** A text that is no evaluator's. */
public final class Unreadable extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  Unreadable(List<Problem> problems) {
    super(String.valueOf(problems));
    this.problems = List.copyOf(problems);
  }

  /**
   * Something that is wrong.
   *
   * @param line the line, from 1; 0 if it is about no line
   * @param column the column, from 1; 0 if it is about no line
   * @param key the key it is about
   * @param message what is wrong, and what would mend it
   */
  public record Problem(int line, int column, String key, String message) {}

  /** Everything that is wrong, at least one. */
  public List<Problem> problems() {
    return problems;
  }
}
