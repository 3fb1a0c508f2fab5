package senet.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.policy.PolicyParameter;

/** {@code senet policies}: what can play. */
@Command(
    name = "policies",
    mixinStandardHelpOptions = true,
    header = "List the policies and their parameters.",
    footer = {
      "",
      "Example:",
      "  senet policies",
      "",
      "Where nothing else is said, a policy depends on the position only: senet solve",
      "and exact endgame tables take it.",
      "",
      "Where the rules let a side pass although it could move, only random, weighted,",
      "learned, expectimax and mcts do.",
      "",
      "In a study a policy is a name, or a mapping with its parameters:",
      "  {first: greedy, second: {policy: weighted, off: 10, exposed: -2}}",
      "",
      "A policy of your own is named by its class, as in com.example.MyPolicy;",
      "--plugins of senet run, check and play says where to find it."
    })
final class PoliciesCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = java.util.Objects.requireNonNull(spec).commandLine().getOut();
    for (PolicyKind kind : Policies.ALL) {
      out.println(String.format(Locale.ROOT, "%-10s %s", kind.name(), kind.description()));
      if (kind.choice() == PolicyKind.Choice.OTHER) {
        out.println("           (depends on more than the position)");
      }
      for (PolicyParameter parameter : kind.parameters()) {
        out.println(
            String.format(
                Locale.ROOT,
                "           %-12s %s (%sdefault %s)",
                parameter.name(),
                parameter.description(),
                words(parameter),
                parameter.written(parameter.defaultValue())));
      }
    }
    return Main.DONE;
  }

  private static String words(PolicyParameter parameter) {
    return switch (parameter.type()) {
      case NUMBER, WHOLE_NUMBER -> "";
      case WORD -> String.join(", ", parameter.words()) + "; ";
      case WORD_OR_FILE -> String.join(", ", parameter.words()) + ", a file; ";
    };
  }
}
