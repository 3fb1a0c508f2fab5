package senet.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import senet.rules.RuleSet;

/** Rule sets as the command line names them. */
public final class RulesFiles {

  private RulesFiles() {}

  /**
   * The rule set of a built-in name or in a file.
   *
   * @throws ConfigException if there is none, or it cannot be played
   */
  public static RuleSet load(String nameOrPath) throws ConfigException {
    Optional<RuleSet> builtIn = BuiltInRules.find(nameOrPath);
    if (builtIn.isPresent()) {
      return builtIn.get();
    }
    Faults faults = new Faults();
    if (!RulesLibrary.isPath(nameOrPath)) {
      List<String> names = new ArrayList<>(BuiltInRules.NAMES);
      faults.add(
          new Fault(
              "--rules",
              0,
              0,
              "",
              "there is no rule set \""
                  + nameOrPath
                  + "\". "
                  + Suggestion.of(nameOrPath, names)
                  + " A file is named by its path, as in rules/mine.yaml."));
      faults.throwIfAny();
    }
    Path path = Path.of(nameOrPath);
    Path parent = path.toAbsolutePath().getParent();
    RulesLibrary library = new RulesLibrary(parent == null ? Path.of("") : parent);
    Optional<RuleSet> read =
        YamlFile.read(path, faults)
            .flatMap(value -> new RulesReader(library::find).read(value, path.toString()));
    faults.throwIfAny();
    return read.orElseThrow();
  }
}
