package senet.report;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import senet.language.Language;
import senet.run.Results;

/** Everything that people read of a study: tables, charts and a page. */
public final class Report {
  /** The tables that only some studies have. */
  public static final List<String> TABLES_OF_SOME =
      Stream.concat(
              Stream.of(AttributionTable.FILE, "comparisons.csv"), ContestTables.FILES.stream())
          .toList();

  private Report() {}

  /**
   * Loads in a thread of its own what draws charts, typefaces above all. Nothing depends on it but
   * how long the first report takes: by a quarter less if games are played in the meantime.
   */
  public static void warmUp() {
    Thread thread = new Thread(() -> illustration(Drawing.SAMPLE, ""), "senet-drawing");
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
    List<Page.Illustration> illustrations =
        Charts.of(findings).parallelStream().map(drawing -> illustration(drawing, folder)).toList();
    List<ReportFile> files = new ArrayList<>();
    for (Page.Illustration illustration : illustrations) {
      files.add(illustration.svg());
      files.add(illustration.png());
    }
    byte[] page = Page.bytes(findings, illustrations, pages);
    files.add(new ReportFile(pages.page(language), page));
    return files;
  }

  private static List<ReportFile> tables(Results results) {
    List<ReportFile> tables = new ArrayList<>();
    tables.add(new ReportFile("summary.csv", Tables.summary(results)));
    tables.add(new ReportFile("distributions.csv", Tables.distributions(results)));
    tables.addAll(ContestTables.files(results));
    return tables;
  }

  private static Page.Illustration illustration(Drawing drawing, String folder) {
    String name = folder + drawing.name();
    return new Page.Illustration(
        drawing,
        new ReportFile(name + ".svg", Images.svg(drawing)),
        new ReportFile(name + ".png", Images.png(drawing)));
  }
}
