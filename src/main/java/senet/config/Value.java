package senet.config;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import senet.rules.Named;

/**
 * A value of a YAML file that knows its place. Each reading method tells a fault and returns
 * nothing where the value is not of the asked kind.
 */
final class Value {
  private static final int LONGEST_SHOWN = 60;

  private final String file;
  private final Faults faults;
  private final String key;
  private final Node node;

  Value(String file, Faults faults, String key, Node node) {
    this.file = file;
    this.faults = faults;
    this.key = key;
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

  /** Tells that something is wrong with this value. */
  void fault(String message) {
    faultAt(node, key, message);
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
      String text = scalar.getValue();
      return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "…";
    }
    return node instanceof MappingNode ? "a mapping" : "a list";
  }

  /** A mapping's values by key; keys twice are told. */
  Optional<Fields> fields() {
    if (!(node instanceof MappingNode mapping)) {
      fault("needs keys with values, and is " + quoted());
      return Optional.empty();
    }
    Map<String, Value> entries = new LinkedHashMap<>();
    for (NodeTuple tuple : mapping.getValue()) {
      Node keyNode = tuple.getKeyNode();
      String name = keyNode instanceof ScalarNode scalar ? scalar.getValue() : "?";
      String path = key.isEmpty() ? name : key + "." + name;
      Value value = new Value(file, faults, path, tuple.getValueNode());
      if (!(keyNode instanceof ScalarNode)) {
        faultAt(keyNode, key, "a key must be a word or a number");
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
      fault("needs a list, and is " + quoted());
      return Optional.empty();
    }
    List<Value> items = new ArrayList<>();
    for (Node item : sequence.getValue()) {
      items.add(new Value(file, faults, key + "[" + items.size() + "]", item));
    }
    return Optional.of(items);
  }

  /** A text that is not empty. */
  Optional<String> text() {
    if (!(node instanceof ScalarNode scalar)) {
      fault("needs a text, and is " + quoted());
      return Optional.empty();
    }
    if (scalar.getValue().isBlank()) {
      fault("is empty; write a text");
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
      fault("needs a whole number, and is " + quoted());
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
    Optional<Double> value = decimal("a number").map(BigDecimal::doubleValue);
    if (value.isPresent() && !(least <= value.get() && value.get() <= most)) {
      fault("is " + shown() + "; it must be from " + least + " to " + most);
      return Optional.empty();
    }
    return value;
  }

  private Optional<BigDecimal> decimal(String kind) {
    if (!(node instanceof ScalarNode scalar) || scalar.getValue().length() > LONGEST_SHOWN) {
      fault("needs " + kind + ", and is " + quoted());
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
      fault("needs " + kind + ", and is " + quoted());
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
    Optional<String> text = text();
    if (text.isPresent() && !known.contains(text.get())) {
      fault("\"" + shown() + "\" is not known. " + Suggestion.of(text.get(), known));
      return Optional.empty();
    }
    return text;
  }

  private String quoted() {
    return node instanceof ScalarNode ? "\"" + shown() + "\"" : shown();
  }
}
