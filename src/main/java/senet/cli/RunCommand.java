package senet.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import senet.cli.ProgressDisplay.Detail;
import senet.cli.StudyRun.Call;
import senet.config.ConfigException;
import senet.config.LoadedStudy;
import senet.report.Report;
import senet.run.ClusterEngine;
import senet.run.Plan;
import senet.run.Results;
import senet.run.RunFailure;
import senet.run.Runner;

/** {@code senet run}: a study from its file to its results folder. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Run a study and write its results folder.",
    footer = {
      "",
      "Examples:",
      "  senet run configs/bell-and-house-rules.yaml",
      "  senet run configs/bell-and-house-rules.yaml --games 2000 --out /tmp/quick",
      "  senet run configs/bell-and-house-rules.yaml --resume",
      "  senet run configs/bell-and-house-rules.yaml --lang fi,en",
      "  senet run configs/precise-advantage.yaml --watch",
      "",
      "The same study and seed give the same files, whatever the number of threads;",
      "only run.log differs. Ctrl-C stops a run, leaves earlier results as they were",
      "and keeps the games played: with --resume the run goes on after them, to the",
      "same files as without a stop. --games may be raised then; nothing else may",
      "change.",
      "",
      "A study with precision is played until its numbers are known precisely enough;",
      "--games plays it with a fixed number of games instead."
    })
final class RunCommand implements Callable<Integer> {

  @Parameters(paramLabel = "CONFIG", description = "The study file (YAML).")
  private Path config = Path.of("");

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The results folder (default: results/<study>).")
  private @Nullable Path out;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private StudyOptions changes = new StudyOptions();

  @Option(
      names = "--resume",
      description = "Go on with the games that an interrupted run has kept in the results folder.")
  private boolean resume;

  @Option(
      names = "--checkpoint",
      paramLabel = "SECONDS",
      description =
          "How often the games played are kept in the results folder, for --resume (default:"
              + " ${DEFAULT-VALUE}).")
  private int checkpoint = 30;

  @Option(
      names = "--longest-game",
      paramLabel = "SECONDS",
      description =
          "How long a game may take; a run with a policy that never chooses ends then (default:"
              + " ${DEFAULT-VALUE}).")
  private int longestGame = (int) Runner.LONGEST_GAME.toSeconds();

  @Option(
      names = "--watch",
      description =
          "Show the results so far, in intervals that may be looked at at any time; changes no"
              + " file.")
  private boolean watch;

  @Mixin private PresentationOptions presentation = new PresentationOptions();

  @Mixin private CacheOption cache = new CacheOption();

  @Mixin private PluginOption plugins = new PluginOption();

  @Mixin private EngineOption engines = new EngineOption();

  @Mixin private QuietOption quiet = new QuietOption();

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws ConfigException, WrongInput, RunFailure, IOException {
    plugins.open();
    Detail detail = detail();
    Optional<ClusterEngine> engine = engines.engine();
    Optional<Integer> hands = threads.given();
    int workers = threads.number();
    Duration interval = seconds("--checkpoint", checkpoint);
    Duration longest = seconds("--longest-game", longestGame);
    LoadedStudy read = changes.read(config);
    LoadedStudy study = read.with(presentation.over(read.plan().presentation()));
    Plan plan = study.plan();
    if (engine.isPresent()) {
      engines.check(study);
    }
    PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
    PrintWriter news = quiet.news(err);
    Path path = out == null ? Path.of("results").resolve(plan.study()) : out;
    try (ResultsFolder folder = ResultsFolder.open(path, plan.study())) {
      UnfinishedRun unfinished = new UnfinishedRun(study, folder);
      Results start = resume ? unfinished.goOn(news) : unfinished.startAnew(news);
      ForeignEvaluators.warnings(plan).forEach(news::println);
      Report.warmUp();
      RunLog log = new RunLog(start, workers);
      RunTables tables = new RunTables(cache.folder(), workers);
      tables.prepare(plan, news);
      Call call =
          () ->
              engine.isEmpty()
                  ? Crew.here(plan, workers, tables.endgames(), longest)
                  : Crew.of(
                      engines.open(engine.get(), study, longest, plugins.paths(), tables.files()),
                      hands);
      return new StudyRun(study, folder, unfinished, tables, log, err, news)
          .run(start, call, interval, detail);
    }
  }

  private static Duration seconds(String option, int value) throws WrongInput {
    return Duration.ofSeconds(Limits.within(option, value, 1, 86_400).orElseThrow());
  }

  private Detail detail() throws WrongInput {
    if (watch && quiet.isGiven()) {
      throw new WrongInput("--watch shows what --quiet forbids to print; leave one of them out");
    }
    if (quiet.isGiven()) {
      return Detail.NOTHING;
    }
    return watch ? Detail.INTERVALS : Detail.GAMES;
  }
}
