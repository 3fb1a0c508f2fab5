package senet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import senet.language.Language;
import senet.report.rules.Description;
import senet.report.rules.Difference;
import senet.rules.Row;
import senet.rules.RuleSet;

/** Rule sets as lines of plain text. */
final class RulesText {
  private static final int LIST_WIDTH = 80;
  private static final int TEXT_WIDTH = 92;
  private static final int TITLE_WIDTH = 20;
  private static final int COLUMN_WIDTH = 44;
  private static final String LINE_FORMAT = "%-" + TITLE_WIDTH + "s  %-" + COLUMN_WIDTH + "s  %s";

  private RulesText() {}

  /** The name and the title of each. */
  static List<String> list(List<RuleSet> all, Description words) {
    int longest = all.stream().mapToInt(rules -> rules.name().length()).max().orElse(0);
    int indent = Math.max(longest, 10) + 1;
    List<String> lines = new ArrayList<>();
    for (RuleSet rules : all) {
      String start = String.format(Locale.ROOT, "%-" + indent + "s", rules.name());
      for (String part : wrap(words.title(rules), LIST_WIDTH - indent)) {
        lines.add(start + part);
        start = " ".repeat(indent);
      }
    }
    return lines;
  }

  /** All that can be said of one. */
  static List<String> show(RuleSet rules, Description words) {
    Language language = words.language();
    List<String> lines = new ArrayList<>();
    lines.add(rules.name() + ": " + words.title(rules));
    if (!rules.source().isBlank()) {
      lines.addAll(wrap(language.say("rules.source", rules.source()), TEXT_WIDTH));
    }
    section(language.say("rules.basics"), words.basics(rules), lines);
    for (Row row : Row.values()) {
      section(words.title(row), words.sentence(rules, row), lines);
      String note = rules.notes().get(row);
      if (note != null) {
        wrap(language.say("rules.source.says", words.note(note)), TEXT_WIDTH - 4)
            .forEach(line -> lines.add("    " + line));
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
  static List<String> diff(
      String left, String right, List<Difference> differences, Description words) {
    List<String> lines = new ArrayList<>();
    lines.add(line("", left, right));
    for (Difference difference : differences) {
      lines.add(line("-".repeat(TITLE_WIDTH), "-".repeat(COLUMN_WIDTH), "-".repeat(COLUMN_WIDTH)));
      List<String> titles = wrap(words.title(difference.row()), TITLE_WIDTH);
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
