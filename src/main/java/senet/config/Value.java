package senet.config;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import senet.rules.Named;

/**
 * A value of a YAML file that knows its place. Each reading method tells a fault and returns
 * nothing where the value is not of the asked kind.
 */
final class Value {
  private static final int LONGEST_SHOWN = 60;
  private static final int LONGEST_FLAT = 1000;
  private static final int DEEPEST_FLAT = 10;

  /** More than twice the scenarios of the largest study. */
  private static final int MOST_PARTS = 5_000;

  private final String file;
  private final Faults faults;
  private final String key;
  private final @Nullable Node keyNode;
  private final Node node;

  /**
   * A value.
   *
   * @param file the file, as the user named it
   * @param faults where faults are told
   * @param key the path of keys that leads here
   * @param keyNode the last of these keys; null for an item of a list and for the whole file
   * @param node the value
   */
  Value(String file, Faults faults, String key, @Nullable Node keyNode, Node node) {
    this.file = file;
    this.faults = faults;
    this.key = key;
    this.keyNode = keyNode;
    this.node = node;
  }

  String key() {
    return key;
  }

  String file() {
    return file;
  }

  Faults faults() {
    return faults;
  }

  /** The same value, whose faults nobody is told. */
  Value silently() {
    return new Value(file, new Faults(), key, keyNode, node);
  }

  /** Tells that something is wrong with this value. */
  void fault(String message) {
    faultAt(node, key, message);
  }

  /** Tells that something is wrong with what this value has, or lacks, under a key. */
  void faultOf(String part, String message) {
    faultAt(node, key.isEmpty() ? part : key + "." + part, message);
  }

  /** Tells that something is wrong with this value's key. */
  void faultOfKey(String message) {
    faultAt(keyNode == null ? node : keyNode, key, message);
  }

  private void faultAt(Node place, String faultyKey, String message) {
    Optional<Mark> mark = place.getStartMark();
    int line = mark.map(m -> m.getLine() + 1).orElse(0);
    int column = mark.map(m -> m.getColumn() + 1).orElse(0);
    faults.add(new Fault(file, line, column, faultyKey, message));
  }

  boolean isMapping() {
    return node instanceof MappingNode;
  }

  boolean isScalar() {
    return node instanceof ScalarNode;
  }

  boolean isSequence() {
    return node instanceof SequenceNode;
  }

  /** Whether this is the word {@code none}. */
  boolean isNone() {
    return node instanceof ScalarNode scalar && scalar.getValue().equals("none");
  }

  /** What the file has here, shortened, for messages. */
  String shown() {
    if (node instanceof ScalarNode scalar) {
      return OneLine.of(scalar.getValue(), LONGEST_SHOWN + 1);
    }
    return node instanceof MappingNode ? "keys with values" : "a list";
  }

  /** All that the file has here as one word, such as {@code 28-15.27-none}, cut if it is long. */
  String flat() {
    StringBuilder flat = new StringBuilder();
    flatten(node, 0, flat);
    return flat.toString();
  }

  private static void flatten(Node part, int depth, StringBuilder flat) {
    // lists may hold themselves
    if (depth > DEEPEST_FLAT || flat.length() > LONGEST_FLAT) {
      return;
    }
    if (part instanceof ScalarNode scalar) {
      flat.append(scalar.getValue());
    } else if (part instanceof SequenceNode sequence) {
      String between = "";
      for (Node item : sequence.getValue()) {
        flat.append(between);
        flatten(item, depth + 1, flat);
        between = ".";
      }
    } else if (part instanceof MappingNode mapping) {
      String between = "";
      for (NodeTuple tuple : mapping.getValue()) {
        flat.append(between);
        flatten(tuple.getKeyNode(), depth + 1, flat);
        flat.append('-');
        flatten(tuple.getValueNode(), depth + 1, flat);
        between = ".";
      }
    }
  }

  /**
   * A mapping in the place of this one.
   *
   * @param texts keys and texts that the file does not have
   * @param values values of the file, each by the entry whose key it is to have
   */
  Value assembled(Map<String, String> texts, Map<Value, Value> values) {
    List<NodeTuple> tuples = new ArrayList<>();
    texts.forEach((name, text) -> tuples.add(new NodeTuple(scalar(name), scalar(text))));
    values.forEach(
        (entry, value) -> {
          Node name = java.util.Objects.requireNonNull(entry.keyNode, "an entry has a key");
          tuples.add(new NodeTuple(name, value.node));
        });
    Node mapping =
        new MappingNode(
            Tag.MAP, true, tuples, FlowStyle.FLOW, node.getStartMark(), node.getEndMark());
    return new Value(file, faults, key, keyNode, mapping);
  }

  private Node scalar(String text) {
    return new ScalarNode(
        Tag.STR, true, text, ScalarStyle.PLAIN, node.getStartMark(), node.getEndMark());
  }

  /** Tells that the value is of another kind than the one that is needed. */
  private void faultOfKind(String needed) {
    String found = "is " + shown();
    if (node instanceof MappingNode) {
      found = "has " + shown();
    } else if (node instanceof ScalarNode scalar) {
      found = scalar.getValue().isBlank() ? "is empty" : "is \"" + shown() + "\"";
    }
    fault("needs " + needed + ", and " + found);
  }

  /** A mapping's values by key; keys twice are told. */
  Optional<Fields> fields() {
    if (!(node instanceof MappingNode mapping)) {
      faultOfKind("keys with values, each as key: value");
      return Optional.empty();
    }
    if (isTooLong(mapping.getValue().size(), "keys")) {
      return Optional.empty();
    }
    Map<String, Value> entries = new LinkedHashMap<>();
    for (NodeTuple tuple : mapping.getValue()) {
      Node keyNode = tuple.getKeyNode();
      String name = keyNode instanceof ScalarNode scalar ? scalar.getValue() : "?";
      String path = key.isEmpty() ? name : key + "." + name;
      Value value = new Value(file, faults, path, keyNode, tuple.getValueNode());
      if (!(keyNode instanceof ScalarNode)) {
        faultAt(keyNode, key, "a key must be a word or a number, and here is a list or a group");
      } else if (entries.containsKey(name)) {
        faultAt(keyNode, path, "stands here twice; keep one");
      } else {
        entries.put(name, value);
      }
    }
    return Optional.of(new Fields(this, entries));
  }

  /** A list's items; a single scalar counts as a list of one. */
  Optional<List<Value>> items() {
    if (node instanceof ScalarNode) {
      return Optional.of(List.of(this));
    }
    return list();
  }

  /** A list's items. */
  Optional<List<Value>> list() {
    if (!(node instanceof SequenceNode sequence)) {
      faultOfKind("a list, as in [a, b]");
      return Optional.empty();
    }
    if (isTooLong(sequence.getValue().size(), "items")) {
      return Optional.empty();
    }
    List<Value> items = new ArrayList<>();
    for (Node item : sequence.getValue()) {
      items.add(new Value(file, faults, key + "[" + items.size() + "]", null, item));
    }
    return Optional.of(items);
  }

  /** Refuses what no study has, before each part of it is looked at and told of. */
  private boolean isTooLong(int size, String kind) {
    if (size > MOST_PARTS) {
      fault(String.format(Locale.ROOT, "has %,d %s; at most %,d", size, kind, MOST_PARTS));
    }
    return size > MOST_PARTS;
  }

  /** A text that is not empty. */
  Optional<String> text() {
    return text("a text");
  }

  /** A text that is not empty; {@code kind} is what messages call it. */
  Optional<String> text(String kind) {
    if (!(node instanceof ScalarNode scalar)) {
      faultOfKind(kind);
      return Optional.empty();
    }
    if (scalar.getValue().isBlank()) {
      fault("is empty; write " + kind);
      return Optional.empty();
    }
    int obeyed = OneLine.firstObeyed(scalar.getValue());
    if (obeyed >= 0) {
      fault(
          String.format(
              "has the character U+%04X, which terminals obey and nobody sees; leave it out",
              obeyed));
      return Optional.empty();
    }
    return Optional.of(scalar.getValue());
  }

  /** A whole number within limits, both included. */
  Optional<Long> integer(long least, long most) {
    Optional<BigDecimal> number = decimal("a whole number");
    if (number.isEmpty()) {
      return Optional.empty();
    }
    BigDecimal value = number.get();
    if (value.stripTrailingZeros().scale() > 0) {
      faultOfKind("a whole number");
      return Optional.empty();
    }
    if (value.compareTo(BigDecimal.valueOf(least)) < 0
        || value.compareTo(BigDecimal.valueOf(most)) > 0) {
      fault("is " + shown() + "; it must be from " + least + " to " + most);
      return Optional.empty();
    }
    return Optional.of(value.longValueExact());
  }

  /** A number within limits, both included. */
  Optional<Double> number(double least, double most) {
    return number("a number", least, most);
  }

  /** A number within limits, both included; {@code kind} is what messages call it. */
  Optional<Double> number(String kind, double least, double most) {
    Optional<Double> value = decimal(kind).map(BigDecimal::doubleValue);
    if (value.isPresent() && !(least <= value.get() && value.get() <= most)) {
      fault("is " + shown() + "; it must be from " + shown(least) + " to " + shown(most));
      return Optional.empty();
    }
    return value;
  }

  /** A limit as people write it: without a trailing {@code .0}. */
  private static String shown(double limit) {
    return BigDecimal.valueOf(limit).stripTrailingZeros().toPlainString();
  }

  private Optional<BigDecimal> decimal(String kind) {
    if (!(node instanceof ScalarNode scalar) || scalar.getValue().length() > LONGEST_SHOWN) {
      faultOfKind(kind);
      return Optional.empty();
    }
    try {
      BigDecimal value = new BigDecimal(scalar.getValue());
      // a short text such as 1e999999999 can stand for a number too long to write out
      if (Math.abs((long) value.scale()) > LONGEST_SHOWN) {
        fault("is " + shown() + ", which is out of all bounds");
        return Optional.empty();
      }
      return Optional.of(value);
    } catch (NumberFormatException e) {
      faultOfKind(kind);
      return Optional.empty();
    }
  }

  /** One of the words of an enumeration. */
  <E extends Enum<E> & Named> Optional<E> word(Class<E> type) {
    Map<String, E> words = new LinkedHashMap<>();
    for (E constant : type.getEnumConstants()) {
      words.put(constant.word(), constant);
    }
    return word(words.keySet()).map(words::get);
  }

  /** One of the known words. */
  Optional<String> word(Collection<String> known) {
    if (!(node instanceof ScalarNode scalar) || scalar.getValue().isBlank()) {
      faultOfKind("one of " + String.join(", ", known));
      return Optional.empty();
    }
    if (!known.contains(scalar.getValue())) {
      fault("\"" + shown() + "\" is not known. " + Suggestion.of(scalar.getValue(), known));
      return Optional.empty();
    }
    return Optional.of(scalar.getValue());
  }
}
