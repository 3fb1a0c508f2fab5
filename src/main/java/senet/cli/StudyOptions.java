package senet.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import senet.config.ConfigException;
import senet.config.LoadedStudy;

/** {@code --games} and {@code --seed}, in the place of what a study says. */
final class StudyOptions {
  private static final long MOST_GAMES = 1_000_000_000_000L;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "Games a scenario, for the study's games or precision; a tournament or match plays half"
              + " as many pairs.")
  private @Nullable Long games;

  @Option(names = "--seed", paramLabel = "S", description = "The seed, for the study's.")
  private @Nullable Long seed;

  /** The number of games, if it is given. */
  Optional<Long> games() throws WrongInput {
    return Limits.within("--games", games, 1L, MOST_GAMES);
  }

  /** Whether the seed is given. */
  boolean hasSeed() {
    return seed != null;
  }

  /** Reads a study, as these change it. */
  LoadedStudy read(Path file) throws ConfigException, WrongInput {
    Optional<Long> most = games();
    return LoadedStudy.read(file)
        .with(
            most.map(OptionalLong::of).orElse(OptionalLong.empty()),
            seed == null ? OptionalLong.empty() : OptionalLong.of(seed));
  }
}
