package senet.policy.learned;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;
import senet.rules.RuleSet;

/**
 * The parameter {@code evaluator}: words of the policy, a rule set whose evaluator comes with the
 * product, or a file.
 *
 * @param parameter the parameter, without the file
 * @param fromFile what the value behind the words stands for; nothing if there is no file, or it is
 *     not at hand
 */
public record EvaluatorChoice(PolicyParameter parameter, Optional<LearnedEvaluator> fromFile) {

  /** The word for the evaluator of the rule set that is played. */
  public static final String LEARNED = "learned";

  /** A policy that can be given an evaluator from a file. */
  public interface User extends PolicyKind.Factory {

    /** The choice of its evaluator. */
    EvaluatorChoice evaluator();

    /** The same, where the value behind the parameter's words stands for an evaluator. */
    PolicyKind.Factory with(Optional<LearnedEvaluator> fromFile);

    /**
     * The learned evaluator that it uses under these rules, if any.
     *
     * @throws NoEvaluator if there is none, and it is asked for
     */
    Optional<LearnedEvaluator> evaluatorUnder(RuleSet rules, Map<String, Double> parameters);

    @Override
    default List<String> obstacles(RuleSet rules, Map<String, Double> parameters) {
      try {
        evaluatorUnder(rules, parameters);
        return List.of();
      } catch (NoEvaluator e) {
        return List.of(String.valueOf(e.getMessage()));
      }
    }
  }

  /**
   * A choice.
   *
   * @param words the first words, the default first; the names of the evaluators that come with the
   *     product follow
   */
  public static EvaluatorChoice among(String description, List<String> words) {
    List<String> all = new ArrayList<>(words);
    all.addAll(BuiltInEvaluators.NAMES);
    return new EvaluatorChoice(
        PolicyParameter.wordOrFile("evaluator", description, all), Optional.empty());
  }

  /**
   * A kind of policy with a file as one more word for its evaluator.
   *
   * @param evaluator what the file holds, if it is at hand
   */
  public static PolicyKind withFile(
      PolicyKind kind, String path, Optional<LearnedEvaluator> evaluator) {
    if (!(kind.factory() instanceof User user)) {
      throw new IllegalArgumentException("policy " + kind.name() + " has no evaluator");
    }
    String key = user.evaluator().parameter.name();
    return kind.with(
        kind.parameters().stream().map(p -> p.name().equals(key) ? p.withFile(path) : p).toList(),
        user.with(evaluator));
  }

  /** The same choice, with what the file holds. */
  public EvaluatorChoice with(Optional<LearnedEvaluator> newFromFile) {
    return new EvaluatorChoice(parameter, newFromFile);
  }

  /** The word that was chosen; nothing if it was the file. */
  public Optional<String> word(Map<String, Double> parameters) {
    int place = parameter.wholeIn(parameters);
    return place < parameter.words().size()
        ? Optional.of(parameter.words().get(place))
        : Optional.empty();
  }

  /**
   * The evaluator that was chosen; nothing for words that stand for none.
   *
   * @throws NoEvaluator if the rules have no evaluator of their own, and the word asks for it
   */
  public Optional<LearnedEvaluator> in(Map<String, Double> parameters, RuleSet rules) {
    Optional<String> word = word(parameters);
    if (word.isEmpty()) {
      return Optional.of(
          fromFile.orElseThrow(() -> new IllegalStateException("the evaluator is not at hand")));
    }
    if (word.get().equals(LEARNED)) {
      return Optional.of(BuiltInEvaluators.of(rules).orElseThrow(EvaluatorChoice::none));
    }
    return BuiltInEvaluators.named(word.get());
  }

  private static NoEvaluator none() {
    return new NoEvaluator(
        "no evaluator was trained for them; train one with senet train and name its file, as in"
            + " evaluator: mine.yaml, or name the rules of one that comes with the product: "
            + String.join(", ", BuiltInEvaluators.NAMES));
  }
}
