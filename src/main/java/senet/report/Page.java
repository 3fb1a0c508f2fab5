package senet.report;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;
import senet.run.FigureSettings.Theme;

/** The report as one page that needs no other file, no network and no script. */
final class Page {
  private static final String STYLE =
      """
      <style>
      * { box-sizing: border-box; }
      body { margin: 0 auto; padding: 1rem; max-width: 60rem; color: var(--ink); background: var(--paper);
        font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
      h1 { font-size: 1.8rem; line-height: 1.2; margin: 1rem 0 0.25rem; }
      h2 { font-size: 1.35rem; margin: 2.5rem 0 0.5rem; }
      h3 { font-size: 1.05rem; margin: 1.5rem 0 0.25rem; }
      p, li, dd { max-width: 46rem; }
      ul { padding-left: 1.25rem; }
      li { margin-bottom: 0.4rem; }
      .languages a { margin-left: 0.6rem; }
      .source, figcaption, caption { color: var(--grey); }
      .warning { border-left: 0.3rem solid var(--warning); padding: 0.5rem 0.8rem;
        background: var(--warning-paper); }
      figure { margin: 1.5rem 0 2rem; }
      figure img { display: block; width: 100%; min-width: 35rem; max-width: 860px; height: auto; }
      figcaption { font-size: 0.95rem; max-width: 46rem; }
      .scroll { overflow-x: auto; margin: 1rem 0; }
      table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
      caption { text-align: left; padding-bottom: 0.3rem; }
      th, td { padding: 0.35rem 0.7rem; text-align: right; vertical-align: top;
        border-bottom: 1px solid var(--line); white-space: nowrap; }
      thead th { vertical-align: bottom; white-space: normal; }
      th:first-child { text-align: left; padding-left: 0; }
      small { display: block; color: var(--grey); }
      dt { font-weight: 600; margin-top: 0.5rem; }
      dd { margin: 0; }
      @media print { figure, tr { break-inside: avoid; } body { max-width: none; } }
      </style>
      """;

  private Page() {}

  /**
   * A chart as the page shows it.
   *
   * @param drawing the chart
   * @param svgs an SVG for each theme, at least one, the usual first
   */
  record Illustration(Drawing drawing, SortedMap<Theme, byte[]> svgs) {}

  static byte[] bytes(Findings findings, List<Illustration> illustrations, Pages pages) {
    Html page = new Html();
    String title = findings.plan().title();
    List<Theme> themes = findings.plan().figures().themes();
    String code = findings.say().language().code();
    page.raw("<!DOCTYPE html>").raw("<html lang=\"" + code + "\">").raw("<head>");
    page.raw("<meta charset=\"utf-8\" />");
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />");
    page.element("title", title)
        .raw(PageColors.style(themes))
        .raw(STYLE.strip())
        .raw("</head>")
        .raw("<body>")
        .raw("<main>");
    page.element("h1", title);
    page.raw("<p class=\"source\">" + Html.escape(findings.origin()) + "</p>");
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
    TypicalGame.write(findings, page);
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
    page.raw("<picture>");
    illustration.svgs().entrySet().stream()
        .skip(1)
        .map(svg -> source(svg.getKey(), svg.getValue()))
        .forEach(page::raw);
    page.raw(
        "<img src=\""
            + data(illustration.svgs().values().iterator().next())
            + "\" width=\""
            + drawing.width()
            + "\" height=\""
            + drawing.height()
            + "\" alt=\""
            + Html.escape(say.text("report.alternative", drawing.title()))
            + "\" />");
    page.raw("</picture>").raw("</div>").element("figcaption", drawing.caption()).raw("</figure>");
  }

  /** What a reader who prefers the theme sees in place of the usual. */
  private static String source(Theme theme, byte[] svg) {
    return "<source media=\"" + PageColors.media(theme) + "\" srcset=\"" + data(svg) + "\" />";
  }

  private static String data(byte[] svg) {
    return "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(svg);
  }
}
