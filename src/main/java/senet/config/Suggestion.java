package senet.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Guesses what a misspelt word was meant to be. */
public final class Suggestion {

  private static final int LONGEST_WORD = 80;

  private Suggestion() {}

  /** {@code Maybe you meant "swap". Known: capture, swap.}, without the guess if none is near. */
  public static String of(String word, Collection<String> known) {
    String guess =
        nearest(word, known).map(near -> "Maybe you meant \"" + near + "\". ").orElse("");
    return guess + "Known: " + String.join(", ", known) + ".";
  }

  private static Optional<String> nearest(String word, Collection<String> known) {
    if (word.length() > LONGEST_WORD) {
      return Optional.empty();
    }
    int farthest = Math.max(1, word.length() / 3 + 1);
    LevenshteinDistance distance = LevenshteinDistance.getDefaultInstance();
    String lower = word.toLowerCase(Locale.ROOT);
    return known.stream()
        .filter(near -> distance.apply(lower, near.toLowerCase(Locale.ROOT)) <= farthest)
        .min(
            Comparator.comparingInt(
                (String near) -> distance.apply(lower, near.toLowerCase(Locale.ROOT))));
  }
}
