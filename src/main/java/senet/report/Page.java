package senet.report;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The report as one page that needs no other file, no network and no script. */
final class Page {
  private static final String STYLE =
      """
      <style>
      :root { color-scheme: light; }
      * { box-sizing: border-box; }
      body { margin: 0 auto; padding: 1rem; max-width: 60rem; color: #1a1a1a; background: #fff;
        font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
      h1 { font-size: 1.8rem; line-height: 1.2; margin: 1rem 0 0.25rem; }
      h2 { font-size: 1.35rem; margin: 2.5rem 0 0.5rem; }
      h3 { font-size: 1.05rem; margin: 1.5rem 0 0.25rem; }
      p, li, dd { max-width: 46rem; }
      ul { padding-left: 1.25rem; }
      li { margin-bottom: 0.4rem; }
      .languages a { margin-left: 0.6rem; }
      .source, figcaption, caption { color: #595959; }
      .warning { border-left: 0.3rem solid #d55e00; padding: 0.5rem 0.8rem; background: #fdf1e7; }
      figure { margin: 1.5rem 0 2rem; }
      figure img { display: block; width: 100%; min-width: 35rem; max-width: 860px; height: auto; }
      figcaption { font-size: 0.95rem; max-width: 46rem; }
      .scroll { overflow-x: auto; margin: 1rem 0; }
      table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
      caption { text-align: left; padding-bottom: 0.3rem; }
      th, td { padding: 0.35rem 0.7rem; text-align: right; vertical-align: top;
        border-bottom: 1px solid #ddd; white-space: nowrap; }
      thead th { vertical-align: bottom; white-space: normal; }
      th:first-child { text-align: left; padding-left: 0; }
      small { display: block; color: #595959; }
      dt { font-weight: 600; margin-top: 0.5rem; }
      dd { margin: 0; }
      @media print { figure, tr { break-inside: avoid; } body { max-width: none; } }
      </style>
      """;

  private Page() {}

  /** A chart with its files. */
  record Illustration(Drawing drawing, ReportFile svg, ReportFile png) {}

  static byte[] bytes(Findings findings, List<Illustration> illustrations, Pages pages) {
    Html page = new Html();
    String title = findings.plan().title();
    String code = findings.say().language().code();
    page.raw("<!DOCTYPE html>").raw("<html lang=\"" + code + "\">").raw("<head>");
    page.raw("<meta charset=\"utf-8\" />");
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />");
    page.element("title", title).raw(STYLE.strip()).raw("</head>").raw("<body>").raw("<main>");
    page.element("h1", title);
    page.raw("<p class=\"source\">" + Html.escape(findings.source()) + "</p>");
    pages.writeLinks(findings.say(), page);
    Map<Boolean, List<Illustration>> parted =
        illustrations.stream().collect(Collectors.partitioningBy(Page::isOfAttribution));
    List<Illustration> charts = parted.getOrDefault(false, List.of());
    AttributionSection.write(findings, parted.getOrDefault(true, List.of()), page);
    InShort.write(findings, page);
    PrecisionText.write(findings, page);
    if (!charts.isEmpty()) {
      page.element("h2", findings.text("report.charts"));
      charts.forEach(illustration -> write(illustration, findings.say(), page));
    }
    if (!findings.entries().isEmpty()) {
      new NumberTables(findings, page).write();
    }
    TableGains.write(findings, page);
    LadderSection.write(findings, page);
    ComparisonSection.write(findings, page);
    new ContestSections(findings, page).write();
    LeftOutSection.write(findings, page);
    Played.write(findings, page);
    Methods.write(findings, page);
    page.raw("</main>").raw("</body>").raw("</html>");
    return page.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static boolean isOfAttribution(Illustration illustration) {
    return illustration.drawing().name().startsWith(AttributionChart.NAME);
  }

  static void write(Illustration illustration, Say say, Html page) {
    Drawing drawing = illustration.drawing();
    page.raw("<figure>").raw("<div class=\"scroll\">");
    page.raw(
        "<img src=\"data:image/svg+xml;base64,"
            + Base64.getEncoder().encodeToString(illustration.svg().content())
            + "\" width=\""
            + drawing.width()
            + "\" height=\""
            + drawing.height()
            + "\" alt=\""
            + Html.escape(say.text("report.alternative", drawing.title()))
            + "\" />");
    page.raw("</div>").element("figcaption", drawing.caption()).raw("</figure>");
  }
}
