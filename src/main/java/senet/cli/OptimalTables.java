package senet.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import senet.policy.PolicySpec;
import senet.policy.endgame.NoExactValues;
import senet.policy.endgame.OptimalStore;
import senet.policy.endgame.OptimalTable;
import senet.rules.RuleSet;
import senet.run.Plan;
import senet.run.Preparation;

/** The tables of optimal play that policies need: found or reckoned before the first game. */
final class OptimalTables {
  private final OptimalStore store = OptimalStore.shared();
  private final int builtBefore;
  private final int foundBefore;

  /** Tables kept in a folder, reckoned by so many threads. */
  OptimalTables(Path folder, int threads) {
    store.keepIn(folder, Version.text(), threads);
    builtBefore = store.built();
    foundBefore = store.found();
  }

  /**
   * Makes those that a plan needs ready.
   *
   * @param news is told how far they are
   */
  void prepare(Plan plan, PrintWriter news) throws WrongInput {
    try {
      Preparation.of(plan, rules -> new TableLines(rules, news));
    } catch (NoExactValues e) {
      throw new WrongInput(String.valueOf(e.getMessage()));
    }
    if (!store.trouble().isEmpty()) {
      news.println(store.trouble());
    }
  }

  /** Makes those that some policies need ready. */
  void prepare(RuleSet rules, List<PolicySpec> policies, PrintWriter err) throws WrongInput {
    try {
      for (PolicySpec policy : policies) {
        Preparation.prepare(policy, rules, new TableLines(rules, err));
      }
    } catch (NoExactValues e) {
      throw new WrongInput(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Makes one table ready, and says how large it is and how long that took.
   *
   * @param pieces how many pieces a side, 1 to {@link OptimalTable#MOST_PIECES}
   */
  String make(RuleSet rules, int pieces, PrintWriter err) throws WrongInput {
    long start = System.nanoTime();
    OptimalTable table;
    try {
      table = store.table(rules, pieces, new TableLines(rules, err));
    } catch (NoExactValues e) {
      throw new WrongInput(
          "there is no table of optimal play for " + rules.name() + ": " + e.getMessage());
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    if (!store.trouble().isEmpty()) {
      err.println(store.trouble());
    }
    Path file = store.file(rules, pieces).orElseThrow();
    return String.join(
        "\n",
        "positions\t" + table.size(),
        "bytes\t" + table.bytes(),
        String.format(Locale.ROOT, "seconds\t%.1f", seconds),
        "reckoned\t" + (store.built() > builtBefore ? "now" : "before"),
        "file\t" + file);
  }

  /** The files that they are in. */
  List<Path> files() {
    return store.files();
  }

  /** How many were reckoned and found, in a line; empty if none was needed. */
  String used() {
    int built = store.built() - builtBefore;
    int found = store.found() - foundBefore;
    return built + found == 0
        ? ""
        : "tables of optimal play: " + built + " reckoned, " + found + " found in the cache\n";
  }
}
