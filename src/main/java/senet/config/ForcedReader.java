package senet.config;

/** Reads which of the possible moves must be made. */
final class ForcedReader {

  private ForcedReader() {}

  static void read(Fields fields, RulesDraft draft) {
    fields.get("priority").flatMap(Squares::read).ifPresent(set -> draft.priority = set);
  }
}
