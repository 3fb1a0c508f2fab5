package senet.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Small pieces of English shared by the texts of this package. */
final class Phrases {

  private static final String[] SMALL_NUMBERS = {
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve"
  };

  private Phrases() {}

  /** {@code three}, or {@code 13} beyond twelve; {@code no} for 0. */
  static String number(int number) {
    return number < SMALL_NUMBERS.length ? SMALL_NUMBERS[number] : Integer.toString(number);
  }

  /** {@code one piece}, {@code two pieces}, {@code no pieces}. */
  static String count(int number, String thing) {
    return number(number) + " " + thing + (number == 1 ? "" : "s");
  }

  static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** {@code a 4 or 5}, {@code an 8}: a throw of one of these values. */
  static String aThrow(List<Integer> values) {
    int first = values.get(0);
    boolean vowel = first == 8 || first == 11 || first == 18;
    return (vowel ? "an " : "a ") + list(values, "or");
  }

  /** {@code 1, 4 and 5}; the empty string for none. */
  static String list(Collection<?> items) {
    return list(items, "and");
  }

  /** {@code 1, 4 or 5}; the empty string for none. */
  static String list(Collection<?> items, String conjunction) {
    List<String> words = new ArrayList<>(items.stream().map(String::valueOf).toList());
    if (words.size() < 2) {
      return String.join("", words);
    }
    String last = words.remove(words.size() - 1);
    return String.join(", ", words) + " " + conjunction + " " + last;
  }

  /** Squares with runs of three or more told as ranges: {@code 15 and 26–30}. */
  static String squares(SquareSet set) {
    return squares(set, "and");
  }

  /** The same with another conjunction: {@code 15 or 26–30}. */
  static String squares(SquareSet set, String conjunction) {
    List<String> parts = new ArrayList<>();
    List<Integer> squares = set.squares();
    for (int i = 0; i < squares.size(); ) {
      int end = i;
      while (end + 1 < squares.size() && squares.get(end + 1) == squares.get(end) + 1) {
        end++;
      }
      if (end - i >= 2) {
        parts.add(squares.get(i) + "–" + squares.get(end));
      } else {
        squares.subList(i, end + 1).forEach(square -> parts.add(square.toString()));
      }
      i = end + 1;
    }
    return list(parts, conjunction);
  }
}
