package senet.run;

/** Is told how a run goes on; called from several threads. */
@FunctionalInterface
public interface Progress {

  /** Takes no notice. */
  Progress NONE = games -> {};

  /** That many more games are finished. */
  void advanced(long games);

  /** That many games need not be played, since what they were to decide is decided. */
  default void spared(long games) {}
}
