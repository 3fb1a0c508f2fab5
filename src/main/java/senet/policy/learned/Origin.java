package senet.policy.learned;

import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import senet.rules.Hand;
import senet.rules.PlayedAlike;
import senet.rules.RuleSet;
import senet.rules.Setup;
import senet.rules.Side;
import senet.rules.Starter;

/**
 * Where an evaluator comes from: training again by this gives the same numbers.
 *
 * @param rules the name of the rule set whose games were played
 * @param rulesHash tells whether another rule set is played alike; see {@link #hash(RuleSet)}
 * @param version the version of the product
 * @param settings how it was trained
 */
public record Origin(String rules, String rulesHash, String version, TrainingSettings settings) {

  private static final int HASH_DIGITS = 16;

  /**
   * The first 16 hexadecimal digits of a SHA-256 of what is played; the same for rule sets that
   * differ only in words, in who starts and how, or in which side has which squares.
   */
  public static String hash(RuleSet rules) {
    Setup setup = rules.setup();
    Setup none = Setup.alternating(1, Starter.ODD);
    List<String> sides = Stream.of(Side.values()).map(side -> side(setup, side)).sorted().toList();
    return digest(PlayedAlike.key(rules.with(none)) + "\n" + sides).substring(0, HASH_DIGITS);
  }

  private static String side(Setup setup, Side side) {
    Hand hand = setup.hand();
    return setup.of(side).mask() + " and " + hand.of(side) + " in hand " + hand.enter();
  }

  /** The SHA-256 of a text, in hexadecimal digits. */
  static String digest(String text) {
    return DigestUtils.sha256Hex(text);
  }
}
