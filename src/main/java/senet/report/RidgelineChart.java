package senet.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import senet.game.GameResult.End;
import senet.report.Findings.Entry;
import senet.report.Findings.Group;
import senet.report.Ridges.Ridge;

/** How long games are under many rule sets: a ridge for each, above each other. */
final class RidgelineChart implements Chart {
  static final String NAME = "ridgeline";

  /** What a printed page holds. */
  private static final int MOST_RIDGES = 40;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<Drawing> draw(Findings findings) {
    List<Group> groups = findings.groups();
    boolean oneEach = groups.size() > 1 && groups.stream().allMatch(g -> g.entries().size() == 1);
    List<Part> parts = new ArrayList<>();
    if (oneEach) {
      List<Ridge> ridges =
          findings.entries().stream().map(entry -> new Ridge(entry.matchup(), entry)).toList();
      boolean oneRules = findings.entries().stream().map(Entry::rules).distinct().count() == 1;
      parts(oneRules ? findings.entries().get(0).rules() : "", ridges, parts);
    } else {
      for (Group group : groups) {
        List<Ridge> ridges =
            group.entries().stream().map(entry -> new Ridge(entry.rules(), entry)).toList();
        parts(group.matchup(), ridges, parts);
      }
    }
    FileNames names = new FileNames(findings.headings());
    return parts.stream()
        .map(
            part ->
                drawing(parts.size() == 1 ? NAME : names.of(NAME, part.subtitle()), part, findings))
        .toList();
  }

  /** One drawing. */
  private record Part(String subtitle, List<Ridge> ridges) {}

  /** The shortest games first, on as many pages as they need. */
  private static void parts(String subtitle, List<Ridge> ridges, List<Part> parts) {
    List<Ridge> sorted =
        ridges.stream()
            .sorted(
                Comparator.comparingInt((Ridge ridge) -> ridge.median())
                    .thenComparingDouble(ridge -> Lengths.throwsOf(ridge.entry()).mean()))
            .toList();
    int pages = (sorted.size() + MOST_RIDGES - 1) / MOST_RIDGES;
    for (int page = 0; page < pages; page++) {
      int from = page * sorted.size() / pages;
      int to = (page + 1) * sorted.size() / pages;
      parts.add(new Part(subtitle, sorted.subList(from, to)));
    }
  }

  private static Drawing drawing(String name, Part part, Findings findings) {
    Say say = findings.say();
    List<Entry> entries = part.ridges().stream().map(Ridge::entry).toList();
    Ridges ridges = new Ridges(part.ridges(), new Lengths(entries), say);
    List<String> notes = new ArrayList<>();
    if (!part.subtitle().isEmpty()) {
      notes.add(part.subtitle());
    }
    ridges.beyond().ifPresent(notes::add);
    if (entries.stream().anyMatch(entry -> entry.tally().ends(End.UNFINISHED) > 0)) {
      notes.add(say.text("ridgeline.unfinished"));
    }
    return new Sheet(
            say.text("ridgeline.title"),
            String.join(" · ", notes),
            List.of(),
            findings.source(say.text("ridgeline.medians", findings.confidenceLevel())))
        .drawing(name, say.text("ridgeline.caption"), ridges.height(), ridges::paint);
  }
}
