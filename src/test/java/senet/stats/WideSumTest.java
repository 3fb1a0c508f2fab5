package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Sums in 127 bits, against sums of any size. */
class WideSumTest {
  private static final BigInteger LARGEST = BigInteger.ONE.shiftLeft(127).subtract(BigInteger.ONE);

  @Test
  void productsAddUpAsExactlyAsInBigIntegers() {
    SplittableRandom random = new SplittableRandom(127);
    WideSum sum = new WideSum();
    WideSum other = new WideSum();
    BigInteger exact = BigInteger.ZERO;
    for (int i = 0; i < 200; i++) {
      long a = random.nextLong() >>> (1 + random.nextInt(62));
      long b = random.nextLong() >>> (10 + random.nextInt(50));
      (i % 2 == 0 ? sum : other).addProduct(a, b);
      exact = exact.add(BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)));
    }
    sum.add(other);
    assertThat(sum.value()).isEqualTo(exact);
    assertThat(new WideSum(exact).value()).isEqualTo(exact);
  }

  /** The lower half is full: one more carries. */
  @Test
  void theLowerHalfCarriesIntoTheUpper() {
    WideSum sum = new WideSum(BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE));
    sum.addProduct(1, 1);
    assertThat(sum.value()).isEqualTo(BigInteger.ONE.shiftLeft(64));
    sum.add(new WideSum(BigInteger.ZERO));
    assertThat(sum.value()).isEqualTo(BigInteger.ONE.shiftLeft(64));
  }

  @Test
  void whatDoesNotFitIsRefused() {
    WideSum full = new WideSum(LARGEST);
    assertThat(full.value()).isEqualTo(LARGEST);
    assertThatThrownBy(() -> full.addProduct(1, 1)).isInstanceOf(ArithmeticException.class);
    for (BigInteger wrong :
        new BigInteger[] {LARGEST.add(BigInteger.ONE), BigInteger.ONE.negate()}) {
      assertThatIllegalArgumentException().isThrownBy(() -> new WideSum(wrong));
    }
  }
}
