package senet.policy.learned;

import senet.game.Engine;

/** An evaluator that was trained. Immutable; two are equal if their texts are. */
public final class LearnedEvaluator {

  private final Origin origin;
  private final Network network;
  private final String text;

  private LearnedEvaluator(Origin origin, Network network, String text) {
    this.origin = origin;
    this.network = network;
    this.text = text;
  }

  /** The evaluator of a network, with its numbers rounded to those that a file holds. */
  static LearnedEvaluator of(Origin origin, Network network) {
    String text = EvaluatorWriter.write(origin, network);
    try {
      return read(text);
    } catch (Unreadable e) {
      throw new IllegalStateException("what was written can be read", e);
    }
  }

  /**
   * Reads the text of a file.
   *
   * @throws Unreadable with everything that is wrong with it
   */
  public static LearnedEvaluator read(String text) throws Unreadable {
    return EvaluatorReader.read(
        text, (origin, network) -> new LearnedEvaluator(origin, network, text));
  }

  /** Where it comes from. */
  public Origin origin() {
    return origin;
  }

  /** The text that {@link #read} reads. */
  public String text() {
    return text;
  }

  /** The SHA-256 of its text, in hexadecimal digits. */
  public String digest() {
    return Origin.digest(text);
  }

  /** What it makes of positions under some rules, for one thread. */
  public NetworkValue under(Engine engine) {
    return new NetworkValue(engine, network);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LearnedEvaluator evaluator && evaluator.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
