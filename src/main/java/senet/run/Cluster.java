package senet.run;

/** Machines that play the batches of one run. */
public interface Cluster extends Players, AutoCloseable {

  /** Where they are, for people. */
  String place();

  /** How many batches should be played or be waiting at once, at least 1. */
  int hands();

  /** Gives the machines up; batches that are being played are lost. */
  @Override
  void close();
}
