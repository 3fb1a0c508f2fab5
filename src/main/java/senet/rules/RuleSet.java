package senet.rules;

import java.util.Collections;
import java.util.List;
import java.util.Map;
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
 * @param priority if a piece on one of these squares can move, such a piece must be moved
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
    SquareSet priority,
    Ending ending) {

  public RuleSet {
    notes = Collections.unmodifiableMap(new TreeMap<>(notes));
  }

  /** Everything that makes these rules impossible to play; empty if they can be played. */
  public List<Problem> problems() {
    return Legality.problems(this);
  }

  /** These rules under another name and with another side moving first. */
  public RuleSet startedBy(Starter starter, String newName) {
    return new RuleSet(
        newName,
        title,
        source,
        notes,
        setup.withStarter(starter),
        dice,
        extraThrows,
        landing,
        safe,
        lastSquares,
        priority,
        ending);
  }
}
