package senet.rules;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A complete rule set: one component for each {@link Row} in which two rule sets can differ.
 * Whatever is written here can be played if {@link #problems()} is empty.
 *
 * @param name the short name used in studies, files and seeds
 * @param title the name for people
 * @param source where the rules come from
 * @param notes for each row, what the source says of it; empty where it says nothing
 * @param setup pieces, their squares and who starts
 * @param dice what is thrown
 * @param extraThrows which throws give another
 * @param landing landing on a rival, protection and barriers
 * @param safe squares on which a piece cannot be landed on
 * @param lastSquares houses and bearing off
 * @param forced which of the possible moves must be made
 * @param ending how the game is won
 */
public record RuleSet(
    String name,
    String title,
    String source,
    Map<Row, String> notes,
    Setup setup,
    Throws dice,
    ExtraThrows extraThrows,
    Landing landing,
    SquareSet safe,
    LastSquares lastSquares,
    Forced forced,
    Ending ending) {

  public RuleSet {
    notes = Collections.unmodifiableMap(new TreeMap<>(notes));
  }

  /** Everything that makes these rules impossible to play; empty if they can be played. */
  public List<Problem> problems() {
    return Legality.problems(this);
  }

  /** Whether a piece is ever in hand. */
  public boolean usesHands() {
    return setup.hand().odd() > 0
        || setup.hand().even() > 0
        || landing.onRival() == Landing.OnRival.TO_HAND;
  }

  /** These rules under another name. */
  public RuleSet named(String newName, String newTitle) {
    return new RuleSet(
        newName,
        newTitle,
        source,
        notes,
        setup,
        dice,
        extraThrows,
        landing,
        safe,
        lastSquares,
        forced,
        ending);
  }

  /** These rules with another source. */
  RuleSet sourced(String newSource) {
    return new RuleSet(
        name,
        title,
        newSource,
        notes,
        setup,
        dice,
        extraThrows,
        landing,
        safe,
        lastSquares,
        forced,
        ending);
  }

  /** These rules, but in some rows as {@code other} has them, notes included. */
  public RuleSet taking(Set<Row> rows, RuleSet other) {
    Map<Row, String> mixedNotes = new TreeMap<>(notes);
    mixedNotes.keySet().removeAll(rows);
    other
        .notes()
        .forEach(
            (row, note) -> {
              if (rows.contains(row)) {
                mixedNotes.put(row, note);
              }
            });
    return new RuleSet(
        name,
        title,
        source,
        mixedNotes,
        rows.contains(Row.SETUP) ? other.setup : setup,
        rows.contains(Row.THROWS) ? other.dice : dice,
        rows.contains(Row.EXTRA_THROWS) ? other.extraThrows : extraThrows,
        rows.contains(Row.LANDING) ? other.landing : landing,
        rows.contains(Row.SAFE) ? other.safe : safe,
        rows.contains(Row.LAST_SQUARES) ? other.lastSquares : lastSquares,
        rows.contains(Row.FORCED) ? other.forced : forced,
        rows.contains(Row.END) ? other.ending : ending);
  }

  /** These rules under another name and with another side moving first. */
  public RuleSet startedBy(Starter starter, String newName) {
    return with(setup.withStarter(starter)).named(newName, title);
  }

  /** These rules with another setup. */
  public RuleSet with(Setup newSetup) {
    return new RuleSet(
        name,
        title,
        source,
        notes,
        newSetup,
        dice,
        extraThrows,
        landing,
        safe,
        lastSquares,
        forced,
        ending);
  }

  /** These rules with other rules for landing on a rival. */
  public RuleSet with(Landing newLanding) {
    return new RuleSet(
        name,
        title,
        source,
        notes,
        setup,
        dice,
        extraThrows,
        newLanding,
        safe,
        lastSquares,
        forced,
        ending);
  }

  /** These rules with another end. */
  public RuleSet with(Ending newEnding) {
    return new RuleSet(
        name,
        title,
        source,
        notes,
        setup,
        dice,
        extraThrows,
        landing,
        safe,
        lastSquares,
        forced,
        newEnding);
  }
}
