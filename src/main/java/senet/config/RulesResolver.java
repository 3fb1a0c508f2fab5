package senet.config;

import java.util.Optional;
import senet.rules.RuleSet;

/** Finds the rule set that a file names in {@code extends}; what it cannot find it tells. */
@FunctionalInterface
interface RulesResolver {

  /** The rule set that {@code name} names, or nothing after telling why not. */
  Optional<RuleSet> resolve(Value name);
}
