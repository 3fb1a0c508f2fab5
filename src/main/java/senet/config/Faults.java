package senet.config;

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
      throw new ConfigException(java.util.List.copyOf(faults));
    }
  }
}
