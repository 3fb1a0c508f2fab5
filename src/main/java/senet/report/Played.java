package senet.report;

import java.util.LinkedHashMap;
import java.util.Map;
import senet.language.Language;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;
import senet.policy.PolicySpec;
import senet.report.rules.Description;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.run.Contest;
import senet.run.Scenario;

/** What was played: each rule set and each policy in words. */
final class Played {
  /** The language of the rules in the report. */
  static final Description WORDS = new Description(Language.ENGLISH);

  private Played() {}

  static void write(Findings findings, Html page) {
    Map<String, RuleSet> rules = new LinkedHashMap<>();
    Map<String, PolicySpec> policies = new LinkedHashMap<>();
    for (Scenario scenario : findings.plan().scenarios()) {
      rules.putIfAbsent(scenario.rules().name(), scenario.rules());
      policies.putIfAbsent(scenario.first().label(), scenario.first());
      policies.putIfAbsent(scenario.second().label(), scenario.second());
    }
    for (Contest contest : findings.plan().contests()) {
      rules.putIfAbsent(contest.rules().name(), contest.rules());
      policies.putIfAbsent(contest.one().label(), contest.one());
      policies.putIfAbsent(contest.other().label(), contest.other());
    }
    page.element("h2", "The rules that were played");
    for (RuleSet ruleSet : rules.values()) {
      String base = Findings.withoutStart(ruleSet.name());
      if (base.equals(ruleSet.name()) || !rules.containsKey(base)) {
        write(ruleSet, page);
      } else {
        page.element("h3", Findings.rulesForPeople(ruleSet.name()));
        page.element("p", "As " + base + ". " + WORDS.sentence(ruleSet, Row.SETUP));
      }
    }
    page.element("h2", "The policies that played").raw("<dl>");
    policies.forEach((label, policy) -> write(label, policy, page));
    page.raw("</dl>");
  }

  private static void write(RuleSet rules, Html page) {
    page.element("h3", rules.name() + ": " + WORDS.title(rules));
    if (!rules.source().isBlank()) {
      page.element("p", "Source: " + rules.source());
    }
    page.element("p", WORDS.basics(rules));
    page.raw("<dl>");
    for (Row row : Row.values()) {
      page.element("dt", WORDS.title(row)).element("dd", WORDS.sentence(rules, row));
    }
    page.raw("</dl>");
  }

  private static void write(String label, PolicySpec policy, Html page) {
    StringBuilder text = new StringBuilder(description(policy.kind()));
    if (!policy.parameters().isEmpty()) {
      text.append(" Here:");
      policy
          .parameters()
          .forEach(
              (name, value) -> text.append(" " + name + " = " + value(policy, name, value) + ","));
      text.setCharAt(text.length() - 1, '.');
    }
    page.element("dt", label).element("dd", text.toString());
  }

  /** What a policy does; one that is not part of the product may be gone, and is only named. */
  private static String description(PolicyKind kind) {
    return Policies.find(kind.name()).isPresent()
        ? kind.description()
        : "Is the class " + kind.name() + ".";
  }

  private static String value(PolicySpec policy, String name, double value) {
    PolicyParameter parameter = policy.kind().parameter(name).orElseThrow();
    return parameter.type() == PolicyParameter.Type.NUMBER
        ? Say.decimal(value, 10)
        : parameter.written(value);
  }
}
