package senet.policy.endgame;

import java.util.BitSet;

/**
 * The positions from which a game may go on for ever, so that nothing can be reckoned. Everywhere
 * else it ends with certainty: in a finite Markov chain a game ends with certainty exactly if from
 * every position that can still arise there is some way to the end (Kemeny and Snell, Finite Markov
 * Chains, 1960, theorem 3.1.1).
 */
final class Endings {
  private final BitSet endless = new BitSet();

  /** Whether a game may go on for ever from a position, and nothing can be reckoned there. */
  boolean mayBeEndless(int position) {
    return endless.get(position);
  }

  /** Takes in a group of layers; those that it leads to are taken in already. */
  void add(Graph graph) {
    for (Graph.Block block : graph.blocks()) {
      for (int position : block.positions()) {
        endless.set(position);
      }
    }
    // positions leave the set when one of their ways leads out of it, until none does
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Graph.Block block : graph.blocks()) {
        changed |= clearThoseWithAWayOut(block);
      }
    }
    if (graph.blocks().stream().noneMatch(block -> hasAny(block.targets()))) {
      return;
    }
    changed = true;
    while (changed) {
      changed = false;
      for (Graph.Block block : graph.blocks()) {
        changed |= setThoseWithAWayIn(block);
      }
    }
  }

  private boolean clearThoseWithAWayOut(Graph.Block block) {
    boolean changed = false;
    for (int i = 0; i < block.size(); i++) {
      if (endless.get(block.positions()[i])) {
        for (int way = block.firstWay(i); way < block.ends()[i]; way++) {
          if (!endless.get(block.targets()[way] >>> 1)) {
            endless.clear(block.positions()[i]);
            changed = true;
            break;
          }
        }
      }
    }
    return changed;
  }

  private boolean setThoseWithAWayIn(Graph.Block block) {
    boolean changed = false;
    for (int i = 0; i < block.size(); i++) {
      if (!endless.get(block.positions()[i])) {
        for (int way = block.firstWay(i); way < block.ends()[i]; way++) {
          if (endless.get(block.targets()[way] >>> 1)) {
            endless.set(block.positions()[i]);
            changed = true;
            break;
          }
        }
      }
    }
    return changed;
  }

  private boolean hasAny(int[] targets) {
    for (int target : targets) {
      if (endless.get(target >>> 1)) {
        return true;
      }
    }
    return false;
  }
}
