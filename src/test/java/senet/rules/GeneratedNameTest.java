package senet.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GeneratedNameTest {

  @Test
  void aNameThatFitsIsKept() {
    String longest = "n".repeat(GeneratedName.LONGEST);
    assertThat(GeneratedName.fit(longest)).isEqualTo(longest);
  }

  /** By the definition of a string's hash: "ab" is 31·97 + 98 = 3105, in hexadecimal c21. */
  @Test
  void aNameThatDoesNotFitEndsInAMarkOfTheWhole() {
    assertThat(GeneratedName.mark("ab")).isEqualTo("-00000c21");
    String tooLong = "n".repeat(GeneratedName.LONGEST + 1);
    assertThat(GeneratedName.fit(tooLong))
        .hasSize(GeneratedName.LONGEST)
        .isEqualTo("n".repeat(71) + GeneratedName.mark(tooLong));
  }

  /** A character beyond 16 bits is one, and is not cut in two. */
  @Test
  void charactersAreCountedAsReadersCountThem() {
    String signs = "𓊃".repeat(12);
    assertThat(GeneratedName.fit(signs, 12)).isEqualTo(signs);
    assertThat(GeneratedName.fit(signs, 11)).isEqualTo("𓊃𓊃" + GeneratedName.mark(signs));
  }
}
