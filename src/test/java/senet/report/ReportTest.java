package senet.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import senet.policy.PolicySpec;
import senet.run.FigureSettings;
import senet.run.FigureSettings.Format;
import senet.run.FigureSettings.Size;
import senet.run.FigureSettings.Source;
import senet.run.FigureSettings.Theme;
import senet.run.Presentation;
import senet.run.Results;

class ReportTest {

  @Test
  void writesTablesChartsAndAPage() {
    assertThat(Report.files(Studies.oneMatchup(2)))
        .extracting(ReportFile::path)
        .containsExactly(
            "summary.csv",
            "distributions.csv",
            "comparisons.csv",
            "charts/outcome.svg",
            "charts/outcome.png",
            "charts/advantage.svg",
            "charts/advantage.png",
            "charts/length.svg",
            "charts/length.png",
            "charts/score.svg",
            "charts/score.png",
            "charts/comparisons.svg",
            "charts/comparisons.png",
            "report.html");
  }

  @Test
  void themesAndSizesHaveFoldersOfTheirOwn() {
    FigureSettings settings =
        new FigureSettings(
            List.of(Theme.DARK, Theme.LIGHT),
            List.of(Format.PDF, Format.SVG),
            List.of(Size.WEB, Size.PRINT),
            Source.HIDDEN,
            120);
    List<ReportFile> files =
        Report.files(Studies.oneMatchup(1).with(Presentation.DEFAULT.with(settings)));
    assertThat(files)
        .extracting(ReportFile::path)
        .filteredOn(path -> path.contains("/outcome."))
        .containsExactly(
            "charts/outcome.svg",
            "charts/outcome.pdf",
            "charts/dark/outcome.svg",
            "charts/dark/outcome.pdf",
            "charts/print/outcome.svg",
            "charts/print/outcome.pdf",
            "charts/print/dark/outcome.svg",
            "charts/print/dark/outcome.pdf");
    String page = text(files.get(files.size() - 1));
    assertThat(page)
        .contains("color-scheme: light dark;", "<source media=\"(prefers-color-scheme: dark)\"")
        .contains("a-study · 200 games");
    for (ReportFile file : files) {
      if (file.path().endsWith(".svg")) {
        assertThat(text(file)).as(file.path()).doesNotContain("a-study", "seed");
      }
    }
  }

  /** A page in one theme, whatever its reader prefers. */
  @Test
  void thePageIsDarkWhereOnlyDarkFiguresAreMade() {
    FigureSettings usual = FigureSettings.DEFAULT;
    FigureSettings dark =
        new FigureSettings(
            List.of(Theme.DARK), List.of(Format.PNG), usual.sizes(), usual.source(), 180);
    List<ReportFile> files =
        Report.files(Studies.oneMatchup(1).with(Presentation.DEFAULT.with(dark)));
    assertThat(files)
        .extracting(ReportFile::path)
        .contains("charts/dark/outcome.png")
        .doesNotContain("charts/outcome.png", "charts/dark/outcome.svg");
    assertThat(text(files.get(files.size() - 1)))
        .contains("color-scheme: dark;", "--paper: #15181c")
        .doesNotContain("prefers-color-scheme", "--paper: #ffffff");
  }

  private static String text(ReportFile file) {
    return new String(file.content(), StandardCharsets.UTF_8);
  }

  @Test
  void theSameResultsGiveTheSameBytesInAnyLocale() {
    List<ReportFile> once = Report.files(Studies.bothStarts());
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);
    try {
      List<ReportFile> again = Report.files(Studies.bothStarts());
      assertThat(again).hasSameSizeAs(once);
      for (int i = 0; i < once.size(); i++) {
        assertThat(again.get(i).content()).as(once.get(i).path()).isEqualTo(once.get(i).content());
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void thePageIsWellFormedAndSelfContained() {
    Results results = Studies.bothStarts();
    Document page = Xml.parse(pageBytes(results));
    assertThat(page.getDocumentElement().getAttribute("lang")).isEqualTo("en");
    assertThat(page.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("Both starts");
    NodeList images = page.getElementsByTagName("img");
    assertThat(images.getLength()).isEqualTo(4);
    for (int i = 0; i < images.getLength(); i++) {
      Element image = (Element) images.item(i);
      assertThat(image.getAttribute("alt")).startsWith("Chart: ");
      assertThat(image.getAttribute("src")).startsWith("data:image/svg+xml;base64,");
    }
    assertThat(page(results)).doesNotContain("http:", "https:", "<script ", "<link");
  }

  @Test
  void thePageTellsNumbersRulesAndPolicies() {
    String page = page(Studies.bothStarts());
    assertThat(page)
        .contains("<strong>captures</strong>: who moves first wins ")
        .contains("throws on average (half of all games take between ")
        .contains("<h3>captures: Rules of captures</h3>", "<h3>captures, even starts</h3>")
        .contains("<dt>Landing on a rival</dt>")
        .contains("<h2>Moving first, and having the odd squares</h2>")
        .contains(Html.escape(Studies.RANDOM.kind().description()))
        .contains("95% confidence", "the seed <code>42</code>")
        .doesNotContain("class=\"warning\"");
  }

  @Test
  void unfinishedGamesAreWarnedOf() {
    String page = page(Studies.run("t", List.of(Studies.random(Studies.capped("capped")))));
    assertThat(page)
        .contains("Some games were not finished.")
        .contains("of 200 games, stopped after 60 throws")
        .contains("<th scope=\"col\">unfinished</th>");
  }

  @Test
  void namesCannotBecomeMarkup() {
    String evil = "<script>alert('x')</script> & \"more\"";
    PolicySpec policy = PolicySpec.of(Studies.RANDOM.kind(), Studies.RANDOM.parameters(), evil);
    Results results =
        Studies.run(evil, List.of(Studies.scenario(Studies.captures("c" + evil), policy, policy)));
    for (ReportFile file : Report.files(results)) {
      if (file.path().matches(".*\\.(svg|html)")) {
        assertThat(new String(file.content(), StandardCharsets.UTF_8))
            .doesNotContain("<script>alert");
        Xml.parse(file.content());
      }
    }
    assertThat(Xml.parse(pageBytes(results)).getElementsByTagName("h1").item(0).getTextContent())
        .isEqualTo(evil);
  }

  @Test
  void whatXmlCannotHoldIsReplaced() {
    assertThat(Html.escape("a\u0000b\uD800<>&\"'é")).isEqualTo("a�b�&lt;&gt;&amp;&quot;&#39;é");
  }

  private static byte[] pageBytes(Results results) {
    return Report.files(results).stream()
        .filter(file -> file.path().equals("report.html"))
        .findFirst()
        .orElseThrow()
        .content();
  }

  private static String page(Results results) {
    return new String(pageBytes(results), StandardCharsets.UTF_8);
  }
}
