package senet.referee;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Engine against referee under rules made at random, for combinations that no known set has. */
class RandomRulesTest {

  private static final int RULE_SETS = 2000;
  private static final int GAMES = 2;
  private static final int THROWS = 250;

  @Test
  void engineAndRefereeAgreeUnderRulesMadeAtRandom() {
    assertThatCode(() -> LongStream.range(0, RULE_SETS).parallel().forEach(this::compareUnder))
        .doesNotThrowAnyException();
  }

  private void compareUnder(long seed) {
    Comparison comparison = new Comparison(RandomRules.of(seed));
    for (int game = 0; game < GAMES; game++) {
      RandomPlay.play(comparison.engine(), seed + game, THROWS, comparison::compare);
    }
  }
}
