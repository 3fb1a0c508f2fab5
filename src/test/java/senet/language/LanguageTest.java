package senet.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

final class LanguageTest {

  @Test
  void writesNumbersAsTheLanguageDoes() {
    assertThat(Language.ENGLISH.fixed(-1234.567, 2)).isEqualTo("−1234.57");
    assertThat(find("fi").fixed(12345.6, 1)).isEqualTo("12\u202f345,6");
    assertThat(find("tr").plain(new BigDecimal("0.050"))).isEqualTo("0,050");
    assertThat(Language.ENGLISH.plain(BigDecimal.valueOf(1_000_000)))
        .isEqualTo("1\u202f000\u202f000");
  }

  @Test
  void writesPercentAsTheLanguageDoes() {
    assertThat(find("tr").say("number.percent", "5")).isEqualTo("%5");
    assertThat(find("es").say("number.percent", "5")).isEqualTo("5\u00a0%");
  }

  @Test
  void knowsTheCapitalsOfTurkish() {
    assertThat(find("tr").capital("ilk")).isEqualTo("İlk");
    assertThat(find("cs").capital("čtyři")).isEqualTo("Čtyři");
  }

  @Test
  void refusesWhatItDoesNotHave() {
    assertThat(Language.find("xx")).isEmpty();
    assertThat(Language.find("../en")).isEmpty();
    assertThatThrownBy(() -> Language.ENGLISH.say("no.such.key"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no message no.such.key");
  }

  private static Language find(String code) {
    return Language.find(code).orElseThrow();
  }
}
