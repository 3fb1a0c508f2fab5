package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import senet.stats.PairCounts.End;

class PairScoresTest {
  private static final long[] COUNTS = {30, 180, 420, 220, 50};

  /** Mean and variance by hand, from Python's arithmetic: 0.52222 ± 1.959964·√(0.0495062/900). */
  @Test
  void theMeanHasAMultinomialInterval() {
    Estimate mean = PairScores.mean(COUNTS, 0.95);
    assertThat(mean.method()).isEqualTo("multinomial");
    assertThat(mean.n()).isEqualTo(900);
    Coverage.assertInterval(mean, 0.5077, 0.5368);
  }

  /** From Python, written out from the formula. */
  @Test
  void theAnytimeIntervalIsThatOfTheFormula() {
    Coverage.assertInterval(PairScores.anytime(COUNTS, 0.95), 0.4992, 0.5452);
  }

  @Test
  void nothingIsClaimedWithoutVariation() {
    assertThat(PairScores.anytime(new long[] {0, 0, 9, 0, 0}, 0.95).method())
        .isEqualTo("none: all observations equal");
    assertThat(PairScores.anytime(new long[5], 0.95).value()).isNaN();
  }

  @Test
  void scoresOfPairsFollowFromHowTheirGamesEnded() {
    long[] ends = new long[PairCounts.WAYS];
    ends[PairCounts.place(End.WIN, End.LOSS)] = 5;
    ends[PairCounts.place(End.DRAW, End.DRAW)] = 7;
    ends[PairCounts.place(End.WIN, End.DRAW)] = 11;
    ends[PairCounts.place(End.LOSS, End.DRAW)] = 13;
    ends[PairCounts.place(End.LOSS, End.LOSS)] = 17;
    ends[PairCounts.place(End.WIN, End.WIN)] = 19;
    ends[PairCounts.place(End.WIN, End.UNFINISHED)] = 23;
    PairCounts counts = new PairCounts(3, 1, ends);
    assertThat(counts.scores()).containsExactly(17, 13, 12, 11, 19);
    assertThat(counts.pairs()).isEqualTo(95);
    assertThat(counts.movingFirst(End.WIN)).isEqualTo(58);
    assertThat(counts.movingSecond(End.LOSS)).isEqualTo(22);
    assertThat(counts.games(End.DRAW)).isEqualTo(7 + 11 + 13 + 7);
    PairCounts turned = counts.seenByOther();
    assertThat(turned.one()).isEqualTo(1);
    assertThat(turned.scores()).containsExactly(19, 11, 12, 13, 17);
    assertThat(turned.movingFirst(End.UNFINISHED)).isEqualTo(23);
    assertThat(Arrays.equals(turned.seenByOther().ends(), ends)).isTrue();
    assertThat(new PairCounts(0, 1, ends).seenByOther().other()).isZero();
  }

  @Test
  void refusesPlayersThatAreNotTwo() {
    long[] ends = new long[PairCounts.WAYS];
    for (int[] players : new int[][] {{1, 1}, {-1, 0}, {0, -1}}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new PairCounts(players[0], players[1], ends));
    }
  }
}
