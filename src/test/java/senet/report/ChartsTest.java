package senet.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import senet.measure.Tally;
import senet.policy.PolicySpec;
import senet.run.Analysis;
import senet.run.ComparisonSettings;
import senet.run.ComparisonSettings.Between;
import senet.run.ComparisonSettings.Pairs;
import senet.run.Plan;
import senet.run.Results;
import senet.run.Scenario;

class ChartsTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 16})
  void everyChartDrawsAnyNumberOfScenarios(int scenarios) throws IOException {
    Findings findings = new Findings(Studies.oneMatchup(scenarios));
    for (Chart chart : Charts.ALL) {
      if (!Studies.CHARTS.contains(chart.name())) {
        continue;
      }
      List<Drawing> drawings = chart.draw(findings);
      if (chart instanceof AttributionChart) {
        assertThat(drawings).as("a study without a factorial").isEmpty();
      } else if (chart instanceof ComparisonChart) {
        // nothing to compare, one chart for all measures, or a chart for each
        assertThat(drawings).hasSize(scenarios == 1 ? 0 : scenarios == 2 ? 1 : 3);
      } else {
        assertThat(drawings).extracting(Drawing::name).containsExactly(chart.name());
      }
      for (Drawing drawing : drawings) {
        assertDrawn(drawing);
      }
    }
  }

  private static void assertDrawn(Drawing drawing) throws IOException {
    Element svg = Xml.parse(Images.svg(drawing)).getDocumentElement();
    assertThat(svg.getTagName()).isEqualTo("svg");
    assertThat(svg.getAttribute("viewBox"))
        .isEqualTo("0 0 " + drawing.width() + " " + drawing.height());
    assertThat(svg.getTextContent()).contains(drawing.title(), "a-study · 200 games", "seed 42");
    BufferedImage png = ImageIO.read(new ByteArrayInputStream(Images.png(drawing)));
    assertThat(png.getWidth()).isEqualTo(2 * drawing.width());
    assertThat(png.getHeight()).isEqualTo(2 * drawing.height());
  }

  @Test
  void severalMatchupsAreChartsOfTheirOwnWhereLinesWouldMix() {
    assertThat(Charts.of(new Findings(Studies.matchups())))
        .extracting(Drawing::name)
        .contains("outcome", "advantage", "length-greedy-against-random")
        .contains("score-random-against-greedy")
        .doesNotHaveDuplicates();
  }

  @Test
  void aStudyChoosesItsCharts() {
    Results results = Studies.bothStarts();
    Plan plan = results.plan();
    Plan one =
        new Plan(
            plan.study(),
            plan.title(),
            plan.seed(),
            plan.confidence(),
            plan.scenarios(),
            plan.bothStarts(),
            List.of("advantage"));
    assertThat(Charts.of(new Findings(new Results(one, results.tallies()))))
        .singleElement()
        .satisfies(drawing -> assertThat(svg(drawing)).contains("captures, both starts"))
        .satisfies(drawing -> assertThat(svg(drawing)).contains("having the odd squares"));
  }

  @Test
  void anSvgNamesNoTypefaceOfThisMachineAndFetchesNothing() {
    for (Drawing drawing : Charts.of(new Findings(Studies.oneMatchup(2)))) {
      assertThat(svg(drawing))
          .contains("<svg font-family=\"Arimo, ")
          .doesNotContain("DejaVu", "SansSerif", "Dialog", "<!DOCTYPE", "<image");
    }
  }

  @Test
  void unfinishedGamesAreDrawnWhereThereAreAny() {
    Results results = Studies.run("t", List.of(Studies.random(Studies.capped("capped"))));
    assertThat(svg(new OutcomeChart().draw(new Findings(results)).get(0))).contains("unfinished");
    assertThat(svg(new OutcomeChart().draw(new Findings(Studies.oneMatchup(1))).get(0)))
        .doesNotContain("unfinished");
  }

  /** The same games under so many names. */
  private static Findings many(int scenarios, int matchups, String... charts) {
    Results one = Studies.oneMatchup(1);
    List<Scenario> all = new ArrayList<>();
    List<Tally> tallies = new ArrayList<>();
    for (int i = 0; i < scenarios; i++) {
      PolicySpec first =
          new PolicySpec(
              Studies.RANDOM.kind(), Studies.RANDOM.parameters(), "first " + i % matchups);
      all.add(Studies.scenario(Studies.swaps("rules" + i), first, Studies.RANDOM));
      tallies.add(one.tallies().get(0));
    }
    Plan plan =
        new Plan("many", "Many", 1, 0.95, all, List.of(), List.of(charts))
            .with(
                new Analysis(0.95)
                    .with(
                        new ComparisonSettings(
                            "", Pairs.BASELINE, Between.RULES, List.of(), Map.of())));
    return new Findings(new Results(plan, tallies));
  }

  @Test
  void ofManyScenariosTheFirstAreDrawnAndThatIsTold() {
    Findings findings = many(121, 1, "outcome", "advantage", "length", "score");
    List<Drawing> drawings = Charts.of(findings);
    assertThat(drawings).hasSize(4);
    assertThat(svg(drawings.get(0))).contains("rules119").doesNotContain("rules120");
    assertThat(Charts.leftOut(findings))
        .hasValue(
            "Charts show the first 120 of 121 scenarios, and at most 40 pictures of each kind;"
                + " tables and CSV files hold all.");
    assertThat(Charts.leftOut(many(120, 1, "outcome", "length"))).isEmpty();
  }

  @Test
  void ofManyMatchupsTheFirstAreDrawnAndThatIsTold() {
    Findings findings = many(41, 41, "length");
    assertThat(Charts.of(findings)).hasSize(40);
    assertThat(Charts.leftOut(findings)).isPresent();
    assertThat(Charts.leftOut(many(40, 40, "length"))).isEmpty();
  }

  private static String svg(Drawing drawing) {
    return new String(Images.svg(drawing), StandardCharsets.UTF_8);
  }
}
