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
  void writesCountsAsTheLanguageDoes() {
    assertThat(find("tr").count(1_234_567)).isEqualTo("1.234.567");
    assertThat(find("es").count(1234)).isEqualTo("1234");
    assertThat(find("es").count(12_345)).isEqualTo("12\u202f345");
    assertThat(find("fi").count(-1234)).isEqualTo("−1\u202f234");
    assertThat(Language.ENGLISH.count(999)).isEqualTo("999");
  }

  @Test
  void choosesPluralForms() {
    Language czech = find("cs");
    assertThat(czech.say("report.source.games", 1L)).isEqualTo("1 partie na scénář");
    assertThat(czech.say("report.source.games", 3L)).isEqualTo("3 partie na scénář");
    assertThat(czech.say("report.source.games", 5000L)).isEqualTo("5\u202f000 partií na scénář");
    assertThat(czech.say("measure.amount.throws", "2,5", 0.5)).isEqualTo("2,5 hodu");
    assertThat(Language.ENGLISH.say("report.source.games", 1L)).isEqualTo("1 game per scenario");
    assertThat(find("tr").say("report.source.games", 3L)).isEqualTo("senaryo başına 3 oyun");
  }

  @Test
  void knowsTheCapitalsOfTurkish() {
    assertThat(find("tr").capital("ilk")).isEqualTo("İlk");
    assertThat(find("cs").capital("čtyři")).isEqualTo("Čtyři");
    assertThat(find("tr").uncapital("Işık")).isEqualTo("ışık");
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
