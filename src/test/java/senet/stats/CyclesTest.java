package senet.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CyclesTest {

  @Test
  void rockPaperScissorsGoRoundAndRatingsDoNotFit() {
    List<PairCounts> data =
        List.of(
            PairGames.scored(0, 1, 300, 0, 500, 0, 200),
            PairGames.scored(1, 2, 300, 0, 500, 0, 200),
            PairGames.scored(0, 2, 200, 0, 500, 0, 300));
    assertThat(Cycles.of(3, data, 0.95)).containsExactly(List.of(0, 2, 1));
    BradleyTerry ratings = BradleyTerry.of(3, data, 0.95);
    assertThat(ratings.transitivity().orElseThrow().p()).isLessThan(1e-9);
    assertThat(ratings.rating(0).value()).isBetween(-1e-9, 1e-9);
  }

  /** 0.4755 with sd 0.35 in 1,000 pairs: 2.2 standard errors, and three steps together need 2.4. */
  @Test
  void aCircleIsNamedOnlyIfAllItsStepsAreSureTogether() {
    List<PairCounts> data =
        List.of(
            PairGames.scored(0, 1, 200, 0, 500, 0, 300),
            PairGames.scored(1, 2, 200, 0, 500, 0, 300),
            PairGames.scored(0, 2, 270, 0, 509, 0, 221));
    assertThat(Cycles.of(3, data, 0.95)).isEmpty();
    assertThat(Coverage.interval(PairScores.mean(data.get(2).scores(), 0.95)).high())
        .isLessThan(0.5);
    assertThat(Cycles.of(3, data, 0.9)).hasSize(1);
  }

  @Test
  void transitivePlayersMakeNoCircle() {
    List<PairCounts> data =
        List.of(
            PairGames.scored(0, 1, 200, 0, 500, 0, 300),
            PairGames.scored(0, 2, 200, 0, 500, 0, 300),
            PairGames.scored(1, 2, 200, 0, 500, 0, 300));
    assertThat(Cycles.of(3, data, 0.95)).isEmpty();
  }

  /** 0 beats 1 beats 2 beats 3 beats 0, and across they are level. */
  @Test
  void findsALongerCircleWhereThereIsNoShorterOne() {
    List<PairCounts> data =
        List.of(
            PairGames.scored(0, 1, 200, 0, 500, 0, 300),
            PairGames.scored(0, 2, 250, 0, 500, 0, 250),
            PairGames.scored(0, 3, 300, 0, 500, 0, 200),
            PairGames.scored(1, 2, 200, 0, 500, 0, 300),
            PairGames.scored(1, 3, 250, 0, 500, 0, 250),
            PairGames.scored(2, 3, 200, 0, 500, 0, 300));
    assertThat(Cycles.of(4, data, 0.95)).containsExactly(List.of(0, 1, 2, 3));
  }
}
