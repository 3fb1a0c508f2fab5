package senet.referee;

/**
 * What one piece does with a throw.
 *
 * @param way how it moves
 * @param choice the piece
 * @param to the square that the throw leads to, before any water; {@link #OFF} for bearing off
 */
record Act(Way way, Choice choice, int to) {

  /** One step past the last square. */
  static final int OFF = Scene.LAST_SQUARE + 1;

  /** How a piece moves. */
  enum Way {
    STEPS,
    BEARS_OFF,
    ENTERS,
    STEPS_BACK
  }

  static Act step(int from, int to) {
    return new Act(Way.STEPS, Choice.piece(from), to);
  }

  static Act bearingOff(int from) {
    return new Act(Way.BEARS_OFF, Choice.piece(from), OFF);
  }

  static Act entering(int on) {
    return new Act(Way.ENTERS, Choice.HAND, on);
  }

  static Act stepBack(int from, int to) {
    return new Act(Way.STEPS_BACK, Choice.piece(from), to);
  }

  /** Whether it counts as a forward move: all but a step back do. */
  boolean isForward() {
    return way != Way.STEPS_BACK;
  }

  boolean bearsOff() {
    return way == Way.BEARS_OFF;
  }

  boolean landsOnRival(Scene scene) {
    return !bearsOff() && scene.on(to) == Holder.RIVAL;
  }

  @Override
  public String toString() {
    return choice + "-" + (bearsOff() ? "off" : to);
  }
}
