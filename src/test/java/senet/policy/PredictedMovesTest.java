package senet.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static senet.policy.SomeRules.BELL;
import static senet.policy.SomeRules.LOOSE;
import static senet.policy.SomeRules.MUSEUM;
import static senet.policy.SomeRules.STANDARD;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** The moves that the descriptions of the policies predict. */
class PredictedMovesTest {

  private static SquareSet own(int... squares) {
    return SquareSet.of(squares);
  }

  private static SquareSet rival(int... squares) {
    return SquareSet.of(squares);
  }

  @Nested
  class Endmost {
    private final Situation situation =
        // 18 is blocked by its own 20
        Situation.of(BELL, own(4, 9, 18, 20, 22), rival(6, 24), 2);

    @Test
    void rearmost() {
      assertThat(situation.choice("rearmost")).isEqualTo(4);
    }

    @Test
    void frontmost() {
      assertThat(situation.choice("frontmost")).isEqualTo(22);
    }

    @Test
    void onlyPiecesThatCanMoveCount() {
      Situation blocked = Situation.of(STANDARD, own(1, 3, 9, 21), rival(22, 23), 2);
      assertThat(blocked.choice("rearmost")).isEqualTo(3);
      assertThat(blocked.choice("frontmost")).isEqualTo(9);
    }
  }

  @Nested
  class Racer {
    private int choice(RuleSet rules, SquareSet own, int value) {
      return Situation.of(rules, own, rival(1), value).choice("racer");
    }

    @Test
    void bearsOffFirst() {
      assertThat(choice(STANDARD, own(10, 27, 29), 3)).isEqualTo(29);
    }

    @Test
    void bearsOffThePieceFurthestOn() {
      assertThat(choice(LOOSE, own(10, 27, 29), 4)).isEqualTo(29);
    }

    @Test
    void runsWithThePieceFurthestOnThatIsNotHome() {
      assertThat(choice(STANDARD, own(10, 20, 29), 1)).isEqualTo(20);
    }

    @Test
    void avoidsWater() {
      assertThat(choice(STANDARD, own(10, 20, 25), 3)).isEqualTo(20);
    }

    @Test
    void leavesHomeRatherThanEnterWater() {
      assertThat(choice(STANDARD, own(25, 27), 3)).isEqualTo(27);
    }

    @Test
    void entersWaterIfItMust() {
      assertThat(choice(STANDARD, own(25), 3)).isEqualTo(25);
    }

    @Test
    void differsFromFrontmost() {
      Situation situation = Situation.of(BELL, own(26, 28), rival(1), 1);
      assertThat(situation.choice("frontmost")).isEqualTo(28);
      assertThat(situation.choice("racer")).isEqualTo(26);
    }
  }

  @Nested
  class Greedy {
    private int choice(RuleSet rules, SquareSet own, SquareSet rival, int value) {
      return Situation.of(rules, own, rival, value).choice("greedy");
    }

    @Test
    void hitsBeforeBearingOff() {
      assertThat(choice(STANDARD, own(5, 29), rival(8), 3)).isEqualTo(5);
    }

    @Test
    void hitsWithThePieceFurthestOn() {
      assertThat(choice(STANDARD, own(5, 12, 20), rival(8, 15), 3)).isEqualTo(12);
    }

    @Test
    void bearsOffBeforeSafety() {
      assertThat(choice(STANDARD, own(25, 27), rival(1), 4)).isEqualTo(27);
    }

    @Test
    void bearsOffThePieceFurthestOn() {
      assertThat(choice(LOOSE, own(10, 27, 29), rival(1), 4)).isEqualTo(29);
    }

    @Test
    void reachesSafetyBeforeProgress() {
      // 10 joins 13 and 14; 20 would stand alone
      assertThat(choice(STANDARD, own(10, 13, 14, 20), rival(1), 2)).isEqualTo(10);
    }

    @Test
    void reachesSafetyWithThePieceFurthestOn() {
      // 10 joins 13 and 18 joins 21
      assertThat(choice(STANDARD, own(10, 13, 18, 21), rival(1), 2)).isEqualTo(18);
    }

    @Test
    void aPieceThatIsSafeAlreadySeeksNone() {
      // 12 and 13 protect each other already; 13 could join 16
      assertThat(choice(STANDARD, own(8, 12, 13, 16, 22), rival(1), 2)).isEqualTo(22);
    }

    @Test
    void waterIsNoSafety() {
      // from 26 by water to 15, next to 16
      assertThat(choice(STANDARD, own(5, 16, 26), rival(1), 2)).isEqualTo(16);
    }

    @Test
    void otherwiseGainsMostAndMovesThePieceFurthestOn() {
      assertThat(choice(STANDARD, own(5, 10, 20), rival(1), 2)).isEqualTo(20);
      assertThat(choice(STANDARD, own(5, 10, 26), rival(1), 2)).isEqualTo(10);
    }
  }

  @Nested
  class Cautious {
    private int choice(RuleSet rules, SquareSet own, SquareSet rival, int value) {
      return Situation.of(rules, own, rival, value).choice("cautious");
    }

    @Test
    void leavesThePieceThatIsLeastExposed() {
      // 10 can be hit by a 4, and by nothing on 11, out of reach of the 6
      assertThat(choice(BELL, own(10, 20), rival(6), 1)).isEqualTo(10);
    }

    @Test
    void weighsTheChancesOfThrows() {
      // on 9 and 11 a 3 or a 5 hits (5/16), on 8 and 12 only a 2 (6/16)
      assertThat(choice(STANDARD, own(8, 11), rival(6), 1)).isEqualTo(8);
    }

    @Test
    void seesWhatProtects() {
      // 9 and 10 protect each other
      assertThat(choice(STANDARD, own(8, 10), rival(6), 1)).isEqualTo(8);
    }

    @Test
    void tiesGoToProgress() {
      // nothing is exposed either way; water would lose squares
      assertThat(choice(STANDARD, own(5, 20, 26), rival(29), 2)).isEqualTo(20);
      // bearing off from 27 gains four squares whatever the throw
      assertThat(choice(STANDARD, own(5, 27), rival(29), 5)).isEqualTo(5);
    }

    @Test
    void thenToThePieceFurthestOn() {
      assertThat(choice(BELL, own(5, 10, 20), rival(22), 1)).isEqualTo(20);
    }
  }

  @Nested
  class Blocker {
    private int choice(SquareSet own, int value) {
      return Situation.of(MUSEUM, own, rival(1), value).choice("blocker");
    }

    @Test
    void joinsPieces() {
      assertThat(choice(own(3, 9, 12, 20), 2)).isEqualTo(9);
    }

    @Test
    void doesNotPartThem() {
      assertThat(choice(own(8, 9, 14), 1)).isEqualTo(14);
    }

    @Test
    void joinsTwoRatherThanOne() {
      // 3 would join 9; 12 joins 16 and 18
      assertThat(choice(own(3, 9, 12, 16, 18), 5)).isEqualTo(12);
    }

    @Test
    void tiesGoToProgressThenToThePieceFurthestBack() {
      assertThat(choice(own(26, 28), 1)).isEqualTo(28);
      assertThat(choice(own(4, 10, 16), 2)).isEqualTo(4);
    }
  }

  @Nested
  class Weighted {
    private int choice(RuleSet rules, SquareSet own, SquareSet rival, int value, String weight) {
      return choice(rules, own, rival, value, Map.of(weight, 1.0));
    }

    private int choice(
        RuleSet rules, SquareSet own, SquareSet rival, int value, Map<String, Double> weights) {
      return Situation.of(rules, own, rival, value)
          .choice(PolicySpec.of(WeightedPolicy.KIND, weights));
    }

    @Test
    void followsItsOnlyWeight() {
      assertThat(choice(STANDARD, own(20, 29), rival(1), 3, "off")).isEqualTo(29);
      assertThat(choice(BELL, own(10, 20), rival(22), 2, "pieces")).isEqualTo(20);
      assertThat(choice(STANDARD, own(5, 20), rival(22), 2, "path")).isEqualTo(20);
      assertThat(choice(STANDARD, own(5, 25), rival(29), 2, "safe")).isEqualTo(25);
      assertThat(choice(STANDARD, own(5, 9, 12), rival(29), 2, "neighbours")).isEqualTo(9);
      assertThat(choice(BELL, own(5, 13), rival(18), 1, "threat")).isEqualTo(13);
      assertThat(choice(BELL, own(10, 20), rival(16), 1, Map.of("exposed", -1.0))).isEqualTo(20);
    }

    @Test
    void weighsOneAgainstAnother() {
      // 10 could join 14, 29 could bear off
      SquareSet own = own(10, 14, 29);
      assertThat(choice(STANDARD, own, rival(1), 3, Map.of("off", 2.0, "neighbours", 1.0)))
          .isEqualTo(29);
      assertThat(choice(STANDARD, own, rival(1), 3, Map.of("off", 1.0, "neighbours", 2.0)))
          .isEqualTo(10);
    }

    @Test
    void tiesGoToThePieceFurthestBack() {
      assertThat(choice(STANDARD, own(5, 12, 20), rival(1), 3, "off")).isEqualTo(5);
    }
  }
}
