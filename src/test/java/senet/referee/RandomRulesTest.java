package senet.referee;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;
import senet.rules.RuleSet;

/** Engine against referee under rules made at random, for combinations that no known set has. */
class RandomRulesTest {

  private static final int GAMES = 2;
  private static final int THROWS = 250;

  @Test
  void engineAndRefereeAgreeUnderRulesMadeAtRandom() {
    assertThatCode(() -> RandomRules.many().parallelStream().forEach(this::compareUnder))
        .doesNotThrowAnyException();
  }

  private void compareUnder(RuleSet rules) {
    Comparison comparison = new Comparison(rules);
    comparison.compareStart();
    for (int game = 0; game < GAMES; game++) {
      RandomPlay.play(
          comparison.engine(), rules.name().hashCode() + game, THROWS, comparison::compare);
    }
  }
}
