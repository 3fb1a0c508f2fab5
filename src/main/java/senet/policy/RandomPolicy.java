package senet.policy;

import senet.game.Policy;
import senet.game.Turn;

/**
 * Draws one random number for each decision, also where there is only one move: the n-th decision
 * of a game then always has the n-th number, and no branch depends on how many moves there are.
 */
final class RandomPolicy implements Policy {

  static final PolicyKind KIND =
      PolicyKind.plain(
              "random",
              "Makes any of the legal moves, all equally likely, so that there are no ties.",
              engine -> new RandomPolicy())
          .choosing(PolicyKind.Choice.ANY_MOVE);

  @Override
  public int choose(Turn turn) {
    long bits = turn.random().nextLong() >>> 32;
    return bit(turn.legal(), (int) (bits * Integer.bitCount(turn.legal()) >>> 32));
  }

  /**
   * The {@code k}-th lowest bit of a mask, from 0; the mask has more than {@code k} bits.
   *
   * <p>Dropping {@code k} bits in a loop takes some three times as long, since a processor cannot
   * foresee when a loop of random length ends. Instead three steps each drop a bit or, without a
   * branch, none; as there are seldom more than four moves, the loop that follows hardly ever runs.
   */
  static int bit(int mask, int k) {
    int m = mask;
    m &= m - (-k >>> 31);
    m &= m - (1 - k >>> 31);
    m &= m - (2 - k >>> 31);
    for (int i = 3; i < k; i++) {
      m &= m - 1;
    }
    return m & -m;
  }
}
