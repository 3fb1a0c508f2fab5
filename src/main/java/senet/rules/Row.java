package senet.rules;

/** A row of the table in which two rule sets are compared. */
public enum Row implements Named {
  SETUP,
  THROWS,
  EXTRA_THROWS,
  LANDING,
  SAFE,
  LAST_SQUARES,
  FORCED,
  END;

  /** What a rule set says in this row; equal for two rule sets that play it alike. */
  public Object of(RuleSet rules) {
    return switch (this) {
      case SETUP -> rules.setup();
      case THROWS -> rules.dice();
      case EXTRA_THROWS -> rules.extraThrows();
      case LANDING -> rules.landing();
      case SAFE -> rules.safe();
      case LAST_SQUARES -> rules.lastSquares();
      case FORCED -> rules.forced();
      case END -> rules.ending();
    };
  }
}
