package senet.policy.endgame;

/** Is told how far the reckoning of positions has come. */
@FunctionalInterface
public interface SolveProgress {

  /** Takes no notice. */
  SolveProgress NONE = (done, all) -> {};

  /** So many positions are done of all. */
  void solved(long done, long all);
}
