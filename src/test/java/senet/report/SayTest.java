package senet.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import senet.language.Language;
import senet.stats.Estimate;
import senet.stats.Interval;

class SayTest {

  @Test
  void sharesHaveTheDecimalsThatTheirIntervalsBearOut() {
    assertThat(Say.ENGLISH.percent(estimate(0.52512, 0.523, 0.5272)))
        .hasToString("52.5% (52.3–52.7)");
    assertThat(Say.ENGLISH.percent(estimate(0.52512, 0.52462, 0.52562)))
        .hasToString("52.51% (52.46–52.56)");
    assertThat(Say.ENGLISH.percent(new Estimate(1, null, "none: x", 1))).hasToString("100.0%");
  }

  @Test
  void differencesHaveSigns() {
    assertThat(Say.ENGLISH.points(estimate(0.05, -0.01, 0.11))).hasToString("+5.0 (−1.0 to +11.0)");
    assertThat(Say.ENGLISH.points(estimate(0, 0, 0))).hasToString("0.00 (0.00 to 0.00)");
  }

  @Test
  void quantitiesAreWholeWhereAllOfThemIs() {
    assertThat(Say.ENGLISH.quantity(estimate(87, 86, 88))).hasToString("87 (86–88)");
    assertThat(Say.ENGLISH.quantity(estimate(87, 86.5, 87.5))).hasToString("87.0 (86.5–87.5)");
    assertThat(Say.ENGLISH.quantity(estimate(-0.2, -1, 0.6))).hasToString("−0.2 (−1.0 to 0.6)");
    assertThat(Say.ENGLISH.quantity(new Estimate(Double.NaN, null, "none: x", 0))).hasToString("–");
  }

  @Test
  void typeBreaksAtSpacesThenHyphensThenAnywhere() {
    double width = Type.LABEL.width("mmmmmmmmmm");
    assertThat(Type.LABEL.wrap("mmmm mmmm mmmm", width)).containsExactly("mmmm mmmm", "mmmm");
    assertThat(Type.LABEL.wrap("mmmmmm-mmmmmm", width)).containsExactly("mmmmmm-", "mmmmmm");
    assertThat(String.join("", Type.LABEL.wrap("m".repeat(35), width))).isEqualTo("m".repeat(35));
  }

  @Test
  void axesHaveRoundTicks() {
    assertThat(Axis.stretched(Say.ENGLISH, 0, 53, 8).ticks())
        .extracting(Axis.Tick::label)
        .containsExactly("0", "10", "20", "30", "40", "50", "60");
    assertThat(Axis.signed(Say.ENGLISH, -0.3, 0.4, 4).ticks())
        .extracting(Axis.Tick::label)
        .containsExactly("−0.4", "−0.2", "0.0", "+0.2", "+0.4");
    assertThat(Axis.logarithmic(Say.ENGLISH, 15, 600).ticks())
        .extracting(Axis.Tick::label)
        .containsExactly("20", "50", "100", "200", "500");
  }

  @Test
  void numbersAreThoseOfTheLanguage() {
    Say finnish = new Say(Language.find("fi").orElseThrow());
    Say turkish = new Say(Language.find("tr").orElseThrow());
    assertThat(finnish.percent(estimate(0.52512, 0.523, 0.5272)))
        .hasToString("52,5\u00a0% (52,3–52,7)");
    assertThat(turkish.percent(estimate(0.52512, 0.523, 0.5272))).hasToString("%52,5 (52,3–52,7)");
    assertThat(turkish.points(estimate(0.05, -0.01, 0.11))).hasToString("+5,0 (−1,0 … +11,0)");
    assertThat(finnish.p(0.0321, 0.001)).isEqualTo("p = 0,032");
    assertThat(finnish.p(0.00005, 0.0001)).isEqualTo("p < 0,0001");
  }

  @Test
  void amountsHaveTheFormOfTheirNumber() {
    Say czech = new Say(Language.find("cs").orElseThrow());
    assertThat(czech.amount("throws", 2, 3)).isEqualTo("2 hody");
    assertThat(czech.amountFixed("throws", 2, 1)).isEqualTo("2,0 hodu");
    assertThat(czech.amount("throws", 12, 3)).isEqualTo("12 hodů");
    assertThat(Say.ENGLISH.amount("points", 1, 3)).isEqualTo("1 point");
    assertThat(Say.ENGLISH.amountFixed("points", 1, 1)).isEqualTo("1.0 points");
    assertThat(Say.ENGLISH.amount("", 0.5, 3)).isEqualTo("0.5");
  }

  private static Estimate estimate(double value, double low, double high) {
    return new Estimate(value, new Interval(low, high), "m", 100);
  }
}
