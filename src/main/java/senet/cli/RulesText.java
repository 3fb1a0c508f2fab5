package senet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import senet.rules.Description;
import senet.rules.Difference;
import senet.rules.Row;
import senet.rules.RuleSet;

/** Rule sets as lines of plain text. */
final class RulesText {
  private static final int LIST_WIDTH = 80;
  private static final int TEXT_WIDTH = 92;
  private static final int TITLE_WIDTH = 20;
  private static final int COLUMN_WIDTH = 44;
  private static final String LINE_FORMAT = "%-" + TITLE_WIDTH + "s  %-" + COLUMN_WIDTH + "s  %s";

  /** What all rule sets have in common goes under this title. */
  static final String BASICS = "The board and the moves";

  private RulesText() {}

  /** The name and the title of each. */
  static List<String> list(List<RuleSet> all) {
    int longest = all.stream().mapToInt(rules -> rules.name().length()).max().orElse(0);
    int indent = Math.max(longest, 10) + 1;
    List<String> lines = new ArrayList<>();
    for (RuleSet rules : all) {
      String start = String.format(Locale.ROOT, "%-" + indent + "s", rules.name());
      for (String part : wrap(rules.title(), LIST_WIDTH - indent)) {
        lines.add(start + part);
        start = " ".repeat(indent);
      }
    }
    return lines;
  }

  /** All that can be said of one. */
  static List<String> show(RuleSet rules) {
    List<String> lines = new ArrayList<>();
    lines.add(rules.name() + ": " + rules.title());
    if (!rules.source().isBlank()) {
      lines.addAll(wrap("Source: " + rules.source(), TEXT_WIDTH));
    }
    section(BASICS, Description.basics(rules), lines);
    for (Row row : Row.values()) {
      section(row.title(), Description.sentence(rules, row), lines);
      String note = rules.notes().get(row);
      if (note != null) {
        wrap("The source: " + note, TEXT_WIDTH - 4).forEach(line -> lines.add("    " + line));
      }
    }
    return lines;
  }

  private static void section(String title, String text, List<String> lines) {
    lines.add("");
    lines.add(title);
    wrap(text, TEXT_WIDTH - 2).forEach(line -> lines.add("  " + line));
  }

  /** The rows in which two differ, side by side. */
  static List<String> diff(String left, String right, List<Difference> differences) {
    List<String> lines = new ArrayList<>();
    lines.add(line("", left, right));
    for (Difference difference : differences) {
      lines.add(line("-".repeat(TITLE_WIDTH), "-".repeat(COLUMN_WIDTH), "-".repeat(COLUMN_WIDTH)));
      List<String> titles = wrap(difference.row().title(), TITLE_WIDTH);
      List<String> lefts = wrap(difference.left(), COLUMN_WIDTH);
      List<String> rights = wrap(difference.right(), COLUMN_WIDTH);
      int height = Math.max(titles.size(), Math.max(lefts.size(), rights.size()));
      for (int i = 0; i < height; i++) {
        lines.add(line(at(titles, i), at(lefts, i), at(rights, i)));
      }
    }
    return lines;
  }

  private static String line(String title, String left, String right) {
    return String.format(Locale.ROOT, LINE_FORMAT, title, left, right).stripTrailing();
  }

  private static String at(List<String> lines, int i) {
    return i < lines.size() ? lines.get(i) : "";
  }

  /** Breaks a text into lines at its spaces, and nowhere else. */
  private static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
