package senet.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A design in which factors that are at the same level in every cell are one: nothing can tell them
 * apart. Factors that never change are left out.
 *
 * @param groups the factors that are one, in the order of their first; their own order is kept
 * @param constant the factors that are at their first level in every cell
 * @param design the design of the groups, with its cells in the order of the given ones
 */
public record JoinedFactors(
    List<List<Integer>> groups, List<Integer> constant, FactorialDesign design) {
  public JoinedFactors {
    groups = List.copyOf(groups);
    constant = List.copyOf(constant);
  }

  /**
   * Joins the factors of a design.
   *
   * @param factors how many, 0 to {@value FactorialDesign#MOST_FACTORS}
   * @param cells as those of a {@link FactorialDesign}
   * @throws IllegalArgumentException as there
   */
  public static JoinedFactors of(int factors, int... cells) {
    List<List<Integer>> groups = new ArrayList<>();
    List<Integer> constant = new ArrayList<>();
    for (int j = 0; j < factors; j++) {
      int factor = j;
      if (IntStream.of(cells).allMatch(cell -> (cell >> factor & 1) == 0)) {
        constant.add(factor);
        continue;
      }
      groups.stream()
          .filter(
              group ->
                  IntStream.of(cells)
                      .allMatch(cell -> (cell >> group.get(0) & 1) == (cell >> factor & 1)))
          .findFirst()
          .ifPresentOrElse(
              group -> group.add(factor), () -> groups.add(new ArrayList<>(List.of(factor))));
    }
    int[] joined = IntStream.of(cells).map(cell -> joined(groups, cell)).toArray();
    return new JoinedFactors(groups, constant, new FactorialDesign(groups.size(), joined));
  }

  private static int joined(List<List<Integer>> groups, int cell) {
    return IntStream.range(0, groups.size())
        .map(i -> (cell >> groups.get(i).get(0) & 1) << i)
        .sum();
  }
}
