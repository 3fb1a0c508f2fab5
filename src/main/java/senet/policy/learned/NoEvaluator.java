package senet.policy.learned;

/** No evaluator was trained for a rule set; the message says what would mend it. */
public final class NoEvaluator extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  NoEvaluator(String message) {
    super(message);
  }
}
