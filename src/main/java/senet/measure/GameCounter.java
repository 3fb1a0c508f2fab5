package senet.measure;

import senet.game.GameObserver;
import senet.game.GameResult;

/** Counts in a game what is not in its result. */
public interface GameCounter extends GameObserver {

  /** Adds what was counted in the game that was played last. */
  void addTo(Tally tally, GameResult played);
}
