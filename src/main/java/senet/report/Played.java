package senet.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    Description words = new Description(findings.say().language());
    page.element("h2", findings.text("report.played.rules"));
    for (RuleSet ruleSet : rules.values()) {
      String base = Headings.withoutStart(ruleSet.name());
      if (base.equals(ruleSet.name()) || !rules.containsKey(base)) {
        write(ruleSet, words, findings.say(), page);
      } else {
        page.element("h3", findings.headings().rules(ruleSet.name()));
        String setup = words.sentence(ruleSet, Row.SETUP);
        page.element("p", findings.text("report.played.rules.as", base, setup));
      }
    }
    page.element("h2", findings.text("report.played.policies")).raw("<dl>");
    policies.forEach((label, policy) -> write(label, policy, findings.say(), page));
    page.raw("</dl>");
  }

  private static void write(RuleSet rules, Description words, Say say, Html page) {
    page.element("h3", say.text("report.played.rules.title", rules.name(), words.title(rules)));
    if (!rules.source().isBlank()) {
      page.element("p", say.text("report.played.rules.source", rules.source()));
    }
    page.element("p", words.basics(rules));
    page.raw("<dl>");
    for (Row row : Row.values()) {
      page.element("dt", words.title(row)).element("dd", words.sentence(rules, row));
    }
    page.raw("</dl>");
  }

  private static void write(String label, PolicySpec policy, Say say, Html page) {
    String text = description(policy.kind(), say);
    if (!policy.parameters().isEmpty()) {
      List<String> values = new ArrayList<>();
      policy
          .parameters()
          .forEach((name, value) -> values.add(name + " = " + value(policy, name, value, say)));
      text = say.text("report.played.policy.here", text, String.join(", ", values));
    }
    page.element("dt", label).element("dd", text);
  }

  /** What a policy does; one that is not part of the product may be gone, and is only named. */
  private static String description(PolicyKind kind, Say say) {
    return Policies.find(kind.name()).isPresent()
        ? say.text("report.policy." + kind.name())
        : say.text("report.played.policy.class", kind.name());
  }

  private static String value(PolicySpec policy, String name, double value, Say say) {
    PolicyParameter parameter = policy.kind().parameter(name).orElseThrow();
    return parameter.type() == PolicyParameter.Type.NUMBER
        ? say.decimal(value, 10)
        : parameter.written(value);
  }
}
