package senet.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
  static String title(Attribution attribution, int factors) {
    return factors(attribution, factors)
        .map(RuleNames::titles)
        .map(RuleNames::joined)
        .collect(Collectors.joining(PAIR));
  }

  /** A rule within a sentence, such as {@code landing on a rival with how the game is won}. */
  static String inSentence(Attribution attribution, int factors) {
    return factors(attribution, factors)
        .map(rows -> String.join(" with ", titles(rows).stream().map(RuleNames::lower).toList()))
        .collect(Collectors.joining(PAIR));
  }

  static List<String> titles(List<String> rows) {
    return rows.stream().map(RuleNames::title).toList();
  }

  private static String joined(List<String> titles) {
    List<String> words = new ArrayList<>(titles.subList(0, 1));
    titles.subList(1, titles.size()).forEach(title -> words.add(lower(title)));
    return String.join(TOGETHER, words);
  }

  static String title(String row) {
    return Arrays.stream(Row.values())
        .filter(known -> known.word().equals(row))
        .map(Played.WORDS::title)
        .findFirst()
        .orElse(row);
  }

  static String lower(String title) {
    return title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1);
  }

  private static Stream<List<String>> factors(Attribution of, int factors) {
    return IntStream.range(0, of.rules().size())
        .filter(j -> (factors >> j & 1) != 0)
        .mapToObj(of.rules()::get);
  }
}
