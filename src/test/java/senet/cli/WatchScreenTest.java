package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * On a terminal passing lines are replaced, and lasting ones stay above them; elsewhere all stay.
 */
class WatchScreenTest {
  private final StringWriter written = new StringWriter();

  private void show(boolean terminal) {
    WatchScreen screen = WatchScreen.of(terminal, new PrintWriter(written));
    screen.lasting(List.of("title"));
    screen.passing(List.of("one", "two"));
    screen.passing(List.of("three"));
    screen.lasting(List.of("done"));
    screen.passing(List.of("four", "five"));
    screen.passing(List.of());
    screen.lasting(List.of("end"));
  }

  /** What stands on a terminal that knows the control sequences used. */
  private List<String> onTerminal() {
    List<String> lines = new ArrayList<>();
    String text = written.toString().replaceAll("\u001b\\[\\?7[lh]", "");
    for (String part : text.split("(?<=\n)|(?=\u001b)|(?<=\u001b\\[J)", -1)) {
      if (part.matches("\u001b\\[\\d+F\u001b?")) {
        int up = Integer.parseInt(part.replaceAll("\\D", ""));
        lines.subList(lines.size() - up, lines.size()).clear();
      } else if (!part.startsWith("\u001b") && !part.isEmpty()) {
        lines.add(part.strip());
      }
    }
    return lines;
  }

  @Test
  void aTerminalShowsTheLatest() {
    show(true);
    assertThat(onTerminal()).containsExactly("title", "done", "end");
    assertThat(WatchScreen.of(true, new PrintWriter(written)).lines("a", "b"))
        .containsExactly("a", "  b");
    assertThat(written.toString())
        .startsWith("\u001b[?7l\u001b[?7htitle\n")
        .contains("one\ntwo\n\u001b[?7h\u001b[2F\u001b[J\u001b[?7lthree\n");
  }

  @Test
  void elsewhereAllIsKept() {
    show(false);
    assertThat(WatchScreen.of(false, new PrintWriter(written)).lines("a", "b"))
        .containsExactly("a: b");
    assertThat(written.toString().lines())
        .containsExactly("title", "one", "two", "three", "done", "four", "five", "end");
  }

  @Test
  void linesComeSoonAndThenNowAndThen() {
    WatchScreen screen = WatchScreen.of(false, new PrintWriter(written));
    assertThat(screen.isDue(0.5)).isFalse();
    assertThat(screen.isDue(1.2)).isTrue();
    assertThat(screen.isDue(6)).isFalse();
    assertThat(screen.isDue(6.3)).isTrue();
  }
}
