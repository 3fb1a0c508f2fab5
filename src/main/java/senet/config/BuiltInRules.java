package senet.config;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
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

  /** Those read so far: to read all would take a third of the start of every command. */
  private static final Map<String, RuleSet> READ = new HashMap<>();

  private BuiltInRules() {}

  /** All of them, in the order in which they are listed. */
  public static List<RuleSet> all() {
    return NAMES.stream().map(BuiltInRules::get).toList();
  }

  /** The one of this name. */
  public static Optional<RuleSet> find(String name) {
    return NAMES.contains(name) ? Optional.of(get(name)) : Optional.empty();
  }

  private static synchronized RuleSet get(String name) {
    RuleSet known = READ.get(name);
    if (known == null) {
      known = read(name);
      READ.put(name, known);
    }
    return known;
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
            .flatMap(value -> new RulesReader(BuiltInRules::extended).read(value, "built-in"));
    try {
      faults.throwIfAny();
    } catch (ConfigException e) {
      throw new IllegalStateException(e);
    }
    return rules.orElseThrow();
  }

  private static Optional<RuleSet> extended(Value name) {
    Optional<RuleSet> found = name.text().flatMap(BuiltInRules::find);
    if (found.isEmpty()) {
      name.fault("extends none of " + NAMES);
    }
    return found;
  }
}
