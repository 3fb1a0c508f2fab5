package senet.rules;

/** A row of the table in which two rule sets are compared. */
public enum Row implements Named {
  SETUP("Pieces and setup"),
  THROWS("Throws"),
  EXTRA_THROWS("Extra throws"),
  LANDING("Landing on a rival"),
  SAFE("Safe squares"),
  LAST_SQUARES("The last squares"),
  FORCED("Forced moves"),
  END("How the game is won");

  private final String title;

  Row(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }

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
