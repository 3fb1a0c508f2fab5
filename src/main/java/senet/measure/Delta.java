package senet.measure;

/**
 * How small a difference of a measure counts as none.
 *
 * @param amount positive
 * @param kind what it is an amount of
 */
public record Delta(double amount, Kind kind) {

  /** What the amount is. */
  public enum Kind {
    /** Of rates and advantages: a share of all games, 0.01 being one percentage point. */
    SHARE_OF_GAMES,
    /** A number in the unit of the measure. */
    UNITS,
    /** A share of the size of the number from which the difference is taken. */
    SHARE_OF_BASELINE
  }

  static final Delta ONE_POINT = new Delta(0.01, Kind.SHARE_OF_GAMES);
  static final Delta TENTH = new Delta(0.1, Kind.UNITS);
  static final Delta TWO_PERCENT = new Delta(0.02, Kind.SHARE_OF_BASELINE);

  public Delta {
    if (!(amount > 0 && Double.isFinite(amount))) {
      throw new IllegalArgumentException("amount is not positive: " + amount);
    }
  }

  /** The amount beside a baseline's number, not negative; {@code NaN} beside {@code NaN}. */
  public double beside(double baseline) {
    return kind == Kind.SHARE_OF_BASELINE ? amount * Math.abs(baseline) : amount;
  }
}
