package senet.report;

import java.util.ArrayList;
import java.util.List;
import senet.report.RowPlot.Row;
import senet.report.RowPlot.Section;

/** Lays out rows on one chart, or on a chart for each matchup where one would not fit a page. */
final class RowPages {
  /** What a printed page holds. */
  private static final int MOST_HEIGHT = 1000;

  private RowPages() {}

  /**
   * What a chart shows.
   *
   * @param name the name of its files
   * @param subtitle who plays whom, if it is the same in all rows
   * @param sections the rows
   */
  record Page(String name, String subtitle, List<Section> sections) {}

  /** The pages for sections that are headed by their matchups. */
  static List<Page> of(String chart, List<Section> sections, Headings headings) {
    int height = sections.stream().mapToInt(RowPlot::height).sum();
    if (sections.size() > 1 && height > MOST_HEIGHT) {
      FileNames names = new FileNames(headings);
      return sections.stream()
          .map(section -> page(names.of(chart, section.heading()), List.of(section)))
          .toList();
    }
    return List.of(page(chart, sections));
  }

  private static Page page(String name, List<Section> sections) {
    if (sections.size() == 1) {
      Section only = sections.get(0);
      return new Page(name, only.heading(), List.of(new Section("", only.rows())));
    }
    List<String> labels =
        sections.stream().flatMap(s -> s.rows().stream()).map(Row::label).distinct().toList();
    if (labels.size() > 1) {
      return new Page(name, "", sections);
    }
    // One rule set only: its name is said once, and the matchups become the labels.
    List<Row> rows = new ArrayList<>();
    for (Section section : sections) {
      section.rows().forEach(row -> rows.add(new Row(section.heading(), row.marks())));
    }
    return new Page(name, labels.get(0), List.of(new Section("", rows)));
  }
}
