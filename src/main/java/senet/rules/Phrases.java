package senet.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Lists in the English in which problems are told. */
final class Phrases {
  private Phrases() {}

  /** {@code 1, 4 and 5}; the empty string for none. */
  static String list(Collection<?> items) {
    List<String> words = new ArrayList<>(items.stream().map(String::valueOf).toList());
    if (words.size() < 2) {
      return String.join("", words);
    }
    String last = words.remove(words.size() - 1);
    return String.join(", ", words) + " and " + last;
  }

  /** Squares with runs of three or more told as ranges: {@code 15 and 26–30}. */
  static String squares(SquareSet set) {
    return list(set.ranges());
  }
}
