package senet.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import senet.config.ConfigException;
import senet.config.LoadedStudy;
import senet.report.Report;
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
      "",
      "The same study and seed give the same files, whatever the number of threads;",
      "only run.log differs. Ctrl-C stops a run and leaves earlier results as they were."
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
      description = "How many threads play (default: one a processor).")
  private @Nullable Integer threads;

  @Option(names = "--games", paramLabel = "N", description = "Games a scenario, for the study's.")
  private @Nullable Long games;

  @Option(names = "--seed", paramLabel = "S", description = "The seed, for the study's.")
  private @Nullable Long seed;

  @Option(names = "--quiet", description = "Print nothing but errors.")
  private boolean quiet;

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws ConfigException, WrongInput, RunFailure, IOException {
    int workers =
        Limits.within("--threads", threads, 1, 1024)
            .orElse(Runtime.getRuntime().availableProcessors());
    Optional<Long> newGames = Limits.within("--games", games, 1L, 1_000_000_000_000L);
    LoadedStudy study =
        LoadedStudy.read(config)
            .with(
                newGames.map(OptionalLong::of).orElse(OptionalLong.empty()),
                seed == null ? OptionalLong.empty() : OptionalLong.of(seed));
    Plan plan = study.plan();
    Path folder = out == null ? Path.of("results").resolve(plan.study()) : out;
    ResultsFolder results = ResultsFolder.open(folder, plan.study());
    PrintWriter err = java.util.Objects.requireNonNull(spec).commandLine().getErr();
    RunLog log = new RunLog(plan, workers);
    try (Interruption interruption = new Interruption()) {
      Results played;
      try (ProgressDisplay display = ProgressDisplay.of(plan, quiet, err)) {
        interruption.allow();
        played = new Runner(workers, Runner.DEFAULT_BATCH_SIZE, display).run(plan);
        interruption.forbid();
      } catch (InterruptedException e) {
        results.abandon();
        // before the interruption is closed: the process may end at once then
        err.println("Interrupted: no results were written.");
        return Main.INTERRUPTED;
      }
      log.played();
      results.replace(study.json(played, Version.text()), Report.files(played), log::finished);
    }
    if (!quiet) {
      err.println("Results are in " + folder + ": open " + folder.resolve("report.html"));
    }
    return Main.DONE;
  }
}
