package senet.cli;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import senet.run.Plan;
import senet.run.Results;

/** What may differ from run to run: times, threads, host and speed. */
final class RunLog {
  private final Plan plan;
  private final long gamesKept;
  private final int threads;
  private final Instant started = Instant.now();
  private final long startNanos = System.nanoTime();
  private long playedNanos;
  private List<String> warnings = List.of();
  private long games;
  private String tables = "";
  private String checkpoints = "";
  private String place = "";

  RunLog(Results start, int threads) {
    this.plan = start.plan();
    this.gamesKept = start.games();
    this.threads = threads;
  }

  /** The games are finished, and came to this. */
  void played(Results results) {
    games = results.games();
    warnings = new ArrayList<>(UnfinishedGames.warnings(results));
    warnings.addAll(GoalText.all(results));
    playedNanos = System.nanoTime() - startNanos;
  }

  /** Lines about the exact tables that were used. */
  void used(String lines) {
    tables = lines;
  }

  /** Games were kept meanwhile, of which this is a line. */
  void kept(String cost) {
    checkpoints = cost;
  }

  /** A line about who plays the games; empty if this process does. */
  void playedBy(String crew) {
    place = crew;
  }

  /** The log's text, when all else is written. */
  String finished() {
    double playing = playedNanos / 1e9;
    double writing = (System.nanoTime() - startNanos) / 1e9 - playing;
    return String.join(
        "\n",
        "study: " + plan.study(),
        "version: " + Version.text(),
        "started: " + started.truncatedTo(ChronoUnit.SECONDS),
        "finished: " + Instant.now().truncatedTo(ChronoUnit.SECONDS),
        String.format(
            Locale.ROOT,
            "games: %d in %d scenarios%s",
            games,
            plan.scenarios().size(),
            plan.contests().isEmpty() ? "" : " and " + plan.contests().size() + " contests"),
        String.format(Locale.ROOT, "kept: %d games of an interrupted run", gamesKept),
        String.format(
            Locale.ROOT,
            "playing: %.3f s, %.0f games/s",
            playing,
            (games - gamesKept) / Math.max(playing, 1e-9)),
        String.format(Locale.ROOT, "writing: %.3f s", writing),
        "threads: " + threads,
        "host: " + host(),
        "java: " + System.getProperty("java.vm.name") + " " + Runtime.version(),
        "system: " + System.getProperty("os.name") + " " + System.getProperty("os.arch"),
        more());
  }

  /** A line for every warning and goal, and for everything that the study could not play. */
  private String more() {
    StringBuilder lines = new StringBuilder(place + checkpoints + tables);
    warnings.forEach(line -> lines.append(line).append('\n'));
    PlanText.allLeftOut(plan).forEach(line -> lines.append(line).append('\n'));
    return lines.toString();
  }

  private static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "unknown";
    }
  }

  /** A duration for people, such as {@code 2 min 05 s}. */
  static String people(Duration duration) {
    long seconds = Math.max(0, duration.toSeconds());
    if (seconds < 60) {
      return seconds + " s";
    }
    if (seconds < 3600) {
      return String.format(Locale.ROOT, "%d min %02d s", seconds / 60, seconds % 60);
    }
    return String.format(Locale.ROOT, "%d h %02d min", seconds / 3600, seconds / 60 % 60);
  }
}
