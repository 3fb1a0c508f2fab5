package senet.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rule sets between two: one, with some of the rows in which they differ as the other has them.
 *
 * @param from the one that is changed
 * @param to the one whose rows it takes
 */
public record Between(RuleSet from, RuleSet to) {

  /**
   * Some rows taken.
   *
   * @param rows the rows that are as in {@code to}
   * @param rules the rules, which may be impossible to play
   * @param problems why they cannot be played; empty if they can
   */
  public record Mixture(Set<Row> rows, RuleSet rules, List<Problem> problems) {
    public Mixture {
      rows = Collections.unmodifiableSet(new TreeSet<>(rows));
      problems = List.copyOf(problems);
    }
  }

  /**
   * A step of a walk.
   *
   * @param changed the rows that change in this step, the one whose turn it is first
   * @param mixture what is then played
   * @param alone why the first could not change alone; empty if it does
   */
  public record Step(List<Row> changed, Mixture mixture, List<Problem> alone) {
    public Step {
      changed = List.copyOf(changed);
      alone = List.copyOf(alone);
    }
  }

  /** The rows in which the two differ. */
  public List<Row> rows() {
    return Stream.of(Row.values()).filter(row -> !row.of(from).equals(row.of(to))).toList();
  }

  /** The rules with some rows as in {@code to}; rows in which the two do not differ count not. */
  public Mixture taking(Collection<Row> wanted) {
    List<Row> rows = rows().stream().filter(wanted::contains).toList();
    RuleSet rules = from;
    if (rows.size() == rows().size()) {
      rules = to;
    } else if (!rows.isEmpty()) {
      rules = mixed(rows);
    }
    return new Mixture(Set.copyOf(rows), rules, rules.problems());
  }

  private RuleSet mixed(List<Row> rows) {
    List<String> words = rows.stream().map(Row::word).toList();
    String name = from.name() + "-to-" + to.name() + "+" + String.join("+", words);
    String title = from.name() + " with " + Phrases.list(words) + " as in " + to.name();
    return from.taking(Set.copyOf(rows), to)
        .named(GeneratedName.fit(name), title)
        .sourced("Between \"" + from.title() + "\" and \"" + to.title() + "\"");
  }

  /**
   * The way from one end to the other, both included, one row at a time. Where a row cannot change
   * alone, the fewest later rows with which it can are changed with it, the nearest ones first.
   *
   * @param order every row in which the two differ, once; others are skipped
   */
  public List<Step> walk(List<Row> order) {
    List<Row> left = new ArrayList<>(order);
    left.retainAll(rows());
    Set<Row> taken = EnumSet.noneOf(Row.class);
    List<Step> steps = new ArrayList<>();
    steps.add(new Step(List.of(), taking(taken), List.of()));
    while (!left.isEmpty()) {
      Step step = step(taken, left);
      steps.add(step);
      taken.addAll(step.changed());
      left.removeAll(step.changed());
    }
    return steps;
  }

  private Step step(Set<Row> taken, List<Row> left) {
    List<Row> others = left.subList(1, left.size());
    List<Problem> alone = List.of();
    for (List<Row> more : fewestFirst(others)) {
      List<Row> changed = new ArrayList<>(List.of(left.get(0)));
      changed.addAll(more);
      Set<Row> rows = EnumSet.copyOf(changed);
      rows.addAll(taken);
      Mixture mixture = taking(rows);
      if (mixture.problems().isEmpty() || more.size() == others.size()) {
        return new Step(changed, mixture, alone);
      }
      if (more.isEmpty()) {
        alone = mixture.problems();
      }
    }
    throw new IllegalStateException("all rows together were not tried");
  }

  private static List<List<Row>> fewestFirst(List<Row> rows) {
    return subsets(rows).stream().sorted(Comparator.comparingInt(List::size)).toList();
  }

  /** Every combination of some rows, the first of them changing fastest. */
  public List<Mixture> factorial(List<Row> some) {
    return subsets(rows().stream().filter(some::contains).toList()).stream()
        .map(this::taking)
        .toList();
  }

  private static List<List<Row>> subsets(List<Row> rows) {
    return IntStream.range(0, 1 << rows.size())
        .mapToObj(
            mask ->
                IntStream.range(0, rows.size())
                    .filter(i -> (mask >> i & 1) != 0)
                    .mapToObj(rows::get)
                    .toList())
        .toList();
  }
}
