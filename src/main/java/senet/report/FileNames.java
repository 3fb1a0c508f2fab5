package senet.report;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names of files that any system takes, each different. */
final class FileNames {
  private final Headings headings;
  private final Set<String> taken = new HashSet<>();

  FileNames(Headings headings) {
    this.headings = headings;
  }

  /** A name that begins with the chart's and tells its headings, the same in all languages. */
  String of(String chart, String... told) {
    String english = Stream.of(told).map(headings::english).collect(Collectors.joining(" "));
    String plain =
        Normalizer.normalize(english, Normalizer.Form.NFD)
            .toLowerCase(Locale.ROOT)
            .replaceAll("\\p{M}", "")
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-|-$", "");
    String name = chart + "-" + (plain.length() > 80 ? plain.substring(0, 80) : plain);
    String free = name;
    for (int i = 2; !taken.add(free); i++) {
      free = name + "-" + i;
    }
    return free;
  }
}
