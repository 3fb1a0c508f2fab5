package senet.rules;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/** Chances as they are written for people. */
public final class Chance {

  /** The largest denominator of a fraction that is written as such. */
  private static final int LARGEST_DENOMINATOR = 1024;

  /** How far a chance that was added up may be from the fraction that it is. */
  private static final double TOLERANCE = 1e-12;

  private Chance() {}

  /** The simplest fraction that a chance is, such as {@code 3/8}, if it is a simple one. */
  public static Optional<String> fraction(double chance) {
    return fraction(chance, LARGEST_DENOMINATOR, TOLERANCE);
  }

  private static Optional<String> fraction(double chance, int largest, double tolerance) {
    for (int denominator = 1; denominator <= largest; denominator++) {
      long numerator = Math.round(chance * denominator);
      if (Math.abs(numerator / (double) denominator - chance) <= tolerance) {
        return Optional.of(denominator == 1 ? "" + numerator : numerator + "/" + denominator);
      }
    }
    return Optional.empty();
  }

  /** A percentage with at most two decimals, such as 37.5; with one digit if it is smaller. */
  public static BigDecimal percent(double chance) {
    BigDecimal percent =
        BigDecimal.valueOf(chance).movePointRight(2).setScale(2, RoundingMode.HALF_EVEN);
    BigDecimal shown =
        percent.signum() == 0
            ? BigDecimal.valueOf(chance).movePointRight(2).round(new MathContext(1))
            : percent;
    return shown.stripTrailingZeros();
  }

  /** The fraction that a chance is to the last digit, if its denominator is small. */
  public static Optional<String> exactFraction(double chance) {
    return fraction(chance, 36, 0);
  }
}
