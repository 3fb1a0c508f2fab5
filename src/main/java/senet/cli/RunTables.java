package senet.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import senet.policy.endgame.TableStore;
import senet.run.Plan;

/** The exact tables of a run: endgames for its numbers, optimal play for its policies. */
final class RunTables {
  private final TableStore endgames;
  private final OptimalTables optimal;

  /** Tables kept in a folder, reckoned by so many threads. */
  RunTables(Path folder, int threads) {
    endgames = TableStore.in(folder, Version.text());
    optimal = new OptimalTables(folder, threads);
  }

  /** Makes those that policies need ready, as {@link OptimalTables#prepare(Plan, PrintWriter)}. */
  void prepare(Plan plan, PrintWriter news) throws WrongInput {
    optimal.prepare(plan, news);
  }

  /** Where endgames come from, if a plan uses them. */
  TableStore endgames() {
    return endgames;
  }

  /** The files of optimal play. */
  List<Path> files() {
    return optimal.files();
  }

  /** What went wrong with keeping endgames; empty if nothing did. */
  String trouble() {
    return endgames.trouble();
  }

  /** How many were reckoned and found, a line for each kind; empty if none was needed. */
  String used() {
    String ofEndgames =
        endgames.built() + endgames.found() == 0
            ? ""
            : "endgame tables: "
                + endgames.built()
                + " reckoned, "
                + endgames.found()
                + " found in the cache\n";
    return ofEndgames + optimal.used();
  }
}
