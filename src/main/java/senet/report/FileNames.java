package senet.report;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Names of files that any system takes, each different. */
final class FileNames {
  private final Set<String> taken = new HashSet<>();

  /** A name that begins with the chart's and tells its matchup. */
  String of(String chart, String matchup) {
    String plain =
        Normalizer.normalize(matchup, Normalizer.Form.NFD)
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
