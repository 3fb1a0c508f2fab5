package senet.config;

import senet.rules.Forced;

/** Reads which of the possible moves must be made, and when pieces move backward. */
final class ForcedReader {

  private ForcedReader() {}

  static void read(Fields fields, RulesDraft draft) {
    fields.get("priority").flatMap(Squares::read).ifPresent(set -> draft.priority = set);
    fields
        .get("moving")
        .flatMap(v -> v.word(Forced.Moving.class))
        .ifPresent(rule -> draft.moving = rule);
    fields
        .get("capturing")
        .flatMap(v -> v.word(Forced.Capturing.class))
        .ifPresent(rule -> draft.capturing = rule);
    fields
        .get("backward")
        .flatMap(v -> v.word(Forced.Backward.class))
        .ifPresent(rule -> draft.backward = rule);
    fields.get("neverBackward").flatMap(Squares::read).ifPresent(set -> draft.neverBackward = set);
  }
}
