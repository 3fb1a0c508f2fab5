package senet.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import senet.language.Language;

/** The page as a browser shows it; skipped where there is no Chromium. */
class PageInBrowserTest {

  /** Reports how the page fits each width and how its first table sorts, as text of the outer page. */
  private static final String PROBE =
      """
      <!DOCTYPE html><html lang="en"><body><pre id="told"></pre>
      <iframe id="narrow" width="360" height="800"></iframe>
      <iframe id="wide" width="1440" height="800"></iframe>
      <script id="page" type="text/plain">PAGE</script>
      <script>
      var bytes = Uint8Array.from(atob(document.getElementById('page').textContent), c => c.charCodeAt(0));
      var html = new TextDecoder().decode(bytes);
      function tell(line) { document.getElementById('told').append(line + '\\n'); }
      function column(table, place) {
        return Array.from(table.tBodies[0].rows)
            .map(row => row.cells[place].firstChild.textContent.replace(/\\s/g, '')).join(' ');
      }
      for (const id of ['narrow', 'wide']) {
        const frame = document.getElementById(id);
        frame.onload = () => {
          const page = frame.contentDocument;
          if (!page.querySelector('h1')) { return; }
          page.querySelectorAll('details').forEach(part => part.open = true);
          tell(id + ' fits ' + (page.documentElement.scrollWidth <= frame.contentWindow.innerWidth)
              + ' in ' + frame.contentWindow.innerWidth);
          page.querySelectorAll('.scroll').forEach(part => {
            if (part.tabIndex !== 0 || !part.getAttribute('aria-label')) { tell('cannot be focused'); }
          });
          const table = page.querySelector('table');
          const place = Array.from(table.tHead.rows[0].cells).length - 1;
          for (const at of [0, place]) {
            const head = table.tHead.rows[0].cells[at];
            for (const way of ['ascending', 'descending']) {
              head.querySelector('button').click();
              tell(id + ' column ' + (at === 0 ? 'first' : 'last') + ' '
                  + head.getAttribute('aria-sort') + ' ' + column(table, at));
            }
          }
          tell(id + ' sorted heads ' + page.querySelectorAll('[aria-sort]').length);
          tell(id + ' done');
        };
        frame.srcdoc = html;
      }
      </script></body></html>
      """;

  @TempDir private Path folder;

  private static Optional<Path> browser() {
    return Stream.of("chromium", "chromium-browser")
        .flatMap(
            name ->
                Arrays.stream(
                        Optional.ofNullable(System.getenv("PATH"))
                            .orElse("")
                            .split(File.pathSeparator))
                    .filter(path -> !path.isEmpty())
                    .map(path -> Path.of(path, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** What the browser leaves of the page that is asked for, and what its console says. */
  private record Seen(String page, String console) {}

  private Seen open(Path file) throws IOException, InterruptedException {
    Optional<Path> browser = browser();
    assumeTrue(browser.isPresent(), "no chromium or chromium-browser on the path");
    Path console = folder.resolve("console.txt");
    Path page = folder.resolve("seen.html");
    Process process =
        new ProcessBuilder(
                browser.orElseThrow().toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--user-data-dir=" + folder.resolve("profile"),
                "--window-size=1600,1000",
                "--enable-logging=stderr",
                "--virtual-time-budget=5000",
                "--dump-dom",
                file.toUri().toString())
            .redirectError(console.toFile())
            .redirectOutput(page.toFile())
            .start();
    boolean ended = process.waitFor(60, TimeUnit.SECONDS);
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
    assertThat(ended).as("the browser ends").isTrue();
    return new Seen(Files.readString(page), Files.readString(console));
  }

  private Seen probe(byte[] page) throws IOException, InterruptedException {
    String encoded = java.util.Base64.getEncoder().encodeToString(page);
    Path file = folder.resolve("probe.html");
    Files.writeString(file, PROBE.replace("PAGE", encoded));
    return open(file);
  }

  private static byte[] page(Language language) {
    // games stopped at different caps and rules with long names, with numbers that text would missort
    Findings findings = new Findings(Tabled.RESULTS).in(language);
    List<Page.Illustration> charts =
        Charts.of(findings).stream()
            .map(
                drawing ->
                    Illustrated.of(drawing, "charts/", findings.plan().figures()).onPage())
            .toList();
    return Page.bytes(findings, charts, new Pages(List.of(language)));
  }

  private static final class Tabled {
    static final senet.run.Results RESULTS =
        Studies.run(
            "Some",
            List.of(
                new senet.run.Scenario(Studies.swaps("r9"), Studies.RANDOM, Studies.RANDOM, 1200),
                new senet.run.Scenario(Studies.swaps("r10"), Studies.RANDOM, Studies.RANDOM, 90),
                new senet.run.Scenario(
                    Studies.captures("a-name-" + "as-long-as-anyone-may-choose-".repeat(3)),
                    Studies.RANDOM,
                    Studies.RANDOM,
                    300)));
  }

  @Test
  void fitsNarrowAndWideScreensAndSortsByValue() throws Exception {
    Seen seen = probe(page(Language.ENGLISH));
    assertThat(seen.page())
        .contains("narrow fits true in 360", "wide fits true in 1440")
        .contains("narrow done", "wide done", "narrow sorted heads 1")
        .contains("column first ascending a-name-", "column last ascending 90 300 1200")
        .contains("column last descending 1200 300 90")
        .doesNotContain("cannot be focused");
    assertThat(seen.page()).containsPattern("column first descending r10 r9 a-name-");
    assertThat(errors(seen)).isEmpty();
  }

  /** Where a point groups thousands and a comma stands before decimals. */
  @Test
  void sortsByValueInTurkish() throws Exception {
    Seen seen = probe(page(Language.find("tr").orElseThrow()));
    assertThat(seen.page())
        .contains("narrow fits true in 360", "column last ascending 90 300 1.200");
    assertThat(errors(seen)).isEmpty();
  }

  /** The test above would not see an error that is not reported. */
  @Test
  void anErrorIsSeen() throws Exception {
    Path file = folder.resolve("wrong.html");
    Files.writeString(
        file,
        "<!DOCTYPE html><html><body><script>missing();</script></body></html>",
        StandardCharsets.UTF_8);
    assertThat(errors(open(file))).isNotEmpty();
  }

  private static List<String> errors(Seen seen) {
    return seen.console().lines().filter(line -> line.contains(":CONSOLE")).toList();
  }
}
