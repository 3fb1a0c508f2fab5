package senet.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import senet.measure.Figure;
import senet.run.Attribution.Unfinished;
import senet.run.Results.Section;
import senet.stats.Estimate;
import senet.stats.FactorialAnalysis;
import senet.stats.Interval;
import senet.stats.JoinedFactors;
import senet.stats.Responses;

/** Works out which rule does what, for every factorial of a plan. */
public final class Attributions {

  /** What is shared among the rules; the advantages apart only where every mixture has them. */
  private static final List<Asked> ASKED =
      List.of(
          new Asked("first-player-advantage", "mean"),
          new Asked("first-move-advantage", "mean"),
          new Asked("odd-side-advantage", "mean"),
          new Asked("throws", "mean"),
          new Asked("draw", "rate"));

  private static final Asked UNFINISHED = new Asked("unfinished", "rate");

  /** A number of a section. */
  private record Asked(String measure, String statistic) {}

  /** Where a number stands. */
  private record Place(String rules, String first, String second, Asked asked) {}

  /** Who plays whom. */
  private record Pair(String first, String second) {}

  private final Plan plan;
  private final Map<Place, Estimate> numbers = new HashMap<>();

  private Attributions(Plan plan, List<Section> sections) {
    this.plan = plan;
    for (Section section : sections) {
      for (Figure figure : section.figures()) {
        Asked asked = new Asked(figure.measure(), figure.statistic());
        Place place = new Place(section.rules(), section.first(), section.second(), asked);
        numbers.putIfAbsent(place, figure.estimate());
      }
    }
  }

  /**
   * All attributions of a plan, in the order of its sweeps, matchups and measures.
   *
   * @param plan the plan
   * @param sections its numbers
   */
  public static List<Attribution> of(Plan plan, List<Section> sections) {
    List<Sweep> factorials =
        plan.sweeps().stream().filter(sweep -> sweep.kind() == Sweep.Kind.FACTORIAL).toList();
    if (factorials.isEmpty()) {
      return List.of();
    }
    Attributions attributions = new Attributions(plan, sections);
    return factorials.stream().flatMap(sweep -> attributions.of(sweep).stream()).toList();
  }

  private List<Attribution> of(Sweep sweep) {
    JoinedFactors joined = joined(sweep);
    Set<Pair> pairs = new LinkedHashSet<>();
    for (Scenario scenario : plan.scenarios()) {
      pairs.add(new Pair(scenario.first().label(), scenario.second().label()));
    }
    List<Attribution> attributions = new ArrayList<>();
    for (Pair pair : pairs) {
      for (Asked asked : ASKED) {
        List<Estimate> cells = cells(sweep, pair, asked);
        if (cells.size() == sweep.points().size()) {
          attributions.add(attribution(sweep, joined, pair, asked, cells));
        }
      }
    }
    return attributions;
  }

  private static JoinedFactors joined(Sweep sweep) {
    int[] cells =
        sweep.points().stream()
            .mapToInt(
                point ->
                    IntStream.range(0, sweep.factors().size())
                        .filter(j -> sweep.to().equals(point.levels().get(sweep.factors().get(j))))
                        .map(j -> 1 << j)
                        .sum())
            .toArray();
    return JoinedFactors.of(sweep.factors().size(), cells);
  }

  /** The number of each mixture; fewer if some have none of this name. */
  private List<Estimate> cells(Sweep sweep, Pair pair, Asked asked) {
    List<Estimate> cells = new ArrayList<>();
    for (Sweep.Point point : sweep.points()) {
      @Nullable Estimate estimate =
          numbers.get(new Place(point.rules(), pair.first(), pair.second(), asked));
      if (estimate != null) {
        cells.add(estimate);
      }
    }
    return cells;
  }

  private Attribution attribution(
      Sweep sweep, JoinedFactors joined, Pair pair, Asked asked, List<Estimate> cells) {
    boolean stopped = cells(sweep, pair, UNFINISHED).stream().anyMatch(rate -> rate.value() > 0);
    int end = joined.design().end();
    return new Attribution(
        sweep,
        end < 0 ? sweep.to() : sweep.points().get(end).rules(),
        pair.first(),
        pair.second(),
        asked.measure(),
        asked.statistic(),
        joined.groups().stream()
            .map(group -> group.stream().map(sweep.factors()::get).toList())
            .toList(),
        joined.constant().stream().map(sweep.factors()::get).toList(),
        responses(sweep, cells)
            .map(r -> FactorialAnalysis.of(joined.design(), r, plan.confidence())),
        stopped ? Unfinished.SOME : Unfinished.NONE);
  }

  /** The mixtures' numbers with their errors; nothing if one has no interval. */
  private Optional<Responses> responses(Sweep sweep, List<Estimate> cells) {
    int n = cells.size();
    double[] values = new double[n];
    double[] variances = new double[n];
    long[] games = new long[n];
    int[] samples = new int[n];
    Map<String, Integer> names = new HashMap<>();
    for (int i = 0; i < n; i++) {
      Interval interval = cells.get(i).interval();
      if (interval == null) {
        return Optional.empty();
      }
      values[i] = cells.get(i).value();
      variances[i] = Responses.variance(interval, plan.confidence());
      games[i] = cells.get(i).n();
      // mixtures that are played alike are played once
      samples[i] = names.computeIfAbsent(sweep.points().get(i).rules(), name -> names.size());
    }
    return Optional.of(new Responses(values, variances, games, samples));
  }
}
