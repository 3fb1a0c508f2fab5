package senet.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a parameter takes, and how its values are written. */
class PolicyParameterTest {
  private static final PolicyParameter NUMBER = new PolicyParameter("n", "a number", 0.5, -1, 2);
  private static final PolicyParameter WHOLE = PolicyParameter.whole("w", "how many", 2, 1, 3);
  private static final PolicyParameter WORD =
      PolicyParameter.word("word", "which", List.of("none", "own", "all"));

  @Test
  void theEndsOfARangeAreInIt() {
    assertThat(NUMBER.allows(-1)).isTrue();
    assertThat(NUMBER.allows(2)).isTrue();
    assertThat(NUMBER.allows(1.25)).isTrue();
    assertThat(NUMBER.allows(Math.nextDown(-1.0))).isFalse();
    assertThat(NUMBER.allows(Math.nextUp(2.0))).isFalse();
    assertThat(new PolicyParameter("n", "its ends", 1, 1, 1).allows(1)).isTrue();
  }

  @Test
  void onlyWholeNumbersAreCounts() {
    assertThat(WHOLE.allows(1)).isTrue();
    assertThat(WHOLE.allows(3)).isTrue();
    assertThat(WHOLE.allows(2.5)).isFalse();
    assertThat(WHOLE.allows(4)).isFalse();
  }

  @Test
  void aValueIsThatGivenOrTheDefault() {
    assertThat(NUMBER.in(Map.of("n", 1.5, "w", 3.0))).isEqualTo(1.5);
    assertThat(NUMBER.in(Map.of("w", 3.0))).isEqualTo(0.5);
    assertThat(WHOLE.wholeIn(Map.of("w", 3.0))).isEqualTo(3);
    assertThat(WHOLE.wholeIn(Map.of())).isEqualTo(2);
  }

  @Test
  void wordsStandForTheirPlaces() {
    assertThat(WORD.valueOf("none")).hasValue(0);
    assertThat(WORD.valueOf("all")).hasValue(2);
    assertThat(WORD.valueOf("some")).isEmpty();
    assertThat(WORD.written(1)).isEqualTo("own");
    assertThat(WORD.allows(2)).isTrue();
    assertThat(WORD.allows(3)).isFalse();
    assertThat(WORD.written(3)).isEqualTo("3");
  }

  @Test
  void aFileIsOneMoreWord() {
    PolicyParameter more =
        PolicyParameter.wordOrFile("word", "which", List.of("none")).withFile("my/net.json");
    assertThat(more.valueOf("my/net.json")).hasValue(1);
    assertThat(more.written(1)).isEqualTo("my/net.json");
    assertThat(more.allows(1)).isTrue();
    assertThat(more.allows(2)).isFalse();
    assertThat(PolicyParameter.wordOrFile("word", "which", List.of("none")).allows(1)).isFalse();
  }

  /** From 10¹⁵ on a double would be written with more digits than it has. */
  @Test
  void wholeNumbersAreWrittenWithoutAPoint() {
    assertThat(NUMBER.written(-1)).isEqualTo("-1");
    assertThat(NUMBER.written(0.25)).isEqualTo("0.25");
    assertThat(NUMBER.written(999_999_999_999_999.0)).isEqualTo("999999999999999");
    assertThat(NUMBER.written(1e15)).isEqualTo("1.0E15");
  }
}
