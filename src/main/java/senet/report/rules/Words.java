package senet.report.rules;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import senet.language.Language;
import senet.rules.Chance;
import senet.rules.SquareSet;

/** Small phrases of a language, which its sentences about rules take as arguments. */
final class Words {
  private static final Pattern LEADING_NUMBER = Pattern.compile("^\\d{1,9}");

  private final Language language;

  Words(Language language) {
    this.language = language;
  }

  Language language() {
    return language;
  }

  /** A message; numbers among the arguments choose plural forms. */
  String say(String key, Object... arguments) {
    return language.say(key, arguments);
  }

  /** {@code three}, or {@code 13} beyond twelve. */
  String number(int number) {
    return say("rules.number", number, digits(number));
  }

  /** A whole number in digits, as the language groups them. */
  String digits(int number) {
    return language.plain(BigDecimal.valueOf(number));
  }

  /** A chance in full: two chances that differ are never written alike. */
  String chance(double chance) {
    return Chance.exactFraction(chance)
        .orElseGet(() -> language.plain(BigDecimal.valueOf(chance).stripTrailingZeros()));
  }

  /** {@code a 4 or 5}, {@code an 8}: a throw of one of these values. */
  String aThrow(List<Integer> values) {
    return say("rules.throw", or(values), values.get(0));
  }

  /** {@code 1, 4 and 5}; the empty string for none. */
  String and(Collection<?> items) {
    return list(items, (some, last) -> say("list.and", some, last));
  }

  /** {@code 1, 4 or 5}; the empty string for none. */
  String or(Collection<?> items) {
    return list(items, (some, last) -> say("rules.list.or", some, last, leadingNumber(last)));
  }

  /** {@code 15 and 26–30}. */
  String and(SquareSet squares) {
    return and(squares.ranges());
  }

  /** {@code 15 or 26–30}. */
  String or(SquareSet squares) {
    return or(squares.ranges());
  }

  private String list(Collection<?> items, BinaryOperator<String> ending) {
    Iterator<String> rest = items.stream().map(String::valueOf).iterator();
    String list = rest.hasNext() ? rest.next() : "";
    while (rest.hasNext()) {
      String item = rest.next();
      list = rest.hasNext() ? say("list.comma", list, item) : ending.apply(list, item);
    }
    return list;
  }

  /** The number with which a text begins, by which some languages choose their "or"; or 0. */
  private static int leadingNumber(String text) {
    Matcher number = LEADING_NUMBER.matcher(text);
    return number.find() ? Integer.parseInt(number.group()) : 0;
  }
}
