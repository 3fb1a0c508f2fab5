package senet.rules;

/**
 * The nature of a water square: a piece that lands there goes at once to another square.
 *
 * @param to the square it goes to, before the water
 * @param ifTaken what happens when that square is taken
 */
public record SendsBack(int to, IfTaken ifTaken) {

  /** What happens when the square that a piece is sent to is taken. */
  public enum IfTaken implements Named {
    /** It goes to the nearest free square before; with none free the move is illegal. */
    NEAREST_BEFORE,
    /** It goes to the nearest free square after, short of the water; with none free, illegal. */
    NEAREST_AFTER,
    /** The move is illegal. */
    ILLEGAL
  }
}
