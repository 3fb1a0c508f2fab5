package senet.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import senet.measure.Advantages;
import senet.measure.Figure;
import senet.measure.Measure;
import senet.measure.Measures;
import senet.measure.Tally;
import senet.run.ComparisonSettings.Between;
import senet.run.ComparisonSettings.Pairs;

/** Which contenders of a study are compared with which. */
final class Pairings {

  /** Two that are compared. */
  record Pairing(Contender contender, Contender baseline, List<Measure> measures) {}

  /**
   * A contender among those that it may be compared with.
   *
   * @param group what it has in common with them
   * @param identity what tells it from them
   */
  private record Candidate(String group, String identity, Contender contender) {}

  private final Results results;
  private final ComparisonSettings settings;

  Pairings(Results results) {
    this.results = results;
    this.settings = results.plan().comparisons();
  }

  /** All pairs: of the scenarios first, then of those with both starts, each group by group. */
  List<Pairing> all() {
    List<Pairing> pairings = new ArrayList<>();
    List<Measure> measures = wanted(Measures.ALL);
    if (!measures.isEmpty()) {
      pair(scenarios(measures), measures, pairings);
    }
    List<Measure> ofBoth = wanted(Measures.OF_BOTH_STARTS);
    if (!ofBoth.isEmpty()) {
      pair(bothStarts(ofBoth), ofBoth, pairings);
    }
    return pairings;
  }

  /** Those that are to be compared, in the order of the study. */
  private List<Measure> wanted(List<Measure> measures) {
    return settings.measures().stream()
        .flatMap(name -> measures.stream().filter(measure -> measure.name().equals(name)))
        .toList();
  }

  private List<Candidate> scenarios(List<Measure> measures) {
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < results.tallies().size(); i++) {
      Scenario scenario = results.plan().scenarios().get(i);
      candidates.add(
          candidate(scenario.rules().name(), scenario, results.tallies().get(i), measures));
    }
    return candidates;
  }

  private List<Candidate> bothStarts(List<Measure> measures) {
    List<Candidate> candidates = new ArrayList<>();
    List<Scenario> scenarios = results.plan().scenarios();
    for (Plan.StartPair pair : results.plan().bothStarts()) {
      Scenario scenario = scenarios.get(pair.asRuled());
      candidates.add(candidate(pair.rules(), scenario, results.bothStarts(pair), measures));
    }
    for (int i = 0; i < scenarios.size(); i++) {
      Tally tally = results.tallies().get(i);
      if (scenarios.get(i).hasEqualPolicies() && Advantages.canBeToldApart(tally)) {
        candidates.add(
            candidate(scenarios.get(i).rules().name(), scenarios.get(i), tally, measures));
      }
    }
    return candidates;
  }

  private Candidate candidate(
      String rules, Scenario scenario, Tally tally, List<Measure> measures) {
    Map<String, Figure> numbers = new LinkedHashMap<>();
    for (Measure measure : measures) {
      numbers.put(measure.name(), measure.figures(tally, results.plan().confidence()).get(0));
    }
    String matchup = scenario.first().label() + "\n" + scenario.second().label();
    Contender contender =
        new Contender(rules, scenario.first().label(), scenario.second().label(), tally, numbers);
    // The other start is named behind a slash, and is compared with the other start.
    String[] name = rules.split("/", 2);
    return settings.between() == Between.MATCHUPS
        ? new Candidate(rules, matchup, contender)
        : new Candidate(matchup + (name.length > 1 ? "\nother start" : ""), name[0], contender);
  }

  private void pair(List<Candidate> candidates, List<Measure> measures, List<Pairing> pairings) {
    Map<String, List<Candidate>> groups =
        candidates.stream()
            .collect(
                Collectors.groupingBy(Candidate::group, LinkedHashMap::new, Collectors.toList()));
    for (List<Candidate> group : groups.values()) {
      pairGroup(group, baseline(candidates), measures, pairings);
    }
  }

  /** What tells the baseline from the others. */
  private String baseline(List<Candidate> candidates) {
    if (settings.between() == Between.MATCHUPS) {
      return candidates.get(0).identity();
    }
    return settings.baseline().isEmpty()
        ? results.plan().scenarios().get(0).rules().name()
        : settings.baseline();
  }

  private void pairGroup(
      List<Candidate> group, String baseline, List<Measure> measures, List<Pairing> pairings) {
    List<Candidate> ordered = new ArrayList<>(group);
    // Where all are compared with all, the baseline still is the one that others are compared with.
    ordered.sort((one, other) -> rank(one, baseline) - rank(other, baseline));
    for (int i = 0; i < ordered.size(); i++) {
      boolean with = settings.pairs() == Pairs.ALL || ordered.get(i).identity().equals(baseline);
      for (int j = i + 1; with && j < ordered.size(); j++) {
        pairings.add(new Pairing(ordered.get(j).contender(), ordered.get(i).contender(), measures));
      }
    }
  }

  private static int rank(Candidate candidate, String baseline) {
    return candidate.identity().equals(baseline) ? 0 : 1;
  }
}
