package senet.config;

import java.util.List;
import java.util.stream.Collectors;

/** The input is wrong; carries every fault that was found. */
public final class ConfigException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient List<Fault> faults;

  ConfigException(List<Fault> faults) {
    super(faults.stream().map(Fault::toString).collect(Collectors.joining("\n")));
    this.faults = List.copyOf(faults);
  }

  /** The faults, in the order of their places. */
  public List<Fault> faults() {
    return faults;
  }
}
