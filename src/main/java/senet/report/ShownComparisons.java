package senet.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import senet.run.Comparison;
import senet.run.Comparison.Kind;
import senet.run.ComparisonSettings;
import senet.run.ComparisonSettings.Between;
import senet.run.ComparisonSettings.Pairs;
import senet.run.Contender;

/** The comparisons that the report shows, and how it names them. */
final class ShownComparisons {
  /** Of each measure; a page of more nobody reads. */
  static final int MOST = 120;

  private final List<Comparison> all;
  private final ComparisonSettings settings;
  private final Findings findings;
  private final boolean manyBaselines;

  ShownComparisons(Findings findings) {
    this.all = findings.comparisons();
    this.settings = findings.plan().comparisons();
    this.findings = findings;
    this.manyBaselines =
        settings.pairs() == Pairs.ALL
            && all.stream().map(c -> side(c.baseline())).distinct().count() > 1;
  }

  /** Of each measure compared, the comparisons of its numbers: all, or those that differ most. */
  Map<String, List<Comparison>> byMeasure() {
    Map<String, List<Comparison>> byMeasure =
        all.stream()
            .filter(row -> row.kind() == Kind.NUMBER)
            .collect(
                Collectors.groupingBy(
                    Comparison::measure, LinkedHashMap::new, Collectors.toList()));
    byMeasure.replaceAll((measure, rows) -> most(rows));
    return byMeasure;
  }

  /** The same with the comparisons of distributions. */
  List<Comparison> withDistributions() {
    Set<String> shown =
        byMeasure().values().stream()
            .flatMap(List::stream)
            .map(ShownComparisons::key)
            .collect(Collectors.toSet());
    return all.stream().filter(row -> shown.contains(key(row))).toList();
  }

  private static String key(Comparison row) {
    return String.join(
        "\n",
        row.measure(),
        row.contender().rules(),
        row.contender().first(),
        row.contender().second(),
        row.baseline().rules(),
        row.baseline().first(),
        row.baseline().second());
  }

  /** The rows farthest from no difference, in the order of the study. */
  private static List<Comparison> most(List<Comparison> rows) {
    if (rows.size() <= MOST) {
      return rows;
    }
    List<Comparison> sorted = new ArrayList<>(rows);
    sorted.sort(Comparator.comparingDouble(ShownComparisons::closeness));
    Set<String> kept =
        sorted.subList(0, MOST).stream().map(ShownComparisons::key).collect(Collectors.toSet());
    return rows.stream().filter(row -> kept.contains(key(row))).toList();
  }

  /** Less for what is farther from no difference, in standard errors. */
  private static double closeness(Comparison row) {
    double errors = Math.abs(row.difference().value()) / row.standardError();
    return Double.isNaN(errors) ? 0 : -errors;
  }

  /**
   * The comparisons of numbers in the order of the study or, if there are more than {@code most},
   * of each measure in turn the one farthest from no difference.
   */
  List<Comparison> clearestFirst(int most) {
    List<List<Comparison>> measures = new ArrayList<>(byMeasure().values());
    if (measures.stream().mapToInt(List::size).sum() <= most) {
      return withDistributions().stream().filter(row -> row.kind() == Kind.NUMBER).toList();
    }
    measures.replaceAll(
        rows ->
            rows.stream().sorted(Comparator.comparingDouble(ShownComparisons::closeness)).toList());
    int longest = measures.stream().mapToInt(List::size).max().orElse(0);
    return IntStream.range(0, longest)
        .boxed()
        .flatMap(i -> measures.stream().filter(rows -> i < rows.size()).map(rows -> rows.get(i)))
        .toList();
  }

  /** How many comparisons of numbers are left out. */
  long leftOut() {
    long numbers = all.stream().filter(row -> row.kind() == Kind.NUMBER).count();
    return numbers - byMeasure().values().stream().mapToLong(List::size).sum();
  }

  /** What is compared, as a label: what tells it from the others of its group. */
  String label(Comparison row) {
    return manyBaselines
        ? findings.text("report.differs.minus", side(row.contender()), side(row.baseline()))
        : side(row.contender());
  }

  /** What all of a group have in common. */
  String group(Comparison row) {
    return settings.between() == Between.MATCHUPS
        ? findings.headings().rules(row.contender().rules())
        : matchup(row.contender());
  }

  /** What the comparison takes away, for people. */
  String side(Contender contender) {
    return settings.between() == Between.MATCHUPS
        ? matchup(contender)
        : findings.headings().rules(contender.rules());
  }

  /** With what is compared, if it is one for all. */
  String against() {
    List<String> names =
        all.stream()
            .map(row -> Headings.withoutStart(plainSide(row.baseline())))
            .distinct()
            .toList();
    return names.size() == 1 ? names.get(0) : "";
  }

  private String plainSide(Contender contender) {
    return settings.between() == Between.MATCHUPS ? matchup(contender) : contender.rules();
  }

  private String matchup(Contender contender) {
    return findings.headings().matchup(contender.first(), contender.second());
  }
}
