package senet.policy.learned;

import senet.game.Engine;

/** What a network makes of positions. Makes no objects; for one thread. */
public final class NetworkValue {

  private final Network network;
  private final Inputs inputs;
  private final int nodes;
  private final double[] sums;
  private final double[] answers;

  NetworkValue(Engine engine, Network network) {
    this.network = network;
    inputs = new Inputs(engine);
    nodes = network.nodes();
    sums = new double[nodes];
    answers = new double[nodes];
  }

  /** From -1, lost, to 1, won, for the side that throws next, by whom the position is seen. */
  public double of(long board, int counts) {
    return Network.squash(sum(board, counts));
  }

  /** The output's sum. */
  double sum(long board, int counts) {
    inputs.see(board, counts);
    System.arraycopy(network.biases, 0, sums, 0, nodes);
    double[] weights = network.weights;
    for (int k = 0; k < inputs.length(); k++) {
      int row = inputs.on(k) * nodes;
      for (int i = 0; i < nodes; i++) {
        sums[i] += weights[row + i];
      }
    }
    for (int k = 0; k < inputs.numbers(); k++) {
      int number = inputs.number(k);
      if (number != 0) {
        int row = (Inputs.FIRST_NUMBER + k) * nodes;
        for (int i = 0; i < nodes; i++) {
          sums[i] += number * weights[row + i];
        }
      }
    }
    return network.hidden() == 0 ? sums[0] : output();
  }

  private double output() {
    for (int i = 0; i < nodes; i++) {
      answers[i] = Network.squash(sums[i]);
    }
    double[] outputWeights = network.outputWeights;
    double sum = network.outputBias;
    for (int i = 0; i < nodes; i++) {
      sum += outputWeights[i] * answers[i];
    }
    return sum;
  }

  /** The inputs of the position valued last. */
  Inputs inputs() {
    return inputs;
  }

  /** What the hidden nodes made of it. */
  double answer(int node) {
    return answers[node];
  }
}
