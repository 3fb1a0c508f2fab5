package senet.config;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;
import senet.measure.Delta;
import senet.measure.Delta.Kind;
import senet.measure.Measure;

/** Reads how small a difference of a measure counts as none, as in 0.01 or 2%. */
final class DeltaReader {
  private static final Pattern PERCENT = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,9})?) ?%");
  private static final double LEAST = 0.000001;
  private static final double MOST_SHARE = 0.5;
  private static final double MOST = 1_000_000;

  private DeltaReader() {}

  static Optional<Delta> read(Value value, Measure measure) {
    Kind usual = measure.delta().kind();
    boolean percent = value.isScalar() && value.shown().endsWith("%");
    if (usual == Kind.SHARE_OF_GAMES) {
      if (percent) {
        value.fault(
            "is " + value.shown() + "; write a number: 0.01 is one percentage point of all games");
        return Optional.empty();
      }
      return value
          .number("a number such as 0.01, which is one percentage point", LEAST, MOST_SHARE)
          .map(amount -> new Delta(amount, usual));
    }
    if (percent) {
      return share(value);
    }
    return value
        .number("a number, or a share of the baseline's such as 2%", LEAST, MOST)
        .map(amount -> new Delta(amount, Kind.UNITS));
  }

  private static Optional<Delta> share(Value value) {
    var matcher = PERCENT.matcher(value.shown());
    BigDecimal percent = matcher.matches() ? new BigDecimal(matcher.group(1)) : BigDecimal.ZERO;
    if (percent.signum() == 0 || percent.compareTo(BigDecimal.valueOf(100)) > 0) {
      value.fault("is " + value.shown() + "; a share is more than 0% and at most 100%");
      return Optional.empty();
    }
    return Optional.of(new Delta(percent.movePointLeft(2).doubleValue(), Kind.SHARE_OF_BASELINE));
  }

  /** The amount in the form of a study file. */
  static Object write(Delta delta) {
    if (delta.kind() != Kind.SHARE_OF_BASELINE) {
      return delta.amount();
    }
    BigDecimal percent = BigDecimal.valueOf(delta.amount()).movePointRight(2);
    return percent.stripTrailingZeros().toPlainString() + "%";
  }
}
