package senet.measure;

/**
 * A whole number observed once in every game; its exact distribution is kept. What is observed
 * stands in {@link Tally#add}.
 */
public enum Count {
  FIRST_SCORE("first-score", "pieces borne off by who moves first", "points"),
  SECOND_SCORE("second-score", "pieces borne off by who moves second", "points"),
  MARGIN("margin", "first score minus second score", "points"),
  THROWS("throws", "all throws of a game, passes included", "throws"),
  TURNS("turns", "stretches of throws by one side", "turns"),
  MOVES("moves", "throws that moved a piece", "moves"),
  PASSES("passes", "throws that could move no piece", "throws"),
  LANDINGS("landings", "moves that landed on a rival", "moves");

  private final String word;
  private final String description;
  private final String unit;

  Count(String word, String description, String unit) {
    this.word = word;
    this.description = description;
    this.unit = unit;
  }

  /** The measure's name in files. */
  public String word() {
    return word;
  }

  /** What is counted, in a phrase. */
  public String description() {
    return description;
  }

  /** The unit, in the plural. */
  public String unit() {
    return unit;
  }
}
