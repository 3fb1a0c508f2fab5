package senet.fuzz;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import senet.config.ConfigException;
import senet.config.LoadedStudy;

/** A study with a little of everything that is kept of games. */
public final class SmallStudy {

  /** What stands for the version of the product, so that seeds stay good. */
  public static final String VERSION = "1";

  private static final String TEXT =
      """
      study: small
      seed: 7
      games: 40
      starts: both
      rules: [{name: quick, extends: standard, pieces: 2}]
      matchups: [{first: random, second: random}]
      tournament: {policies: [random, greedy], pairs: 5}
      charts: [outcome, board, game]
      """;

  /** The study. */
  public static final LoadedStudy STUDY = read();

  private SmallStudy() {}

  private static LoadedStudy read() {
    Path path = Input.folder().resolve("small.yaml");
    try {
      return LoadedStudy.read(Input.write(path, TEXT.getBytes(StandardCharsets.UTF_8)));
    } catch (ConfigException e) {
      throw new IllegalStateException(e);
    }
  }
}
