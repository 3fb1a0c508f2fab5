package senet.policy;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.core.source64.SplitMix64;
import org.apache.commons.rng.core.source64.XoRoShiRo128PlusPlus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import senet.game.Turn;

class RandomPolicyTest {

  private static final int BOARD = (1 << 30) - 1;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void everyMoveIsEquallyLikely(int moves) {
    int drawsPerMove = 10_000;
    int[] chosen = new int[32];
    Turn turn = new Turn();
    turn.show(0, 0, 1, (1 << moves) - 1 << 5);
    turn.drawFrom(new XoRoShiRo128PlusPlus(11, 13));
    RandomPolicy policy = new RandomPolicy();
    for (int i = 0; i < drawsPerMove * moves; i++) {
      chosen[Integer.numberOfTrailingZeros(policy.choose(turn))]++;
    }
    double chiSquare = 0;
    for (int i = 0; i < moves; i++) {
      chiSquare += Math.pow(chosen[5 + i] - drawsPerMove, 2) / drawsPerMove;
    }
    int freedom = moves - 1;
    assertThat(chiSquare).isLessThanOrEqualTo(freedom + 4 * Math.sqrt(2.0 * freedom));
  }

  @Test
  void drawsOneNumberForEachDecision() {
    int[] draws = {0};
    SplitMix64 numbers = new SplitMix64(5);
    UniformRandomProvider counting =
        () -> {
          draws[0]++;
          return numbers.nextLong();
        };
    Turn turn = new Turn();
    turn.drawFrom(counting);
    for (int decision = 1; decision <= 20; decision++) {
      turn.show(0, 0, 1, (1 << decision) - 1);
      new RandomPolicy().choose(turn);
      assertThat(draws[0]).isEqualTo(decision);
    }
  }

  @Test
  void theLargestAndSmallestNumbersChooseTheEnds() {
    Turn turn = new Turn();
    turn.show(0, 0, 1, 0b1011_0010);
    turn.drawFrom(() -> 0);
    assertThat(new RandomPolicy().choose(turn)).isEqualTo(0b10);
    turn.drawFrom(() -> -1);
    assertThat(new RandomPolicy().choose(turn)).isEqualTo(0b1000_0000);
  }

  @Test
  void findsTheSameBitAsCountingDoes() {
    SplitMix64 random = new SplitMix64(3);
    for (int i = 0; i < 20_000; i++) {
      // thinned now and then, so that all numbers of bits occur
      int mask = random.nextInt() & BOARD & (i % 2 == 0 ? -1 : random.nextInt());
      for (int k = 0; k < Integer.bitCount(mask); k++) {
        assertThat(RandomPolicy.bit(mask, k)).isEqualTo(counted(mask, k));
      }
    }
    for (int k = 0; k < 30; k++) {
      assertThat(RandomPolicy.bit(BOARD, k)).isEqualTo(1 << k);
    }
  }

  private static int counted(int mask, int k) {
    int before = 0;
    for (int i = 0; i < 30; i++) {
      if ((mask >> i & 1) != 0 && before++ == k) {
        return 1 << i;
      }
    }
    throw new IllegalArgumentException("fewer than " + k + " bits");
  }
}
