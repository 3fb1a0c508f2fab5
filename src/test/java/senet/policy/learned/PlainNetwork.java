package senet.policy.learned;

import java.util.ArrayList;
import java.util.List;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;

/** The value of a position worked out by the names of the inputs, square by square. */
final class PlainNetwork {

  private PlainNetwork() {}

  /** The output's sum. */
  static double sum(Engine engine, Network network, long board, int counts) {
    List<String> on = new ArrayList<>();
    squares(engine, "own", Board.own(board), Board.rival(board), on);
    squares(engine, "rival", Board.rival(board), Board.own(board), on);
    double sum = network.hidden() == 0 ? 0 : network.outputBias;
    for (int node = 0; node < network.nodes(); node++) {
      double inner = network.biases[node];
      for (String name : on) {
        inner += weight(network, name, node);
      }
      inner +=
          (Counts.ownOff(counts) - Counts.rivalOff(counts)) * weight(network, "lead", node)
              + Counts.ownHand(counts) * weight(network, "own-hand", node)
              + Counts.rivalHand(counts) * weight(network, "rival-hand", node);
      sum +=
          network.hidden() == 0
              ? inner
              : network.outputWeights[node] * inner / Math.sqrt(1 + inner * inner);
    }
    return sum;
  }

  private static void squares(Engine engine, String side, int pieces, int others, List<String> on) {
    for (int square = 1; square <= 30; square++) {
      if (has(pieces, square)) {
        boolean safe = has(engine.untouchable(pieces), square);
        boolean reached = false;
        for (int thrown : engine.throwValues()) {
          reached |= square - thrown >= 1 && has(others, square - thrown);
        }
        on.add(side + (safe ? "-safe-" : reached ? "-reached-" : "-clear-") + square);
      }
    }
  }

  private static boolean has(int pieces, int square) {
    return (pieces >> square - 1 & 1) != 0;
  }

  private static double weight(Network network, String input, int node) {
    return network.weightsOf(Inputs.NAMES.indexOf(input))[node];
  }
}
