package senet.rules;

/** Who moves first. */
public enum Starter implements Named {
  ODD,
  EVEN,
  /** Both throw and the higher throw starts; ties are thrown again. */
  ROLL_OFF
}
