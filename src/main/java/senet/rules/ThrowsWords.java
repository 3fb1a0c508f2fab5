package senet.rules;

/** Row 2 in words: what is thrown, and how likely each throw is. */
final class ThrowsWords {
  private ThrowsWords() {}

  static String of(Throws dice) {
    if (dice instanceof Throws.Sticks sticks) {
      return sticks(sticks);
    }
    if (dice instanceof Throws.Die die) {
      return "One die with "
          + Phrases.count(die.faces().size(), "face")
          + (die.faces().size() == 1 ? "" : ", each equally likely")
          + ": "
          + Phrases.list(die.faces())
          + ".";
    }
    return "A throw is "
        + Phrases.list(
            dice.chances().entrySet().stream()
                .map(entry -> entry.getKey() + " (chance " + Chance.text(entry.getValue()) + ")")
                .toList(),
            "or")
        + ".";
  }

  private static String sticks(Throws.Sticks sticks) {
    boolean one = sticks.count() == 1;
    return Phrases.capital(Phrases.count(sticks.count(), "two-sided stick"))
        + (one ? ", marked on one side" : ", each marked on one side")
        + (sticks.up() == 0.5
            ? ""
            : " and falling with that side up with a chance of " + Chance.text(sticks.up()))
        + ": the throw is the number of marked sides up, and none up counts "
        + sticks.none()
        + ".";
  }
}
