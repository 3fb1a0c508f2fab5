package senet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import senet.run.Ledger;

/**
 * Shows what the games came to so far, scenario by scenario, in intervals that hold at all times.
 * It only reads: the results are the same as without it.
 */
final class WatchDisplay implements ProgressDisplay {
  private static final List<String> INTRODUCTION =
      List.of(
          "These intervals may be looked at at any time, and the run stopped on sight: with %s%%",
          "probability each holds its true value at all times at once. The final ones, for a number",
          "of games decided on beforehand, are narrower. Advantage: first wins less second wins.");

  /** So many scenarios that are being played are shown at once. */
  private static final int MOST_SHOWN = 8;

  private final Ledger ledger;
  private final Pace pace;
  private final WatchScreen screen;

  /** The scenarios whose last line is still to come. */
  private final List<Integer> open = new ArrayList<>();

  WatchDisplay(Ledger ledger, WatchScreen screen) {
    this.ledger = ledger;
    this.pace = new Pace(ledger);
    this.screen = screen;
    IntStream.range(0, ledger.plan().scenarios().size()).forEach(open::add);
    String percent = WatchText.plain(100 * ledger.plan().confidence());
    screen.lasting(List.of(pace.before()));
    screen.lasting(INTRODUCTION.stream().map(line -> line.formatted(percent)).toList());
  }

  @Override
  public synchronized void advanced(long games) {
    if (screen.isDue(pace.seconds())) {
      finish();
      List<String> lines = new ArrayList<>(List.of(pace.now()));
      open.stream()
          .filter(scenario -> ledger.games(scenario) > 0)
          .limit(MOST_SHOWN)
          .forEach(scenario -> lines.addAll(lines(scenario)));
      screen.passing(lines);
    }
  }

  /** Shows the last line of every scenario that was finished in the meantime. */
  private void finish() {
    List<Integer> finished = open.stream().filter(ledger::isComplete).toList();
    open.removeAll(finished);
    screen.lasting(finished.stream().flatMap(scenario -> lines(scenario).stream()).toList());
  }

  private List<String> lines(int scenario) {
    return screen.lines(WatchText.title(ledger, scenario), WatchText.intervals(ledger, scenario));
  }

  @Override
  public synchronized void close() {
    screen.passing(List.of());
    finish();
    if (ledger.isComplete()) {
      screen.lasting(List.of(pace.after()));
    }
  }
}
