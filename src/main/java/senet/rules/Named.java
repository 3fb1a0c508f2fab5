package senet.rules;

/** A value of the rules data that a file writes as a word. */
public interface Named {
  /** The word as rules files write it, such as {@code roll-off}. */
  default String word() {
    return ((Enum<?>) this).name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }
}
