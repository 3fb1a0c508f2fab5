package senet.policy.learned;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import senet.policy.learned.Unreadable.Problem;

/** Reads what {@link EvaluatorWriter} writes, and tells everything that is wrong at once. */
final class EvaluatorReader {

  private static final Pattern LINE = Pattern.compile("([A-Za-z0-9-]+): +(\\S.*)");
  private static final Pattern ITEM = Pattern.compile("[^,\\s]+");
  private static final double LARGEST = 1e6;

  /**
   * A value and its place.
   *
   * @param line from 1
   * @param column from 1
   */
  private record Entry(int line, int column, String key, String value) {}

  private final List<Problem> problems = new ArrayList<>();
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  private EvaluatorReader() {}

  /** Takes what was read. */
  @FunctionalInterface
  interface Taker<T> {
    T take(Origin origin, Network network);
  }

  static <T> T read(String text, Taker<T> taker) throws Unreadable {
    EvaluatorReader reader = new EvaluatorReader();
    if (!reader.split(text)) {
      throw new Unreadable(reader.problems);
    }
    @Nullable T taken = reader.parts(taker);
    reader.throwIfAny();
    return java.util.Objects.requireNonNull(taken);
  }

  private void throwIfAny() throws Unreadable {
    if (!problems.isEmpty()) {
      throw new Unreadable(problems);
    }
  }

  /** Finds the keys; false if this is a file of another kind. */
  private boolean split(String text) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).stripTrailing();
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      Matcher parts = LINE.matcher(line);
      if (!parts.matches()) {
        problems.add(new Problem(i + 1, 1, "", "is no line such as key: value"));
        return false;
      }
      Entry entry = new Entry(i + 1, parts.start(2) + 1, parts.group(1), parts.group(2));
      if (entries.putIfAbsent(entry.key, entry) != null) {
        problems.add(new Problem(i + 1, 1, entry.key, "stands here twice; keep one"));
      }
    }
    return true;
  }

  private <T> @Nullable T parts(Taker<T> taker) {
    Entry format = entries.remove("format");
    if (format == null || !format.value.equals(EvaluatorWriter.FORMAT)) {
      problems.clear();
      problems.add(
          format == null
              ? new Problem(0, 0, "", "has no \"format\"; name a file that senet train has written")
              : new Problem(
                  format.line,
                  format.column,
                  format.key,
                  "is " + format.value + "; this version reads " + EvaluatorWriter.FORMAT));
      return null;
    }
    String rules = text("rules");
    String hash = text("rulesHash").replace("\"", "");
    String version = text("version");
    int games = (int) whole("games", 1, TrainingSettings.MOST_GAMES);
    long seed = whole("seed", Long.MIN_VALUE, Long.MAX_VALUE);
    int hidden = (int) whole("hidden", 0, TrainingSettings.MOST_HIDDEN);
    double lambda = number("lambda", 0, 1);
    double firstRate = number("firstRate", TrainingSettings.LEAST_RATE, 1);
    double lastRate = number("lastRate", TrainingSettings.LEAST_RATE, 1);
    if (!problems.isEmpty()) {
      return null;
    }
    Network network = network(hidden);
    entries.values().forEach(e -> problems.add(new Problem(e.line, 1, e.key, "unknown key")));
    TrainingSettings settings =
        new TrainingSettings(games, seed, hidden, lambda, firstRate, lastRate);
    return taker.take(new Origin(rules, hash, version, settings), network);
  }

  private Network network(int hidden) {
    Network network = new Network(hidden);
    if (hidden > 0) {
      network.outputBias = number("outputBias", -LARGEST, LARGEST);
      list("outputWeights", network.outputWeights, 0, hidden);
    }
    list("biases", network.biases, 0, network.nodes());
    for (int input = 0; input < Inputs.COUNT; input++) {
      String name = Inputs.NAMES.get(input);
      if (entries.containsKey(name)) {
        list(name, network.weights, input * network.nodes(), network.nodes());
      }
    }
    return network;
  }

  private String text(String key) {
    Entry entry = entries.remove(key);
    if (entry == null) {
      problems.add(new Problem(0, 0, key, "is missing"));
      return "";
    }
    return entry.value;
  }

  private long whole(String key, long least, long most) {
    return scalar(key, "a whole number", least, least, most, Long::parseLong);
  }

  private double number(String key, double least, double most) {
    return scalar(key, "a number", least, least, most, Double::parseDouble);
  }

  private <N extends Comparable<N>> N scalar(
      String key, String kind, N instead, N least, N most, Function<String, N> parse) {
    Entry entry = entries.remove(key);
    if (entry == null) {
      problems.add(new Problem(0, 0, key, "is missing"));
      return instead;
    }
    return parsed(entry, entry.column, entry.value, kind, instead, least, most, parse);
  }

  private <N extends Comparable<N>> N parsed(
      Entry entry,
      int column,
      String text,
      String kind,
      N instead,
      N least,
      N most,
      Function<String, N> parse) {
    try {
      N number = parse.apply(text);
      if (number.compareTo(least) >= 0 && number.compareTo(most) <= 0) {
        return number;
      }
      fault(
          entry, column, "is " + text + "; it must be from " + plain(least) + " to " + plain(most));
    } catch (NumberFormatException e) {
      fault(entry, column, "needs " + kind + ", and is \"" + text + "\"");
    }
    return instead;
  }

  /** Reads so many numbers into a part of an array. */
  private void list(String key, double[] numbers, int from, int length) {
    Entry entry = entries.remove(key);
    if (entry == null) {
      problems.add(new Problem(0, 0, key, "is missing"));
      return;
    }
    if (!entry.value.startsWith("[") || !entry.value.endsWith("]")) {
      fault(entry, entry.column, "needs a list of numbers, as in [0.1, -2]");
      return;
    }
    Matcher items = ITEM.matcher(entry.value.substring(1, entry.value.length() - 1));
    int found = 0;
    while (items.find()) {
      if (found < length) {
        int column = entry.column + 1 + items.start();
        numbers[from + found] =
            parsed(
                entry,
                column,
                items.group(),
                "a number",
                0.0,
                -LARGEST,
                LARGEST,
                Double::parseDouble);
      }
      found++;
    }
    if (found != length) {
      fault(entry, entry.column, "has " + found + " numbers; " + needed(key, length));
    }
  }

  private static String needed(String key, int length) {
    return "one is needed for each node, which makes " + length + " for " + key;
  }

  private static String plain(Object limit) {
    return new BigDecimal(limit.toString()).stripTrailingZeros().toPlainString();
  }

  private void fault(Entry entry, int column, String message) {
    problems.add(new Problem(entry.line, column, entry.key, message));
  }
}
