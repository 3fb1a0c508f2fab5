package senet.report;

import java.util.ArrayList;
import java.util.List;
import senet.run.Results;

/** Everything that people read of a study: tables, charts and a page. */
public final class Report {
  private Report() {}

  /** The files of the report; the same results give the same bytes. */
  public static List<ReportFile> files(Results results) {
    Findings findings = new Findings(results);
    List<ReportFile> files = new ArrayList<>();
    files.add(new ReportFile("summary.csv", Tables.summary(results)));
    files.add(new ReportFile("distributions.csv", Tables.distributions(results)));
    // drawing takes longest, and no drawing waits for another
    List<Page.Illustration> illustrations =
        Charts.of(findings).parallelStream().map(Report::illustration).toList();
    for (Page.Illustration illustration : illustrations) {
      files.add(illustration.svg());
      files.add(illustration.png());
    }
    files.add(new ReportFile("report.html", Page.bytes(findings, illustrations)));
    return List.copyOf(files);
  }

  private static Page.Illustration illustration(Drawing drawing) {
    String name = "charts/" + drawing.name();
    return new Page.Illustration(
        drawing,
        new ReportFile(name + ".svg", Images.svg(drawing)),
        new ReportFile(name + ".png", Images.png(drawing)));
  }
}
