package senet.referee;

/** Who stands on a square, seen by the side to move. */
enum Holder {
  NOBODY,
  MOVER,
  RIVAL;

  /** The same seen by the other side. */
  Holder turned() {
    return switch (this) {
      case NOBODY -> NOBODY;
      case MOVER -> RIVAL;
      case RIVAL -> MOVER;
    };
  }
}
