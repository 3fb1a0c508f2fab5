package senet.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.geom.AffineTransform;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import senet.config.LoadedStudy;
import senet.run.BatchSize;
import senet.run.FigureSettings.Theme;
import senet.run.Plan;
import senet.run.Progress;
import senet.run.Runner;
import senet.run.TypicalGames;

/** No words of any chart are clipped or cover each other, however many and long they are. */
@TestInstance(Lifecycle.PER_CLASS)
class LayoutTest {
  private static final String LONG =
      "-with-a-name-as-long-as-a-study-may-give-to-anything-that-it-plays-and-compares";

  private static final String UNBROKEN =
      "ruleswithoutanyhyphentobreakthenameatwhichislongerthanmost";

  @TempDir private static Path folder = Path.of("");
  private final List<Findings> studies = new ArrayList<>();

  @ParameterizedTest
  @EnumSource(Theme.class)
  void nothingIsClippedOrCovered(Theme theme) throws Exception {
    assertSound(theme);
  }

  /** Translations are longer than the English words. */
  @Test
  void nothingIsClippedOrCoveredWhereTextIsWiderByAThird() throws Exception {
    Map<Type, Font> before = new EnumMap<>(Type.class);
    Field font = Type.class.getDeclaredField("font");
    font.setAccessible(true);
    try {
      for (Type type : Type.values()) {
        Font usual = (Font) font.get(type);
        before.put(type, usual);
        font.set(type, usual.deriveFont(AffineTransform.getScaleInstance(1.3, 1)));
      }
      assertSound(Theme.LIGHT);
    } finally {
      for (Map.Entry<Type, Font> entry : before.entrySet()) {
        font.set(entry.getKey(), entry.getValue());
      }
    }
  }

  private void assertSound(Theme theme) throws Exception {
    Set<String> faults = new LinkedHashSet<>();
    Set<String> charts = new LinkedHashSet<>();
    for (Findings findings : studies) {
      for (Chart chart : Charts.ALL) {
        if (findings.plan().charts().contains(chart.name())) {
          for (Drawing drawing : chart.draw(findings)) {
            charts.add(chart.name());
            Layout.faults(drawing, theme).stream()
                .map(fault -> findings.plan().study() + ": " + fault)
                .limit(3)
                .forEach(faults::add);
          }
        }
      }
    }
    assertThat(charts).hasSameSizeAs(Charts.ALL);
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"outside", "overlap", "marks below", "faint"})
  void findsEachFault(String fault) {
    Drawing drawing =
        new Drawing(
            "faulty",
            "",
            "",
            200,
            100,
            pen -> {
              pen.fill(Shade.PAPER, 0, 0, 200, 100);
              pen.text(Type.LABEL, "sound", 10, 20);
              switch (fault) {
                case "outside" -> pen.text(Type.LABEL, "too long", 180, 50);
                case "overlap" -> pen.text(Type.LABEL, "sound", 12, 14);
                case "marks below" -> pen.rule(Shade.INK, 12, 0, 12, 50);
                default -> {
                  pen.fill(Shade.GREY, 0, 60, 200, 40);
                  pen.text(Type.LABEL, "faint", 20, 90);
                }
              }
            });
    assertThat(Layout.faults(drawing, Theme.LIGHT)).singleElement().asString().startsWith(fault);
  }

  /** Studies of every chart. */
  @BeforeAll
  void play() throws Exception {
    studies.add(matchups("one", 1, "rules", "{first: random, second: random}"));
    String named =
        "{first: {policy: greedy, name: greedy%1$s}, second: {policy: random, name: random%1$s}}"
            .formatted(LONG.substring(0, 70));
    studies.add(
        matchups(
            "two", 2, "r%d" + LONG.substring(0, 76), named + ", {first: racer, second: greedy}"));
    studies.add(matchups("forty", 20, "r%d" + LONG.substring(0, 76), named));
    studies.add(matchups("short", 20, "r%d", "{first: random, second: random}"));
    studies.add(onRequest("board", 2));
    studies.add(onRequest("game", 2));
    studies.add(onRequest("ridgeline", 42));
    studies.add(matchups("unbroken", 3, UNBROKEN + "%d", "{first: random, second: greedy}"));
    studies.add(tournament("few", 2, "p%d", "ladder: tournament"));
    studies.add(tournament("some", 9, "p%d" + LONG.substring(0, 76), "ladder: tournament"));
    studies.add(tournament("many", 20, "p%d" + LONG.substring(0, 76), "charts: matrix"));
    studies.add(
        play(
            "factorial",
            "rules: [{factorial: {from: standard, to: bell}}]\nmatchups: [%s]".formatted(named)));
  }

  /** A chart that is drawn only where a study names it. */
  private Findings onRequest(String chart, int rules) throws Exception {
    String named =
        "{first: {policy: greedy, name: greedy%s}, second: random}"
            .formatted(LONG.substring(0, 70));
    List<String> list =
        IntStream.range(0, rules)
            .mapToObj(
                i ->
                    "{name: r%d%s, extends: kendall, maxThrows: 400}"
                        .formatted(i, LONG.substring(0, 70)))
            .toList();
    return play(
        chart,
        "rules: [%s]\nmatchups: [%s]\ncharts: %s".formatted(String.join(", ", list), named, chart));
  }

  private Findings matchups(String study, int rules, String name, String matchups)
      throws Exception {
    List<String> list =
        IntStream.range(0, rules)
            .mapToObj(
                i ->
                    "{name: %s, extends: bell, pieces: %d, maxThrows: 400}"
                        .formatted(name.formatted(i), 2 + i % 3))
            .toList();
    return play(
        study,
        "starts: both\nrules: [%s]\nmatchups: [%s]".formatted(String.join(", ", list), matchups));
  }

  private Findings tournament(String study, int policies, String name, String more)
      throws Exception {
    List<String> list =
        IntStream.range(0, policies)
            .mapToObj(
                i ->
                    "{policy: weighted, path: 1, exposed: %d, name: %s}"
                        .formatted(i - 9, name.formatted(i)))
            .toList();
    return play(
        study,
        """
        rules: [{name: r, extends: bell, pieces: 2}, {name: r%s, extends: bell, pieces: 1}]
        tournament: {policies: [%s], pairs: 10}
        %s
        """
            .formatted(LONG.substring(0, 70), String.join(", ", list), more));
  }

  private Findings play(String study, String keys) throws Exception {
    String head = "study: " + study + "\ngames: 20\n";
    Path file = Files.writeString(folder.resolve(study + ".yaml"), head + keys);
    Plan plan = LoadedStudy.read(file).plan();
    return new Findings(
        TypicalGames.addTo(new Runner(2, BatchSize.of(20), Progress.NONE).run(plan)));
  }
}
