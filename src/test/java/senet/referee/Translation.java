package senet.referee;

import senet.game.Board;
import senet.game.Counts;

/** Between the engine's boards and the referee's table. */
final class Translation {

  private Translation() {}

  static Scene scene(long board, int counts) {
    Scene scene = Scene.empty(Counts.ownOff(counts), Counts.rivalOff(counts));
    for (int square = 1; square <= Scene.LAST_SQUARE; square++) {
      if ((Board.own(board) & mask(square)) != 0) {
        scene.put(square, Holder.MOVER);
      }
      if ((Board.rival(board) & mask(square)) != 0) {
        if (!scene.isFree(square)) {
          throw new IllegalArgumentException("both sides stand on " + square);
        }
        scene.put(square, Holder.RIVAL);
      }
    }
    return scene;
  }

  static long board(Scene scene) {
    int own = 0;
    int rival = 0;
    for (int square = 1; square <= Scene.LAST_SQUARE; square++) {
      switch (scene.on(square)) {
        case MOVER -> own |= mask(square);
        case RIVAL -> rival |= mask(square);
        case NOBODY -> {}
      }
    }
    return Board.of(own, rival);
  }

  static int counts(Scene scene) {
    return Counts.of(scene.moverOff(), scene.rivalOff());
  }

  static int mask(Iterable<Integer> squares) {
    int mask = 0;
    for (int square : squares) {
      mask |= mask(square);
    }
    return mask;
  }

  /** The engine's way to write one square. */
  static int mask(int square) {
    return 1 << (square - 1);
  }
}
