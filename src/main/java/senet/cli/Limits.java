package senet.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks numbers of the command line. */
final class Limits {

  private Limits() {}

  /** The value if it is given and within limits, both included. */
  static <T extends Comparable<T>> Optional<T> within(
      String option, @Nullable T value, T least, T most) throws WrongInput {
    if (value != null && (value.compareTo(least) < 0 || value.compareTo(most) > 0)) {
      throw new WrongInput(option + " is " + value + "; it must be from " + least + " to " + most);
    }
    return Optional.ofNullable(value);
  }
}
