package senet.rules;

/** Names that are put together from others. */
public final class GeneratedName {

  /** The longest name of a rule set. */
  public static final int LONGEST = 80;

  private GeneratedName() {}

  /** The name, or one that is short enough and depends on the whole of it. */
  public static String fit(String name) {
    return fit(name, LONGEST);
  }

  /** The text, or one of at most {@code longest} characters that depends on the whole of it. */
  public static String fit(String text, int longest) {
    if (text.codePointCount(0, text.length()) <= longest) {
      return text;
    }
    String mark = mark(text);
    return text.substring(0, text.offsetByCodePoints(0, longest - mark.length())) + mark;
  }

  /** A few letters that tell a text from others, the same on every machine. */
  public static String mark(String text) {
    return String.format("-%08x", text.hashCode());
  }
}
