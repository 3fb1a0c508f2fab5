package senet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import senet.language.Language;
import senet.report.rules.Description;
import senet.report.rules.Difference;
import senet.rules.Chance;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.rules.Setup;

/** Rule sets as lines of Markdown, for articles. */
final class RulesMarkdown {
  private RulesMarkdown() {}

  /** All that can be said of one, with the start drawn and a table of the throws. */
  static List<String> show(RuleSet rules, Description words) {
    Language language = words.language();
    List<String> lines = new ArrayList<>();
    lines.add("# " + escaped(words.title(rules)));
    if (!rules.source().isBlank()) {
      lines.addAll(List.of("", escaped(language.say("rules.source", rules.source()))));
    }
    lines.addAll(section(language.say("rules.basics"), words.basics(rules)));
    for (Row row : Row.values()) {
      lines.addAll(section(words.title(row), words.sentence(rules, row)));
      if (row == Row.SETUP && !rules.setup().all().isEmpty()) {
        lines.addAll(start(rules.setup(), language));
      } else if (row == Row.THROWS) {
        lines.addAll(chances(rules.dice().chances(), language));
      }
      String note = rules.notes().get(row);
      if (note != null) {
        String said = language.say("rules.source.says", words.note(note));
        lines.addAll(List.of("", "> " + escaped(said)));
      }
    }
    return lines;
  }

  private static List<String> section(String title, String text) {
    return List.of("", "## " + title, "", escaped(text));
  }

  /** The board at the start, along whose rows the path snakes. */
  private static List<String> start(Setup setup, Language language) {
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
    lines.addAll(List.of("```", "", language.say("rules.start.legend")));
    return lines;
  }

  private static String symbol(Setup setup, int square) {
    if (setup.odd().contains(square)) {
      return "●";
    }
    return setup.even().contains(square) ? "○" : "·";
  }

  /** The chances as percentages, and as fractions where all of them are simple ones. */
  private static List<String> chances(Map<Integer, Double> chances, Language language) {
    boolean fractions =
        chances.values().stream().allMatch(chance -> Chance.fraction(chance).isPresent());
    List<String> titles = new ArrayList<>(List.of("throw", "chance"));
    if (fractions) {
      titles.add("percent");
    }
    List<String> lines = new ArrayList<>(List.of(""));
    lines.add(cells(titles.stream().map(title -> language.say("rules.chances." + title)).toList()));
    lines.add("|" + "---:|".repeat(titles.size()));
    chances.forEach(
        (value, chance) -> {
          List<String> cells = new ArrayList<>(List.of(value.toString()));
          if (fractions) {
            cells.add(Chance.fraction(chance).orElseThrow());
          }
          cells.add(language.say("number.percent", language.plain(Chance.percent(chance))));
          lines.add(cells(cells));
        });
    return lines;
  }

  /** The rows in which two differ, as a table. */
  static List<String> diff(
      String left, String right, List<Difference> differences, Description words) {
    List<String> lines = new ArrayList<>();
    lines.add("| | " + escaped(left) + " | " + escaped(right) + " |");
    lines.add("|---|---|---|");
    for (Difference difference : differences) {
      lines.add(
          cells(
              List.of(
                  words.title(difference.row()),
                  escaped(difference.left()),
                  escaped(difference.right()))));
    }
    return lines;
  }

  private static String cells(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |";
  }

  /** A text in which nothing is taken for Markdown, on one line. */
  private static String escaped(String text) {
    return text.strip()
        .replaceAll("\\s+", " ")
        .replaceAll("[\\\\`*_\\[\\]<>|~]", "\\\\$0")
        .replaceAll("^(#|[-+](?= )|\\d+(?=[.)] ))", "\\\\$1");
  }
}
