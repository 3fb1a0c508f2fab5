package senet.policy.endgame;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import senet.policy.PolicySpec;
import senet.rules.Hand;
import senet.rules.RuleSet;
import senet.rules.Setup;
import senet.rules.Side;
import senet.rules.Starter;

/**
 * Endgame tables, kept in a folder so that none is reckoned twice. For use by several threads.
 *
 * <p>A file is named by the SHA-256 of what the table depends on (rules, policies, pieces, version)
 * and holds that, the values, and the SHA-256 of all of it. A file that is damaged, or does not
 * hold what its name says, or whose values do not fit the rules is reckoned anew. It is written
 * beside its place and moved there whole.
 */
public final class TableStore {
  private static final byte[] MAGIC = "senet endgame 1\n".getBytes(StandardCharsets.US_ASCII);
  private static final int DIGEST_BYTES = 32;

  private final Optional<Path> folder;
  private final String version;
  private final AtomicInteger built = new AtomicInteger();
  private final AtomicInteger found = new AtomicInteger();
  private volatile String trouble = "";

  private TableStore(Optional<Path> folder, String version) {
    this.folder = folder;
    this.version = version;
  }

  /** Tables kept in a folder, which need not exist yet. */
  public static TableStore in(Path folder, String version) {
    return new TableStore(Optional.of(folder), version);
  }

  /** Tables that are not kept. */
  public static TableStore none() {
    return new TableStore(Optional.empty(), "");
  }

  /** How many tables were reckoned. */
  public int built() {
    return built.get();
  }

  /** How many were found in the folder. */
  public int found() {
    return found.get();
  }

  /** Why a table could not be kept, the last time; empty if all could. */
  public String trouble() {
    return trouble;
  }

  /** What a table depends on: the same for rules that differ in name, setup or starter only. */
  public static String key(RuleSet rules, PolicySpec first, PolicySpec second, int pieces) {
    RuleSet decided = EndgameTable.endingAtOnce(rules);
    // of the setup only the number of pieces matters
    int most = Math.max(rules.setup().pieces(Side.ODD), rules.setup().pieces(Side.EVEN));
    Setup usual = Setup.alternating(most, Starter.ODD);
    Setup plain = new Setup(usual.odd(), usual.even(), Hand.NONE, Starter.ODD, Optional.empty());
    RuleSet bare =
        new RuleSet(
            "",
            "",
            "",
            Map.of(),
            plain,
            decided.dice(),
            decided.extraThrows(),
            decided.landing(),
            decided.safe(),
            decided.lastSquares(),
            decided.forced(),
            decided.ending());
    return bare
        + "\nfirst: "
        + key(first)
        + "\nsecond: "
        + key(second)
        + "\npieces: "
        + pieces
        + "\n";
  }

  private static String key(PolicySpec policy) {
    return policy.kind().name() + policy.parameters();
  }

  /**
   * The table, from the folder if it is there, otherwise reckoned and kept.
   *
   * @throws NoExactValues as {@link EndgameTable#build}
   */
  public EndgameTable table(RuleSet rules, PolicySpec first, PolicySpec second, int pieces)
      throws NoExactValues {
    String key = key(rules, first, second, pieces) + "version: " + version + "\n";
    Optional<EndgameTable> kept =
        folder
            .flatMap(path -> read(file(path, key), key, rules, first, second, pieces))
            .filter(table -> TableCheck.fits(table, rules, first, second));
    if (kept.isPresent()) {
      found.incrementAndGet();
      return kept.get();
    }
    EndgameTable table = EndgameTable.build(rules, first, second, pieces);
    built.incrementAndGet();
    folder.ifPresent(path -> write(path, key, table));
    return table;
  }

  private static Path file(Path folder, String key) {
    byte[] digest = digest(key.getBytes(StandardCharsets.UTF_8), 0);
    return folder.resolve("endgame-" + HexFormat.of().formatHex(digest, 0, 16) + ".table");
  }

  private void write(Path path, String key, EndgameTable table) {
    byte[] head = key.getBytes(StandardCharsets.UTF_8);
    int values = table.wins().length + table.draws().length;
    long length = MAGIC.length + 4L + head.length + 4L * values + DIGEST_BYTES;
    if (length > Integer.MAX_VALUE - 16) {
      trouble = "a table is too large to be kept";
      return;
    }
    ByteBuffer bytes = ByteBuffer.allocate((int) length);
    bytes.put(MAGIC).putInt(head.length).put(head);
    IntBuffer ints = bytes.asIntBuffer();
    ints.put(table.wins()).put(table.draws());
    bytes.position(bytes.position() + 4 * values);
    bytes.put(digest(bytes.array(), DIGEST_BYTES));
    try {
      Files.createDirectories(path);
      Path beside = Files.createTempFile(path, ".endgame", ".tmp");
      try {
        Files.write(beside, bytes.array());
        Files.move(
            beside,
            file(path, key),
            StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(beside);
      }
    } catch (IOException e) {
      trouble = "endgame tables cannot be kept in " + path + " (" + e + ")";
    }
  }

  private static Optional<EndgameTable> read(
      Path file, String key, RuleSet rules, PolicySpec first, PolicySpec second, int pieces) {
    byte[] content;
    try {
      if (!Files.isRegularFile(file)) {
        return Optional.empty();
      }
      content = Files.readAllBytes(file);
    } catch (IOException | OutOfMemoryError e) {
      return Optional.empty();
    }
    RuleSet decided = EndgameTable.endingAtOnce(rules);
    Positions positions = new Positions(decided, pieces, first.equals(second) ? 1 : 2);
    byte[] head = key.getBytes(StandardCharsets.UTF_8);
    int wins = positions.size();
    int draws = EndgameTable.quantities(rules).contains(Quantity.DRAW) ? wins : 0;
    long length = MAGIC.length + 4L + head.length + 4L * (wins + draws) + DIGEST_BYTES;
    if (content.length != length || !hasDigest(content)) {
      return Optional.empty();
    }
    ByteBuffer bytes = ByteBuffer.wrap(content);
    byte[] magic = new byte[MAGIC.length];
    bytes.get(magic);
    byte[] keptHead = new byte[head.length];
    boolean sameLength = bytes.getInt() == head.length;
    bytes.get(keptHead);
    if (!sameLength || !Arrays.equals(magic, MAGIC) || !Arrays.equals(head, keptHead)) {
      return Optional.empty();
    }
    IntBuffer ints = bytes.asIntBuffer();
    int[] winValues = new int[wins];
    int[] drawValues = new int[draws];
    ints.get(winValues).get(drawValues);
    return Optional.of(new EndgameTable(positions, pieces, winValues, drawValues));
  }

  private static boolean hasDigest(byte[] content) {
    byte[] kept = Arrays.copyOfRange(content, content.length - DIGEST_BYTES, content.length);
    return Arrays.equals(kept, digest(content, DIGEST_BYTES));
  }

  /** The SHA-256 of all but the last bytes. */
  private static byte[] digest(byte[] content, int without) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(content, 0, content.length - without);
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
