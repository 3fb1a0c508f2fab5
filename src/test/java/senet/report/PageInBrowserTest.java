package senet.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import senet.language.Language;
import senet.run.Results;
import senet.run.Scenario;

/** The page as a browser shows it; skipped where there is no Chromium. */
class PageInBrowserTest {

  private static final String LONG_NAME = "a-name-" + "as-long-as-anyone-may-choose-".repeat(3);

  /** Names and numbers of games that sorting as text would get wrong. */
  private static final Results PLAYED =
      Studies.run(
          "Some",
          List.of(
              new Scenario(Studies.swaps("r9"), Studies.RANDOM, Studies.RANDOM, 1200),
              new Scenario(Studies.swaps("r10"), Studies.RANDOM, Studies.RANDOM, 90),
              new Scenario(Studies.captures(LONG_NAME), Studies.RANDOM, Studies.RANDOM, 300)));

  /**
   * Reports how each page fits and how its first table sorts, and an error of its own at the end.
   */
  private static final String PROBE =
      """
      <!DOCTYPE html><html lang="en"><body><pre id="told">BEGIN
      </pre>
      <iframe title="en" width="360" height="800"></iframe>
      <iframe title="en" width="1440" height="800"></iframe>
      <iframe title="tr" width="360" height="800"></iframe>
      <script id="en" type="text/plain">PAGE-en</script>
      <script id="tr" type="text/plain">PAGE-tr</script>
      <script>
      function html(id) {
        const text = atob(document.getElementById(id).textContent);
        return new TextDecoder().decode(Uint8Array.from(text, c => c.charCodeAt(0)));
      }
      function column(table, place) {
        return Array.from(table.tBodies[0].rows)
            .map(row => row.cells[place].firstChild.textContent.replace(/\\s/g, '')).join(' ');
      }
      const frames = Array.from(document.querySelectorAll('iframe'));
      let left = frames.length;
      frames.forEach(frame => {
        const name = frame.title + ' ' + frame.width + ': ';
        const tell = line => document.getElementById('told').append(name + line + '\\n');
        frame.onload = () => {
          const page = frame.contentDocument;
          if (!page.querySelector('h1')) { return; }
          page.querySelectorAll('details').forEach(part => part.open = true);
          tell('wider by ' + Math.max(0, page.documentElement.scrollWidth - frame.contentWindow.innerWidth));
          const parts = Array.from(page.querySelectorAll('.scroll'));
          tell('named regions ' + parts.every(part => part.tabIndex === 0
              ? part.getAttribute('role') === 'region' ? part.getAttribute('aria-label') : false : false));
          const table = page.querySelector('table');
          const heads = table.tHead.rows[0].cells;
          for (const at of [0, heads.length - 1]) {
            for (const way of ['ascending', 'descending']) {
              heads[at].querySelector('button').click();
              tell((at === 0 ? 'first ' : 'last ') + heads[at].getAttribute('aria-sort') + ' '
                  + column(table, at));
            }
          }
          tell('sorted by ' + page.querySelectorAll('[aria-sort]').length);
          if (--left === 0) { console.error('on purpose'); }
        };
        frame.srcdoc = html(frame.title);
      });
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
  private record Seen(String page, String console) {

    List<String> told() {
      int begin = page.indexOf("BEGIN\n") + "BEGIN\n".length();
      return page.substring(begin, page.indexOf("</pre>", begin))
          .lines()
          .filter(line -> !line.isBlank())
          .toList();
    }

    List<String> errors() {
      return console.lines().filter(line -> line.contains(":CONSOLE")).toList();
    }
  }

  private Seen open(Path file) throws IOException, InterruptedException {
    Path console = folder.resolve("console.txt");
    Path page = folder.resolve("seen.html");
    Process process =
        new ProcessBuilder(
                browser().orElseThrow().toString(),
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

  private static String encoded(String language) {
    return Base64.getEncoder().encodeToString(page(Language.find(language).orElseThrow()));
  }

  private static byte[] page(Language language) {
    Findings findings = new Findings(PLAYED).in(language);
    List<Page.Illustration> charts =
        Charts.of(findings).stream()
            .map(drawing -> Illustrated.of(drawing, "charts/", findings.plan().figures()).onPage())
            .toList();
    return Page.bytes(findings, charts, new Pages(List.of(language)));
  }

  /** The last error is the probe's own: without it, nobody would know that errors are seen. */
  @Test
  void fitsAndSortsByValueWithoutErrors() throws IOException, InterruptedException {
    assumeTrue(browser().isPresent(), "no chromium or chromium-browser on the path");
    Path file = folder.resolve("probe.html");
    Files.writeString(
        file, PROBE.replace("PAGE-en", encoded("en")).replace("PAGE-tr", encoded("tr")));
    Seen seen = open(file);
    String name = LONG_NAME;
    assertThat(seen.told())
        .containsExactlyInAnyOrderElementsOf(
            Stream.of("en 360: ", "en 1440: ", "tr 360: ")
                .flatMap(
                    frame ->
                        Stream.of(
                                "wider by 0",
                                "named regions true",
                                "first ascending " + name + " r9 r10",
                                "first descending r10 r9 " + name,
                                "last ascending 90 300 "
                                    + (frame.startsWith("tr") ? "1.200" : "1200"),
                                "last descending "
                                    + (frame.startsWith("tr") ? "1.200" : "1200")
                                    + " 300 90",
                                "sorted by 1")
                            .map(frame::concat))
                .toList());
    assertThat(seen.errors()).singleElement().asString().contains("on purpose");
  }
}
