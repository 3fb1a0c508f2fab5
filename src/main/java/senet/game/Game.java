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
  private final Seat first;
  private final Seat second;
  private final GameObserver observer;

  /** Games of {@code first}, which moves first, against {@code second}. */
  public Game(Engine engine, Policy first, Policy second) {
    this(engine, first, second, GameObserver.NONE);
  }

  /** The same, with {@code observer} told of every throw. */
  public Game(Engine engine, Policy first, Policy second, GameObserver observer) {
    this.engine = engine;
    this.first = new Seat(first);
    this.second = new Seat(second);
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
    first.drawFrom(random.first(index));
    second.drawFrom(random.second(index));
    Side starter = starter(dice);
    int maxThrows = engine.rules().ending().maxThrows();

    int mostExtraThrows = engine.rules().extraThrows().cap();

    long start = engine.startBoard(starter);
    int counts = engine.startCounts(starter);
    observer.started(start, counts);
    Seat mover = first;
    Seat other = second;
    boolean over = false;
    int extraThrows = 0;
    result.clear();
    Optional<OpeningMove> opening = engine.rules().setup().openingMove();
    if (opening.isPresent()) {
      int value = opening.get().value();
      int from = SquareSet.bit(opening.get().from());
      start = engine.move(start, value, from);
      observer.thrown(true, value, from, start, counts);
      result.throwCount = 1;
      result.turns = 1;
      result.choices = 1;
      if (engine.throwsAgain(value, from)) {
        extraThrows = 1;
      } else {
        start = Board.flip(start);
        counts = Counts.flip(counts);
        mover = second;
        other = first;
      }
    }
    // two masks and two seats that change places: a board packed into one number, or a branch for
    // each seat, costs a tenth of the speed
    int own = Board.own(start);
    int rival = Board.rival(start);
    while (result.throwCount < maxThrows) {
      Throw thrown = engine.thrown(dice.nextLong());
      result.throwCount++;
      result.turns += extraThrows == 0 ? 1 : 0;
      int legal = thrown.legalMoves(own, rival, counts);
      if (legal == 0 && thrown.backward != null) {
        thrown = thrown.backward;
        legal = thrown.legalMoves(own, rival, counts);
      }
      int from = 0;
      if (legal == 0) {
        result.passes++;
      } else {
        from = mover.choose(Board.of(own, rival), counts, thrown.value, legal);
        if (from <= 0 || (from & ~legal | from & from - 1) != 0) {
          if (from != Board.PASS || (legal & Board.PASS) == 0) {
            throw illegal(mover.policy, from, Board.of(own, rival), thrown.value);
          }
          result.passes++;
        } else {
          result.choices += Integer.bitCount(legal);
          counts = thrown.countsAfter(rival, counts, from);
          int rivalBefore = rival;
          own = thrown.ownAfter(own, rival, from);
          rival = thrown.rivalAfter(own, rival, from);
          result.landings += Integer.bitCount(rivalBefore & ~rival);
          over = engine.isOver(own, rival, counts);
        }
      }
      observer.thrown(mover == first, thrown.value, from, Board.of(own, rival), counts);
      if (over) {
        break;
      }
      if (thrown.throwsAgain(from) && extraThrows < mostExtraThrows) {
        extraThrows++;
      } else {
        extraThrows = 0;
        int moved = own;
        own = rival;
        rival = moved;
        counts = Counts.flip(counts);
        Seat next = other;
        other = mover;
        mover = next;
      }
    }
    result.starter = starter;
    conclude(result, mover == first, over, Board.of(own, rival), counts);
  }

  /**
   * Notes the scores and who won; board and counts are seen by who moved first, or by the other.
   */
  private void conclude(
      GameResult result, boolean seenByFirst, boolean over, long board, int counts) {
    int points = engine.rules().ending().points();
    int ownScore = points * Counts.ownOff(counts);
    int rivalScore = points * Counts.rivalOff(counts);
    result.firstScore = seenByFirst ? ownScore : rivalScore;
    result.secondScore = seenByFirst ? rivalScore : ownScore;
    result.end =
        !over
            ? End.UNFINISHED
            : switch (engine.outcome(board, counts)) {
              case OWN_WINS -> seenByFirst ? End.FIRST_WINS : End.SECOND_WINS;
              case RIVAL_WINS -> seenByFirst ? End.SECOND_WINS : End.FIRST_WINS;
              case DRAW -> End.DRAW;
              case RUNNING ->
                  throw new IllegalStateException("a game that is over cannot be running");
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
