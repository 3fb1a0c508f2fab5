package senet.config;

import java.util.Optional;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicySpec;

/** Policies as the command line names them: by a name, or as a study writes them, in one line. */
public final class PolicyNames {

  private PolicyNames() {}

  /**
   * The policy that an option's text names, such as {@code greedy} or {@code {policy: weighted,
   * off: 10}}.
   *
   * @throws ConfigException if there is no such policy, or its parameters are wrong
   */
  public static PolicySpec find(String option, String text) throws ConfigException {
    Optional<PolicyKind> kind = Policies.find(text);
    if (kind.isPresent() && kind.get().parameters().isEmpty()) {
      return PolicySpec.of(kind.get());
    }
    Faults faults = new Faults();
    Optional<PolicySpec> read = YamlFile.parse(text, option, faults).flatMap(PolicyReader::read);
    faults.throwIfAnyOfOneLine();
    return read.orElseThrow();
  }
}
