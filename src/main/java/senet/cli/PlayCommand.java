package senet.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import senet.config.ConfigException;
import senet.config.PolicyNames;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameResult;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.run.Scenario;

/** {@code senet play}: one game, move by move, with the board drawn. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Play one game, move by move, with the board drawn.",
    description =
        "The game is the one that a study of the same rules, policies and seed plays as its game I.",
    footer = {
      "",
      "Example:",
      "  senet play --rules bell --first greedy --second random --seed 1960 --game 7"
    })
final class PlayCommand implements Callable<Integer> {

  @Mixin private RulesOption rulesOption = new RulesOption();

  @Option(
      names = "--first",
      paramLabel = "POLICY",
      description = "The policy that moves first (default: random).")
  private String first = "random";

  @Option(
      names = "--second",
      paramLabel = "POLICY",
      description = "The policy that moves second (default: random).")
  private String second = "random";

  @Option(names = "--seed", paramLabel = "S", description = "The seed (default: 1960).")
  private long seed = 1960;

  @Option(names = "--game", paramLabel = "I", description = "Which game, from 0 (default: 0).")
  private long game;

  @Mixin private PluginOption plugins = new PluginOption();

  @Mixin private CacheOption cache = new CacheOption();

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws ConfigException, WrongInput {
    plugins.open();
    RuleSet rules = rulesOption.load();
    PolicySpec firstPolicy = PolicyNames.find("--first", first, rules);
    PolicySpec secondPolicy = PolicyNames.find("--second", second, rules);
    new OptimalTables(cache.folder(), Runtime.getRuntime().availableProcessors())
        .prepare(
            rules,
            List.of(firstPolicy, secondPolicy),
            java.util.Objects.requireNonNull(spec).commandLine().getErr());
    Limits.within("--game", game, 0L, 1_000_000_000_000L);
    PrintWriter out = java.util.Objects.requireNonNull(spec).commandLine().getOut();
    Scenario scenario = new Scenario(rules, firstPolicy, secondPolicy, game + 1);
    Engine engine = Engine.compile(rules);
    out.println(scenario.title() + ", seed " + seed + ", game " + game);
    Transcript transcript = new Transcript(engine, firstPolicy, secondPolicy, out);
    GameResult result = new GameResult();
    new Game(engine, firstPolicy.create(engine), secondPolicy.create(engine), transcript)
        .play(scenario.random(seed), game, result);
    out.println();
    out.println(end(result));
    return Main.DONE;
  }

  private static String end(GameResult result) {
    String winner =
        switch (result.end()) {
          case FIRST_WINS -> "First wins";
          case SECOND_WINS -> "Second wins";
          case DRAW -> "A draw";
          case UNFINISHED -> "Unfinished, at the cap on throws";
        };
    return String.format(
        Locale.ROOT,
        "%s, %d to %d, after %d throws (%d passes, %d landings on a rival).",
        winner,
        result.firstScore(),
        result.secondScore(),
        result.throwCount(),
        result.passes(),
        result.landings());
  }
}
