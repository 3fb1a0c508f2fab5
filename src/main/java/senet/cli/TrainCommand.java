package senet.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import senet.config.ConfigException;
import senet.config.RulesFiles;
import senet.policy.learned.TrainingSettings;
import senet.report.TrainingTable;
import senet.rules.RuleSet;
import senet.run.RunFailure;
import senet.run.TrainingRun;
import senet.run.TrainingRun.Trained;

/** {@code senet train}: an evaluator of positions, learned by self-play. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Train an evaluator of positions for a rule set, by letting it play against itself.",
    description = {
      "Temporal differences, TD(lambda), teach a small network to tell the chances of positions. It"
          + " is written to a file that learned, expectimax and mcts can be given, as in"
          + " {policy: learned, evaluator: mine.yaml}. Now and then it plays 2,000 pairs of games"
          + " against greedy; how it scores is printed, and written to a CSV file beside it.",
      "",
      "One thread; the same rules, options and version give the same files."
    },
    footer = {
      "",
      "Examples:",
      "  senet train bell",
      "  senet train my-rules.yaml --games 100000 --out mine.yaml",
      "",
      "Ctrl-C stops a training; nothing is written then."
    })
final class TrainCommand implements Callable<Integer> {
  private static final TrainingSettings USUAL = TrainingSettings.USUAL;

  @Parameters(paramLabel = "RULES", description = "A built-in rule set, or a rules file.")
  private String rulesName = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games it plays (default: ${DEFAULT-VALUE}).")
  private int games = USUAL.games();

  @Option(names = "--seed", paramLabel = "S", description = "The seed (default: ${DEFAULT-VALUE}).")
  private long seed = USUAL.seed();

  @Option(
      names = "--hidden",
      paramLabel = "N",
      description =
          "How many hidden nodes the network has; 0 for none, a weighted sum"
              + " (default: ${DEFAULT-VALUE}).")
  private int hidden = USUAL.hidden();

  @Option(
      names = "--lambda",
      paramLabel = "L",
      description = "How much of what happens later counts, 0 to 1 (default: ${DEFAULT-VALUE}).")
  private double lambda = USUAL.lambda();

  @Option(
      names = "--first-rate",
      paramLabel = "A",
      description = "How far the first game moves the weights (default: ${DEFAULT-VALUE}).")
  private double firstRate = USUAL.firstRate();

  @Option(
      names = "--last-rate",
      paramLabel = "B",
      description = "How far the last one does (default: 0.0005).")
  private double lastRate = USUAL.lastRate();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "The file to write, ending in .yaml (default: evaluator-RULES.yaml); its log goes beside"
              + " it, ending in .csv.")
  private @Nullable Path out;

  @Mixin private QuietOption quiet = new QuietOption();

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws ConfigException, WrongInput, RunFailure, IOException {
    RuleSet rules = RulesFiles.load(rulesName);
    TrainingSettings settings = settings();
    TrainedFiles files =
        TrainedFiles.open(out == null ? Path.of("evaluator-" + rules.name() + ".yaml") : out);
    PrintWriter err = java.util.Objects.requireNonNull(spec).commandLine().getErr();
    PrintWriter news = quiet.news(err);
    TrainLines lines = new TrainLines(rules, settings, news);
    try (Interruption interruption = new Interruption()) {
      Trained trained;
      try {
        interruption.allow();
        trained = new TrainingRun(rules, settings, Version.text(), lines).run();
        interruption.forbid();
      } catch (InterruptedException e) {
        err.println("Interrupted: nothing is written.");
        return Main.INTERRUPTED;
      }
      files.write(
          trained.evaluator().text().getBytes(StandardCharsets.UTF_8),
          TrainingTable.csv(trained.exams()));
    }
    news.println("The evaluator is in " + files.evaluator() + ", its log in " + files.log());
    return Main.DONE;
  }

  private TrainingSettings settings() throws WrongInput {
    Limits.within("--games", games, 1, TrainingSettings.MOST_GAMES);
    Limits.within("--hidden", hidden, 0, TrainingSettings.MOST_HIDDEN);
    Limits.within("--lambda", lambda, 0.0, 1.0);
    Limits.within("--first-rate", firstRate, TrainingSettings.LEAST_RATE, 1.0);
    Limits.within("--last-rate", lastRate, TrainingSettings.LEAST_RATE, 1.0);
    return new TrainingSettings(games, seed, hidden, lambda, firstRate, lastRate);
  }
}
