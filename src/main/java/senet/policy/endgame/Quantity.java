package senet.policy.endgame;

import senet.game.Outcome;

/** What is reckoned of a position, seen by the side that throws next. */
enum Quantity {
  /** P(it wins) − P(the other wins); the opposite for the other side. */
  ADVANTAGE(-1, 0),
  /** P(a draw). */
  DRAW(1, 0),
  /** The expected number of throws that are still made. */
  THROWS(1, 1),
  /** The expected final lead in pieces borne off; the opposite for the other side. */
  MARGIN(-1, 0);

  private final int sign;
  private final double each;

  Quantity(int sign, double each) {
    this.sign = sign;
    this.each = each;
  }

  /** What the quantity is multiplied with to see it from the other side. */
  int sign() {
    return sign;
  }

  /** What each throw adds. */
  double each() {
    return each;
  }

  /** Its value where the game is over, seen by the side that moved last. */
  double atEnd(Outcome outcome, int lead) {
    return switch (this) {
      case ADVANTAGE -> outcome == Outcome.OWN_WINS ? 1 : outcome == Outcome.RIVAL_WINS ? -1 : 0;
      case DRAW -> outcome == Outcome.DRAW ? 1 : 0;
      case THROWS -> 0;
      case MARGIN -> lead;
    };
  }
}
