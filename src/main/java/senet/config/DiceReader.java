package senet.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import senet.rules.Throws;

/** Reads what is thrown: sticks, a die, or a table of chances. */
final class DiceReader {
  private static final int MOST_STICKS = 20;
  private static final int MOST_FACES = 100;
  private static final Pattern FRACTION = Pattern.compile("(\\d{1,9})\\s*/\\s*(\\d{1,9})");

  private DiceReader() {}

  /** What a mapping says is thrown; a mapping without a kind changes {@code base}. */
  static Optional<Throws> read(Value value, Throws base) {
    Optional<Fields> mapping = value.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = mapping.get();
    Optional<Value> sticks = fields.get("sticks");
    Optional<Value> die = fields.get("die");
    Optional<Value> chances = fields.get("chances");
    Optional<Value> up = fields.get("up");
    Optional<Value> none = fields.get("none");
    fields.rejectUnknown();
    if (Stream.of(sticks, die, chances).filter(Optional::isPresent).count() > 1) {
      value.fault("has more than one of sticks, die and chances; keep one");
      return Optional.empty();
    }
    if (die.isPresent() || chances.isPresent()) {
      Stream.of(up, none)
          .flatMap(Optional::stream)
          .forEach(given -> given.faultOfKey("only sticks have this; leave it out"));
      return die.isPresent() ? readDie(die.get()) : readChances(chances.orElseThrow());
    }
    if (sticks.isPresent() || base instanceof Throws.Sticks) {
      return readSticks(fields, base);
    }
    value.fault("has none of sticks, die and chances; write for example {sticks: 4, none: 5}");
    return Optional.empty();
  }

  private static Optional<Throws> readSticks(Fields fields, Throws base) {
    Optional<Value> given = fields.get("sticks");
    boolean changes = given.isEmpty() && base instanceof Throws.Sticks;
    Throws.Sticks old = base instanceof Throws.Sticks sticks ? sticks : new Throws.Sticks(4, .5, 5);
    int count =
        given.flatMap(v -> v.integer(1, MOST_STICKS)).map(Long::intValue).orElse(old.count());
    double up =
        fields.get("up").flatMap(v -> v.number(0.001, 0.999)).orElse(changes ? old.up() : 0.5);
    Optional<Value> noneUp = changes ? fields.get("none") : fields.require("none", "5");
    int none =
        noneUp.flatMap(v -> v.integer(1, Throws.MAX_VALUE)).map(Long::intValue).orElse(old.none());
    return Optional.of(new Throws.Sticks(count, up, none));
  }

  private static Optional<Throws> readDie(Value die) {
    Optional<List<Value>> items = die.list();
    if (items.isEmpty()) {
      return Optional.empty();
    }
    if (items.get().isEmpty() || items.get().size() > MOST_FACES) {
      die.fault("has " + items.get().size() + " faces; list the value of each, 1 to " + MOST_FACES);
      return Optional.empty();
    }
    List<Integer> faces = new ArrayList<>();
    for (Value item : items.get()) {
      item.integer(1, Throws.MAX_VALUE).map(Long::intValue).ifPresent(faces::add);
    }
    return faces.size() == items.get().size()
        ? Optional.of(new Throws.Die(faces))
        : Optional.empty();
  }

  private static Optional<Throws> readChances(Value chances) {
    Optional<Fields> table = chances.fields();
    if (table.isEmpty()) {
      return Optional.empty();
    }
    SortedMap<Integer, Double> read = new TreeMap<>();
    for (Map.Entry<String, Value> entry : table.get().all().entrySet()) {
      if (!entry.getKey().matches("[1-9]\\d?")) {
        entry
            .getValue()
            .faultOfKey(
                "\"" + entry.getKey() + "\" is no throw; throws are 1 to " + Throws.MAX_VALUE);
        continue;
      }
      int value = Integer.parseInt(entry.getKey());
      readChance(entry.getValue()).ifPresent(chance -> read.put(value, chance));
    }
    return read.size() == table.get().all().size()
        ? Optional.of(new Throws.Table(read))
        : Optional.empty();
  }

  /** A chance as a number or a fraction such as {@code 4/16}. */
  private static Optional<Double> readChance(Value value) {
    Matcher fraction = FRACTION.matcher(value.isScalar() ? value.shown() : "");
    if (!fraction.matches()) {
      return value.number("a chance, such as 0.25 or 1/4", 0, 1);
    }
    double below = Double.parseDouble(fraction.group(2));
    if (below == 0) {
      value.fault("is " + value.shown() + ", which divides by 0; write a chance such as 1/4");
      return Optional.empty();
    }
    return Optional.of(Double.parseDouble(fraction.group(1)) / below);
  }
}
