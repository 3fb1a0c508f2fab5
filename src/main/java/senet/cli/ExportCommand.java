package senet.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
import senet.config.ConfigException;
import senet.config.StudyJson;
import senet.game.Engine;
import senet.policy.PolicySpec;
import senet.report.GameTable;
import senet.run.BatchSize;
import senet.run.Course;
import senet.run.Ledger;
import senet.run.Plan;
import senet.run.Progress;
import senet.run.Replay;
import senet.run.Results;
import senet.run.RunFailure;
import senet.run.Runner;

/** {@code senet export}: the games of a study, one row each. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Write the games of a study, one row each, as CSV.",
    description = {
      "The games are those that senet run plays, with all they are counted for; of a",
      "results folder just the games of its run, which are checked against what is",
      "stored of them; with --games N only the first N games of each scenario, and",
      "pairs of each contest."
    },
    footer = {
      "",
      "Examples:",
      "  senet export configs/first-look.yaml --out games.csv",
      "  senet export configs/first-look.yaml --games 1000 --seed 7 --out few.csv",
      "  senet export results/bell-and-house-rules --out games.csv.gz",
      "",
      "A study with precision or matches is played first, to know how many games it",
      "has; its results folder tells that at once. The same games give the same bytes,",
      "whatever the number of threads. Ctrl-C leaves an earlier file as it was."
    })
final class ExportCommand implements Callable<Integer> {

  @Parameters(paramLabel = "CONFIG|DIR", description = "A study file (YAML), or a results folder.")
  private Path source = Path.of("");

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The file; compressed if it ends in .gz (default: <study>-games.csv).")
  private @Nullable Path out;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private StudyOptions changes = new StudyOptions();

  @Mixin private CacheOption cache = new CacheOption();

  @Mixin private PluginOption plugins = new PluginOption();

  @Mixin private QuietOption quiet = new QuietOption();

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws ConfigException, WrongInput, RunFailure, IOException {
    plugins.open();
    PrintWriter err = java.util.Objects.requireNonNull(spec).commandLine().getErr();
    PrintWriter news = quiet.news(err);
    int workers = threads.number();
    Optional<Long> most = changes.games();
    Optional<Results> stored = stored();
    Plan plan = stored.isPresent() ? stored.get().plan() : changes.read(source).plan();
    Path path = out == null ? Path.of(plan.study() + "-games.csv") : out;
    new OptimalTables(cache.folder(), workers).prepare(plan, news);
    if (stored.isPresent()) {
      checkCanPlay(stored.get());
    }
    try (Interruption interruption = new Interruption()) {
      interruption.allow();
      try (ExportFile file = ExportFile.open(path)) {
        List<Course> courses =
            stored.isPresent()
                ? Course.of(stored.get(), most.orElse(Long.MAX_VALUE))
                : courses(plan, workers, err);
        long rows = courses.stream().mapToLong(Course::games).sum();
        write(courses, rows, workers, file, err);
        interruption.forbid();
        file.finish();
        news.println(String.format(Locale.ROOT, "%,d games are in %s", rows, path));
        return Main.DONE;
      } catch (InterruptedException e) {
        // told before the interruption is closed: the process may end at once then
        err.println("Interrupted: nothing is written.");
        return Main.INTERRUPTED;
      }
    }
  }

  /** The results of the folder, if one is named. */
  private Optional<Results> stored() throws ConfigException, WrongInput {
    if (!Files.isDirectory(source)) {
      return Optional.empty();
    }
    if (changes.hasSeed()) {
      throw new WrongInput("--seed: the games of a results folder have their seed; leave it out");
    }
    return Optional.of(StudyJson.read(source, Version.text()));
  }

  /**
   * Results tell of policies of one's own, and of evaluators in files, no more than their names.
   */
  private void checkCanPlay(Results results) throws WrongInput {
    for (Course course : Course.of(results, 1)) {
      Engine engine = Engine.compile(course.rules());
      checkCanPlay(course.first(), engine);
      checkCanPlay(course.second(), engine);
    }
  }

  private void checkCanPlay(PolicySpec policy, Engine engine) throws WrongInput {
    try {
      policy.create(engine);
    } catch (RuntimeException e) {
      throw new WrongInput(
          source
              + ": "
              + policy.label()
              + " is not part of the product, and results do not hold it; name the study file"
              + " instead of the folder");
    }
  }

  /** All games of a study: it is played first where only that tells how many there are. */
  private List<Course> courses(Plan plan, int workers, PrintWriter err)
      throws RunFailure, InterruptedException {
    if (!plan.isOpen()) {
      return Course.of(plan);
    }
    Ledger ledger = new Ledger(Results.none(plan));
    Detail detail = quiet.isGiven() ? Detail.NOTHING : Detail.GAMES;
    try (ProgressDisplay display = ProgressDisplay.of(ledger, detail, err)) {
      new Runner(workers, BatchSize.TIMED, display).run(ledger);
    }
    return Course.of(ledger.results(), Long.MAX_VALUE);
  }

  private void write(List<Course> courses, long rows, int workers, ExportFile file, PrintWriter err)
      throws IOException, RunFailure, InterruptedException {
    file.write(GameTable.header());
    if (quiet.isGiven()) {
      new Replay(workers, Progress.NONE).run(courses, GameTable::rows, file::write);
      return;
    }
    try (ExportDisplay display = new ExportDisplay(rows, err)) {
      new Replay(workers, display).run(courses, GameTable::rows, file::write);
    }
  }
}
