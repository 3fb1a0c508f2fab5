package senet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import senet.rules.Chance;
import senet.rules.Description;
import senet.rules.Difference;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.rules.Setup;

/** Rule sets as lines of Markdown, for articles. */
final class RulesMarkdown {
  private RulesMarkdown() {}

  /** All that can be said of one, with the start drawn and a table of the throws. */
  static List<String> show(RuleSet rules) {
    List<String> lines = new ArrayList<>();
    lines.add("# " + escaped(rules.title()));
    if (!rules.source().isBlank()) {
      lines.addAll(List.of("", "Source: " + escaped(rules.source())));
    }
    lines.addAll(section(RulesText.BASICS, Description.basics(rules)));
    for (Row row : Row.values()) {
      lines.addAll(section(row.title(), Description.sentence(rules, row)));
      if (row == Row.SETUP && !rules.setup().all().isEmpty()) {
        lines.addAll(start(rules.setup()));
      } else if (row == Row.THROWS) {
        lines.addAll(chances(rules.dice().chances()));
      }
      String note = rules.notes().get(row);
      if (note != null) {
        lines.addAll(List.of("", "> The source: " + escaped(note)));
      }
    }
    return lines;
  }

  private static List<String> section(String title, String text) {
    return List.of("", "## " + title, "", escaped(text));
  }

  /** The board at the start, along whose rows the path snakes. */
  private static List<String> start(Setup setup) {
    List<String> lines = new ArrayList<>(List.of("", "```text"));
    for (int[] row : BoardDrawing.ROWS) {
      StringBuilder numbers = new StringBuilder();
      StringBuilder pieces = new StringBuilder();
      for (int square : row) {
        numbers.append(String.format(Locale.ROOT, "%4d", square));
        pieces.append("   ").append(symbol(setup, square));
      }
      lines.addAll(List.of(numbers.toString(), pieces.toString()));
    }
    lines.addAll(List.of("```", "", "● the odd side, ○ the even side"));
    return lines;
  }

  private static String symbol(Setup setup, int square) {
    if (setup.odd().contains(square)) {
      return "●";
    }
    return setup.even().contains(square) ? "○" : "·";
  }

  /** The chances as percentages, and as fractions where all of them are simple ones. */
  private static List<String> chances(Map<Integer, Double> chances) {
    boolean fractions =
        chances.values().stream().allMatch(chance -> Chance.fraction(chance).isPresent());
    List<String> lines = new ArrayList<>(List.of(""));
    lines.add("| Throw | Chance |" + (fractions ? " In percent |" : ""));
    lines.add("|---:|---:|" + (fractions ? "---:|" : ""));
    chances.forEach(
        (value, chance) ->
            lines.add(
                "| "
                    + value
                    + (fractions ? " | " + Chance.fraction(chance).orElseThrow() : "")
                    + " | "
                    + Chance.percent(chance)
                    + " |"));
    return lines;
  }

  /** The rows in which two differ, as a table. */
  static List<String> diff(String left, String right, List<Difference> differences) {
    List<String> lines = new ArrayList<>();
    lines.add("| | " + escaped(left) + " | " + escaped(right) + " |");
    lines.add("|---|---|---|");
    for (Difference difference : differences) {
      lines.add(
          "| "
              + difference.row().title()
              + " | "
              + escaped(difference.left())
              + " | "
              + escaped(difference.right())
              + " |");
    }
    return lines;
  }

  /** A text in which nothing is taken for Markdown, on one line. */
  private static String escaped(String text) {
    return text.strip()
        .replaceAll("\\s+", " ")
        .replaceAll("[\\\\`*_\\[\\]<>|~]", "\\\\$0")
        .replaceAll("^(#|[-+](?= )|\\d+(?=[.)] ))", "\\\\$1");
  }
}
