package senet.referee;

import java.util.ArrayList;
import java.util.List;
import senet.game.Board;
import senet.game.Counts;

/** Between the engine's boards and the referee's table. */
final class Translation {

  private Translation() {}

  static Scene scene(long board, int counts) {
    Scene scene =
        Scene.empty()
            .withHands(Counts.ownHand(counts), Counts.rivalHand(counts))
            .withOff(Counts.ownOff(counts), Counts.rivalOff(counts));
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
    return Counts.of(scene.moverOff(), scene.moverHand(), scene.rivalOff(), scene.rivalHand());
  }

  static int mask(Iterable<Choice> choices) {
    int mask = 0;
    for (Choice choice : choices) {
      mask |= bit(choice);
    }
    return mask;
  }

  /** The engine's way to write one choice. */
  static int bit(Choice choice) {
    return switch (choice.kind()) {
      case ON_THE_BOARD -> mask(choice.square());
      case IN_HAND -> Board.HAND;
      case NONE -> Board.PASS;
    };
  }

  /** What the engine's mask of choices says. */
  static List<Choice> choices(int mask) {
    List<Choice> choices = new ArrayList<>();
    for (int square = 1; square <= Scene.LAST_SQUARE; square++) {
      if ((mask & mask(square)) != 0) {
        choices.add(Choice.piece(square));
      }
    }
    for (Choice other : List.of(Choice.HAND, Choice.PASS)) {
      if ((mask & bit(other)) != 0) {
        choices.add(other);
      }
    }
    return choices;
  }

  /** The engine's way to write one square. */
  static int mask(int square) {
    return 1 << (square - 1);
  }
}
