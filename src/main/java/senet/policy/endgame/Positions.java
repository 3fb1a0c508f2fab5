package senet.policy.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Outcome;
import senet.rules.Ending.Goal;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.SquareSet;

/**
 * Numbers all positions with few pieces a side, with the player to move, layer by layer; behind
 * them the ways in which a game can be over. Positions that differ only in what both sides have
 * borne off alike have the same number.
 */
final class Positions {
  private final Goal goal;
  private final int pieces;
  private final int seats;
  private final int most;
  private final Layer[] layers;
  private final List<Layer> inOrder = new ArrayList<>();
  private final List<List<Layer>> groups = new ArrayList<>();
  private int size;

  /**
   * The positions under a rule set.
   *
   * @param most pieces a side on the board
   * @param seats 1 if both players play alike, otherwise 2
   */
  Positions(RuleSet rules, int most, int seats) {
    this.goal = rules.ending().goal();
    this.pieces = Math.max(rules.setup().pieces(Side.ODD), rules.setup().pieces(Side.EVEN));
    this.most = Math.min(most, pieces);
    this.seats = seats;
    layers = new Layer[seats * (this.most + 1) * (this.most + 1) * (2 * pieces + 1)];
    for (int all = 1; all <= 2 * this.most; all++) {
      for (int own = Math.max(0, all - this.most); own <= Math.min(all, this.most); own++) {
        addGroups(own, all - own);
      }
    }
  }

  /** How many positions there would be, as a number that cannot overflow. */
  static double count(RuleSet rules, int most, int seats) {
    double count = 0;
    int pieces = Math.max(rules.setup().pieces(Side.ODD), rules.setup().pieces(Side.EVEN));
    int limit = Math.min(most, pieces);
    for (int own = 0; own <= limit; own++) {
      for (int rival = 0; rival <= limit; rival++) {
        int leads = leads(rules.ending().goal(), own, rival, pieces).length;
        count += leads * inLayer(own, rival);
      }
    }
    return seats * count;
  }

  /** How many boards there are with so many pieces. */
  static double inLayer(int own, int rival) {
    int squares = SquareSet.BOARD_SIZE;
    return binomial(squares, own) * binomial(squares - own, rival);
  }

  private static double binomial(int n, int k) {
    double product = 1;
    for (int i = 1; i <= k; i++) {
      product *= (n - k + i) / (double) i;
    }
    return product;
  }

  /** Each lead that a game can have which is not over, in order. */
  private static int[] leads(Goal goal, int own, int rival, int pieces) {
    int least = -(pieces - rival);
    int greatest = pieces - own;
    switch (goal) {
      case ALL_OFF -> {
        return own == 0 || rival == 0 ? new int[0] : new int[] {0};
      }
      case MOST_OFF -> {
        least = Math.max(least, -own);
        greatest = Math.min(greatest, rival);
      }
      case MOST_OFF_PLAYED_OUT -> {}
    }
    return own + rival == 0 || least > greatest
        ? new int[0]
        : IntStream.rangeClosed(least, greatest).toArray();
  }

  /** Adds the layers with so many pieces, each with that from which the other side looks at it. */
  private void addGroups(int own, int rival) {
    for (int lead : leads(goal, own, rival, pieces)) {
      for (int seat = 0; seat < seats; seat++) {
        List<Layer> group = new ArrayList<>();
        add(own, rival, lead, seat, group);
        add(rival, own, -lead, seats - 1 - seat, group);
        if (!group.isEmpty()) {
          groups.add(List.copyOf(group));
        }
      }
    }
  }

  private void add(int own, int rival, int lead, int seat, List<Layer> group) {
    int place = place(own, rival, lead, seat);
    if (layers[place] == null) {
      layers[place] = new Layer(own, rival, lead, seat, counts(own, rival, lead), size);
      size = Math.addExact(size, layers[place].size());
      inOrder.add(layers[place]);
      group.add(layers[place]);
    }
  }

  /** Where no points count, the pieces that are not on the board are off. */
  private int counts(int own, int rival, int lead) {
    return goal == Goal.ALL_OFF
        ? Counts.of(pieces - own, pieces - rival)
        : Counts.of(Math.max(lead, 0), Math.max(-lead, 0));
  }

  private int place(int own, int rival, int lead, int seat) {
    return ((seat * (most + 1) + own) * (most + 1) + rival) * (2 * pieces + 1) + lead + pieces;
  }

  /** Layers between which games go back and forth, each group after those that it leads to. */
  List<List<Layer>> groups() {
    return groups;
  }

  int seats() {
    return seats;
  }

  /** The player that throws after {@code seat}, unless it throws again. */
  int other(int seat) {
    return seats - 1 - seat;
  }

  /** The layer of a position. */
  Layer layerOf(int position) {
    int low = 0;
    int high = inOrder.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (inOrder.get(middle).start() <= position) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return inOrder.get(low);
  }

  /** How many positions there are. */
  int size() {
    return size;
  }

  /** How many numbers there are, those of games that are over included. */
  int numbers() {
    return size + Outcome.values().length * (2 * pieces + 1);
  }

  /** The lead of the side to move, as far as it counts. */
  int lead(int counts) {
    return goal == Goal.ALL_OFF ? 0 : Counts.ownOff(counts) - Counts.rivalOff(counts);
  }

  /** The number of a position in a game that is not over. */
  int number(int seat, long board, int counts) {
    int own = Integer.bitCount(Board.own(board));
    int rival = Integer.bitCount(Board.rival(board));
    return layers[place(own, rival, lead(counts), seat)].number(board);
  }

  /** The number of a game that is over, seen by the side that moved last. */
  int over(Outcome outcome, int counts) {
    int lead = Counts.ownOff(counts) - Counts.rivalOff(counts);
    return size + outcome.ordinal() * (2 * pieces + 1) + lead + pieces;
  }

  /** How a game with a number from {@link #over} is over. */
  Outcome outcome(int over) {
    return Outcome.values()[(over - size) / (2 * pieces + 1)];
  }

  /** The lead, in pieces, in which a game with a number from {@link #over} is over. */
  int finalLead(int over) {
    return (over - size) % (2 * pieces + 1) - pieces;
  }
}
