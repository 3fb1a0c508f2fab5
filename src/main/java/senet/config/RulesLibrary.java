package senet.config;

import java.nio.file.InvalidPathException;
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
  private static final int LONGEST_CHAIN = 20;

  private final Path folder;
  private final Map<String, Value> inline = new HashMap<>();
  private final Map<String, RuleSet> made = new HashMap<>();
  private final Map<String, Optional<RuleSet>> known = new HashMap<>();
  private final Deque<String> open = new ArrayDeque<>();

  /** A library for a file, from whose folder relative paths start. */
  RulesLibrary(Path file) {
    this.folder = folderOf(file);
  }

  private static Path folderOf(Path file) {
    Path parent = file.getParent();
    return parent == null ? Path.of("") : parent;
  }

  /** The folder from which relative paths start. */
  Path folder() {
    return folder;
  }

  /** Adds a rule set written in the study, to be read when it is needed. */
  void add(String name, Value mapping) {
    inline.put(name, mapping);
  }

  /** Whether the study has a rule set of this name written in it. */
  boolean has(String name) {
    return inline.containsKey(name);
  }

  /** Adds a rule set that an entry of the study has made. */
  void add(RuleSet rules) {
    made.put(rules.name(), rules);
  }

  /** Reads a rule set written in the study, once. */
  Optional<RuleSet> read(String name, Value mapping) {
    return once(name, mapping, folder);
  }

  /** The rule set that a value names; what cannot be found is told there. */
  Optional<RuleSet> find(Value value) {
    return find(value, folder);
  }

  private Optional<RuleSet> find(Value value, Path base) {
    Optional<String> text = value.text("the name of a rule set, or of a file");
    if (text.isEmpty()) {
      return Optional.empty();
    }
    String name = text.get();
    if (isPath(name)) {
      return findFile(value, name, base);
    }
    Optional<RuleSet> builtIn = BuiltInRules.find(name);
    if (builtIn.isPresent()) {
      return builtIn;
    }
    Value mapping = inline.get(name);
    if (mapping != null) {
      return refuseChain(value, name) ? Optional.empty() : once(name, mapping, folder);
    }
    RuleSet generated = made.get(name);
    if (generated != null) {
      return Optional.of(generated);
    }
    value.fault(unknown(value.shown(), inline.keySet().stream().sorted().toList()));
    return Optional.empty();
  }

  /** What is wrong with a name that names no rule set. */
  static String unknown(String name, List<String> besidesBuiltIn) {
    List<String> names = new ArrayList<>(BuiltInRules.NAMES);
    names.addAll(besidesBuiltIn);
    return "there is no rule set \""
        + name
        + "\". "
        + Suggestion.of(name, names)
        + " A file is named by its path, as in rules/mine.yaml.";
  }

  static boolean isPath(String name) {
    return name.contains("/") || name.matches(".*\\.(ya?ml|json)");
  }

  /** The rule set in a file that is named by no other; faults are told as the file's own. */
  Optional<RuleSet> readFile(Path path, Faults faults) {
    return YamlFile.read(path, faults).flatMap(top -> once(id(path), top, folderOf(path)));
  }

  private Optional<RuleSet> findFile(Value value, String name, Path base) {
    Path path;
    try {
      path = base.resolve(name).normalize();
    } catch (InvalidPathException e) {
      value.fault("\"" + value.shown() + "\" cannot be the name of a file: " + e.getReason());
      return Optional.empty();
    }
    String id = id(path);
    Optional<RuleSet> done = known.get(id);
    if (done != null || refuseChain(value, id)) {
      return done == null ? Optional.empty() : done;
    }
    return YamlFile.read(
            path, value.faults(), problem -> value.fault("the rules file " + path + " " + problem))
        .flatMap(top -> once(id, top, folderOf(path)));
  }

  private static String id(Path path) {
    return path.toAbsolutePath().normalize().toString();
  }

  private boolean refuseChain(Value value, String id) {
    if (open.contains(id)) {
      value.fault(
          "extends goes round in a circle: \"" + value.shown() + "\" extends itself in the end");
    } else if (open.size() > LONGEST_CHAIN) {
      value.fault("extends goes on through more than " + LONGEST_CHAIN + " rule sets");
    } else {
      return false;
    }
    return true;
  }

  private Optional<RuleSet> once(String id, Value mapping, Path base) {
    Optional<RuleSet> done = known.get(id);
    if (done != null) {
      return done;
    }
    open.push(id);
    String origin = String.valueOf(Path.of(mapping.file()).getFileName());
    Optional<RuleSet> read = new RulesReader(name -> find(name, base)).read(mapping, origin);
    open.pop();
    known.put(id, read);
    return read;
  }
}
