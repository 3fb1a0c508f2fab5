package senet.stats;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * Integer arithmetic that is rounded once, at the end. Results so made depend neither on the order
 * of the observations nor on how they were split and merged, to the last bit.
 */
final class Exact {
  /** Far more digits than a double holds, so that the second rounding practically never shows. */
  private static final MathContext DIGITS = new MathContext(40);

  private Exact() {}

  /** The quotient as a double; the denominator is not zero. */
  static double quotient(BigInteger numerator, BigInteger denominator) {
    return new BigDecimal(numerator).divide(new BigDecimal(denominator), DIGITS).doubleValue();
  }
}
