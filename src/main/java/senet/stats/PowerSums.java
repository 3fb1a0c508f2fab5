package senet.stats;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Exact sums Σvʲ of a histogram, and the moments that follow from them. Sums of doubles would lose
 * digits on a billion observations, and the formulas below cancel: hence integers.
 */
final class PowerSums {
  private final BigInteger n;
  private final BigInteger[] sums;

  /** Sums of the powers 0 to {@code order} of a histogram that is not empty. */
  PowerSums(Histogram histogram, int order) {
    sums = new BigInteger[order + 1];
    Arrays.fill(sums, BigInteger.ZERO);
    histogram.forEach(
        (value, count) -> {
          BigInteger term = BigInteger.valueOf(count);
          for (int j = 0; j <= order; j++) {
            sums[j] = sums[j].add(term);
            term = term.multiply(BigInteger.valueOf(value));
          }
        });
    n = sums[0];
  }

  double mean() {
    return Exact.quotient(sums[1], n);
  }

  /** The unbiased variance; needs two observations. */
  double variance() {
    BigInteger oneLess = n.subtract(BigInteger.ONE);
    return Exact.quotient(central(2), n.pow(2).multiply(oneLess));
  }

  double centralMoment(int k) {
    return Exact.quotient(central(k), n.pow(k + 1));
  }

  /** n^(k+1) times the k-th central moment, by the binomial theorem on Σ(v − S₁/n)ᵏ. */
  private BigInteger central(int k) {
    BigInteger minusSum = sums[1].negate();
    BigInteger total = BigInteger.ZERO;
    BigInteger choose = BigInteger.ONE;
    for (int j = 0; j <= k; j++) {
      BigInteger term = choose.multiply(sums[k - j]).multiply(minusSum.pow(j));
      total = total.add(term.multiply(n.pow(k - j)));
      choose = choose.multiply(BigInteger.valueOf(k - j)).divide(BigInteger.valueOf(j + 1L));
    }
    return total;
  }
}
