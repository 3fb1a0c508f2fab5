package senet.config;

import java.util.Map;
import java.util.Optional;
import senet.rules.RuleSet;

/** Finds the rule set that a file names in {@code extends}; what it cannot find it tells. */
@FunctionalInterface
interface RulesResolver {

  /** The rule set that {@code name} names, or nothing after telling why not. */
  Optional<RuleSet> resolve(Value name);

  /** For rule sets that extend only those known by name so far. */
  static RulesResolver among(Map<String, RuleSet> known) {
    return name -> {
      Optional<RuleSet> found = name.text().map(known::get);
      if (found.isEmpty()) {
        name.fault("extends none of " + known.keySet());
      }
      return found;
    };
  }
}
