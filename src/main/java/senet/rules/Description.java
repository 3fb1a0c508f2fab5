package senet.rules;

/**
 * Rules in plain English, made from the data, so that the words cannot differ from what is played.
 * Together they are all that a player needs to know.
 */
public final class Description {

  private Description() {}

  /** What is played whatever the rows say: the board and the move. */
  public static String basics(RuleSet rules) {
    boolean backward = rules.forced().backward() != Forced.Backward.NEVER;
    return "The board has thirty squares in three rows of ten: the path runs along 1–10, turns back"
        + " along 11–20, and turns again for 21–30. The sides throw in turn. With each throw a side"
        + " moves one of its pieces forward along the path, by as many squares as it has thrown"
        + (rules.usesHands() ? ", or enters one from its hand" : "")
        + (backward
            ? "; a side that has no such move may move backward (see the forced moves)"
            : "")
        + ". A square holds one piece, and no piece may land on one of its own side. Pieces may pass"
        + " over others"
        + (rules.landing().barrier().exists() ? ", except over a barrier of the rival" : "")
        + ". No piece goes beyond 30 except by bearing off, a move that takes it off the board for"
        + " good.";
  }

  /** What a rule set says in one row, in one or more sentences. */
  public static String sentence(RuleSet rules, Row row) {
    return switch (row) {
      case SETUP -> SetupWords.of(rules);
      case THROWS -> ThrowsWords.of(rules.dice());
      case EXTRA_THROWS -> ExtraThrowsWords.of(rules);
      case LANDING -> LandingWords.of(rules);
      case SAFE -> safe(rules.safe());
      case LAST_SQUARES -> LastSquaresWords.of(rules);
      case FORCED -> ForcedWords.of(rules);
      case END -> EndingWords.of(rules);
    };
  }

  private static String safe(SquareSet safe) {
    return safe.isEmpty()
        ? "None."
        : "A piece on " + Phrases.squares(safe, "or") + " cannot be landed on.";
  }
}
