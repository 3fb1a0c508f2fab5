package senet.config;

import java.util.List;
import senet.rules.Named;
import senet.rules.RuleSet;
import senet.rules.Starter;

/** Which starts a study plays of each rule set. */
enum StartChoice implements Named {
  /** As the rules have it. */
  AS_RULED,
  /** As the rules have it, and also with the other side moving first. */
  BOTH;

  /** The rule sets to play for one rule set. */
  List<RuleSet> of(RuleSet rules) {
    Starter starter = rules.setup().starter();
    if (this == AS_RULED || starter == Starter.ROLL_OFF) {
      return List.of(rules);
    }
    Starter other = starter == Starter.ODD ? Starter.EVEN : Starter.ODD;
    return List.of(rules, rules.startedBy(other, rules.name() + "/" + other.word() + "-starts"));
  }
}
