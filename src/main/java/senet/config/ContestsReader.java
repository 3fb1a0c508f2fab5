package senet.config;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import senet.config.Contests.Match;
import senet.config.Contests.Tournament;
import senet.config.PolicyList.Listed;
import senet.policy.PolicySpec;
import senet.stats.Gsprt;

/** Reads what a study plays in pairs of games: its tournament and its matches. */
final class ContestsReader {
  private static final long MOST_PAIRS = 500_000_000_000L;
  static final long DEFAULT_PAIRS = 10_000;
  static final long DEFAULT_MAX_PAIRS = 100_000;
  static final double DEFAULT_H0 = 0.5;
  static final double DEFAULT_H1 = 0.52;
  static final double DEFAULT_ERROR = 0.05;

  private static final double LEAST_SCORE = 0.001;
  private static final double MOST_SCORE = 0.999;
  private static final double LEAST_ERROR = 1e-6;
  private static final double MOST_ERROR = 0.4;

  private final PolicyLabels labels;
  private final PolicyList policyList;
  private final Function<Value, Optional<PolicySpec>> policyReader;

  /** Who plays whom by now, the first to move first. */
  private final Set<List<String>> played = new HashSet<>();

  /** A reader that takes care not to let those meet who meet in the matchups. */
  ContestsReader(
      PolicyLabels labels,
      List<Matchup> matchups,
      PolicyList policyList,
      Function<Value, Optional<PolicySpec>> policyReader) {
    this.labels = labels;
    this.policyList = policyList;
    this.policyReader = policyReader;
    matchups.forEach(m -> played.add(List.of(m.first().label(), m.second().label())));
  }

  Contests read(Optional<Value> tournament, Optional<Value> match) {
    Optional<Tournament> read = tournament.flatMap(this::tournament);
    return new Contests(read, match.map(this::matches).orElse(List.of()));
  }

  private Optional<Tournament> tournament(Value value) {
    Optional<Fields> mapping = value.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = mapping.get();
    Optional<List<PolicySpec>> policies =
        fields.require("policies", "[random, greedy]").flatMap(this::policies);
    long pairs = fields.get("pairs").flatMap(v -> v.integer(1, MOST_PAIRS)).orElse(DEFAULT_PAIRS);
    fields.rejectUnknown();
    return policies.map(some -> new Tournament(some, pairs));
  }

  private Optional<List<PolicySpec>> policies(Value value) {
    Optional<List<Listed>> listed = policyList.read(value);
    for (List<Listed> all : listed.stream().toList()) {
      for (int i = 0; i < all.size(); i++) {
        for (Listed earlier : all.subList(0, i)) {
          meet(all.get(i).place(), earlier.policy(), all.get(i).policy());
        }
      }
    }
    return listed.map(all -> all.stream().map(Listed::policy).toList());
  }

  private List<Match> matches(Value value) {
    List<Value> items = value.isMapping() ? List.of(value) : value.list().orElse(List.of());
    if (value.isSequence() && items.isEmpty()) {
      value.fault(
          "is an empty list; list at least one match, as in [{first: greedy, second: random}]");
    }
    return items.stream().flatMap(item -> match(item).stream()).toList();
  }

  private Optional<Match> match(Value value) {
    Optional<Fields> mapping = value.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = mapping.get();
    int before = value.faults().count();
    Optional<PolicySpec> first = fields.require("first", "greedy").flatMap(policyReader);
    Optional<PolicySpec> second = fields.require("second", "random").flatMap(policyReader);
    double h0 = number(fields, "h0", LEAST_SCORE, MOST_SCORE, DEFAULT_H0);
    double h1 = number(fields, "h1", LEAST_SCORE, MOST_SCORE, DEFAULT_H1);
    double alpha = number(fields, "alpha", LEAST_ERROR, MOST_ERROR, DEFAULT_ERROR);
    double beta = number(fields, "beta", LEAST_ERROR, MOST_ERROR, DEFAULT_ERROR);
    long most =
        fields.get("maxPairs").flatMap(v -> v.integer(1, MOST_PAIRS)).orElse(DEFAULT_MAX_PAIRS);
    fields.rejectUnknown();
    if (value.faults().count() > before) {
      return Optional.empty();
    }
    if (h0 >= h1) {
      String message =
          "is " + h1 + ", and h0 is " + h0 + "; h1 must be the higher score of the first";
      fields
          .get("h1")
          .ifPresentOrElse(place -> place.fault(message), () -> value.faultOf("h1", message));
      return Optional.empty();
    }
    PolicySpec one = first.orElseThrow();
    PolicySpec other = second.orElseThrow();
    labels.check(value, one);
    labels.check(value, other);
    if (one.label().equals(other.label())) {
      value.fault("the policy \"" + one.label() + "\" cannot play a match against itself");
      return Optional.empty();
    }
    meet(value, one, other);
    return Optional.of(new Match(one, other, new Gsprt(h0, h1, alpha, beta), most));
  }

  private static double number(
      Fields fields, String key, double least, double most, double otherwise) {
    return fields.get(key).flatMap(v -> v.number(least, most)).orElse(otherwise);
  }

  /** Notes that two policies meet in both seats, and refuses to let them do so twice. */
  private void meet(Value place, PolicySpec one, PolicySpec other) {
    boolean free = played.add(List.of(one.label(), other.label()));
    free &= played.add(List.of(other.label(), one.label()));
    if (!free) {
      place.fault(
          one.label()
              + " and "
              + other.label()
              + " play each other elsewhere in this study too; leave one out, since its results"
              + " have room for each two once");
    }
  }
}
