package senet.report;

import java.util.Arrays;
import java.util.List;

/** What stands for a chart where it cannot be seen: what it shows, and where its numbers are. */
enum Alternative {
  DISTRIBUTIONS("report.alternative.distributions", List.of("length", "ridgeline", "score")),
  SQUARES("report.alternative.squares", List.of("board")),
  GAME("report.alternative.game", List.of("game")),
  TABLES("report.alternative", List.of());

  private final String key;
  private final List<String> charts;

  Alternative(String key, List<String> charts) {
    this.key = key;
    this.charts = charts;
  }

  /** That of a chart, by the word with which its name begins; most have their numbers in tables. */
  static Alternative of(Drawing drawing) {
    String chart = drawing.name().replaceFirst("-.*", "");
    return Arrays.stream(values()).filter(a -> a.charts.contains(chart)).findFirst().orElse(TABLES);
  }

  String text(Drawing drawing, Say say) {
    return say.text(key, drawing.title());
  }
}
