package senet.policy.endgame;

import java.io.IOException;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import senet.game.Engine;
import senet.rules.RuleSet;

/**
 * Tables of optimal play, kept in a folder so that none is reckoned twice, and in this process so
 * that its threads share one. For use by several threads.
 *
 * <p>A file is named by the SHA-256 of what the table depends on (rules, pieces, version). A file
 * that is damaged, or does not hold what its name says, or whose values do not fit the rules is
 * made anew. It is put in its place whole, so that two processes may make the same table at once.
 */
public final class OptimalStore {

  /** The tables that policies of this process use. */
  private static final OptimalStore SHARED = new OptimalStore();

  private final Map<String, OptimalTable> tables = new LinkedHashMap<>();
  private Optional<Path> folder = Optional.empty();
  private String version = "";
  private int threads = Runtime.getRuntime().availableProcessors();
  private int built;
  private int found;
  private String trouble = "";

  OptimalStore() {}

  /** The tables that policies of this process use; kept in memory only until a folder is named. */
  public static OptimalStore shared() {
    return SHARED;
  }

  /**
   * Keeps tables in a folder, which need not exist yet.
   *
   * @param newVersion the version of the product
   * @param newThreads how many threads reckon a table, at least 1
   */
  public synchronized void keepIn(Path newFolder, String newVersion, int newThreads) {
    if (!folder.equals(Optional.of(newFolder)) || !version.equals(newVersion)) {
      tables.clear();
    }
    folder = Optional.of(newFolder);
    version = newVersion;
    threads = newThreads;
    trouble = "";
  }

  /** How many tables were reckoned. */
  public synchronized int built() {
    return built;
  }

  /** How many were found in the folder. */
  public synchronized int found() {
    return found;
  }

  /** Why a table could not be kept, the last time; empty if all could. */
  public synchronized String trouble() {
    return trouble;
  }

  /** The same for rules that differ in name, setup or starter only. */
  private String key(RuleSet rules, int pieces) {
    return TableStore.played(rules) + "\npieces: " + pieces + "\nversion: " + version + "\n";
  }

  /** Where the table of a rule set is kept, if anywhere. */
  public synchronized Optional<Path> file(RuleSet rules, int pieces) {
    return file(key(rules, pieces));
  }

  private synchronized Optional<Path> file(String key) {
    byte[] digest = TableFile.sha256().digest(key.getBytes(StandardCharsets.UTF_8));
    String name = "optimal-" + HexFormat.of().formatHex(digest, 0, 16) + ".table";
    return folder.map(path -> path.resolve(name));
  }

  /** The files of the tables that this process uses, as far as they are kept. */
  public synchronized List<Path> files() {
    return tables.keySet().stream()
        .flatMap(key -> file(key).stream())
        .filter(Files::exists)
        .toList();
  }

  /**
   * The table of a rule set: that of this process, or else from the folder, or else reckoned and
   * kept.
   *
   * @throws NoExactValues if there can be none, or not here; see {@link OptimalTable#obstacles}
   */
  public synchronized OptimalTable table(RuleSet rules, int pieces, SolveProgress progress)
      throws NoExactValues {
    String key = key(rules, pieces);
    OptimalTable table = tables.get(key);
    if (table == null) {
      Optional<OptimalTable> kept = read(rules, pieces, key);
      if (kept.isPresent()) {
        found++;
        table = kept.get();
      } else {
        table = build(rules, pieces, key, progress);
        built++;
      }
      tables.put(key, table);
    }
    return table;
  }

  private Optional<OptimalTable> read(RuleSet rules, int pieces, String key) {
    Optional<Path> file = file(rules, pieces).filter(Files::isRegularFile);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    Positions positions = new Positions(EndgameTable.endingAtOnce(rules), pieces, 1);
    return TableFile.map(file.get(), key, positions.size(), columns(rules))
        .map(mapped -> table(positions, pieces, mapped))
        .filter(table -> new OptimalCheck(table, rules).fits());
  }

  private static OptimalTable table(Positions positions, int pieces, IntBuffer... columns) {
    IntBuffer draws = columns.length > 1 ? columns[1] : IntBuffer.allocate(0);
    return new OptimalTable(positions, pieces, columns[0], draws);
  }

  private static int columns(RuleSet rules) {
    return OptimalTable.drawable(rules) ? 2 : 1;
  }

  private OptimalTable build(RuleSet rules, int pieces, String key, SolveProgress progress)
      throws NoExactValues {
    NoExactValues.throwIfAny(OptimalTable.obstacles(rules, pieces));
    Positions positions = new Positions(EndgameTable.endingAtOnce(rules), pieces, 1);
    Retrograde solver = solve(rules, positions, pieces, progress);
    IntUnaryOperator score = place -> OptimalTable.rounded(solver.score(place));
    IntUnaryOperator draw = place -> OptimalTable.rounded(solver.draw(place));
    IntUnaryOperator[] columns =
        columns(rules) == 1 ? new IntUnaryOperator[] {score} : new IntUnaryOperator[] {score, draw};
    Optional<IntBuffer[]> mapped = Optional.empty();
    Optional<Path> file = file(rules, pieces);
    if (file.isPresent()) {
      try {
        TableFile.write(file.get(), key, positions.size(), columns);
        mapped = TableFile.map(file.get(), key, positions.size(), columns.length);
      } catch (IOException e) {
        trouble =
            "tables of optimal play cannot be kept in " + file.get().getParent() + " (" + e + ")";
      }
    }
    return table(positions, pieces, mapped.orElseGet(() -> inMemory(positions.size(), columns)));
  }

  private Retrograde solve(RuleSet rules, Positions positions, int pieces, SolveProgress progress)
      throws NoExactValues {
    try {
      Retrograde solver =
          new Retrograde(
              Engine.compile(EndgameTable.endingAtOnce(rules)),
              positions,
              OptimalTable.drawable(rules),
              threads);
      solver.solve(progress);
      return solver;
    } catch (OutOfMemoryError e) {
      throw new NoExactValues(OptimalSize.of(rules, pieces).advice());
    }
  }

  private static IntBuffer[] inMemory(int rows, IntUnaryOperator... columns) {
    IntBuffer[] all = new IntBuffer[columns.length];
    for (int i = 0; i < columns.length; i++) {
      int[] column = new int[rows];
      java.util.Arrays.setAll(column, columns[i]);
      all[i] = IntBuffer.wrap(column);
    }
    return all;
  }
}
