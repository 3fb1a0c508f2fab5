package senet.config;

import java.util.Comparator;

/**
 * Something wrong in a file.
 *
 * @param file the file, as the user named it
 * @param line the line, from 1; 0 if the fault is of the whole file
 * @param column the column, from 1
 * @param key the key at fault, such as {@code rules[1].bearOff.27}; empty for the whole file
 * @param message what is wrong, with the value, and what would mend it
 */
public record Fault(String file, int line, int column, String key, String message)
    implements Comparable<Fault> {

  private static final int LONGEST_KEY = 200;
  private static final int LONGEST_MESSAGE = 5000;

  private static final Comparator<Fault> ORDER =
      Comparator.comparing(Fault::file)
          .thenComparingInt(Fault::line)
          .thenComparingInt(Fault::column)
          .thenComparing(Fault::key)
          .thenComparing(Fault::message);

  /** A fault told in one line of reasonable length, whatever the file has there. */
  public Fault {
    file = OneLine.of(file);
    key = OneLine.of(key, LONGEST_KEY);
    message = OneLine.of(message, LONGEST_MESSAGE);
  }

  Fault withoutPlace() {
    return new Fault(file, 0, 0, key, message);
  }

  @Override
  public int compareTo(Fault other) {
    return ORDER.compare(this, other);
  }

  /** {@code file:line:column key: message}. */
  @Override
  public String toString() {
    String place = line > 0 ? file + ":" + line + ":" + column : file;
    return place + (key.isEmpty() ? ": " : " " + key + ": ") + message;
  }
}
