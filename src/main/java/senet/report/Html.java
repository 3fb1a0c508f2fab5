package senet.report;

/** A page under construction. What is not passed as text must be sound HTML. */
final class Html {
  private final StringBuilder page = new StringBuilder();

  /** Appends a line of markup as it stands. */
  Html raw(String markup) {
    page.append(markup).append('\n');
    return this;
  }

  /** Appends an element that holds only text. */
  Html element(String name, String text) {
    return raw("<" + name + ">" + escape(text) + "</" + name + ">");
  }

  /** Appends a paragraph of sound markup, such as a message whose arguments are escaped. */
  Html paragraph(String markup) {
    return raw("<p>" + markup + "</p>");
  }

  /** Appends a paragraph of sound markup that warns. */
  Html warning(String markup) {
    return raw("<p class=\"warning\">" + markup + "</p>");
  }

  /** Appends an item of a list, of sound markup. */
  Html item(String markup) {
    return raw("<li>" + markup + "</li>");
  }

  /** The text with everything escaped that means something in HTML or XML. */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
              }
            });
    return escaped.toString();
  }

  /** Whether XML may contain the character. */
  private static boolean isAllowed(int c) {
    if (c < 0x20) {
      return c == '\t' || c == '\n' || c == '\r';
    }
    boolean surrogate = 0xD800 <= c && c <= 0xDFFF;
    return !surrogate && c != 0xFFFE && c != 0xFFFF;
  }

  @Override
  public String toString() {
    return page.toString();
  }
}
