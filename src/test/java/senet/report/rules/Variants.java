package senet.report.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import senet.rules.BearOff;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** Rules that differ from others in one place. */
final class Variants {
  private Variants() {}

  static RuleSet with(RuleSet rules, Row row, Object part) {
    return Stream.of(RuleSet.class.getRecordComponents())
        .filter(component -> read(rules, component) == row.of(rules))
        .map(component -> (RuleSet) rebuilt(rules, component.getName(), part))
        .findFirst()
        .orElseThrow();
  }

  /** Everything that differs from a value in one place. */
  static List<Object> of(Object value) {
    if (value instanceof Enum<?> constant) {
      return Stream.of((Object[]) constant.getDeclaringClass().getEnumConstants())
          .filter(other -> other != constant)
          .toList();
    } else if (value instanceof Integer number) {
      return List.of(number + 1, number + 2);
    } else if (value instanceof Double number) {
      return List.of(number * 0.9, number * 0.9000001);
    } else if (value instanceof String text) {
      return List.of(text + " again");
    } else if (value instanceof SquareSet squares) {
      return List.of(
          SquareSet.NONE,
          new SquareSet(squares.mask() ^ 1 << 12),
          new SquareSet(squares.mask() ^ 1 << 28));
    } else if (value instanceof OptionalInt number) {
      return List.of(OptionalInt.empty(), OptionalInt.of(number.orElse(20) + 1));
    } else if (value instanceof Optional<?> optional) {
      List<Object> variants = new ArrayList<>(List.of(Optional.empty()));
      optional.ifPresent(
          present -> of(present).forEach(variant -> variants.add(Optional.of(variant))));
      return variants;
    } else if (value instanceof SortedSet<?> set) {
      return variantsOfSet(set);
    } else if (value instanceof SortedMap<?, ?> map) {
      return variantsOfMap(map);
    } else if (value instanceof List<?> list) {
      List<Object> longer = new ArrayList<>(list);
      longer.add(3);
      return List.of(longer, List.copyOf(list).subList(1, list.size()));
    }
    assertThat(value).isInstanceOf(Record.class);
    return variantsOfRecord(value);
  }

  private static List<Object> variantsOfSet(SortedSet<?> set) {
    if (set.isEmpty()) {
      return List.of();
    }
    TreeSet<Object> shorter = new TreeSet<>();
    shorter.addAll(set);
    shorter.pollFirst();
    TreeSet<Object> longer = new TreeSet<>();
    longer.addAll(set);
    longer.add(4);
    return List.of(shorter, longer);
  }

  private static List<Object> variantsOfMap(SortedMap<?, ?> map) {
    List<Object> variants = new ArrayList<>();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      variants.add(changed(map, copy -> copy.remove(entry.getKey())));
      for (Object other : of(entry.getValue())) {
        variants.add(changed(map, copy -> copy.put(entry.getKey(), other)));
      }
    }
    return variants;
  }

  private static Object changed(Map<?, ?> map, Consumer<Map<Object, Object>> by) {
    Map<Object, Object> copy = new TreeMap<>(map);
    by.accept(copy);
    return copy;
  }

  private static List<Object> variantsOfRecord(Object record) {
    List<Object> variants = new ArrayList<>();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      Object part = read(record, component);
      for (Object variant : of(part)) {
        Object other = rebuilt(record, component.getName(), variant);
        if (!other.equals(BearOff.with())) {
          variants.add(other);
        }
      }
    }
    return variants;
  }

  private static Object read(Object record, RecordComponent component) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** A record with another value of one component. */
  private static Object rebuilt(Object record, String name, Object part) {
    RecordComponent[] components = record.getClass().getRecordComponents();
    Object[] values = new Object[components.length];
    Class<?>[] types = new Class<?>[components.length];
    for (int i = 0; i < components.length; i++) {
      boolean replaced = components[i].getName().equals(name);
      values[i] = replaced ? part : read(record, components[i]);
      types[i] = components[i].getType();
    }
    try {
      return record.getClass().getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
