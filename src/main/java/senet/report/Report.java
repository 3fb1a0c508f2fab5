package senet.report;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import senet.language.Language;
import senet.run.FigureSettings;
import senet.run.Results;

/** Everything that people read of a study: tables, charts and a page. */
public final class Report {
  /** The tables that only some studies have. */
  public static final List<String> TABLES_OF_SOME =
      Stream.concat(
              Stream.of(AttributionTable.FILE, "comparisons.csv", SquaresTable.FILE),
              ContestTables.FILES.stream())
          .toList();

  private Report() {}

  /**
   * Loads in a thread of its own what draws charts, typefaces above all. Nothing depends on it but
   * how long the first report takes: by a quarter less if games are played in the meantime.
   */
  public static void warmUp() {
    Thread thread =
        new Thread(
            () -> Illustrated.of(Drawing.SAMPLE, "charts/", FigureSettings.DEFAULT),
            "senet-drawing");
    thread.setDaemon(true);
    thread.start();
  }

  /** The files of the report; the same results give the same bytes. */
  public static List<ReportFile> files(Results results) {
    // the tables are made while the charts are drawn, and no chart waits for another
    CompletableFuture<List<ReportFile>> tables =
        CompletableFuture.supplyAsync(() -> tables(results));
    Findings findings = new Findings(results);
    List<Language> languages = results.plan().languages();
    Pages pages = new Pages(languages);
    List<ReportFile> told = new ArrayList<>();
    languages.forEach(language -> told.addAll(told(findings.in(language), pages)));
    List<ReportFile> files = new ArrayList<>(tables.join());
    if (!findings.attributions().isEmpty()) {
      double confidence = findings.plan().confidence();
      byte[] table = AttributionTable.bytes(findings.attributions(), confidence);
      files.add(new ReportFile(AttributionTable.FILE, table));
    }
    if (!findings.comparisons().isEmpty()) {
      files.add(
          new ReportFile(
              "comparisons.csv", ComparisonTable.csv(findings.comparisons(), results.plan())));
    }
    files.addAll(told);
    return List.copyOf(files);
  }

  /** Charts and page in one language. */
  private static List<ReportFile> told(Findings findings, Pages pages) {
    Language language = findings.say().language();
    String folder = pages.charts(language);
    FigureSettings settings = findings.plan().figures();
    List<Illustrated> charts =
        Charts.of(findings).parallelStream()
            .map(drawing -> Illustrated.of(drawing, folder, settings))
            .toList();
    List<ReportFile> files = new ArrayList<>();
    charts.forEach(chart -> files.addAll(chart.files()));
    List<Page.Illustration> shown = charts.stream().map(Illustrated::onPage).toList();
    files.add(new ReportFile(pages.page(language), Page.bytes(findings, shown, pages)));
    return files;
  }

  private static List<ReportFile> tables(Results results) {
    List<ReportFile> tables = new ArrayList<>();
    tables.add(new ReportFile("summary.csv", Tables.summary(results)));
    tables.add(new ReportFile("distributions.csv", Tables.distributions(results)));
    if (results.plan().countsSquares()) {
      tables.add(new ReportFile(SquaresTable.FILE, SquaresTable.bytes(results)));
    }
    tables.addAll(ContestTables.files(results));
    return tables;
  }
}
