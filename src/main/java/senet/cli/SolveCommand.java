package senet.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import senet.config.ConfigException;
import senet.config.PolicyNames;
import senet.policy.PolicySpec;
import senet.policy.endgame.NoExactValues;
import senet.policy.endgame.OptimalTable;
import senet.policy.endgame.SmallGame;
import senet.policy.endgame.SolveProgress;
import senet.rules.Problem;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** {@code senet solve}: exact values of a small game. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Print the exact values of a small game.",
    description = {
      "Prints P(who moves first wins), P(a draw), P(who moves second wins), the expected throws, the"
          + " expected margin in points, and how many positions can arise, each behind its name and"
          + " a tab.",
      "",
      "Any policy will do that depends on the position only; senet policies tells which. With"
          + " --policy optimal each side maximises P(it wins) + P(a draw) / 2; of equally good moves"
          + " it makes that of the piece furthest back.",
      "",
      "Values are reckoned until a round over all positions changes none by more than 1e-14 (numbers"
          + " above 1: by that part of them). Rules that stop games (maxThrows), cap extra throws or"
          + " have pieces in hand are refused, as are games for which Java's memory is too small:"
          + " three pieces a side make 15 million positions and need about 1.5 GB, twice as much with"
          + " two policies; four make 587 million, and at most 537 million can be reckoned."
    },
    footer = {
      "",
      "Examples:",
      "  senet solve --rules bell --pieces 2 --policy random",
      "  senet solve --rules standard --pieces 2 --first greedy --second racer",
      "  senet solve --rules museum --pieces 2 --policy optimal --format json",
      "  senet solve --rules bell --endgame 3"
    })
final class SolveCommand implements Callable<Integer> {
  private static final String OPTIMAL = "optimal";
  private static final int DECIMALS = 12;

  @Mixin private RulesOption rulesOption = new RulesOption();

  @Option(
      names = "--pieces",
      paramLabel = "N",
      description =
          "Pieces a side, alternating from square 1 (default: the setup of the rules). Rows of"
              + " pieces that need more are left out of the rules.")
  private @Nullable Integer pieces;

  @Option(
      names = "--policy",
      paramLabel = "POLICY",
      description = "The policy of both sides, or optimal (default: random).")
  private @Nullable String policy;

  @Option(
      names = "--first",
      paramLabel = "POLICY",
      description = "The policy that moves first, if it is another.")
  private @Nullable String first;

  @Option(
      names = "--second",
      paramLabel = "POLICY",
      description = "The policy that moves second, if it is another.")
  private @Nullable String second;

  @Option(
      names = "--endgame",
      paramLabel = "N",
      description =
          "In the place of a game, make the table of optimal play with at most N pieces a side on"
              + " the board (1 to 3), as the policy optimal uses it, by --threads, unless it is in the cache.")
  private @Nullable Integer endgame;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private CacheOption cache = new CacheOption();

  @Option(names = "--format", paramLabel = "FORMAT", description = "text (default) or json.")
  private ValueFormat format = ValueFormat.TEXT;

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws ConfigException, WrongInput {
    RuleSet rules = rules();
    PrintWriter out = java.util.Objects.requireNonNull(spec).commandLine().getOut();
    if (endgame != null) {
      out.println(table(rules, endgame));
      return Main.DONE;
    }
    SolveProgress progress =
        ProgressDisplay.isTerminal()
            ? new SolveLine(spec.commandLine().getErr())
            : SolveProgress.NONE;
    try {
      print(solve(rules, progress), out);
    } catch (NoExactValues e) {
      throw new WrongInput(rules.name() + " cannot be solved: " + e.getMessage());
    }
    return Main.DONE;
  }

  private String table(RuleSet rules, int most) throws WrongInput {
    if (policy != null || first != null || second != null) {
      throw new WrongInput("--endgame is for optimal play of both sides; leave out the policies");
    }
    Limits.within("--endgame", endgame, 1, OptimalTable.MOST_PIECES);
    int workers = threads.number();
    PrintWriter err = java.util.Objects.requireNonNull(spec).commandLine().getErr();
    return new OptimalTables(cache.folder(), workers).make(rules, most, err);
  }

  private RuleSet rules() throws ConfigException, WrongInput {
    RuleSet rules = rulesOption.load();
    Limits.within("--pieces", pieces, 1, SquareSet.BOARD_SIZE / 2);
    if (pieces == null) {
      return rules;
    }
    RuleSet small = SmallGame.rules(rules, pieces);
    for (Problem problem : small.problems()) {
      throw new WrongInput(
          rules.name()
              + " with --pieces "
              + pieces
              + " cannot be played: "
              + problem.key()
              + ": "
              + problem.message());
    }
    return small;
  }

  private SmallGame.Values solve(RuleSet rules, SolveProgress progress)
      throws NoExactValues, ConfigException, WrongInput {
    if (policy != null && (first != null || second != null)) {
      throw new WrongInput("--policy is for both sides; write it, or --first and --second");
    }
    if (OPTIMAL.equals(policy)) {
      return SmallGame.solveOptimal(rules, progress);
    }
    return SmallGame.solve(
        rules, find("--first", first, rules), find("--second", second, rules), progress);
  }

  private PolicySpec find(String seat, @Nullable String name, RuleSet rules)
      throws ConfigException, WrongInput {
    String option = policy == null ? seat : "--policy";
    String text = policy != null ? policy : name == null ? "random" : name;
    if (text.equals(OPTIMAL)) {
      throw new WrongInput(
          option + " is optimal, which both sides must play; write --policy optimal");
    }
    return PolicyNames.find(option, text, rules);
  }

  private void print(SmallGame.Values values, PrintWriter out) {
    Map<String, Object> named = new LinkedHashMap<>();
    named.put("first-win", decimal(values.firstWin()));
    named.put("draw", decimal(values.draw()));
    named.put("second-win", decimal(values.secondWin()));
    named.put("throws", decimal(values.throwCount()));
    named.put("margin", decimal(values.margin()));
    named.put("states", values.states());
    switch (format) {
      case TEXT ->
          named.forEach(
              (name, value) ->
                  out.println(
                      name
                          + "\t"
                          + (value instanceof BigDecimal number ? number.toPlainString() : value)));
      case JSON -> out.println(json(named));
    }
  }

  private static BigDecimal decimal(double value) {
    return BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
  }

  private static String json(Map<String, Object> values) {
    try {
      return new ObjectMapper()
          .enable(JsonGenerator.Feature.WRITE_BIGDECIMAL_AS_PLAIN)
          .writeValueAsString(values);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("numbers can be written", e);
    }
  }
}
