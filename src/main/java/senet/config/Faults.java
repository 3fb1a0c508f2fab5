package senet.config;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Collects faults, so that all of them are told at once. */
final class Faults {
  private final Set<Fault> faults = new TreeSet<>();

  void add(Fault fault) {
    faults.add(fault);
  }

  int count() {
    return faults.size();
  }

  void throwIfAny() throws ConfigException {
    if (!faults.isEmpty()) {
      throw new ConfigException(List.copyOf(faults));
    }
  }

  /** The same without places, which tell nothing in the text of an option. */
  void throwIfAnyOfOneLine() throws ConfigException {
    if (!faults.isEmpty()) {
      throw new ConfigException(faults.stream().map(Fault::withoutPlace).toList());
    }
  }
}
