package senet.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import senet.cli.ProgressDisplay.Detail;
import senet.config.ConfigException;
import senet.config.KeptRun;
import senet.config.LoadedStudy;
import senet.policy.endgame.TableStore;
import senet.report.Report;
import senet.report.Verdicts;
import senet.run.BatchSize;
import senet.run.Cluster;
import senet.run.ClusterEngine;
import senet.run.Ledger;
import senet.run.Plan;
import senet.run.Results;
import senet.run.RunFailure;
import senet.run.Runner;
import senet.run.TypicalGames;

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
      "same files as without a stop. --games may be raised then; nothing else may change.",
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

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many threads play (default: one a processor); of a cluster, how many batches are"
              + " given to it at once (default: two a core).")
  private @Nullable Integer threads;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "Games a scenario, for the study's games or precision; a tournament or match plays half"
              + " as many pairs.")
  private @Nullable Long games;

  @Option(names = "--seed", paramLabel = "S", description = "The seed, for the study's.")
  private @Nullable Long seed;

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

  @Option(names = "--quiet", description = "Print nothing but errors.")
  private boolean quiet;

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws ConfigException, WrongInput, RunFailure, IOException {
    plugins.open();
    Detail detail = detail();
    Optional<ClusterEngine> engine = engines.engine();
    int workers =
        Limits.within("--threads", threads, 1, 1024)
            .orElse(Runtime.getRuntime().availableProcessors());
    Optional<Long> newGames = Limits.within("--games", games, 1L, 1_000_000_000_000L);
    LoadedStudy study =
        LoadedStudy.read(config)
            .with(
                newGames.map(OptionalLong::of).orElse(OptionalLong.empty()),
                seed == null ? OptionalLong.empty() : OptionalLong.of(seed));
    study = study.with(presentation.over(study.plan().presentation()));
    Plan plan = study.plan();
    if (engine.isPresent()) {
      engines.check(study);
    }
    Path folder = out == null ? Path.of("results").resolve(plan.study()) : out;
    try (ResultsFolder results = ResultsFolder.open(folder, plan.study())) {
      return run(study, results, detail, workers, engine);
    }
  }

  private int run(
      LoadedStudy study,
      ResultsFolder folder,
      Detail detail,
      int workers,
      Optional<ClusterEngine> engine)
      throws ConfigException, WrongInput, RunFailure, IOException {
    PrintWriter err = java.util.Objects.requireNonNull(spec).commandLine().getErr();
    Plan plan = study.plan();
    Duration interval = seconds("--checkpoint", checkpoint);
    Duration longest = seconds("--longest-game", longestGame);
    UnfinishedRun unfinished = new UnfinishedRun(study, folder);
    Results start = start(unfinished, plan, folder.path(), err);
    if (!quiet) {
      ForeignEvaluators.warnings(plan).forEach(err::println);
    }
    Report.warmUp();
    RunLog log = new RunLog(start, workers);
    TableStore tables = TableStore.in(cache.folder(), Version.text());
    OptimalTables optimal = new OptimalTables(cache.folder(), workers);
    optimal.prepare(plan, quiet, err);
    try (Interruption interruption = new Interruption()) {
      Ledger ledger = new Ledger(start);
      interruption.allow();
      try (@Nullable Cluster cluster =
              engine.isEmpty()
                  ? null
                  : engines.open(engine.get(), study, longest, plugins.paths(), optimal.files());
          ProgressDisplay display = ProgressDisplay.of(ledger, detail, err);
          Checkpoints checkpoints = new Checkpoints(ledger, unfinished, interval, err)) {
        if (cluster == null) {
          new Runner(workers, BatchSize.TIMED, display)
              .withTables(tables)
              .withLongestGame(longest)
              .run(ledger);
        } else {
          int hands = threads == null ? cluster.hands() : workers;
          log.playedAt(cluster.place(), hands);
          new Runner(hands, BatchSize.LONG, display).withPlayers(cluster).run(ledger);
        }
        interruption.forbid();
        log.kept(checkpoints.cost());
      } catch (InterruptedException e) {
        // told before the interruption is closed: the process may end at once then
        err.println("Interrupted: " + unfinished.keep(ledger.results()));
        return Main.INTERRUPTED;
      } catch (RunFailure e) {
        throw e.with(unfinished.keep(ledger.results()));
      }
      Results played = TypicalGames.addTo(ledger.results());
      log.played(played);
      log.used(tables, optimal.used());
      if (!quiet) {
        tell(played, tables, err);
      }
      write(study, played, folder, unfinished, log);
    }
    if (!quiet) {
      Path page = folder.path().resolve("report.html");
      err.println("Results are in " + folder.path() + ": open " + page);
    }
    return Main.DONE;
  }

  /** What the run starts from: the games kept, or none. */
  private Results start(UnfinishedRun unfinished, Plan plan, Path folder, PrintWriter err)
      throws ConfigException {
    Optional<KeptRun> kept = resume ? unfinished.read() : Optional.empty();
    if (!quiet && (resume || unfinished.exists())) {
      kept.map(KeptRun::note).filter(note -> !note.isEmpty()).ifPresent(err::println);
      err.println(kept.map(run -> goingOn(run.results().games(), folder)).orElse(anew(folder)));
    }
    return kept.map(KeptRun::results).orElse(Results.none(plan));
  }

  private static void tell(Results played, TableStore tables, PrintWriter err) {
    if (!tables.trouble().isEmpty()) {
      err.println(tables.trouble());
    }
    UnfinishedGames.warnings(played).forEach(err::println);
    GoalText.brief(played).forEach(err::println);
    Verdicts.of(played).forEach(err::println);
  }

  /** Writes all results; if that fails, keeps the games, so that they need not be played again. */
  private static void write(
      LoadedStudy study, Results played, ResultsFolder folder, UnfinishedRun unfinished, RunLog log)
      throws IOException {
    try {
      if (unfinished.exists()) {
        // a long run: should its process end while charts are drawn, no game need be played again
        unfinished.save(played);
      }
      folder.replace(study.json(played, Version.text()), Report.files(played), log::finished);
    } catch (IOException e) {
      throw notWritten(Main.reason(e), e, played, folder, unfinished);
    } catch (OutOfMemoryError e) {
      throw notWritten(Main.OUT_OF_MEMORY, e, played, folder, unfinished);
    }
  }

  private static IOException notWritten(
      String reason,
      Throwable cause,
      Results played,
      ResultsFolder folder,
      UnfinishedRun unfinished) {
    return new IOException(
        "cannot write the results to "
            + folder.path()
            + ": "
            + reason
            + "\n"
            + unfinished.keep(played),
        cause);
  }

  private static Duration seconds(String option, int value) throws WrongInput {
    return Duration.ofSeconds(Limits.within(option, value, 1, 86_400).orElseThrow());
  }

  private Detail detail() throws WrongInput {
    if (watch && quiet) {
      throw new WrongInput("--watch shows what --quiet forbids to print; leave one of them out");
    }
    if (quiet) {
      return Detail.NOTHING;
    }
    return watch ? Detail.INTERVALS : Detail.GAMES;
  }

  private static String goingOn(long games, Path folder) {
    return String.format(Locale.ROOT, "Going on after the %,d games kept in %s.", games, folder);
  }

  private String anew(Path folder) {
    return resume
        ? folder + " keeps no unfinished run; starting from the first game."
        : folder
            + " keeps the games of an unfinished run. This run starts from the first game and"
            + " replaces them; to go on with them, stop it and run with --resume.";
  }
}
