package senet.policy.learned;

import senet.game.Engine;

/** Moves a network's values towards given ones, position by position. For one thread. */
final class Learner {

  private final Network network;
  private final NetworkValue values;
  private final double[] steps;
  private final boolean[] taught = new boolean[Inputs.COUNT];

  /** A learner that changes {@code network}. */
  Learner(Engine engine, Network network) {
    this.network = network;
    values = new NetworkValue(engine, network);
    steps = new double[network.nodes()];
  }

  /** What the network makes of positions, always as it is now. */
  NetworkValue values() {
    return values;
  }

  /**
   * Takes a step down the gradient of &radic;(1 + s&sup2;) - target &middot; s, s being the
   * output's sum. That is the matching loss of the squash (Auer, Herbster and Warmuth 1996): its
   * derivative by s is value - target, so that it is least where the value is the target, and does
   * not get stuck where the squash is flat.
   *
   * @param target from -1 to 1, for the side that throws next
   * @param rate the step's size
   * @return value - target before the step
   */
  double learn(long board, int counts, double target, double rate) {
    double error = Network.squash(values.sum(board, counts)) - target;
    double step = -rate * error;
    if (network.hidden() == 0) {
      steps[0] = step;
    } else {
      throughOutput(step);
    }
    Inputs inputs = values.inputs();
    for (int k = 0; k < inputs.length(); k++) {
      move(inputs.on(k), 1);
    }
    for (int k = 0; k < inputs.numbers(); k++) {
      move(Inputs.FIRST_NUMBER + k, inputs.number(k));
    }
    for (int i = 0; i < steps.length; i++) {
      network.biases[i] += steps[i];
    }
    return error;
  }

  /** A copy of the network, in which inputs that never arose have no weight. */
  Network learned() {
    Network learned = network.copy();
    for (int input = 0; input < taught.length; input++) {
      if (!taught[input]) {
        learned.forget(input);
      }
    }
    return learned;
  }

  /** Moves the numbers behind the hidden nodes, after finding the steps of those before. */
  private void throughOutput(double step) {
    double[] outputWeights = network.outputWeights;
    for (int i = 0; i < steps.length; i++) {
      double answer = values.answer(i);
      // (1 + x^2)^(-3/2), the derivative of the squash, by what the squash gives
      double root = Math.sqrt(1 - answer * answer);
      steps[i] = step * outputWeights[i] * root * root * root;
      outputWeights[i] += step * answer;
    }
    network.outputBias += step;
  }

  private void move(int input, int times) {
    if (times == 0) {
      return;
    }
    taught[input] = true;
    int row = input * steps.length;
    for (int i = 0; i < steps.length; i++) {
      network.weights[row + i] += times * steps[i];
    }
  }
}
