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
import senet.game.Engine;
import senet.game.GameRecord;
import senet.game.GameResult;
import senet.report.BoardImages;
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
      "Examples:",
      "  senet play --rules bell --first greedy --second random --seed 1960 --game 7",
      "  senet play configs/first-look.yaml --scenario 2 --game 7",
      "  senet play --rules bell --game 7 --svg game.svg --moves 1-12"
    })
final class PlayCommand implements Callable<Integer> {
  private static final String ALL = "1-999999";

  @Mixin private GameChoice choice = new GameChoice();

  @Option(names = "--game", paramLabel = "I", description = "Which game, from 0 (default: 0).")
  private long game;

  @Mixin private PictureFile picture = new PictureFile();

  @Option(
      names = "--moves",
      paramLabel = "RANGE",
      description = "Which throws to draw, as in 1-12 (default: all).")
  private @Nullable String moves;

  @Mixin private PluginOption plugins = new PluginOption();

  @Mixin private CacheOption cache = new CacheOption();

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws ConfigException, WrongInput {
    plugins.open();
    Limits.within("--game", game, 0L, 1_000_000_000_000L);
    if (moves != null && !picture.isWanted()) {
      throw new WrongInput("--moves says which throws to draw; add --svg FILE, or leave it out");
    }
    ThrowRange drawn = ThrowRange.read(moves == null ? ALL : moves);
    GameChoice.Choice chosen = choice.read();
    Scenario scenario = chosen.scenario();
    new OptimalTables(cache.folder(), Runtime.getRuntime().availableProcessors())
        .prepare(
            scenario.rules(),
            List.of(scenario.first(), scenario.second()),
            java.util.Objects.requireNonNull(spec).commandLine().getErr());
    PrintWriter out = java.util.Objects.requireNonNull(spec).commandLine().getOut();
    Engine engine = Engine.compile(scenario.rules());
    String title = scenario.title() + ", seed " + chosen.seed() + ", game " + game;
    GameResult result = new GameResult();
    GameRecord record =
        GameRecord.play(
            engine,
            scenario.first().create(engine),
            scenario.second().create(engine),
            scenario.random(chosen.seed()),
            game,
            result);
    List<GameRecord.Step> steps = record.steps(engine);
    if (picture.isWanted()) {
      picture.write(
          BoardImages.game(
              picture.language(), scenario, chosen.seed(), game, steps, drawn.of(steps)));
    }
    out.println(title);
    new Transcript(engine.rules(), scenario, out).write(record.start(engine), steps);
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
