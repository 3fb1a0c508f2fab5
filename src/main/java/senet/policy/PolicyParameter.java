package senet.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Something that a kind of policy can be given: a number, a whole number, a word, or a file.
 *
 * @param name the name used in studies and labels
 * @param description what it does, in a phrase
 * @param defaultValue its value where none is given
 * @param least the smallest value allowed
 * @param most the largest value allowed
 * @param type which of the values between them are allowed
 * @param words for {@link Type#WORD} and {@link Type#WORD_OR_FILE} the words that stand for 0, 1
 *     and so on; empty otherwise
 */
public record PolicyParameter(
    String name,
    String description,
    double defaultValue,
    double least,
    double most,
    Type type,
    List<String> words) {

  /** What is written for a value. */
  public enum Type {
    NUMBER,
    WHOLE_NUMBER,
    /** A word of a list; the value is its place there, from 0. */
    WORD,
    /** The same, or the path of a file, which comes behind the words. */
    WORD_OR_FILE
  }

  public PolicyParameter {
    words = List.copyOf(words);
    if (!(least <= defaultValue && defaultValue <= most)) {
      throw new IllegalArgumentException(
          "the default of " + name + " is outside its own range: " + defaultValue);
    }
  }

  /** Any number of a range. */
  public PolicyParameter(
      String name, String description, double defaultValue, double least, double most) {
    this(name, description, defaultValue, least, most, Type.NUMBER, List.of());
  }

  /** A whole number of a range. */
  public static PolicyParameter whole(
      String name, String description, int defaultValue, int least, int most) {
    return new PolicyParameter(
        name, description, defaultValue, least, most, Type.WHOLE_NUMBER, List.of());
  }

  /** One of some words, the first by default. */
  public static PolicyParameter word(String name, String description, List<String> words) {
    return new PolicyParameter(name, description, 0, 0, words.size() - 1, Type.WORD, words);
  }

  /** One of some words, the first by default, or a file; see {@link #withFile}. */
  public static PolicyParameter wordOrFile(String name, String description, List<String> words) {
    return new PolicyParameter(name, description, 0, 0, words.size() - 1, Type.WORD_OR_FILE, words);
  }

  /** This parameter with a file as one more word. */
  public PolicyParameter withFile(String path) {
    List<String> more = new ArrayList<>(words);
    more.add(path);
    return wordOrFile(name, description, more);
  }

  /** This parameter's among the values of several, by name; its default if it is not there. */
  public double in(Map<String, Double> values) {
    return values.getOrDefault(name, defaultValue);
  }

  /** The same for a whole number or the place of a word. */
  public int wholeIn(Map<String, Double> values) {
    return (int) in(values);
  }

  /** Whether {@code value} is allowed. */
  public boolean allows(double value) {
    return least <= value && value <= most && (type == Type.NUMBER || isWhole(value));
  }

  /** The value that a word stands for; nothing if it is none of the words. */
  public OptionalDouble valueOf(String word) {
    int place = words.indexOf(word);
    return place < 0 ? OptionalDouble.empty() : OptionalDouble.of(place);
  }

  /** A value as people write it: its word, or a number, without a decimal point if it is whole. */
  public String written(double value) {
    if (!words.isEmpty() && allows(value)) {
      return words.get((int) value);
    }
    return isWhole(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }

  private static boolean isWhole(double value) {
    return value == Math.rint(value);
  }
}
