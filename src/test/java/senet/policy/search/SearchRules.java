package senet.policy.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import senet.config.ConfigException;
import senet.config.RulesFiles;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.game.Policy;
import senet.game.Turn;
import senet.policy.Policies;
import senet.policy.PolicySpec;

/** The rule sets that searches are tested with, and positions of their games. */
final class SearchRules {

  /** The rule sets of record, and house variations with all that is special to a search. */
  static final List<Engine> ALL =
      Stream.of(
              "{name: bell-as-it-is, extends: bell}",
              "{name: standard-as-it-is, extends: standard}",
              "{name: museum-as-it-is, extends: museum}",
              "{name: hands, extends: standard, setup: in-hand, enter: {1: 1, 5: 5}, landing: to-hand}",
              "{name: backward, extends: museum, backward: also-onto-rivals, maxThrows: 5000}",
              "{name: capped, extends: standard, extraThrows: {values: [1, 4], squares: [15, 27], cap: 1}}",
              "{name: always, extends: standard, extraThrows: {values: [1, 5], when: always}}",
              "{name: passing, extends: bell, moving: optional, extraThrows: {values: 1, when: always}, maxThrows: 500}",
              "{name: last, extends: bell, pieces: 3, equalPoints: last-to-move-wins, end: most-off-played-out}")
          .map(SearchRules::engine)
          .toList();

  private SearchRules() {}

  static Engine engine(String yaml) {
    try {
      Path file = Files.createTempFile("rules", ".yaml");
      try {
        Files.writeString(file, yaml);
        return Engine.compile(RulesFiles.load(file.toString()));
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ConfigException e) {
      throw new AssertionError(e);
    }
  }

  /** A decision that came up in a game. */
  record Decision(Engine engine, long board, int counts, int value) {

    int legal() {
      return engine.legalMoves(board, counts, value);
    }

    int choice(Policy policy, UniformRandomProvider random) {
      Turn turn = new Turn();
      turn.show(board, counts, value, legal());
      turn.drawFrom(random);
      return policy.choose(turn);
    }

    int choice(PolicySpec spec) {
      return choice(spec.create(engine), () -> 0);
    }

    boolean endsTheGame(int from) {
      return engine.isOver(
          engine.move(board, value, from), engine.countsAfter(board, counts, value, from));
    }
  }

  /** Some decisions between several moves, from whole games at random and their last throws. */
  static List<Decision> decisions(Engine engine, int number) {
    List<Decision> seen = new ArrayList<>();
    Policy random = PolicySpec.of(Policies.find("random").orElseThrow()).create(engine);
    Policy recording =
        turn -> {
          if (Integer.bitCount(turn.legal()) > 1) {
            seen.add(new Decision(engine, turn.board(), turn.counts(), turn.value()));
          }
          return random.choose(turn);
        };
    Game game = new Game(engine, recording, recording);
    for (int i = 0; i < 10; i++) {
      game.play(new GameRandom(3, engine.rules().name()), i, new GameResult());
    }
    List<Decision> some = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      some.add(seen.get((int) ((long) (i + 1) * (seen.size() - 1) / number)));
    }
    return some;
  }
}
