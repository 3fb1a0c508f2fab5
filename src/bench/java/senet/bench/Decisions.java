package senet.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.commons.rng.core.source64.XoRoShiRo128PlusPlus;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import senet.config.BuiltInRules;
import senet.config.ConfigException;
import senet.config.PolicyNames;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.game.Policy;
import senet.game.Turn;
import senet.rules.RuleSet;

/** Decisions a second of one thread, between two moves or more, as they come up in games. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class Decisions {

  @Param({"bell", "standard", "museum"})
  private String rules = "bell";

  @Param({
    "greedy",
    "learned",
    "{policy: expectimax, depth: 1, evaluator: features}",
    "{policy: expectimax, depth: 2, evaluator: features}",
    "{policy: expectimax, depth: 1}",
    "{policy: expectimax, depth: 2}",
    "{policy: expectimax, depth: 3}",
    "{policy: expectimax, depth: 4}",
    "{policy: expectimax, depth: 4, table: 0}",
    "{policy: mcts, iterations: 300}",
    "{policy: mcts, iterations: 1000}"
  })
  private String policy = "greedy";

  private final List<Turn> turns = new ArrayList<>();
  private Policy player = turn -> turn.legal();
  private int next;

  /** Makes the player, and gathers what it is to decide. */
  @Setup
  public void setUp() throws ConfigException {
    RuleSet set = BuiltInRules.find(rules).orElseThrow();
    Engine engine = Engine.compile(set);
    player = PolicyNames.find("policy", policy, set).create(engine);
    Policy random = PolicyNames.find("policy", "random", set).create(engine);
    Policy recording =
        shown -> {
          if (Integer.bitCount(shown.legal()) > 1) {
            Turn turn = new Turn();
            turn.show(shown.board(), shown.counts(), shown.value(), shown.legal());
            turn.drawFrom(new XoRoShiRo128PlusPlus(turns.size(), 1));
            turns.add(turn);
          }
          return random.choose(shown);
        };
    Game game = new Game(engine, recording, recording);
    // so many that a search does not meet again what it still remembers
    for (int i = 0; i < 400; i++) {
      game.play(new GameRandom(1960, "bench"), i, new GameResult());
    }
  }

  /** One decision. */
  @Benchmark
  public int decide() {
    next = next + 1 < turns.size() ? next + 1 : 0;
    return player.choose(turns.get(next));
  }
}
