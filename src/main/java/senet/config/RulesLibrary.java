package senet.config;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import senet.rules.RuleSet;

/**
 * Finds rule sets by name: built in, in a file, or written in the study that is being read. A name
 * is taken for a path if it has a slash or ends in {@code .yaml}, {@code .yml} or {@code .json}.
 */
final class RulesLibrary {
  private final Path folder;
  private final Map<String, Value> inline = new HashMap<>();
  private final Map<String, Optional<RuleSet>> known = new HashMap<>();
  private final Deque<String> open = new ArrayDeque<>();

  /** A library for a file in {@code folder}, from which relative paths start. */
  RulesLibrary(Path folder) {
    this.folder = folder;
  }

  /** Adds a rule set written in the study, to be read when it is needed. */
  void add(String name, Value mapping) {
    inline.put(name, mapping);
  }

  /** Whether the study has a rule set of this name written in it. */
  boolean has(String name) {
    return inline.containsKey(name);
  }

  /** The rule set written in the study under this name. */
  Optional<RuleSet> inline(String name) {
    Value mapping = inline.get(name);
    return mapping == null ? Optional.empty() : once(name, mapping, folder);
  }

  /** The rule set that a value names; what cannot be found is told there. */
  Optional<RuleSet> find(Value value) {
    return find(value, folder);
  }

  private Optional<RuleSet> find(Value value, Path base) {
    Optional<String> text = value.text();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    String name = text.get();
    if (isPath(name)) {
      return findFile(value, base.resolve(name).normalize());
    }
    Optional<RuleSet> builtIn = BuiltInRules.find(name);
    if (builtIn.isPresent()) {
      return builtIn;
    }
    Value mapping = inline.get(name);
    if (mapping != null) {
      return refuseCircle(value, name) ? Optional.empty() : once(name, mapping, folder);
    }
    List<String> names = new ArrayList<>(BuiltInRules.NAMES);
    inline.keySet().stream().sorted().forEach(names::add);
    value.fault(
        "there is no rule set \""
            + value.shown()
            + "\". "
            + Suggestion.of(name, names)
            + " A file is named by its path, as in rules/mine.yaml.");
    return Optional.empty();
  }

  static boolean isPath(String name) {
    return name.contains("/") || name.matches(".*\\.(ya?ml|json)");
  }

  private Optional<RuleSet> findFile(Value value, Path path) {
    String id = path.toAbsolutePath().toString();
    if (refuseCircle(value, id)) {
      return Optional.empty();
    }
    Optional<RuleSet> done = known.get(id);
    if (done != null) {
      return done;
    }
    Optional<Value> top = YamlFile.read(path, value.faults());
    if (top.isEmpty()) {
      value.fault("the rules file " + path + " cannot be used; see its own fault");
      return Optional.empty();
    }
    Path parent = path.toAbsolutePath().getParent();
    return once(id, top.get(), parent == null ? folder : parent);
  }

  private boolean refuseCircle(Value value, String id) {
    if (!open.contains(id)) {
      return false;
    }
    value.fault("extends goes round in a circle: " + value.shown() + " extends itself in the end");
    return true;
  }

  private Optional<RuleSet> once(String id, Value mapping, Path base) {
    Optional<RuleSet> done = known.get(id);
    if (done != null) {
      return done;
    }
    open.push(id);
    Optional<RuleSet> read =
        new RulesReader(name -> find(name, base)).read(mapping, mapping.file());
    open.pop();
    known.put(id, read);
    return read;
  }
}
