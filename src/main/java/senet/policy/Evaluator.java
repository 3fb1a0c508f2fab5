package senet.policy;

import java.util.List;
import java.util.Map;
import senet.game.Engine;

/**
 * Values a position as a weighted sum of its features. May be shared by threads.
 *
 * <p>Boards and counts are seen by the side that has just moved. Most features are one side's
 * number less the other's, so that the same position seen by the other side has the opposite value.
 * The exceptions are {@code exposed} and {@code threat}, which the other side sees exchanged: with
 * opposite weights for the two, the value as a whole is again the opposite.
 */
public final class Evaluator {

  private static final double LARGEST_WEIGHT = 1000;

  private final Feature.Count[] counted;
  private final double[] weights;

  /**
   * An evaluator under the rules of {@code engine}.
   *
   * @param weights the weight of each feature, by name; a feature that is missing has weight 0, and
   *     names that are no feature's are ignored
   */
  public Evaluator(Engine engine, Map<String, Double> weights) {
    List<Feature> weighing =
        Feature.ALL.stream().filter(f -> weights.getOrDefault(f.name(), 0.0) != 0).toList();
    counted = weighing.stream().map(f -> f.under().apply(engine)).toArray(Feature.Count[]::new);
    this.weights =
        weighing.stream().mapToDouble(f -> weights.getOrDefault(f.name(), 0.0)).toArray();
  }

  /** The weights that can be given, each 0 by default. */
  public static List<PolicyParameter> weights() {
    return Feature.ALL.stream()
        .map(
            f -> new PolicyParameter(f.name(), f.description(), 0, -LARGEST_WEIGHT, LARGEST_WEIGHT))
        .toList();
  }

  /** The value of a position for the side that has just moved, by whom it is seen. */
  public double value(long board, int counts) {
    double value = 0;
    for (int i = 0; i < counted.length; i++) {
      value += weights[i] * counted[i].of(board, counts);
    }
    return value;
  }
}
