package senet.game;

import org.apache.commons.rng.UniformRandomProvider;

/** A policy at the board, with what it is shown. */
final class Seat {
  final Policy policy;
  private final Turn turn = new Turn();

  Seat(Policy policy) {
    this.policy = policy;
  }

  void drawFrom(UniformRandomProvider random) {
    turn.drawFrom(random);
  }

  int choose(long board, int counts, int value, int legal) {
    turn.show(board, counts, value, legal);
    return policy.choose(turn);
  }
}
