package senet.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import senet.measure.Measure;
import senet.measure.Measures;
import senet.run.Goal;
import senet.run.Precision;

/** Reads what is to be known how precisely: a goal, or a list of goals. */
final class PrecisionReader {
  private static final double LEAST_HALF_WIDTH = 0.000001;
  private static final double MOST_HALF_WIDTH = 1_000_000;

  private final List<Goal> goals = new ArrayList<>();
  private OptionalLong least = OptionalLong.empty();
  private OptionalLong most = OptionalLong.empty();

  private PrecisionReader() {}

  /** The precision of a study, for which {@code games} may not stand beside it. */
  static Optional<Precision> read(Value value, Optional<Value> games) {
    int before = value.faults().count();
    games.ifPresent(
        number ->
            number.faultOfKey(
                "stands beside precision, which says itself how many games are played; keep one of"
                    + " them"));
    PrecisionReader reader = new PrecisionReader();
    List<Value> items = value.isMapping() ? List.of(value) : value.list().orElse(List.of());
    if (value.isSequence() && items.isEmpty()) {
      value.fault(
          "is an empty list; list at least one goal, as in [{measure: throws, halfWidth: 0.1}]");
    }
    items.forEach(reader::readGoal);
    return value.faults().count() > before ? Optional.empty() : reader.precision(value);
  }

  private void readGoal(Value item) {
    Optional<Fields> mapping = item.fields();
    if (mapping.isEmpty()) {
      return;
    }
    Fields fields = mapping.get();
    Optional<Measure> measure =
        fields.require("measure", "first-player-advantage").flatMap(PrecisionReader::readMeasure);
    Optional<Value> named = fields.get("statistic");
    Optional<Double> halfWidth =
        fields
            .require("halfWidth", "0.002")
            .flatMap(v -> v.number(LEAST_HALF_WIDTH, MOST_HALF_WIDTH));
    OptionalLong min = readGames(fields.get("minGames"));
    OptionalLong max = readGames(fields.get("maxGames"));
    fields.rejectUnknown();
    least = larger(least, min);
    most = larger(most, max);
    if (measure.isEmpty() || halfWidth.isEmpty()) {
      return;
    }
    List<String> statistics = measure.get().statistics();
    Optional<String> statistic =
        named.isPresent() ? named.get().word(statistics) : Optional.of(statistics.get(0));
    statistic.ifPresent(word -> add(item, new Goal(measure.get().name(), word, halfWidth.get())));
  }

  private static Optional<Measure> readMeasure(Value value) {
    List<String> ofBothStarts = Measures.OF_BOTH_STARTS.stream().map(Measure::name).toList();
    if (value.isScalar() && ofBothStarts.contains(value.shown())) {
      value.fault(
          "\""
              + value.shown()
              + "\" is made of two scenarios, and each is played until it is precise enough by"
              + " itself; write first-player-advantage with 1.4 times the half-width");
      return Optional.empty();
    }
    return value.word(Measures.ALL.stream().map(Measure::name).toList()).flatMap(Measures::find);
  }

  private static OptionalLong readGames(Optional<Value> value) {
    return value
        .flatMap(v -> v.integer(1, StudyReader.MOST_GAMES))
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }

  private static OptionalLong larger(OptionalLong one, OptionalLong other) {
    return one.isPresent() && other.isPresent()
        ? OptionalLong.of(Math.max(one.getAsLong(), other.getAsLong()))
        : one.isPresent() ? one : other;
  }

  private void add(Value item, Goal goal) {
    boolean twice = goals.stream().anyMatch(other -> other.number().equals(goal.number()));
    if (twice) {
      item.fault("a goal for " + goal.number() + " stands here twice; keep one");
    }
    goals.add(goal);
  }

  private Optional<Precision> precision(Value value) {
    long min =
        least.orElse(
            Math.min(Precision.DEFAULT_LEAST_GAMES, most.orElse(Precision.DEFAULT_LEAST_GAMES)));
    long max = most.orElse(Math.max(Precision.DEFAULT_MOST_GAMES, min));
    if (min > max) {
      value.fault(
          String.format(
              Locale.ROOT,
              "has minGames %d, which is more than maxGames, %d (of several goals the largest"
                  + " count); lower the one or raise the other",
              min,
              max));
      return Optional.empty();
    }
    return Optional.of(new Precision(goals, min, max));
  }
}
