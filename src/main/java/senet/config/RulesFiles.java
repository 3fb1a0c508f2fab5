package senet.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
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
      String message = RulesLibrary.unknown(nameOrPath, List.of());
      faults.add(new Fault("--rules", 0, 0, "", message));
      faults.throwIfAny();
    }
    Path path;
    try {
      path = Path.of(nameOrPath);
    } catch (InvalidPathException e) {
      String message = "\"" + nameOrPath + "\" cannot be the name of a file: " + e.getReason();
      throw new ConfigException(List.of(new Fault("--rules", 0, 0, "", message)));
    }
    Optional<RuleSet> read = new RulesLibrary(path).readFile(path, faults);
    faults.throwIfAny();
    return read.orElseThrow();
  }
}
