package senet.policy.search;

import java.util.Map;
import java.util.TreeMap;
import senet.game.Engine;
import senet.game.Move;
import senet.game.Outcome;
import senet.game.Position;
import senet.policy.Evaluator;
import senet.rules.ExtraThrows;
import senet.rules.Forced.Moving;

/** Expectimax written out sentence by sentence, on readable positions, to test the other by. */
final class PlainSearch {

  /** Stands for passing by choice, which comes behind all squares. */
  static final int PASS = 31;

  private final Engine engine;
  private final Evaluator evaluator;
  private final ExtraThrows extraThrows;

  PlainSearch(Engine engine, Map<String, Double> weights) {
    this.engine = engine;
    evaluator = new Evaluator(engine, weights);
    extraThrows = engine.rules().extraThrows();
  }

  /** The value of each move by its square, 0 for one from the hand. */
  Map<Integer, Double> values(Position position, int value, int depth, int hadExtraThrows) {
    Map<Integer, Double> values = new TreeMap<>();
    for (Move move : Move.legal(engine, position, value)) {
      double worth;
      if (move.outcome() == Outcome.OWN_WINS) {
        worth = 1;
      } else if (move.outcome() == Outcome.RIVAL_WINS) {
        worth = -1;
      } else if (move.outcome() == Outcome.DRAW) {
        worth = 0;
      } else {
        worth = afterwards(move.after(), again(value, move), depth - 1, hadExtraThrows);
      }
      values.put(move.from(), worth);
    }
    if (values.isEmpty() || engine.rules().forced().moving() == Moving.OPTIONAL) {
      values.put(PASS, afterwards(position, againAfterPass(value), depth - 1, hadExtraThrows));
    }
    return values;
  }

  /** Whether a throw lets its side throw again, by itself or by the square of its move. */
  boolean again(int value, Move move) {
    return givesAnother(value, true, value >= 0) || extraThrows.squares().contains(move.to());
  }

  /** Whether a throw lets its side throw again when it is passed. */
  boolean againAfterPass(int value) {
    return givesAnother(value, false, value >= 0);
  }

  private boolean givesAnother(int value, boolean moved, boolean forward) {
    return extraThrows.values().contains(Math.abs(value))
        && switch (extraThrows.when()) {
          case AFTER_A_MOVE -> moved;
          case AFTER_A_FORWARD_MOVE -> moved && forward;
          case ALWAYS -> true;
        };
  }

  private double afterwards(Position position, boolean again, int depth, int hadExtraThrows) {
    if (depth == 0) {
      return guess(position);
    }
    return again && hadExtraThrows < extraThrows.cap()
        ? average(position, depth, hadExtraThrows + 1)
        : -average(position.flip(), depth, 0);
  }

  /** The value of a position for the side that has just moved, by its features. */
  double guess(Position position) {
    double sum = evaluator.value(position.board(), position.counts());
    return sum / Math.sqrt(1 + sum * sum);
  }

  private double average(Position position, int depth, int hadExtraThrows) {
    double average = 0;
    for (Map.Entry<Integer, Double> thrown : engine.rules().dice().chances().entrySet()) {
      int value = engine.direction(position.board(), position.counts(), thrown.getKey());
      double best =
          values(position, value, depth, hadExtraThrows).values().stream()
              .mapToDouble(Double::doubleValue)
              .max()
              .orElseThrow();
      average += thrown.getValue() * best;
    }
    return average;
  }

  /** The move of highest value; of equals that furthest back, a piece in hand first. */
  static int best(Map<Integer, Double> values) {
    double highest = values.values().stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    return values.entrySet().stream()
        .filter(entry -> entry.getValue() > highest - 1e-9)
        .mapToInt(Map.Entry::getKey)
        .min()
        .orElseThrow();
  }
}
