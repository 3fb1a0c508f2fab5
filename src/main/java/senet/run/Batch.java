package senet.run;

/**
 * A stretch of games of one scenario, the unit of parallel work.
 *
 * @param scenario the scenario's place in the plan
 * @param from the first game
 * @param to the game after the last
 */
public record Batch(int scenario, long from, long to) {

  public long games() {
    return to - from;
  }
}
