package senet.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.config.BuiltInRules;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameRecord;
import senet.game.GameRecord.Step;
import senet.game.GameResult;
import senet.game.Move;
import senet.game.Position;
import senet.measure.SquareTally.Mover;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** What is counted on squares is what a reader of the games' transcripts counts. */
class SquareCounterTest {
  private static final int GAMES = 40;
  private static final GameRandom DICE = new GameRandom(17, "squares");
  private static final PolicySpec FIRST = PolicySpec.of(Policies.find("random").orElseThrow());
  private static final PolicySpec SECOND = PolicySpec.of(Policies.find("greedy").orElseThrow());

  static List<RuleSet> rules() {
    return BuiltInRules.all();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void agreesWithAPlainRecount(RuleSet rules) {
    Engine engine = Engine.compile(rules);
    Tally tally = new Tally();
    SquareCounter counter = new SquareCounter(engine);
    Game game = new Game(engine, FIRST.create(engine), SECOND.create(engine), counter);
    GameResult result = new GameResult();
    Recount recount = new Recount();
    for (int index = 0; index < GAMES; index++) {
      game.play(DICE, index, result);
      tally.add(result);
      counter.addTo(tally, result);
      recount.add(
          GameRecord.play(
                  engine,
                  FIRST.create(engine),
                  SECOND.create(engine),
                  DICE,
                  index,
                  new GameResult())
              .steps(engine));
    }
    SquareTally squares = tally.squares();
    assertThat(squares.games()).isEqualTo(GAMES);
    for (SquareCount count : SquareCount.values()) {
      for (Mover mover : Mover.values()) {
        for (int square = 1; square <= SquareSet.BOARD_SIZE; square++) {
          int place = 30 * mover.ordinal() + square - 1;
          assertThat(squares.sum(count, mover, square))
              .as("%s of %s on %d", count, mover, square)
              .isEqualTo(recount.sums[count.ordinal()][place]);
          assertThat(squares.sumOfSquares(count, mover, square))
              .as("squared: %s of %s on %d", count, mover, square)
              .isEqualTo(recount.squares[count.ordinal()][place]);
        }
      }
    }
    // moves either lead to a square or bear a piece off
    assertThat(squares.total(SquareCount.VISITS))
        .isEqualTo(sum(tally, Count.MOVES) - recount.borneOff)
        .isPositive();
    assertThat(squares.total(SquareCount.HITS)).isEqualTo(sum(tally, Count.LANDINGS));
    assertThat(squares.total(SquareCount.WAITING)).isEqualTo(recount.piecesOnBoard);
  }

  private static long sum(Tally tally, Count count) {
    long[] sum = {0};
    tally.of(count).forEach((value, games) -> sum[0] += value * games);
    return sum[0];
  }

  /** Counts anew in every position, from the readable form of moves. */
  private static final class Recount {
    final long[][] sums = new long[SquareCount.values().length][60];
    final long[][] squares = new long[SquareCount.values().length][60];
    long borneOff;
    long piecesOnBoard;
    private int[][] game = {};

    void add(List<Step> steps) {
      game = new int[SquareCount.values().length][60];
      for (Step step : steps) {
        stand(SquareCount.WAITING, step.before());
        piecesOnBoard += step.before().own().size() + step.before().rival().size();
        step.move().ifPresent(move -> add(step, move));
      }
      stand(SquareCount.STANDING, steps.get(steps.size() - 1).after());
      for (SquareCount count : SquareCount.values()) {
        for (int i = 0; i < 60; i++) {
          long number = game[count.ordinal()][i];
          sums[count.ordinal()][i] += number;
          squares[count.ordinal()][i] += number * number;
        }
      }
    }

    private void stand(SquareCount count, Position position) {
      position.own().stream().forEach(square -> game[count.ordinal()][square - 1]++);
      position.rival().stream().forEach(square -> game[count.ordinal()][30 + square - 1]++);
    }

    private void add(Step step, Move move) {
      if (move.isBearingOff()) {
        borneOff++;
        return;
      }
      int mover = step.firstMoves() ? 0 : 30;
      int other = 30 - mover;
      Position seen = step.seenByMover();
      game[SquareCount.VISITS.ordinal()][mover + move.to() - 1]++;
      boolean hit = seen.rival().contains(move.to());
      if (hit) {
        game[SquareCount.HITS.ordinal()][mover + move.to() - 1]++;
      }
      if (!move.after().own().contains(move.to())) {
        for (int square : move.after().own().squares()) {
          if (square == move.from() || !seen.own().contains(square)) {
            game[SquareCount.SENT.ordinal()][mover + square - 1]++;
          }
        }
      }
      for (int square : move.after().rival().squares()) {
        if (hit && (square == move.to() || !seen.rival().contains(square))) {
          game[SquareCount.SENT.ordinal()][other + square - 1]++;
        }
      }
    }
  }
}
