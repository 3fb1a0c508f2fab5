package senet.run;

import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.GameResult;
import senet.game.Outcome;
import senet.measure.GameCounter;
import senet.measure.Tally;
import senet.policy.endgame.EndgameTable;
import senet.policy.endgame.EndgameTable.Value;

/**
 * Notes what the endgame tables say of the first position of a game that stands in them. Whether a
 * game stops there is known from what was played so far, so that the value's mean is the chance
 * itself.
 */
final class EndgameEntry implements GameCounter {
  private final Engine engine;
  private final EndgameTable table;
  private Value value = Value.UNKNOWN;

  EndgameEntry(Engine engine, EndgameTable table) {
    this.engine = engine;
    this.table = table;
  }

  @Override
  public void started(long board, int counts) {
    value = table.covers(board) ? table.value(true, board, counts) : Value.UNKNOWN;
  }

  @Override
  public void thrown(boolean firstMoves, int value, int from, long board, int counts) {
    if (!this.value.isKnown() && table.covers(board)) {
      enter(firstMoves, value, from, board, counts);
    }
  }

  private void enter(boolean firstMoves, int thrown, int from, long board, int counts) {
    boolean moved = (from & ~Board.PASS) != 0;
    if (moved && engine.outcome(board, counts) != Outcome.RUNNING) {
      return;
    }
    value =
        engine.throwsAgain(thrown, from)
            ? table.value(firstMoves, board, counts)
            : table.value(!firstMoves, Board.flip(board), Counts.flip(counts));
  }

  /** Adds what is known of the game that was played: the table's value, or else its outcome. */
  @Override
  public void addTo(Tally tally, GameResult played) {
    if (value.isKnown()) {
      tally.addChances(value.win(), value.draw());
      return;
    }
    switch (played.end()) {
      case FIRST_WINS -> tally.addChances(EndgameTable.ONE, 0);
      case DRAW -> tally.addChances(0, EndgameTable.ONE);
      case SECOND_WINS, UNFINISHED -> tally.addChances(0, 0);
    }
  }
}
