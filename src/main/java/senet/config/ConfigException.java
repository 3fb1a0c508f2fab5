package senet.config;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The input is wrong; carries every fault that was found. */
public final class ConfigException extends Exception {
  private static final long serialVersionUID = 1L;

  /** Nobody mends more before looking again. */
  private static final int MOST_TOLD = 100;

  private final transient List<Fault> faults;

  ConfigException(List<Fault> faults) {
    super(told(faults));
    this.faults = List.copyOf(faults);
  }

  private static String told(List<Fault> faults) {
    String first =
        faults.stream().limit(MOST_TOLD).map(Fault::toString).collect(Collectors.joining("\n"));
    return faults.size() <= MOST_TOLD
        ? first
        : first + "\n" + String.format(Locale.ROOT, "and %,d more", faults.size() - MOST_TOLD);
  }

  /** The faults, in the order of their places. */
  public List<Fault> faults() {
    return faults;
  }
}
