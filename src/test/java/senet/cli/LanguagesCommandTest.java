package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A study or {@code --lang} says in which languages charts and report are. */
class LanguagesCommandTest {

  @TempDir private Path folder;
  private Path results = Path.of("");

  @BeforeEach
  void nameResults() {
    results = folder.resolve("results");
  }

  private void run(String more, Object... options) throws IOException {
    Path study = Cli.study(folder, "small", more);
    Object[] all = new Object[options.length + 5];
    System.arraycopy(new Object[] {"run", study, "--out", results, "--quiet"}, 0, all, 0, 5);
    System.arraycopy(options, 0, all, 5, options.length);
    Cli cli = Cli.run(all);
    assertThat(cli.code()).as(cli.err()).isZero();
  }

  private Set<String> names() {
    return Cli.files(results).keySet();
  }

  @Test
  void aStudyNamesItsLanguagesAndReportWritesAllAgain() throws IOException {
    run("languages: [en, fi]");
    assertThat(names())
        .contains("report.html", "report-fi.html", "charts/outcome.svg", "charts/fi/outcome.svg");
    assertThat(results.resolve("report.html")).content().contains("<html lang=\"en\">");
    assertThat(results.resolve("report-fi.html"))
        .content()
        .contains("<html lang=\"fi\">", "<h2>Lyhyesti</h2>");
    SortedMap<String, String> before = Cli.files(results);
    Files.delete(results.resolve("report-fi.html"));
    assertThat(Cli.run("report", results).code()).isZero();
    assertThat(Cli.files(results)).isEqualTo(before);
  }

  @Test
  void anOptionReplacesTheStudysAndIsKeptWithTheResults() throws IOException {
    run("languages: [en, fi]", "--lang", "cs");
    assertThat(names()).contains("report.html").doesNotContain("report-fi.html");
    assertThat(results.resolve("report.html")).content().contains("<html lang=\"cs\">");
    SortedMap<String, String> before = Cli.files(results);
    assertThat(Cli.run("report", results).code()).isZero();
    assertThat(Cli.files(results)).isEqualTo(before);
  }

  @Test
  void reportReplacesPagesAndChartsOfOtherLanguages() throws IOException {
    run("");
    SortedMap<String, String> english = Cli.files(results);
    assertThat(Cli.run("report", results, "--lang", "tr,es").code()).isZero();
    assertThat(results.resolve("report.html")).content().contains("<html lang=\"tr\">");
    assertThat(names()).contains("report-es.html", "charts/es/length.png");
    assertThat(Cli.run("report", results).code()).isZero();
    assertThat(Cli.files(results)).isEqualTo(english);
    assertThat(results.resolve("charts/es")).doesNotExist();
  }

  @Test
  void resultsThatNameNoLanguageAreEnglish() throws IOException {
    run("");
    SortedMap<String, String> before = Cli.files(results);
    Path json = results.resolve("study.json");
    String text = Files.readString(json);
    String old = text.replaceFirst("\"languages\" : \\[[^]]*\\],\\s*", "");
    assertThat(old).isNotEqualTo(text);
    Files.writeString(json, old);
    assertThat(Cli.run("report", results).code()).isZero();
    before.remove("study.json");
    assertThat(Cli.files(results)).containsAllEntriesOf(before);
  }

  @Test
  void refusesOtherLanguages() throws IOException {
    Path study = Cli.study(folder, "small", "");
    Cli cli = Cli.run("run", study, "--out", results, "--lang", "fi,fr");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err())
        .isEqualTo(
            "Invalid value for option '--lang' (CODE): there is no language \"fr\". Known: en"
                + " (English), cs (čeština), es (español), fi (suomi), tr (Türkçe)\n"
                + "See senet run --help\n");
    assertThat(results).doesNotExist();
  }

  @Test
  void aLanguageThatIsNamedTwiceIsWrittenOnce() throws IOException {
    run("", "--lang", "fi,FI");
    assertThat(Files.readString(results.resolve("report.html"))).contains("<html lang=\"fi\">");
    assertThat(results.resolve("report-fi.html")).doesNotExist();
  }
}
