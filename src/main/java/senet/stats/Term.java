package senet.stats;

import java.util.List;

/**
 * A main effect or a pair interaction of a factorial design, and how far its cells tell it from
 * other terms.
 *
 * @param factors the factors, bit j for factor j: one for a main effect, two for a pair
 * @param reading what an estimate of it means
 * @param aliases the terms that it cannot be told from; empty if it is clear. Of a term that is
 *     left out of the model they are what it is the sum of, of any other the terms left out that
 *     its estimate includes; the mean is a term without factors
 */
public record Term(int factors, Reading reading, List<Alias> aliases) {

  /** What an estimate of a term means. */
  public enum Reading {
    /** The term alone. */
    CLEAR,
    /** A main effect with some pair interactions: the effect in the cells where it can be seen. */
    INCLUDES_PAIRS,
    /** Nothing that can be said of this term: it cannot be told from another of its kind. */
    HIDDEN
  }

  /**
   * A term that goes together with another.
   *
   * @param factors its factors
   * @param coefficient how many times it is taken
   */
  public record Alias(int factors, double coefficient) {}

  public Term {
    aliases = List.copyOf(aliases);
  }

  /** Whether it is a main effect, and no interaction. */
  public boolean isMain() {
    return Integer.bitCount(factors) == 1;
  }
}
