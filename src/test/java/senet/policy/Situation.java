package senet.policy;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import senet.game.Board;
import senet.game.Counts;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.game.Policy;
import senet.game.Position;
import senet.game.Turn;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** A position and a throw in which a policy can be asked for its move. */
record Situation(Engine engine, long board, int counts, int value) {

  /** Own pieces, rival's pieces and a throw, with none borne off. */
  static Situation of(RuleSet rules, SquareSet own, SquareSet rival, int value) {
    return new Situation(
        SomeRules.engine(rules), Board.of(own.mask(), rival.mask()), Counts.of(0, 0), value);
  }

  /** Situations with at least one move, from whole games played at random. */
  static List<Situation> reachable(RuleSet rules, int games) {
    Engine engine = SomeRules.engine(rules);
    Policy random = new RandomPolicy();
    List<Situation> seen = new ArrayList<>();
    Policy recording =
        turn -> {
          seen.add(new Situation(engine, turn.board(), turn.counts(), turn.value()));
          return random.choose(turn);
        };
    Game game = new Game(engine, recording, recording);
    GameRandom numbers = new GameRandom(1, "reachable situations");
    for (int i = 0; i < games; i++) {
      game.play(numbers, i, new GameResult());
    }
    return seen;
  }

  int legal() {
    return engine.legalMoves(board, counts, value);
  }

  int choice(Policy policy, UniformRandomProvider random) {
    Turn turn = new Turn();
    turn.show(board, counts, value, legal());
    turn.drawFrom(random);
    return policy.choose(turn);
  }

  /** The square that a policy which needs no random numbers moves from. */
  int choice(PolicySpec spec) {
    int from = choice(spec.create(engine), () -> 0);
    return Integer.numberOfTrailingZeros(from) + 1;
  }

  int choice(String policy) {
    return choice(PolicySpec.of(Policies.find(policy).orElseThrow()));
  }

  @Override
  public String toString() {
    return engine.rules().name()
        + ": "
        + Position.of(board, counts)
        + ", throw "
        + value
        + ", legal "
        + new SquareSet(legal());
  }
}
