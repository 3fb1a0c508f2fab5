package senet.run;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameResult;
import senet.measure.Tally;

/**
 * Plays games of some results again and hands on each of them, in order. Only as many are held at a
 * time as threads work on, however many there are. What is handed on does not depend on the number
 * of threads.
 */
public final class Replay {

  /** Games of one part: a thread's work for a moment, and a text of some ten kilobytes. */
  private static final long PART = 500;

  /** Parts that are played ahead, for each thread. */
  private static final int AHEAD = 4;

  private final int threads;
  private final Progress progress;

  /**
   * A replay.
   *
   * @param threads how many threads play, at least 1
   * @param progress is told of every part that is handed on
   */
  public Replay(int threads, Progress progress) {
    this.threads = threads;
    this.progress = progress;
  }

  /** Makes what writes the games of a course; called from several threads. */
  @FunctionalInterface
  public interface Rows {
    /** What writes the games of this course, in one thread. */
    Row of(Course course);
  }

  /** Writes what is to be told of a game. */
  @FunctionalInterface
  public interface Row {
    /**
     * Appends a game.
     *
     * @param index which one of its course, from 0
     * @param result how it went; the object is used again for the next game
     * @param text is appended to
     */
    void append(long index, GameResult result, StringBuilder text);
  }

  /** Takes what rows have written, part by part and in order. */
  @FunctionalInterface
  public interface Sink {
    /** Takes the next part. */
    void take(CharSequence part) throws IOException;
  }

  private record Stretch(Course course, Engine engine, long from, long to) {
    boolean isLast() {
      return to == course.games();
    }
  }

  private record Part(Stretch stretch, CharSequence text, Tally tally) {}

  /**
   * Plays all games of some courses.
   *
   * @throws RunFailure if a policy failed, or the games of a course did not come to what they came
   *     to before
   * @throws IOException if the sink failed
   * @throws InterruptedException if the thread was interrupted
   */
  public void run(List<Course> courses, Rows rows, Sink sink)
      throws RunFailure, IOException, InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads, Runner::daemon);
    try {
      Queue<Future<Part>> ahead = new ArrayDeque<>();
      Tally tally = new Tally();
      for (Course course : courses) {
        Engine engine = Engine.compile(course.rules());
        for (long from = 0; from < course.games(); from += PART) {
          Stretch stretch =
              new Stretch(course, engine, from, Math.min(course.games(), from + PART));
          ahead.add(pool.submit(() -> play(stretch, rows)));
          if (ahead.size() > AHEAD * threads) {
            tally = handOn(ahead.remove().get(), sink, tally);
          }
        }
      }
      while (!ahead.isEmpty()) {
        tally = handOn(ahead.remove().get(), sink, tally);
      }
    } catch (ExecutionException e) {
      throw Runner.failure(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  /** Hands on a part and returns the tally to go on with. */
  private Tally handOn(Part part, Sink sink, Tally tally) throws IOException, RunFailure {
    sink.take(part.text);
    tally.merge(part.tally);
    progress.advanced(part.tally.games());
    if (!part.stretch.isLast()) {
      return tally;
    }
    check(part.stretch.course, tally);
    return new Tally();
  }

  /** Games that come to something else than before are not the games of the results. */
  private static void check(Course course, Tally again) throws RunFailure {
    if (course.games() == course.played().games() && !asBefore(course.played(), again)) {
      throw new RunFailure(
          course.title()
              + ": the games do not come to what is stored of them; the results are of another"
              + " program, or changed. Run the study again",
          null);
    }
  }

  private static boolean asBefore(Tally before, Tally again) {
    return ends(before).equals(ends(again))
        && before.distributions().equals(again.distributions())
        && before.choices().equals(again.choices());
  }

  private static List<Long> ends(Tally tally) {
    List<Long> ends = new ArrayList<>();
    for (GameResult.End end : GameResult.End.values()) {
      ends.add(tally.ends(end));
    }
    return ends;
  }

  private static Part play(Stretch stretch, Rows rows) throws RunFailure {
    Course course = stretch.course;
    Row row = rows.of(course);
    StringBuilder text = new StringBuilder();
    Tally tally = new Tally();
    long index = stretch.from;
    try {
      Game game =
          new Game(
              stretch.engine,
              course.first().create(stretch.engine),
              course.second().create(stretch.engine));
      GameResult result = new GameResult();
      for (; index < stretch.to; index++) {
        game.play(course.random(), index, result);
        tally.add(result);
        row.append(index, result, text);
      }
    } catch (RuntimeException | Error e) {
      throw RunFailure.at(course.title() + ", game " + index, e);
    }
    return new Part(stretch, text, tally);
  }
}
