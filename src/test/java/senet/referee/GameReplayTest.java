package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.game.GameResult.End;
import senet.game.Policy;
import senet.rules.Ending;
import senet.rules.RuleSet;
import senet.rules.Side;
import senet.rules.Starter;

/** Whole games, written down by the referee as they go, and what is reported of them. */
class GameReplayTest {

  private static final int GAMES = Math.min(200, Integer.getInteger("referee.games", 200));
  private static final Policy ANY_MOVE = turn -> anyOf(turn.legal(), turn.random());

  static List<RuleSet> rules() {
    return TestRules.all();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theRefereeWritesDownTheSameGame(RuleSet rules) {
    replay(rules, GAMES);
  }

  /** Opening moves, hands and caps on extra throws together. */
  @Test
  @Tag("long") // too long to be run for each mutant
  void theRefereeWritesDownTheSameGamesUnderRulesMadeAtRandom() {
    RandomRules.many().parallelStream().forEach(rules -> replay(rules, 2));
  }

  private static void replay(RuleSet rules, int games) {
    Engine engine = Engine.compile(rules);
    GameRandom random = new GameRandom(7, rules.name());
    GameResult result = new GameResult();
    for (int index = 0; index < games; index++) {
      ScoreSheet sheet = new ScoreSheet(rules);
      new Game(engine, ANY_MOVE, ANY_MOVE, sheet).play(random, index, result);
      sheet.compareWith(result);
      assertThat(result.starter()).isEqualTo(starter(rules, engine, random.dice(index)));
      assertThat(sheet.mayHaveStarted(result.starter())).isTrue();
    }
  }

  @Test
  void aGameThatReachesTheCapIsUnfinished() {
    int cap = 30;
    RuleSet rules =
        new Variation(TestRules.bell(), "bell, 30 throws")
            .ending(new Ending(Ending.Goal.MOST_OFF, cap))
            .rules();
    GameResult result = new GameResult();
    new Game(Engine.compile(rules), ANY_MOVE, ANY_MOVE).play(new GameRandom(7, "cap"), 0, result);
    assertThat(result.end()).isEqualTo(End.UNFINISHED);
    assertThat(result.throwCount()).isEqualTo(cap);
  }

  @Test
  void aGameDecidedByTheLastThrowAllowedIsFinished() {
    GameResult full = new GameResult();
    GameRandom random = new GameRandom(7, "cap");
    new Game(Engine.compile(TestRules.museum()), ANY_MOVE, ANY_MOVE).play(random, 0, full);
    RuleSet capped =
        new Variation(TestRules.museum(), "museum, just long enough")
            .ending(new Ending(Ending.Goal.ALL_OFF, full.throwCount()))
            .rules();
    GameResult result = new GameResult();
    new Game(Engine.compile(capped), ANY_MOVE, ANY_MOVE).play(random, 0, result);
    assertThat(result.end()).isEqualTo(full.end()).isNotEqualTo(End.UNFINISHED);
  }

  /** "A roll-off in which the higher throw starts and ties are thrown again." */
  private static Side starter(RuleSet rules, Engine engine, UniformRandomProvider dice) {
    if (rules.setup().starter() != Starter.ROLL_OFF) {
      return rules.setup().starter() == Starter.ODD ? Side.ODD : Side.EVEN;
    }
    int odd;
    int even;
    do {
      odd = engine.throwFrom(dice.nextLong());
      even = engine.throwFrom(dice.nextLong());
    } while (odd == even);
    return odd > even ? Side.ODD : Side.EVEN;
  }

  private static int anyOf(int legal, UniformRandomProvider random) {
    int rest = legal;
    for (int skip = random.nextInt(Integer.bitCount(legal)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Integer.lowestOneBit(rest);
  }
}
