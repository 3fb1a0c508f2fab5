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
    List<Page.Illustration> illustrations = new ArrayList<>();
    for (Drawing drawing : Charts.of(findings)) {
      ReportFile svg = new ReportFile("charts/" + drawing.name() + ".svg", Images.svg(drawing));
      illustrations.add(new Page.Illustration(drawing, svg));
      files.add(svg);
      files.add(new ReportFile("charts/" + drawing.name() + ".png", Images.png(drawing)));
    }
    files.add(new ReportFile("report.html", Page.bytes(findings, illustrations)));
    return List.copyOf(files);
  }
}
