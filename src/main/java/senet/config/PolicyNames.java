package senet.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import senet.config.PolicyReader.Classes;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;

/** Policies as the command line names them: by a name, or as a study writes them, in one line. */
public final class PolicyNames {

  private PolicyNames() {}

  /**
   * The policy that an option's text names, such as {@code greedy} or {@code {policy: weighted,
   * off: 10}}.
   *
   * @throws ConfigException if there is no such policy, its parameters are wrong, or it cannot be
   *     made under these rules
   */
  public static PolicySpec find(String option, String text, RuleSet rules) throws ConfigException {
    Optional<PolicyKind> kind = Policies.find(text);
    if (kind.isPresent() && kind.get().parameters().isEmpty()) {
      return PolicySpec.of(kind.get());
    }
    Faults faults = new Faults();
    PolicyReader reader = new PolicyReader(Classes.LOADED, Path.of(""));
    Optional<Value> value = YamlFile.parse(text, option, faults);
    Optional<PolicySpec> read = value.flatMap(reader::read);
    read.ifPresent(policy -> reader.tryOut(value.orElseThrow(), policy, List.of(rules)));
    faults.throwIfAnyOfOneLine();
    return read.orElseThrow();
  }
}
