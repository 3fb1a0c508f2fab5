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
  public void started(long board) {
    before = Position.of(board, 0);
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
    if (from == 0) {
      out.println(count + ". " + who + " throws " + value + " and must pass");
      return;
    }
    Position seen = firstMoves ? start : start.flip();
    Move move = Move.of(engine, seen, value, new SquareSet(from).squares().get(0));
    out.println(count + ". " + who + " throws " + value + ": " + words(seen, move));
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
    StringBuilder words = new StringBuilder(move.from() + " to " + move.to());
    if (seen.rival().contains(move.to())) {
      words.append(
          move.after().rival().contains(move.from()) ? ", changing places" : ", capturing");
    }
    if (!move.after().own().contains(move.to())) {
      int rest = move.after().own().mask() & ~seen.own().mask();
      words.append(", sent back to ").append(new SquareSet(rest));
    }
    return words.toString();
  }
}
