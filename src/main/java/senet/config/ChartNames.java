package senet.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import senet.run.Plan;

/** The names of charts, and which of them a study can have drawn. */
final class ChartNames {

  /** Charts of matchups. */
  static final List<String> OF_MATCHUPS =
      List.of("outcome", "advantage", "length", "score", "comparisons");

  /** Charts of matchups that are drawn only where a study names them. */
  static final List<String> ON_REQUEST = List.of(Plan.BOARD_CHART, Plan.GAME_CHART, "ridgeline");

  /** Charts of a tournament. */
  static final List<String> OF_TOURNAMENT = List.of("matrix", "ratings");

  /** Charts of policies that each play against themselves. */
  static final List<String> OF_LADDER = List.of("ladder");

  /** Charts of the mixtures of two rule sets. */
  static final List<String> OF_FACTORIAL = List.of("attribution");

  private ChartNames() {}

  /** All names. */
  static List<String> all() {
    List<String> names = new ArrayList<>(drawable(true, true, true, true));
    names.addAll(ON_REQUEST);
    return List.copyOf(names);
  }

  /** Whether a chart can be drawn of a study that has these. */
  private static boolean isDrawable(String chart, List<String> drawable) {
    return ON_REQUEST.contains(chart)
        ? drawable.containsAll(OF_MATCHUPS)
        : drawable.contains(chart);
  }

  /** What is drawn of a study where it names no charts: all that it has, but on request. */
  static List<String> drawable(
      boolean matchups, boolean tournament, boolean ladder, boolean factorial) {
    List<String> names = new ArrayList<>(matchups ? OF_MATCHUPS : List.of());
    names.addAll(tournament ? OF_TOURNAMENT : List.of());
    names.addAll(ladder ? OF_LADDER : List.of());
    names.addAll(factorial ? OF_FACTORIAL : List.of());
    return List.copyOf(names);
  }

  static List<String> read(Value value, List<String> drawable) {
    if (value.isNone()) {
      return List.of();
    }
    Optional<List<Value>> items = value.items();
    if (items.isEmpty() || StudyReader.isEmptyList(value, items.get(), "chart, or write none")) {
      return List.of();
    }
    List<String> charts = new ArrayList<>();
    for (Value item : items.get()) {
      item.word(all())
          .ifPresent(
              chart -> {
                if (charts.contains(chart)) {
                  item.fault("the chart \"" + chart + "\" stands here twice; keep one");
                } else if (!OF_FACTORIAL.contains(chart) && !isDrawable(chart, drawable)) {
                  item.fault(
                      "the chart \""
                          + chart
                          + "\" shows "
                          + subject(chart)
                          + ", and this study has none; leave it out");
                }
                charts.add(chart);
              });
    }
    return charts;
  }

  private static String subject(String chart) {
    return OF_TOURNAMENT.contains(chart)
        ? "a tournament"
        : OF_LADDER.contains(chart) ? "policies each against itself, two or more" : "matchups";
  }
}
