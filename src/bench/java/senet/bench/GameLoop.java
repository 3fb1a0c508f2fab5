package senet.bench;

import java.util.concurrent.TimeUnit;
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
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicySpec;

/** Whole games of one policy against itself, without tallies: games a second of one thread. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class GameLoop {

  @Param({"bell", "standard", "museum"})
  private String rules = "bell";

  @Param({
    "random", "rearmost", "frontmost", "racer", "greedy", "cautious", "blocker"
  })
  private String policy = "random";

  private final GameResult result = new GameResult();
  private final GameRandom random = new GameRandom(1960, "bench");
  private long index;
  private Game game = game("bell", "random");

  /** Makes the players. */
  @Setup
  public void setUp() {
    game = game(rules, policy);
  }

  private static Game game(String rules, String policy) {
    Engine engine = Engine.compile(BuiltInRules.find(rules).orElseThrow());
    PolicyKind kind = Policies.find(policy).orElseThrow();
    PolicySpec spec = PolicySpec.of(kind);
    return new Game(engine, spec.create(engine), spec.create(engine));
  }

  /** One game. */
  @Benchmark
  public GameResult game() {
    game.play(random, index++, result);
    return result;
  }
}
