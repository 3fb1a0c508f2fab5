package senet.policy.learned;

import java.util.Arrays;

/**
 * The numbers of a network with one hidden layer, or with none.
 *
 * <p>The sum of a hidden node is its bias plus, over all inputs, the input times its weight to the
 * node; the output's sum is its bias plus, over the nodes, &sigma;(sum) times the node's weight;
 * and the value is &sigma;(output's sum), with &sigma;(x) = x / &radic;(1 + x&sup2;). Without
 * hidden nodes the inputs lead to the output.
 */
final class Network {

  /** Most hidden nodes. */
  static final int MOST_HIDDEN = 64;

  private final int hidden;

  /** By input and node; without hidden nodes the output is the one node. */
  final double[] weights;

  /** By node. */
  final double[] biases;

  /** By hidden node. */
  final double[] outputWeights;

  /** Of the output, where there are hidden nodes. */
  double outputBias;

  /**
   * A network whose numbers are all 0.
   *
   * @param hidden how many hidden nodes, 0 to {@link #MOST_HIDDEN}
   */
  Network(int hidden) {
    this.hidden = hidden;
    weights = new double[Inputs.COUNT * nodes()];
    biases = new double[nodes()];
    outputWeights = new double[hidden];
  }

  /** How many hidden nodes it has. */
  int hidden() {
    return hidden;
  }

  /** How many nodes the inputs lead to. */
  int nodes() {
    return Math.max(1, hidden);
  }

  /** The weights of an input to the nodes. */
  double[] weightsOf(int input) {
    return Arrays.copyOfRange(weights, input * nodes(), (input + 1) * nodes());
  }

  /** A copy. */
  Network copy() {
    Network copy = new Network(hidden);
    System.arraycopy(weights, 0, copy.weights, 0, weights.length);
    System.arraycopy(biases, 0, copy.biases, 0, biases.length);
    System.arraycopy(outputWeights, 0, copy.outputWeights, 0, hidden);
    copy.outputBias = outputBias;
    return copy;
  }

  /** Takes away the weights of an input. */
  void forget(int input) {
    Arrays.fill(weights, input * nodes(), (input + 1) * nodes(), 0);
  }

  /** From any number to one between -1 and 1; its last bit is the same on every machine. */
  static double squash(double x) {
    return x / Math.sqrt(1 + x * x);
  }
}
