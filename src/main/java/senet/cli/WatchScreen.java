package senet.cli;

import java.io.PrintWriter;
import java.util.List;

/** Where lines are shown: some stay, others are replaced by the next ones where that can be. */
abstract class WatchScreen {
  final PrintWriter err;
  private final double secondsBetween;
  private double nextTime;

  private WatchScreen(PrintWriter err, double firstTime, double secondsBetween) {
    this.err = err;
    this.nextTime = firstTime;
    this.secondsBetween = secondsBetween;
  }

  static WatchScreen of(boolean terminal, PrintWriter err) {
    return terminal ? new Terminal(err) : new Plain(err);
  }

  /** Whether it is time for new lines, so many seconds after the start. */
  boolean isDue(double seconds) {
    boolean due = seconds >= nextTime;
    if (due) {
      nextTime = seconds + secondsBetween;
    }
    return due;
  }

  /** A text and what belongs to it, on one line or more. */
  List<String> lines(String title, String text) {
    return List.of(title + ": " + text);
  }

  /** Shows lines that stay. */
  abstract void lasting(List<String> lines);

  /** Shows lines in the place of the passing lines before. */
  abstract void passing(List<String> lines);

  /** A file or a pipe: nothing can be replaced. */
  private static final class Plain extends WatchScreen {
    Plain(PrintWriter err) {
      super(err, 1, 5);
    }

    @Override
    void lasting(List<String> lines) {
      lines.forEach(err::println);
    }

    @Override
    void passing(List<String> lines) {
      lines.forEach(err::println);
    }
  }

  /** A terminal, by the control sequences of ECMA-48. */
  private static final class Terminal extends WatchScreen {
    private static final String UP_AND_ERASE_BELOW = "\u001b[%dF\u001b[J";
    private static final String NO_WRAPPING = "\u001b[?7l";
    private static final String WRAPPING = "\u001b[?7h";

    private List<String> shown = List.of();

    Terminal(PrintWriter err) {
      super(err, 0, 0.5);
    }

    /** Two lines, as one would be cut. */
    @Override
    List<String> lines(String title, String text) {
      return List.of(title, "  " + text);
    }

    @Override
    void lasting(List<String> lines) {
      if (lines.isEmpty()) {
        return;
      }
      List<String> below = shown;
      replaceBy(List.of());
      lines.forEach(err::println);
      replaceBy(below);
    }

    @Override
    void passing(List<String> lines) {
      replaceBy(lines);
    }

    private void replaceBy(List<String> lines) {
      if (!shown.isEmpty()) {
        err.print(UP_AND_ERASE_BELOW.formatted(shown.size()));
      }
      // a line that is wrapped would be two, and one of them would stay
      err.print(NO_WRAPPING);
      lines.forEach(err::println);
      err.print(WRAPPING);
      err.flush();
      shown = lines;
    }
  }
}
