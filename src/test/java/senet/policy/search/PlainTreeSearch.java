package senet.policy.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.rng.UniformRandomProvider;
import org.jspecify.annotations.Nullable;
import senet.game.Board;
import senet.game.Engine;
import senet.game.Move;
import senet.game.Outcome;
import senet.game.Policy;
import senet.game.Position;
import senet.game.Turn;

/**
 * Monte Carlo tree search as it stands in books, with an object for everything, on readable
 * positions, to test the other by. It draws the same random numbers in the same order.
 */
final class PlainTreeSearch {
  private final Engine engine;
  private final PlainSearch plain;
  private final @Nullable Policy player;
  private final int playerThrows;
  private final double exploration;

  /**
   * A search.
   *
   * @param plain values moves and positions
   * @param player who plays on behind the tree; null if nobody does
   * @param playerThrows for how many throws
   */
  PlainTreeSearch(
      Engine engine,
      PlainSearch plain,
      @Nullable Policy player,
      int playerThrows,
      double exploration) {
    this.engine = engine;
    this.plain = plain;
    this.player = player;
    this.playerThrows = playerThrows;
    this.exploration = exploration;
  }

  /** A throw that a side has made. */
  private final class Decision {
    final Position position;
    final int value;

    /** In the order of their squares. */
    final List<Branch> branches = new ArrayList<>();

    Decision(Position position, int value) {
      this.position = position;
      this.value = value;
      List<Move> moves = Move.legal(engine, position, value);
      plain
          .values(position, value, 1, 0)
          .forEach(
              (square, guess) ->
                  branches.add(
                      new Branch(
                          square,
                          moves.stream().filter(move -> move.from() == square).findFirst(),
                          guess)));
    }

    double best() {
      return branches.stream().mapToDouble(branch -> branch.guess).max().orElseThrow();
    }

    Branch toVisit() {
      double all = branches.stream().mapToDouble(branch -> branch.visits).sum();
      Branch best = branches.get(0);
      for (Branch branch : branches) {
        if (branch.bound(all) > best.bound(all)) {
          best = branch;
        }
      }
      return best;
    }

    Branch mostVisited() {
      Branch best = branches.get(0);
      for (Branch branch : branches) {
        if (branch.visits > best.visits
            || branch.visits == best.visits && branch.mean() > best.mean()) {
          best = branch;
        }
      }
      return best;
    }
  }

  /** One of its moves, or a pass. */
  private final class Branch {
    final int square;
    final Optional<Move> move;
    final double guess;
    int visits = 1;
    double total;
    final Map<Integer, Decision> byThrow = new HashMap<>();

    Branch(int square, Optional<Move> move, double guess) {
      this.square = square;
      this.move = move;
      this.guess = guess;
      this.total = guess;
    }

    double mean() {
      return total / visits;
    }

    double bound(double all) {
      return mean() + exploration * Math.sqrt(StrictMath.log(all) / visits);
    }

    boolean ends() {
      return move.map(Move::outcome).orElse(Outcome.RUNNING) != Outcome.RUNNING;
    }
  }

  /** What a branch was visited for. */
  private record Step(Branch branch, int sign) {}

  /** The square of the move to make, as in {@link PlainSearch}, and its mean value. */
  Map.Entry<Integer, Double> choose(
      Position position, int value, int iterations, UniformRandomProvider random) {
    Decision root = new Decision(position, value);
    for (int i = 0; i < iterations; i++) {
      List<Step> way = new ArrayList<>();
      double worth = descend(root, 0, 1, way, random);
      for (Step step : way) {
        step.branch.visits++;
        step.branch.total += step.sign * worth;
      }
    }
    Branch best = root.mostVisited();
    return Map.entry(best.square, best.mean());
  }

  /** Plays down the tree; returns a value for the side at the root. */
  private double descend(
      Decision decision, int extraThrows, int sign, List<Step> way, UniformRandomProvider random) {
    Branch branch = decision.toVisit();
    way.add(new Step(branch, sign));
    if (branch.ends()) {
      return sign * branch.guess;
    }
    boolean again = again(decision.value, branch.move) && extraThrows < cap();
    Position after = branch.move.map(Move::after).orElse(decision.position);
    Position next = again ? after : after.flip();
    int nextSign = again ? sign : -sign;
    int nextExtra = again ? extraThrows + 1 : 0;
    int thrown = engine.throwFrom(random.nextLong());
    Decision known = branch.byThrow.get(thrown);
    if (known != null) {
      return descend(known, nextExtra, nextSign, way, random);
    }
    Decision added = new Decision(next, engine.direction(next.board(), next.counts(), thrown));
    branch.byThrow.put(thrown, added);
    return nextSign
        * (player == null
            ? added.best()
            : playOn(player, next, added.value, nextExtra, playerThrows, random));
  }

  /** The value for the side that has thrown. */
  private double playOn(
      Policy policy,
      Position position,
      int value,
      int extraThrows,
      int throwsLeft,
      UniformRandomProvider random) {
    Optional<Move> move = move(policy, position, value, random);
    Outcome outcome = move.map(Move::outcome).orElse(Outcome.RUNNING);
    if (outcome != Outcome.RUNNING) {
      return outcome == Outcome.OWN_WINS ? 1 : outcome == Outcome.RIVAL_WINS ? -1 : 0;
    }
    Position after = move.map(Move::after).orElse(position);
    if (throwsLeft == 1) {
      return plain.guess(after);
    }
    boolean again = again(value, move) && extraThrows < cap();
    Position next = again ? after : after.flip();
    int thrown = engine.throwFrom(random.nextLong());
    double worth =
        playOn(
            policy,
            next,
            engine.direction(next.board(), next.counts(), thrown),
            again ? extraThrows + 1 : 0,
            throwsLeft - 1,
            random);
    return again ? worth : -worth;
  }

  private Optional<Move> move(
      Policy policy, Position position, int value, UniformRandomProvider random) {
    int legal = engine.legalMoves(position.board(), position.counts(), value);
    if (legal == 0) {
      return Optional.empty();
    }
    Turn turn = new Turn();
    turn.show(position.board(), position.counts(), value, legal);
    turn.drawFrom(random);
    int from = policy.choose(turn);
    return from == Board.PASS
        ? Optional.empty()
        : Optional.of(Move.of(engine, position, value, from));
  }

  private boolean again(int value, Optional<Move> move) {
    return move.map(made -> plain.again(value, made)).orElse(plain.againAfterPass(value));
  }

  private int cap() {
    return engine.rules().extraThrows().cap();
  }
}
