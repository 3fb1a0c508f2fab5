package senet.cli;

import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.GameObserver;
import senet.game.Move;
import senet.game.Position;
import senet.policy.PolicySpec;
import senet.rules.SquareSet;

/** Prints a game throw by throw: what was thrown, what moved, and the board where it changed. */
final class Transcript implements GameObserver {
  private final Engine engine;
  private final PolicySpec first;
  private final PolicySpec second;
  private final PrintWriter out;

  /** The position before the next throw, seen by who moved first; null before the first throw. */
  private @Nullable Position before;

  private int count;

  Transcript(Engine engine, PolicySpec first, PolicySpec second, PrintWriter out) {
    this.engine = engine;
    this.first = first;
    this.second = second;
    this.out = out;
  }

  @Override
  public void started(long board, int counts) {
    before = Position.of(board, counts);
    out.println("  ● first (" + first.label() + ")   ○ second (" + second.label() + ")");
    out.println();
    BoardDrawing.lines(before, engine.rules()).forEach(out::println);
  }

  @Override
  public void thrown(boolean firstMoves, int value, int from, long board, int counts) {
    count++;
    String who = firstMoves ? "● first" : "○ second";
    Position start = java.util.Objects.requireNonNull(before);
    out.println();
    String thrown = count + ". " + who + " throws " + Math.abs(value);
    if ((from & ~Board.PASS) == 0) {
      out.println(thrown + (from == 0 ? " and must pass" : " and passes"));
      return;
    }
    Position seen = firstMoves ? start : start.flip();
    out.println(thrown + ": " + words(seen, Move.of(engine, seen, value, from)));
    before =
        firstMoves
            ? Position.of(board, counts)
            : Position.of(Board.flip(board), Counts.flip(counts));
    BoardDrawing.lines(before, engine.rules()).forEach(out::println);
  }

  private static String words(Position seen, Move move) {
    if (move.isBearingOff()) {
      return "bears off from " + move.from();
    }
    StringBuilder words =
        new StringBuilder((move.isEntering() ? "enters on " : move.from() + " to ") + move.to());
    if (seen.rival().contains(move.to())) {
      words.append(hit(seen, move));
    }
    if (!move.after().own().contains(move.to())) {
      int rest = move.after().own().mask() & ~seen.own().mask();
      words.append(", sent back to ").append(new SquareSet(rest));
    }
    return words.toString();
  }

  /** What becomes of the piece that a move lands on. */
  private static String hit(Position seen, Move move) {
    Position after = move.after();
    SquareSet rest = new SquareSet(after.rival().mask() & ~seen.rival().mask());
    if (!rest.isEmpty()) {
      return rest.contains(move.from()) ? ", changing places" : ", sending it back to " + rest;
    }
    return after.rivalHand() > seen.rivalHand() ? ", sending it to the hand" : ", capturing";
  }
}
