package senet.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import senet.config.BuiltInRules;
import senet.language.Language;
import senet.measure.SquareCount;
import senet.measure.SquareTally;
import senet.measure.SquareTally.Mover;
import senet.rules.RuleSet;
import senet.run.Results;
import senet.run.Scenario;

/** Boards, heat maps, strips of games and ridgelines. */
class BoardsTest {
  private static final BoardWords WORDS = new BoardWords(Language.ENGLISH);
  private static final List<String> ON_REQUEST = List.of("board", "game", "ridgeline");

  private static Results results(int scenarios) {
    List<Scenario> list = new ArrayList<>();
    for (int i = 0; i < scenarios; i++) {
      RuleSet rules = i % 2 == 0 ? Studies.captures("c" + i) : Studies.swaps("s" + i);
      list.add(Studies.random(rules));
    }
    return Studies.run("Boards", list, List.of(), ON_REQUEST);
  }

  private static String svg(Drawing drawing) {
    return new String(Images.svg(drawing), StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0, 0",
    "2, 1, 0",
    "10, 9, 0",
    "11, 9, 1",
    "15, 5, 1",
    "20, 0, 1",
    "21, 0, 2",
    "30, 9, 2"
  })
  void thePathSnakes(int square, int column, int row) {
    assertThat(BoardPicture.column(square)).isEqualTo(column);
    assertThat(BoardPicture.row(square)).isEqualTo(row);
  }

  @Test
  void neighboursOnThePathTouchOnTheBoard() {
    for (int square = 1; square < 30; square++) {
      int across = Math.abs(BoardPicture.column(square) - BoardPicture.column(square + 1));
      int down = BoardPicture.row(square + 1) - BoardPicture.row(square);
      assertThat(across + down).as("%d", square).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 41})
  void areDrawnForAnyNumberOfScenarios(int scenarios) throws Exception {
    List<Drawing> drawings = Charts.of(new Findings(results(scenarios)));
    assertThat(drawings).extracting(Drawing::name).doesNotHaveDuplicates();
    for (String chart : List.of("board", "game")) {
      assertThat(drawings)
          .filteredOn(d -> d.name().startsWith(chart))
          .hasSize(Math.min(scenarios, Charts.MOST_OF_A_KIND));
    }
    assertThat(drawings)
        .filteredOn(drawing -> drawing.name().startsWith("ridgeline"))
        .hasSize(scenarios > 40 ? 2 : 1);
    for (Drawing drawing : drawings) {
      assertThat(Xml.parse(Images.svg(drawing)).getDocumentElement().getTextContent())
          .contains(drawing.title(), drawing.caption(), "a-study · 200 games");
    }
  }

  @Test
  void heatMapsSayTheMeansOfGames() {
    Results results = results(1);
    SquareTally tally = results.tallies().get(0).squares();
    String svg = svg(new BoardChart().draw(new Findings(results)).get(0));
    for (SquareCount count : List.of(SquareCount.VISITS, SquareCount.HITS)) {
      for (Mover mover : Mover.values()) {
        for (int square = 1; square <= 30; square++) {
          double mean = tally.sum(count, mover, square) / 200.0;
          if (mean >= 0.01) {
            String number =
                java.math.BigDecimal.valueOf(mean)
                    .setScale(2, java.math.RoundingMode.HALF_UP)
                    .toPlainString();
            assertThat(svg).contains(">" + number + "</text>");
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 7, 0", "0.004, 7, <0.01", "1.234, 9.99, 1.23", "5.25, 10, 5.3", "31.4, 250, 31"})
  void aHeatMapWritesWhatItsGreatestNumberAsksFor(double value, double most, String words) {
    assertThat(new HeatScale(most, Language.ENGLISH).words(value)).isEqualTo(words);
  }

  @Test
  void theTableHoldsEveryCountWithItsInterval() throws Exception {
    Results results = results(2);
    String csv = new String(SquaresTable.bytes(results), StandardCharsets.UTF_8);
    assertThat(csv)
        .startsWith(
            "rules,first,second,side,square,measure,total,estimate,low,high,confidence,method,games\n");
    List<CSVRecord> rows =
        CSVFormat.DEFAULT
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .get()
            .parse(new StringReader(csv))
            .getRecords();
    assertThat(rows).hasSize(2 * 5 * 2 * 30);
    for (CSVRecord row : rows) {
      double estimate = Double.parseDouble(row.get("estimate"));
      assertThat(row.get("games")).isEqualTo("200");
      assertThat(estimate).isCloseTo(Long.parseLong(row.get("total")) / 200.0, within(1e-9));
      assertThat(row.get("low").isEmpty()).isEqualTo(row.get("method").startsWith("none: "));
      if (!row.get("low").isEmpty()) {
        assertThat(estimate)
            .isBetween(Double.parseDouble(row.get("low")), Double.parseDouble(row.get("high")));
      }
    }
    Set<String> methods = rows.stream().map(r -> r.get("method")).collect(Collectors.toSet());
    assertThat(methods).contains("t", "wilson", "none: all observations equal");
  }

  @Test
  void aStudyThatDoesNotAskHasNoTableOfSquares() {
    assertThat(Report.files(Studies.oneMatchup(1)))
        .extracting(ReportFile::path)
        .doesNotContain("squares.csv");
    assertThat(Report.files(results(1))).extracting(ReportFile::path).contains("squares.csv");
  }

  @Test
  void theReportSaysHowToSeeATypicalGame() {
    Results results = results(2);
    String page =
        Report.files(results).stream()
            .filter(file -> file.path().equals("report.html"))
            .map(file -> new String(file.content(), StandardCharsets.UTF_8))
            .findFirst()
            .orElseThrow();
    for (int i = 0; i < 2; i++) {
      long index = senet.run.TypicalGames.index(results.tallies().get(i)).orElseThrow();
      assertThat(page)
          .contains("senet play STUDY.yaml --scenario " + (i + 1) + " --seed 42 --game " + index);
    }
  }

  @Test
  void aTypicalGameEndsAsItWasPlayed() {
    Results results = results(1);
    Drawing drawing = new GameChart().draw(new Findings(results)).get(0);
    int throwCount = senet.run.TypicalGames.throwsOf(results.tallies().get(0));
    assertThat(results.typicalGames().get(0).acts()).hasSize(throwCount);
    assertThat(svg(drawing)).contains(">" + throwCount + ".</text>", ">The start</text>");
    assertThat(drawing.title()).contains(throwCount + " throws, the median; ");
  }

  @Test
  void aStripHasABoardForEachMoment() {
    RuleSet rules = BuiltInRules.find("bell").orElseThrow();
    GameStrip one = new GameStrip(WORDS, rules, momentsOf(rules, 1));
    GameStrip three = new GameStrip(WORDS, rules, momentsOf(rules, 3));
    GameStrip four = new GameStrip(WORDS, rules, momentsOf(rules, 4));
    assertThat(three.height()).isEqualTo(one.height());
    assertThat(four.height()).isGreaterThan(three.height() + 100);
  }

  private static List<GameStrip.Moment> momentsOf(RuleSet rules, int number) {
    senet.game.Engine engine = senet.game.Engine.compile(rules);
    senet.game.Position start =
        senet.game.Position.of(
            engine.startBoard(senet.rules.Side.ODD), engine.startCounts(senet.rules.Side.ODD));
    return java.util.Collections.nCopies(number, GameStrip.Moment.start(start));
  }
}
