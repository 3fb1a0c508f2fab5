package senet.report.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import senet.language.Language;
import senet.rules.BearOff;
import senet.rules.RichRules;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.rules.SquareSet;
import senet.rules.Throws;

/**
 * Nothing is played that is not said: of rules in which everything says something, each component
 * of each record is changed alone, and the words of every language must change with it.
 */
class EveryComponentTest {
  private static final List<Language> LANGUAGES = Language.all();

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void noTwoValuesOfAComponentAreSaidAlike(Language language) {
    for (Row row : Row.values()) {
      noTwoValuesAreSaidAlike(row, new Description(language));
    }
  }

  private static void noTwoValuesAreSaidAlike(Row row, Description words) {
    RuleSet rules = RichRules.everything();
    Map<String, Object> said = new HashMap<>();
    said.put(words.sentence(rules, row), row.of(rules));
    Set<Object> variants = new LinkedHashSet<>(variants(row.of(rules)));
    assertThat(variants).isNotEmpty().doesNotContain(row.of(rules));
    for (Object variant : variants) {
      Object before = said.put(words.sentence(with(rules, row, variant), row), variant);
      assertThat(before).as("what is said like %s", variant).isNull();
    }
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void eachThrowerAndEachValueOfItIsSaidDifferently(Language language) {
    Description description = new Description(language);
    RuleSet rules = RichRules.everything();
    Throws die = new Throws.Die(List.of(1, 2, 2, 6));
    Throws table = new Throws.Table(new TreeMap<>(Map.of(1, 0.25, 2, 0.5, 6, 0.25)));
    Map<String, Object> said = new HashMap<>();
    for (Throws thrower : List.of(rules.dice(), die, table)) {
      List<Object> all = new ArrayList<>(variants(thrower));
      all.add(thrower);
      for (Object variant : all) {
        String words = description.sentence(with(rules, Row.THROWS, variant), Row.THROWS);
        assertThat(said.put(words, variant)).as(words).isNull();
      }
    }
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void aComparisonHasTheRowThatChanged(Language language) {
    Description words = new Description(language);
    RuleSet rules = RichRules.everything();
    for (Row row : List.of(Row.EXTRA_THROWS, Row.SAFE, Row.FORCED, Row.END)) {
      for (Object variant : variants(row.of(rules))) {
        assertThat(Difference.between(rules, with(rules, row, variant), words))
            .extracting(Difference::row)
            .contains(row);
      }
    }
    assertThat(Difference.between(rules, rules, words)).isEmpty();
  }

  private static RuleSet with(RuleSet rules, Row row, Object part) {
    return Stream.of(RuleSet.class.getRecordComponents())
        .filter(component -> read(rules, component) == row.of(rules))
        .map(component -> (RuleSet) rebuilt(rules, component.getName(), part))
        .findFirst()
        .orElseThrow();
  }

  /** Everything that differs from a value in one place. */
  private static List<Object> variants(Object value) {
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
      return List.of(OptionalInt.empty(), OptionalInt.of(number.orElseThrow() + 1));
    } else if (value instanceof Optional<?> optional) {
      List<Object> variants = new ArrayList<>(List.of(Optional.empty()));
      variants(optional.orElseThrow()).forEach(variant -> variants.add(Optional.of(variant)));
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
      for (Object other : variants(entry.getValue())) {
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
      for (Object variant : variants(part)) {
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
