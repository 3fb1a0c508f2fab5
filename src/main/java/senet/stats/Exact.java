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

  /**
   * n·Σvw − Σv·Σw of n pairs, n² times their covariance, or variance where w is v; the two nearly
   * cancel.
   */
  static BigInteger spread(long n, BigInteger products, BigInteger sumV, BigInteger sumW) {
    return products.multiply(BigInteger.valueOf(n)).subtract(sumV.multiply(sumW));
  }

  /** Whether the spreads of v, of w and of both together can be of the same pairs. */
  static boolean arePossible(BigInteger ofV, BigInteger ofW, BigInteger ofBoth) {
    // the inequality of Cauchy and Schwarz
    return ofV.signum() >= 0
        && ofW.signum() >= 0
        && ofBoth.pow(2).compareTo(ofV.multiply(ofW)) <= 0;
  }

  /** The quotient as a double; the denominator is not zero. */
  static double quotient(BigInteger numerator, BigInteger denominator) {
    return new BigDecimal(numerator).divide(new BigDecimal(denominator), DIGITS).doubleValue();
  }
}
