package senet.config;

import java.util.Optional;
import java.util.regex.Pattern;

/** Names that are also used for files: letters, digits, hyphens and the like. */
final class Names {
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._+=-]{0,79}");

  private Names() {}

  /** A name; what cannot be one is told. */
  static Optional<String> read(Value value) {
    Optional<String> text = value.text("a name");
    if (text.isPresent() && !NAME.matcher(text.get()).matches()) {
      value.fault(
          "\""
              + value.shown()
              + "\" is no name; use up to 80 letters, digits and . _ + - =, a letter or digit first");
      return Optional.empty();
    }
    return text;
  }
}
