package senet.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import senet.report.rules.Description;
import senet.rules.Row;
import senet.run.Attribution;

/** Names of rows of the rules, of rows that change together, and of pairs of these. */
final class RuleNames {
  private static final String TOGETHER = " + ";
  private static final String PAIR = " × ";

  private RuleNames() {}

  /** A term as files have it, such as {@code throws × landing + end}. */
  static String word(Attribution attribution, int factors) {
    return factors(attribution, factors)
        .map(rows -> String.join(TOGETHER, rows))
        .collect(Collectors.joining(PAIR));
  }

  /** A term for people, such as {@code Throws × Landing on a rival + How the game is won}. */
  static String title(Attribution attribution, int factors, Say say) {
    return factors(attribution, factors)
        .map(rows -> titles(rows, say))
        .map(titles -> joined(titles, say))
        .collect(Collectors.joining(PAIR));
  }

  /** A rule within a sentence, such as {@code landing on a rival with how the game is won}. */
  static String inSentence(Attribution attribution, int factors, Say say) {
    return factors(attribution, factors)
        .map(rows -> titles(rows, say))
        .map(
            titles ->
                titles.stream()
                    .map(say.language()::uncapital)
                    .reduce((a, b) -> say.text("report.which.together", a, b))
                    .orElse(""))
        .collect(Collectors.joining(PAIR));
  }

  static List<String> titles(List<String> rows, Say say) {
    return rows.stream().map(row -> title(row, say)).toList();
  }

  private static String joined(List<String> titles, Say say) {
    List<String> words = new ArrayList<>(titles.subList(0, 1));
    titles.subList(1, titles.size()).forEach(title -> words.add(say.language().uncapital(title)));
    return String.join(TOGETHER, words);
  }

  private static String title(String row, Say say) {
    Description words = new Description(say.language());
    return Arrays.stream(Row.values())
        .filter(known -> known.word().equals(row))
        .map(words::title)
        .findFirst()
        .orElse(row);
  }

  private static Stream<List<String>> factors(Attribution of, int factors) {
    return IntStream.range(0, of.rules().size())
        .filter(j -> (factors >> j & 1) != 0)
        .mapToObj(of.rules()::get);
  }
}
