package senet.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import senet.game.Engine;
import senet.game.Policy;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;

/** Stands in for policies whose class is not there, in results that are only to be reported. */
final class StandIn implements PolicyKind.Factory {

  private static final StandIn FACTORY = new StandIn();

  private StandIn() {}

  /**
   * A kind of policy that has whatever it is given.
   *
   * @param name the name of the class
   * @param entries what is written of the policy
   */
  static PolicyKind kind(String name, Map<String, Value> entries) {
    List<PolicyParameter> parameters = new ArrayList<>();
    entries.forEach(
        (key, value) -> {
          if (!key.equals("policy") && !key.equals("name")) {
            parameters.add(parameter(key, value.shown()));
          }
        });
    return new PolicyKind(name, "Is not there.", parameters, FACTORY);
  }

  private static PolicyParameter parameter(String name, String written) {
    try {
      double number = Double.parseDouble(written);
      if (Double.isFinite(number)) {
        return new PolicyParameter(name, "", number, -Double.MAX_VALUE, Double.MAX_VALUE);
      }
    } catch (NumberFormatException e) {
      // a word
    }
    return PolicyParameter.word(name, "", List.of(written));
  }

  @Override
  public Policy create(Engine engine, Map<String, Double> parameters) {
    throw new IllegalStateException("a policy that is not there cannot play");
  }
}
