package senet.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import senet.game.Board;
import senet.game.Engine;
import senet.game.GameRecord;
import senet.game.GameRecord.Act;
import senet.game.Move;
import senet.measure.Tally;
import senet.rules.Side;
import senet.rules.SquareSet;
import senet.run.Scenario;
import senet.run.TypicalGames;

/**
 * A typical game as JSON: its index, who began, and of each throw the seat (1 moved first), the
 * throw (negative if backward) and the square moved from (0 for the hand, −1 for a pass, −2 for one
 * by choice).
 */
final class GameJson {
  static final String KEY = "typical-game";
  private static final int PASS = -1;
  private static final int CHOSEN_PASS = -2;
  private static final int NUMBERS = 3;

  private GameJson() {}

  static Map<String, Object> write(GameRecord game, Tally tally) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("game", TypicalGames.index(tally).orElseThrow());
    keys.put("starter", game.starter().word());
    List<Object> acts = new ArrayList<>();
    for (Act act : game.acts()) {
      acts.add(List.of(act.firstMoves() ? 1 : 2, act.value(), from(act.from())));
    }
    keys.put("throws", acts);
    return keys;
  }

  private static int from(int mask) {
    return switch (mask) {
      case 0 -> PASS;
      case Board.PASS -> CHOSEN_PASS;
      case Board.HAND -> Move.HAND;
      default -> Integer.numberOfTrailingZeros(mask) + 1;
    };
  }

  /**
   * The game that a node holds.
   *
   * @throws IllegalArgumentException if it is damaged, or not the typical one of its scenario
   */
  static GameRecord read(JsonNode node, Scenario scenario, Tally tally) {
    TallyJson.require(
        TypicalGames.index(tally).equals(java.util.OptionalLong.of(TallyJson.number(node, "game"))),
        "its typical game is another one");
    List<Act> acts = new ArrayList<>();
    for (JsonNode act : node.path("throws")) {
      TallyJson.require(
          act.size() == NUMBERS
              && act.path(0).isInt()
              && act.path(1).isInt()
              && act.path(2).isInt(),
          "throw " + (acts.size() + 1) + " of its typical game is not three numbers");
      acts.add(new Act(act.path(0).asInt() == 1, act.path(1).asInt(), mask(act.path(2).asInt())));
    }
    TallyJson.require(
        acts.size() == TypicalGames.throwsOf(tally), "its typical game has other throws");
    Side starter = node.path("starter").asText().equals(Side.EVEN.word()) ? Side.EVEN : Side.ODD;
    GameRecord game = new GameRecord(starter, acts);
    game.steps(Engine.compile(scenario.rules()));
    return game;
  }

  private static int mask(int from) {
    return switch (from) {
      case PASS -> 0;
      case CHOSEN_PASS -> Board.PASS;
      case Move.HAND -> Board.HAND;
      default -> {
        TallyJson.require(SquareSet.isSquare(from), "there is no square " + from);
        yield SquareSet.bit(from);
      }
    };
  }
}
