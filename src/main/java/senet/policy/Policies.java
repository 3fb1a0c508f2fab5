package senet.policy;

import java.util.List;
import java.util.Optional;
import senet.policy.endgame.OptimalPolicy;
import senet.policy.learned.LearnedPolicy;
import senet.policy.search.ExpectimaxPolicy;
import senet.policy.search.MctsPolicy;

/** The kinds of policy that a study can name. */
public final class Policies {

  /** All of them, simplest first. */
  public static final List<PolicyKind> ALL =
      List.of(
          RandomPolicy.KIND,
          RearmostPolicy.KIND,
          FrontmostPolicy.KIND,
          RacerPolicy.KIND,
          GreedyPolicy.KIND,
          CautiousPolicy.KIND,
          BlockerPolicy.KIND,
          WeightedPolicy.KIND,
          LearnedPolicy.KIND,
          ExpectimaxPolicy.KIND,
          MctsPolicy.KIND,
          OptimalPolicy.KIND);

  private Policies() {}

  /** The kind of this name. */
  public static Optional<PolicyKind> find(String name) {
    return ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
  }
}
