package senet.policy.learned;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import senet.rules.RuleSet;

/** The evaluators that come with the product, each a resource named by its rule set. */
public final class BuiltInEvaluators {

  /** The rule sets that have one. */
  public static final List<String> NAMES = List.of("bell", "standard", "museum");

  /** They are read when one is needed. */
  private static final class All {
    private static final Map<String, LearnedEvaluator> BY_NAME = new LinkedHashMap<>();

    static {
      NAMES.forEach(name -> BY_NAME.put(name, read(name)));
    }
  }

  private BuiltInEvaluators() {}

  /** The one of a built-in rule set. */
  public static Optional<LearnedEvaluator> named(String rules) {
    return Optional.ofNullable(All.BY_NAME.get(rules));
  }

  /** The one trained for rules that are played like these, by {@link Origin#hash}. */
  public static Optional<LearnedEvaluator> of(RuleSet rules) {
    String hash = Origin.hash(rules);
    return All.BY_NAME.values().stream()
        .filter(e -> e.origin().rulesHash().equals(hash))
        .findFirst();
  }

  /** The text of the resource. */
  public static String text(String name) {
    String resource = "/senet/evaluators/" + name + ".yaml";
    try (InputStream in = BuiltInEvaluators.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LearnedEvaluator read(String name) {
    try {
      return LearnedEvaluator.read(text(name));
    } catch (Unreadable e) {
      throw new IllegalStateException(name, e);
    }
  }
}
