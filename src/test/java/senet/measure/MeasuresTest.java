package senet.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import senet.game.GameResult.End;
import senet.rules.Side;
import senet.stats.ChanceSums;
import senet.stats.Estimate;
import senet.stats.Histogram;
import senet.stats.Interval;
import senet.stats.Rates;
import senet.stats.RatioSums;

/** What the measures say of themselves agrees with the numbers that they make. */
class MeasuresTest {
  private static final double CONFIDENCE = 0.9;

  /** A tally in which every count varies: 400 wins, 100 draws, 450 losses and 50 unfinished. */
  private static Tally tally() {
    SplittableRandom random = new SplittableRandom(5);
    Map<Count, Histogram> counts = new EnumMap<>(Count.class);
    for (Count count : Count.values()) {
      Histogram seen = new Histogram();
      for (int i = 0; i < 1_000; i++) {
        seen.add(random.nextInt(50));
      }
      counts.put(count, seen);
    }
    RatioSums choices = new RatioSums();
    for (int i = 0; i < 1_000; i++) {
      choices.add(random.nextInt(200), 1 + random.nextInt(80));
    }
    Tally tally = new Tally(counts, choices, new ChanceSums());
    tally.addEnds(Side.ODD, End.FIRST_WINS, 400);
    tally.addEnds(Side.EVEN, End.DRAW, 100);
    tally.addEnds(Side.ODD, End.SECOND_WINS, 450);
    tally.addEnds(Side.EVEN, End.UNFINISHED, 50);
    return tally;
  }

  private static Interval interval(Estimate estimate) {
    return Objects.requireNonNull(estimate.interval(), estimate.method());
  }

  @Test
  void theStatisticsOfAMeasureAreThoseThatHaveAnInterval() {
    for (Measure measure : Measures.ALL) {
      List<String> withInterval =
          measure.figures(tally(), CONFIDENCE).stream()
              .filter(figure -> figure.estimate().interval() != null)
              .map(Figure::statistic)
              .toList();
      assertThat(measure.statistics()).as(measure.name()).isEqualTo(withInterval);
      for (Figure figure : measure.figures(tally(), CONFIDENCE)) {
        assertThat(measure.estimate(tally(), figure.statistic(), CONFIDENCE))
            .isEqualTo(figure.estimate());
      }
    }
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> Measures.find("throws").orElseThrow().estimate(tally(), "rate", CONFIDENCE))
        .withMessage("no rate of throws");
  }

  @Test
  void guaranteedRatesAreThoseOfClopperAndPearsonAndNothingElseChanges() {
    for (Measure measure : Measures.ALL) {
      List<Figure> usual = measure.with(RateIntervals.NOMINAL).figures(tally(), CONFIDENCE);
      assertThat(usual).isEqualTo(measure.figures(tally(), CONFIDENCE));
      List<Figure> guaranteed = measure.with(RateIntervals.GUARANTEED).figures(tally(), CONFIDENCE);
      if (measure.statistics().equals(List.of("rate"))) {
        assertThat(usual.get(0).estimate().method()).isEqualTo("wilson");
        assertThat(guaranteed.get(0).estimate().method()).isEqualTo("clopper-pearson");
      } else {
        assertThat(guaranteed).isEqualTo(usual);
      }
    }
    assertThat(Measures.all(RateIntervals.GUARANTEED).get(0).estimate(tally(), "rate", CONFIDENCE))
        .isEqualTo(Rates.clopperPearson(400, 1_000, CONFIDENCE));
  }

  @Test
  void theScoreIsHalfOfOnePlusTheAdvantage() {
    Estimate advantage = Advantages.firstPlayer(tally(), CONFIDENCE);
    Estimate score = Advantages.outcomeScore(tally(), CONFIDENCE);
    assertThat(advantage.value()).isCloseTo(-0.05, within(1e-15));
    assertThat(score.value()).isCloseTo(0.475, within(1e-15));
    assertThat(score.method()).isEqualTo("multinomial");
    assertThat(2 * interval(score).low() - 1).isCloseTo(interval(advantage).low(), within(1e-14));
    assertThat(2 * interval(score).high() - 1).isCloseTo(interval(advantage).high(), within(1e-14));
    assertThat(Advantages.firstPlayerAnytime(tally(), CONFIDENCE).value())
        .isCloseTo(-0.05, within(1e-15));
  }
}
