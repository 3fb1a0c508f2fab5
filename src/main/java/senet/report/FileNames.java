package senet.report;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Names of files that any system takes, each different. */
final class FileNames {
  private final Headings headings;
  private final Set<String> taken = new HashSet<>();

  FileNames(Headings headings) {
    this.headings = headings;
  }

  /** A name that begins with the chart's and tells its heading, the same in all languages. */
  String of(String chart, String heading) {
    String plain =
        Normalizer.normalize(headings.english(heading), Normalizer.Form.NFD)
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
