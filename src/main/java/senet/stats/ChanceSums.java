package senet.stats;

import java.math.BigInteger;
import java.util.List;

/**
 * Sums over pairs (win, draw) of chances of a game, each a whole number of units of {@link #UNIT}:
 * whole numbers, so that they add up to the same whatever the order. Mutable. Not safe for use by
 * several threads: fill one each and {@link #merge} them.
 */
public final class ChanceSums {

  /** As many units make certainty. */
  public static final int UNIT = 1 << 30;

  private long n;
  private final WideSum wins;
  private final WideSum draws;
  private final WideSum winsSquared;
  private final WideSum drawsSquared;
  private final WideSum products;

  /** Sums over no pairs. */
  public ChanceSums() {
    wins = new WideSum();
    draws = new WideSum();
    winsSquared = new WideSum();
    drawsSquared = new WideSum();
    products = new WideSum();
  }

  /**
   * Restores sums from what {@link #n} and {@link #sums} gave.
   *
   * @throws IllegalArgumentException if they cannot be of as many pairs
   */
  public ChanceSums(long n, List<BigInteger> sums) {
    if (sums.size() != 5 || n < 0) {
      throw new IllegalArgumentException("not five sums over pairs: " + n + ", " + sums);
    }
    this.n = n;
    wins = new WideSum(sums.get(0));
    draws = new WideSum(sums.get(1));
    winsSquared = new WideSum(sums.get(2));
    drawsSquared = new WideSum(sums.get(3));
    products = new WideSum(sums.get(4));
    BigInteger most = BigInteger.valueOf(n).multiply(BigInteger.valueOf(UNIT));
    if (sums.get(0).add(sums.get(1)).compareTo(most) > 0) {
      throw new IllegalArgumentException("chances above 1: " + n + ", " + sums);
    }
    BigInteger ofWins = Exact.spread(n, sums.get(2), sums.get(0), sums.get(0));
    BigInteger ofDraws = Exact.spread(n, sums.get(3), sums.get(1), sums.get(1));
    BigInteger ofBoth = Exact.spread(n, sums.get(4), sums.get(0), sums.get(1));
    if (!Exact.arePossible(ofWins, ofDraws, ofBoth)) {
      throw new IllegalArgumentException("no pairs have these sums: " + n + ", " + sums);
    }
  }

  /**
   * Adds a pair.
   *
   * @param win the chance of a win, 0 to {@link #UNIT}
   * @param draw the chance of a draw, likewise; both together make no more than that
   */
  public void add(int win, int draw) {
    n = Math.addExact(n, 1);
    wins.addProduct(win, 1);
    winsSquared.addProduct(win, win);
    if (draw != 0) {
      draws.addProduct(draw, 1);
      drawsSquared.addProduct(draw, draw);
      products.addProduct(win, draw);
    }
  }

  /** Adds the sums of other pairs, which stay as they are. */
  public void merge(ChanceSums other) {
    n = Math.addExact(n, other.n);
    wins.add(other.wins);
    draws.add(other.draws);
    winsSquared.add(other.winsSquared);
    drawsSquared.add(other.drawsSquared);
    products.add(other.products);
  }

  /** The number of pairs. */
  public long n() {
    return n;
  }

  /** Σwin, Σdraw, Σwin², Σdraw² and Σwin·draw, in units of {@link #UNIT} and of its square. */
  public List<BigInteger> sums() {
    return List.of(
        wins.value(), draws.value(), winsSquared.value(), drawsSquared.value(), products.value());
  }
}
