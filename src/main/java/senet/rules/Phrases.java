package senet.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Small pieces of English shared by the texts of this package. */
final class Phrases {

  private Phrases() {}

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
    return list(parts);
  }

  /** A number without needless digits. */
  static String decimal(double number) {
    return java.math.BigDecimal.valueOf(number)
        .round(new java.math.MathContext(4))
        .stripTrailingZeros()
        .toPlainString();
  }
}
