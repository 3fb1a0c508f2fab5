package senet.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import senet.measure.Advantages;
import senet.measure.Tally;
import senet.policy.PolicySpec;
import senet.run.Plan.StartPair;
import senet.stats.BradleyTerry;
import senet.stats.Estimate;

/**
 * What skill makes of a rule set: policies of rising strength, each against itself.
 *
 * @param rules the name of the rule set
 * @param rungs two or more, the weakest first
 * @param order how it is known which is the weakest
 */
public record Ladder(String rules, List<Rung> rungs, Order order) {

  /** How rungs are put in order. */
  public enum Order {
    /** By the ratings of the study's tournament. */
    BY_RATING,
    /** As in the study, since not all of them are rated. */
    AS_GIVEN
  }

  /**
   * A policy against itself.
   *
   * @param policy who plays both sides
   * @param rating its strength in the study's tournament, if it is in it
   * @param asRuled the games with the usual start
   * @param all these with those that the other side began, if any were played
   */
  public record Rung(PolicySpec policy, Optional<Estimate> rating, Tally asRuled, Tally all) {

    /** Whether moving first and having the odd squares can be told apart. */
    public boolean tellsAdvantagesApart() {
      return Advantages.canBeToldApart(all);
    }
  }

  public Ladder {
    rungs = List.copyOf(rungs);
  }

  /** The ladder of each rule set under which two or more policies play against themselves. */
  public static List<Ladder> of(Results results) {
    Map<String, Standings> standings =
        Standings.of(results).stream().collect(Collectors.toMap(Standings::rules, s -> s));
    Map<String, List<Rung>> rungs = new LinkedHashMap<>();
    List<Scenario> scenarios = results.plan().scenarios();
    for (int i = 0; i < scenarios.size(); i++) {
      Scenario scenario = scenarios.get(i);
      if (scenario.hasEqualPolicies() && !isOtherStart(results.plan(), i)) {
        String rules = scenario.rules().name();
        rungs
            .computeIfAbsent(rules, r -> new ArrayList<>())
            .add(rung(results, i, Optional.ofNullable(standings.get(rules))));
      }
    }
    return rungs.entrySet().stream()
        .filter(entry -> entry.getValue().size() > 1)
        .map(entry -> ordered(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static boolean isOtherStart(Plan plan, int scenario) {
    return plan.bothStarts().stream().anyMatch(pair -> pair.otherStart() == scenario);
  }

  private static Rung rung(Results results, int scenario, Optional<Standings> standings) {
    PolicySpec policy = results.plan().scenarios().get(scenario).first();
    Tally asRuled = results.tallies().get(scenario);
    Optional<StartPair> pair =
        results.plan().bothStarts().stream().filter(p -> p.asRuled() == scenario).findFirst();
    return new Rung(
        policy,
        standings.flatMap(s -> rating(s, policy)),
        asRuled,
        pair.map(results::bothStarts).orElse(asRuled));
  }

  private static Optional<Estimate> rating(Standings standings, PolicySpec policy) {
    int place = standings.policies().indexOf(policy);
    BradleyTerry ratings = standings.ratings();
    return place < 0
        ? Optional.empty()
        : Optional.of(ratings.rating(place)).filter(rating -> Double.isFinite(rating.value()));
  }

  private static Ladder ordered(String rules, List<Rung> rungs) {
    if (rungs.stream().anyMatch(rung -> rung.rating().isEmpty())) {
      return new Ladder(rules, rungs, Order.AS_GIVEN);
    }
    List<Rung> rising = new ArrayList<>(rungs);
    rising.sort(Comparator.comparingDouble(rung -> rung.rating().orElseThrow().value()));
    return new Ladder(rules, rising, Order.BY_RATING);
  }

  /** Random play, which says nothing of people, or else the lowest rung. */
  public Rung bottom() {
    return rungs.stream()
        .filter(rung -> rung.policy().kind().name().equals("random"))
        .findFirst()
        .orElse(rungs.get(0));
  }

  /** The last of the others, which is the strongest if they are rated. */
  public Rung top() {
    Rung last = rungs.get(rungs.size() - 1);
    return last.equals(bottom()) ? rungs.get(rungs.size() - 2) : last;
  }

  /** Whether moving first and having the odd squares can be told apart on each rung. */
  public boolean tellsAdvantagesApart() {
    return rungs.stream().allMatch(Rung::tellsAdvantagesApart);
  }
}
