package senet.rules;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Tells which rule sets are played alike, whatever their names and words. */
public final class PlayedAlike {
  private PlayedAlike() {}

  /** What is played; equal for two rule sets that are played alike. */
  public static List<Object> key(RuleSet rules) {
    return Arrays.stream(Row.values()).map(row -> withoutWords(row.of(rules))).toList();
  }

  /** The names of houses do not change how a game is played. */
  private static Object withoutWords(Object part) {
    return part instanceof LastSquares last
        ? new LastSquares(
            Collections.emptySortedMap(),
            last.sendsBack(),
            last.gates(),
            last.locked(),
            last.bearOff(),
            last.condition(),
            last.trap())
        : part;
  }
}
