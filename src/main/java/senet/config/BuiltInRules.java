package senet.config;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import senet.rules.RuleSet;

/** The rule sets that come with the product, each a YAML resource. */
public final class BuiltInRules {

  /** Their names, in the order in which they are listed; each extends only such as stand before. */
  public static final List<String> NAMES =
      List.of(
          "bell",
          "standard",
          "museum",
          "bell-ludii",
          "kendall",
          "kendall-five",
          "kendall-home-row",
          "kendall-trap",
          "kendall-modern",
          "jequier",
          "piccione",
          "oriental-institute",
          "shop");

  private static final Map<String, RuleSet> RULES = new LinkedHashMap<>();

  static {
    NAMES.forEach(name -> RULES.put(name, read(name)));
  }

  private BuiltInRules() {}

  /** All of them, in the order in which they are listed. */
  public static List<RuleSet> all() {
    return List.copyOf(RULES.values());
  }

  /** The one of this name. */
  public static Optional<RuleSet> find(String name) {
    return Optional.ofNullable(RULES.get(name));
  }

  /** The YAML text of a built-in rule set. */
  public static String yaml(String name) {
    String resource = "/senet/rules/" + name + ".yaml";
    try (InputStream in = BuiltInRules.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static RuleSet read(String name) {
    Faults faults = new Faults();
    Optional<RuleSet> rules =
        YamlFile.parse(yaml(name), name + ".yaml", faults)
            .flatMap(value -> new RulesReader(RulesResolver.among(RULES)).read(value, "built-in"));
    try {
      faults.throwIfAny();
    } catch (ConfigException e) {
      throw new IllegalStateException(e);
    }
    return rules.orElseThrow();
  }
}
