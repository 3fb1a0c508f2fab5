package senet.stats;

import java.math.BigInteger;

/** A sum of products of longs, exact within 127 bits: 10¹² squares of numbers up to 2³⁰ fit. */
final class WideSum {
  private long high;
  private long low;

  WideSum() {}

  WideSum(BigInteger sum) {
    if (sum.signum() < 0 || sum.bitLength() > 127) {
      throw new IllegalArgumentException("a sum is negative or too large: " + sum);
    }
    high = sum.shiftRight(64).longValue();
    low = sum.longValue();
  }

  /** Adds a product; neither factor is negative. */
  void addProduct(long a, long b) {
    add(Math.multiplyHigh(a, b), a * b);
  }

  void add(WideSum other) {
    add(other.high, other.low);
  }

  private void add(long moreHigh, long moreLow) {
    long sum = low + moreLow;
    int carry = Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
    low = sum;
    high = Math.addExact(high, Math.addExact(moreHigh, carry));
  }

  BigInteger value() {
    BigInteger upper = BigInteger.valueOf(high).shiftLeft(64);
    return upper.add(new BigInteger(Long.toUnsignedString(low)));
  }
}
