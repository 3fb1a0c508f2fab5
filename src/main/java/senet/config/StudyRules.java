package senet.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import senet.rules.PlayedAlike;
import senet.rules.RuleSet;
import senet.run.Sweep;

/**
 * Gathers the rule sets of a study: those that it names or writes out, and those that its entries
 * make, each of which is played once.
 */
final class StudyRules {

  /** The most scenarios that a study may have. */
  static final int MOST_SCENARIOS = 2_000;

  /** A rule set by itself, or what an entry makes of one. */
  private record Entry(Value place, @Nullable RuleSet rules, @Nullable SweepDraft sweep) {}

  private final List<Entry> entries = new ArrayList<>();
  private final List<Sweep> sweeps = new ArrayList<>();

  /** The names of rule sets by what is played under them. */
  private final Map<List<Object>, String> played = new HashMap<>();

  private final Set<String> taken = new HashSet<>();

  /** Adds a rule set that the study names or writes out. */
  void add(Value place, RuleSet rules) {
    take(place, rules);
    played.putIfAbsent(PlayedAlike.key(rules), rules.name());
    entries.add(new Entry(place, rules, null));
  }

  /** Adds the rule sets that an entry makes. */
  void add(Value place, SweepDraft sweep) {
    entries.add(new Entry(place, null, sweep));
  }

  private void take(Value place, RuleSet rules) {
    Optional<RuleSet> builtIn = BuiltInRules.find(rules.name());
    if (!taken.add(rules.name())) {
      place.fault(takenTwice(rules.name()));
    } else if (builtIn.isPresent() && !builtIn.get().equals(rules)) {
      place.fault(takenByBuiltIn(rules.name()));
    }
  }

  static String takenByBuiltIn(String name) {
    return "\"" + name + "\" is a built-in rule set; choose another name for this one";
  }

  static String takenTwice(String name) {
    return "two rule sets of the study are named \"" + name + "\"; rename one, or leave it out";
  }

  /** All rule sets, in the order of the study, none played alike but those written out. */
  List<RuleSet> finish() {
    List<RuleSet> all = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry.rules() != null) {
        all.add(entry.rules());
      } else if (entry.sweep() != null) {
        all.addAll(finish(entry.place(), entry.sweep()));
      }
    }
    return all;
  }

  /** How those rule sets came about that are not written out. */
  List<Sweep> sweeps() {
    return List.copyOf(sweeps);
  }

  private List<RuleSet> finish(Value place, SweepDraft draft) {
    List<RuleSet> added = new ArrayList<>();
    List<Sweep.Point> points = new ArrayList<>();
    List<String> notes = new ArrayList<>(draft.notes());
    for (SweepDraft.Member member : draft.members()) {
      RuleSet rules = member.rules();
      String name = played.putIfAbsent(PlayedAlike.key(rules), rules.name());
      if (name == null) {
        take(place, rules);
        added.add(rules);
      } else if (!name.equals(rules.name()) && !member.isEnd()) {
        notes.add(
            rules.name() + " is the same game as " + name + ", and played once, under that name");
      }
      points.add(new Sweep.Point(name == null ? rules.name() : name, member.levels()));
    }
    sweeps.add(
        new Sweep(
            draft.kind(),
            draft.from().name(),
            draft.to(),
            draft.factors(),
            points,
            draft.leftOut(),
            notes));
    return added;
  }
}
