package senet.policy.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.core.source64.SplitMix64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import senet.config.BuiltInRules;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.rules.SquareSet;

class LearnerTest {

  private static final Engine STANDARD =
      Engine.compile(BuiltInRules.find("standard").orElseThrow());

  /** Own 2, 3, 20 and 29, rival 5, 9, 21 and 22; one own piece and one of the rival off. */
  private static final long BOARD =
      Board.of(SquareSet.of(2, 3, 20, 29).mask(), SquareSet.of(5, 9, 21, 22).mask());

  private static final int COUNTS = Counts.of(3, 1, 1, 2);

  private static Network network(int hidden) {
    UniformRandomProvider random = new SplitMix64(hidden);
    Network network = new Network(hidden);
    fill(network.weights, random);
    fill(network.biases, random);
    fill(network.outputWeights, random);
    network.outputBias = random.nextDouble();
    return network;
  }

  private static void fill(double[] numbers, UniformRandomProvider random) {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = 2 * random.nextDouble() - 1;
    }
  }

  /** The loss of the position's value, without any of the product's short cuts. */
  private static double loss(Network network, double target) {
    double sum = PlainNetwork.sum(STANDARD, network, BOARD, COUNTS);
    return Math.sqrt(1 + sum * sum) - target * sum;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5})
  void valuesArePlainSums(int hidden) {
    Network network = network(hidden);
    double sum = PlainNetwork.sum(STANDARD, network, BOARD, COUNTS);
    assertThat(new NetworkValue(STANDARD, network).of(BOARD, COUNTS))
        .isCloseTo(sum / Math.sqrt(1 + sum * sum), within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5})
  void stepsDownTheGradientThatFiniteDifferencesFind(int hidden) {
    double target = -0.3;
    double rate = 1e-4;
    Network before = network(hidden);
    Network after = before.copy();
    double error = new Learner(STANDARD, after).learn(BOARD, COUNTS, target, rate);
    assertThat(error)
        .isCloseTo(new NetworkValue(STANDARD, before).of(BOARD, COUNTS) + 0.3, within(1e-12));
    int moved = 0;
    moved += compare(before, before.weights, after.weights, target, rate);
    moved += compare(before, before.biases, after.biases, target, rate);
    moved += compare(before, before.outputWeights, after.outputWeights, target, rate);
    // eight pieces, a lead and two hands lead to each node
    assertThat(moved).isEqualTo(Math.max(1, hidden) * (8 + 3 + 1) + hidden);
    if (hidden > 0) {
      double[] bias = {0};
      double h = 1e-5;
      before.outputBias += h;
      bias[0] += loss(before, target);
      before.outputBias -= 2 * h;
      bias[0] -= loss(before, target);
      before.outputBias += h;
      assertThat(after.outputBias - before.outputBias)
          .isCloseTo(-rate * bias[0] / (2 * h), within(1e-11));
    }
  }

  /** Compares all steps; how many numbers have moved. */
  private static int compare(
      Network network, double[] before, double[] after, double target, double rate) {
    double h = 1e-5;
    int moved = 0;
    for (int i = 0; i < before.length; i++) {
      double value = before[i];
      before[i] = value + h;
      double above = loss(network, target);
      before[i] = value - h;
      double below = loss(network, target);
      before[i] = value;
      assertThat(after[i] - value).isCloseTo(-rate * (above - below) / (2 * h), within(1e-11));
      moved += after[i] == value ? 0 : 1;
    }
    return moved;
  }

  @Test
  void valuesComeToTheMeanOfTheirTargets() {
    Learner learner = new Learner(STANDARD, network(3));
    UniformRandomProvider random = new SplitMix64(4);
    for (int i = 0; i < 200_000; i++) {
      double target = random.nextDouble() < 0.9 ? 1 : -1;
      learner.learn(BOARD, COUNTS, target, 0.02 / (1 + i / 1000.0));
    }
    assertThat(learner.values().of(BOARD, COUNTS)).isCloseTo(0.8, within(0.02));
  }
}
