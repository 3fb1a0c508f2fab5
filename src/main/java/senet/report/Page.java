package senet.report;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;
import senet.run.FigureSettings.Theme;

/**
 * The report as one page that needs no other file and no network; without its script only sorting
 * is missing.
 */
final class Page {
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
        .raw(PageStyle.ELEMENT)
        .raw("</head>")
        .raw("<body>")
        .raw("<header>");
    page.element("h1", title);
    page.raw("<p class=\"source\">" + Html.escape(findings.origin()) + "</p>");
    pages.writeLinks(findings.say(), page);
    page.raw("</header>").raw("<main>");
    InShort.write(findings, page);
    PrecisionText.write(findings, page);
    Map<Boolean, List<Illustration>> parted =
        illustrations.stream().collect(Collectors.partitioningBy(Page::isOfAttribution));
    AttributionSection.write(findings, parted.getOrDefault(true, List.of()), page);
    List<Illustration> charts = parted.getOrDefault(false, List.of());
    if (!charts.isEmpty()) {
      page.element("h2", findings.text("report.charts"));
      Charts.leftOut(findings).ifPresent(words -> page.element("p", words));
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
    Methods.write(findings, page);
    Played.write(findings, page);
    page.raw("</main>").raw(PageScript.ELEMENT).raw("</body>").raw("</html>");
    return page.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static boolean isOfAttribution(Illustration illustration) {
    return illustration.drawing().name().startsWith(AttributionChart.NAME);
  }

  static void write(Illustration illustration, Say say, Html page) {
    Drawing drawing = illustration.drawing();
    String safe = Html.escape(drawing.title());
    page.raw("<figure>");
    page.raw("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"" + safe + "\">");
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
            + Html.escape(Alternative.of(drawing).text(drawing, say))
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
