package senet.game;

import java.util.Optional;
import org.apache.commons.rng.UniformRandomProvider;
import senet.game.GameResult.End;
import senet.rules.OpeningMove;
import senet.rules.Side;
import senet.rules.SquareSet;
import senet.rules.Starter;

/**
 * Plays whole games of two policies under one rule set. Not for use by several threads: each has
 * its own.
 */
public final class Game {

  private final Engine engine;
  private final Policy first;
  private final Policy second;
  private final GameObserver observer;
  private final Turn firstTurn = new Turn();
  private final Turn secondTurn = new Turn();

  /** Games of {@code first}, which moves first, against {@code second}. */
  public Game(Engine engine, Policy first, Policy second) {
    this(engine, first, second, GameObserver.NONE);
  }

  /** The same, with {@code observer} told of every throw. */
  public Game(Engine engine, Policy first, Policy second, GameObserver observer) {
    this.engine = engine;
    this.first = first;
    this.second = second;
    this.observer = observer;
  }

  /**
   * Plays one game.
   *
   * @param random the scenario's random numbers
   * @param index which game of the scenario, from 0
   * @param result is overwritten with what is known of the game
   * @throws IllegalStateException if a policy chooses a move that is not legal
   */
  public void play(GameRandom random, long index, GameResult result) {
    UniformRandomProvider dice = random.dice(index);
    firstTurn.drawFrom(random.first(index));
    secondTurn.drawFrom(random.second(index));
    Side starter = starter(dice);
    int maxThrows = engine.rules().ending().maxThrows();

    int mostExtraThrows = engine.rules().extraThrows().cap();

    long board = engine.startBoard(starter);
    int counts = engine.startCounts(starter);
    observer.started(board, counts);
    boolean firstMoves = true;
    boolean over = false;
    int extraThrows = 0;
    result.clear();
    Optional<OpeningMove> opening = engine.rules().setup().openingMove();
    if (opening.isPresent()) {
      int value = opening.get().value();
      int from = SquareSet.bit(opening.get().from());
      board = engine.move(board, value, from);
      observer.thrown(true, value, from, board, counts);
      result.throwCount = 1;
      result.turns = 1;
      result.choices = 1;
      if (engine.throwsAgain(value, from)) {
        extraThrows = 1;
      } else {
        board = Board.flip(board);
        counts = Counts.flip(counts);
        firstMoves = false;
      }
    }
    while (result.throwCount < maxThrows) {
      Throw thrown = engine.thrown(dice.nextLong());
      result.throwCount++;
      result.turns += extraThrows == 0 ? 1 : 0;
      int legal = thrown.legalMoves(board, counts);
      if (legal == 0 && thrown.backward != null) {
        thrown = thrown.backward;
        legal = thrown.legalMoves(board, counts);
      }
      int from = 0;
      if (legal == 0) {
        result.passes++;
      } else {
        if (firstMoves) {
          firstTurn.show(board, counts, thrown.value, legal);
          from = first.choose(firstTurn);
        } else {
          secondTurn.show(board, counts, thrown.value, legal);
          from = second.choose(secondTurn);
        }
        if (from <= 0 || (from & ~legal | from & from - 1) != 0) {
          if (from != Board.PASS || (legal & Board.PASS) == 0) {
            throw illegal(firstMoves ? first : second, from, board, thrown.value);
          }
          result.passes++;
        } else {
          result.choices += Integer.bitCount(legal);
          counts = thrown.countsAfter(board, counts, from);
          long after = thrown.move(board, from);
          result.landings += Integer.bitCount(Board.rival(board & ~after));
          board = after;
          over = engine.isOver(board, counts);
        }
      }
      observer.thrown(firstMoves, thrown.value, from, board, counts);
      if (over) {
        break;
      }
      if (thrown.throwsAgain(from) && extraThrows < mostExtraThrows) {
        extraThrows++;
      } else {
        extraThrows = 0;
        board = Board.flip(board);
        counts = Counts.flip(counts);
        firstMoves = !firstMoves;
      }
    }
    result.starter = starter;
    conclude(
        result,
        over,
        firstMoves ? board : Board.flip(board),
        firstMoves ? counts : Counts.flip(counts),
        firstMoves);
  }

  /** Notes the scores and who won; board and counts are seen by who moved first. */
  private void conclude(
      GameResult result, boolean over, long board, int counts, boolean firstMovedLast) {
    int points = engine.rules().ending().points();
    result.firstScore = points * Counts.ownOff(counts);
    result.secondScore = points * Counts.rivalOff(counts);
    if (!over) {
      result.end = End.UNFINISHED;
      return;
    }
    Outcome outcome =
        firstMovedLast
            ? engine.outcome(board, counts)
            : engine.outcome(Board.flip(board), Counts.flip(counts));
    result.end =
        switch (outcome) {
          case OWN_WINS -> firstMovedLast ? End.FIRST_WINS : End.SECOND_WINS;
          case RIVAL_WINS -> firstMovedLast ? End.SECOND_WINS : End.FIRST_WINS;
          case DRAW -> End.DRAW;
          case RUNNING -> throw new IllegalStateException("a game that is over cannot be running");
        };
  }

  private Side starter(UniformRandomProvider dice) {
    Starter rule = engine.rules().setup().starter();
    if (rule != Starter.ROLL_OFF) {
      return rule == Starter.ODD ? Side.ODD : Side.EVEN;
    }
    while (true) {
      int odd = engine.throwFrom(dice.nextLong());
      int even = engine.throwFrom(dice.nextLong());
      if (odd != even) {
        return odd > even ? Side.ODD : Side.EVEN;
      }
    }
  }

  private static IllegalStateException illegal(Policy policy, int from, long board, int value) {
    return new IllegalStateException(
        "policy "
            + policy.getClass().getName()
            + " chose an illegal move: mask "
            + Integer.toBinaryString(from)
            + " with a throw of "
            + value
            + " in "
            + Position.of(board, 0));
  }
}
