package senet.rules;

/**
 * One of the two sides, told apart by the squares its pieces stand on in the usual setup. Who moves
 * first is another matter: see {@link Starter}.
 */
public enum Side implements Named {
  ODD,
  EVEN;

  public Side other() {
    return this == ODD ? EVEN : ODD;
  }
}
