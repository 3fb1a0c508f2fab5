package senet.spark;

import java.io.Serializable;

/**
 * What a task came to. A game that cannot be played is an answer too: it would fail again, so that
 * Spark need not try.
 *
 * @param json the tallies; nothing after a failure
 * @param nanos how long they were played, in nanoseconds
 * @param failure why they could not be played; empty if they were
 */
record Answer(byte[] json, long nanos, String failure) implements Serializable {

  static Answer failed(String failure) {
    return new Answer(new byte[0], 0, failure);
  }
}
