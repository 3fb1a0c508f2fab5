package senet.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import senet.policy.CustomPolicies;
import senet.policy.CustomPolicies.UnusableClass;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;
import senet.policy.PolicySpec;
import senet.policy.learned.EvaluatorChoice;
import senet.policy.learned.LearnedEvaluator;
import senet.rules.RuleSet;

/**
 * Reads a policy: a name, or a mapping of {@code policy}, parameters and a label. The name is that
 * of a policy of the product, or of a class; see {@link CustomPolicies}.
 */
final class PolicyReader {

  /** What becomes of a policy that is named by its class. */
  enum Classes {
    /** The class is loaded; it is a fault if that fails. */
    LOADED,
    /** The same, of a study that another process has read and checked. */
    SENT,
    /** The class is not needed: nothing is to be played. */
    NAMED_ONLY
  }

  /** In results, tells which evaluator a file held. */
  static final String DIGEST = "evaluatorSha256";

  private final Classes classes;
  private final EvaluatorFiles evaluators;

  /** A reader of policies whose files are named from a folder. */
  PolicyReader(Classes classes, Path folder) {
    this.classes = classes;
    evaluators = new EvaluatorFiles(folder);
  }

  Optional<PolicySpec> read(Value value) {
    if (value.isScalar()) {
      return kind(value, Optional.empty())
          .flatMap(kind -> make(value, kind, Map.of(), Optional.empty()));
    }
    Optional<Fields> mapping = value.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = mapping.get();
    int before = value.faults().count();
    Optional<Value> named = fields.require("policy", "random");
    Optional<PolicyKind> kind = named.flatMap(name -> kind(name, mapping));
    Optional<String> label = fields.get("name").flatMap(this::label);
    if (kind.isEmpty()) {
      if (named.isEmpty() || !isClass(named.get())) {
        Policies.ALL.forEach(any -> any.parameters().forEach(p -> fields.get(p.name())));
        fields.rejectUnknown();
      }
      return Optional.empty();
    }
    Filed filed = withFile(kind.get(), fields);
    PolicyKind known = filed.kind;
    Map<String, Double> parameters = new TreeMap<>();
    for (PolicyParameter parameter : known.parameters()) {
      fields
          .get(parameter.name())
          // what is wrong with the file, or with its name, is told already
          .filter(v -> filed.usable || parameter.type() != PolicyParameter.Type.WORD_OR_FILE)
          .flatMap(v -> number(v, parameter))
          .ifPresent(number -> parameters.put(parameter.name(), number));
    }
    fields.rejectUnknown();
    return !filed.usable || value.faults().count() > before
        ? Optional.empty()
        : make(value, known, parameters, label);
  }

  /**
   * A kind with the file that is named for its evaluator, if one is.
   *
   * @param usable whether the file is as it should be
   */
  private record Filed(PolicyKind kind, boolean usable) {}

  private Filed withFile(PolicyKind kind, Fields fields) {
    if (!(kind.factory() instanceof EvaluatorChoice.User user)) {
      return new Filed(kind, true);
    }
    String key = user.evaluator().parameter().name();
    Optional<Value> named =
        fields.get(key).filter(v -> v.isScalar() && EvaluatorFiles.isPath(v.shown()));
    if (named.isEmpty()) {
      return new Filed(kind, true);
    }
    Optional<String> text = named.get().text();
    if (text.isEmpty()) {
      return new Filed(kind, false);
    }
    String path = text.get();
    Optional<Value> digest = fields.get(DIGEST);
    if (classes == Classes.NAMED_ONLY) {
      return new Filed(EvaluatorChoice.withFile(kind, path, Optional.empty()), true);
    }
    Optional<LearnedEvaluator> read = evaluators.find(named.get(), path);
    read.ifPresent(e -> digest.ifPresent(d -> check(e, path, d)));
    return new Filed(EvaluatorChoice.withFile(kind, path, read), read.isPresent());
  }

  private static void check(LearnedEvaluator evaluator, String path, Value digest) {
    if (!evaluator.digest().equals(digest.shown())) {
      digest.fault(
          path
              + " holds another evaluator than it did then: its SHA-256 is "
              + evaluator.digest()
              + "; leave this key out to take it as it is");
    }
  }

  /** Tells if a policy is to play and cannot be made under one of the rule sets. */
  void tryOut(Value place, PolicySpec policy, List<RuleSet> rules) {
    if (classes == Classes.LOADED) {
      PolicyTrial.make(place, policy, rules);
    }
  }

  private static Optional<Double> number(Value value, PolicyParameter parameter) {
    return switch (parameter.type()) {
      case NUMBER -> value.number(parameter.least(), parameter.most());
      case WHOLE_NUMBER ->
          value.integer((long) parameter.least(), (long) parameter.most()).map(Long::doubleValue);
      case WORD, WORD_OR_FILE ->
          value.word(parameter.words()).map(word -> (double) parameter.words().indexOf(word));
    };
  }

  /** Whether a name can only be that of a class. */
  private static boolean isClass(Value name) {
    return name.isScalar() && name.shown().indexOf('.') >= 0;
  }

  private Optional<PolicyKind> kind(Value value, Optional<Fields> fields) {
    Optional<String> name = value.text();
    if (name.isEmpty()) {
      return Optional.empty();
    }
    Optional<PolicyKind> kind = Policies.find(name.get());
    if (kind.isPresent()) {
      return kind;
    }
    if (isClass(value)) {
      return ofClass(value, name.get(), fields);
    }
    List<String> known = Policies.ALL.stream().map(PolicyKind::name).toList();
    value.fault(
        "there is no policy \"" + value.shown() + "\". " + Suggestion.of(name.get(), known));
    return Optional.empty();
  }

  private Optional<PolicyKind> ofClass(Value value, String name, Optional<Fields> fields) {
    if (classes == Classes.NAMED_ONLY) {
      return Optional.of(StandIn.kind(name, fields.map(Fields::all).orElse(Map.of())));
    }
    try {
      Optional<PolicyKind> kind = CustomPolicies.find(name);
      if (kind.isEmpty()) {
        value.fault(
            "there is no class \""
                + value.shown()
                + "\"; give the folder or jar that holds it with --plugins PATH");
      }
      return kind;
    } catch (UnusableClass e) {
      value.fault(String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  private Optional<String> label(Value value) {
    if (classes != Classes.LOADED) {
      // the label made from parameters whose defaults are not known; it need not be a name
      return value.text();
    }
    Optional<String> label = Names.read(value);
    if (label.flatMap(Policies::find).isPresent()) {
      value.fault("\"" + value.shown() + "\" is the name of a policy; choose another name");
    }
    return label;
  }

  private static Optional<PolicySpec> make(
      Value value, PolicyKind kind, Map<String, Double> parameters, Optional<String> label) {
    try {
      return Optional.of(
          label.isPresent()
              ? PolicySpec.of(kind, parameters, label.get())
              : PolicySpec.of(kind, parameters));
    } catch (IllegalArgumentException e) {
      value.fault(String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }
}
