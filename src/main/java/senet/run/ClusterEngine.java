package senet.run;

/**
 * A way to play on many machines. One is found by {@link java.util.ServiceLoader}, so that what it
 * needs stays out of the program for those who play on one.
 */
public interface ClusterEngine {

  /** The word by which a user chooses it; {@code local} is taken. */
  String name();

  /**
   * Makes machines ready to play.
   *
   * @throws IllegalArgumentException if the user has named no such machines; the message says why
   * @throws RunFailure if they cannot be used
   */
  Cluster open(Assignment assignment) throws RunFailure;
}
