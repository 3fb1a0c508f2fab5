package senet.policy;

/**
 * A number that a kind of policy can be given.
 *
 * @param name the name used in studies and labels
 * @param description what it does, in a phrase
 * @param defaultValue its value where none is given
 * @param least the smallest value allowed
 * @param most the largest value allowed
 */
public record PolicyParameter(
    String name, String description, double defaultValue, double least, double most) {

  public PolicyParameter {
    if (!(least <= defaultValue && defaultValue <= most)) {
      throw new IllegalArgumentException(
          "the default of " + name + " is outside its own range: " + defaultValue);
    }
  }

  /** Whether {@code value} is in the range allowed. */
  public boolean allows(double value) {
    return least <= value && value <= most;
  }
}
