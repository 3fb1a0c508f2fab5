package senet.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import senet.config.ConfigException;
import senet.config.LoadedStudy;
import senet.run.Contest;
import senet.run.ExpectedTime;
import senet.run.Plan;

/** {@code senet check}: whether study files are right, and what they would play. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    header = "Check study files and print what they would play.",
    description = "Plays nothing.",
    footer = {"", "Example:", "  senet check configs/*.yaml"})
final class CheckCommand implements Callable<Integer> {

  @Parameters(paramLabel = "CONFIG", arity = "1..*", description = "Study files (YAML).")
  private List<Path> configs = new ArrayList<>();

  @Mixin private PluginOption plugins = new PluginOption();

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws WrongInput {
    plugins.open();
    PrintWriter out = java.util.Objects.requireNonNull(spec).commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    int code = Main.DONE;
    for (Path config : configs) {
      try {
        print(config, LoadedStudy.read(config).plan(), out);
      } catch (ConfigException e) {
        err.println(e.getMessage());
        code = Main.WRONG_INPUT;
      }
    }
    return code;
  }

  private static void print(Path config, Plan plan, PrintWriter out) {
    int threads = Runtime.getRuntime().availableProcessors();
    out.println(config + ": study " + plan.study() + ", seed " + plan.seed());
    PlanText.scenarios(plan).forEach(line -> out.println("  " + line));
    PlanText.contests(plan).forEach(line -> out.println("  " + line));
    PlanText.leftOut(plan).forEach(line -> out.println("  " + line));
    ForeignEvaluators.warnings(plan).forEach(line -> out.println("  " + line));
    GoalText.goals(plan).forEach(line -> out.println("  " + line));
    double seconds = ExpectedTime.seconds(plan) / threads;
    out.println(
        String.format(
            Locale.ROOT,
            "  %s%s, %s%s, %s %s on %s",
            PlanText.count(plan.scenarios().size(), "scenario"),
            pairs(plan),
            plan.hasGoals() ? "at most about " : plan.hasMatches() ? "at most " : "",
            PlanText.count(plan.expectedGames(), "game"),
            plan.hasMatches() ? "less than about" : "about",
            RunLog.people(Duration.ofSeconds((long) Math.ceil(seconds))),
            PlanText.count(threads, "thread")));
  }

  private static String pairs(Plan plan) {
    long pairs = plan.contests().stream().mapToLong(Contest::mostPairs).sum();
    return pairs == 0 ? "" : String.format(Locale.ROOT, ", %,d pairs of games", pairs);
  }
}
