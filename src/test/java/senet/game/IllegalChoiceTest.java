package senet.game;

import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.config.BuiltInRules;

/** A policy that chooses what is no legal move ends the game, and is named. */
class IllegalChoiceTest {

  /** What is chosen, by how it is made of the mask of legal moves. */
  static List<Map.Entry<String, IntUnaryOperator>> choices() {
    return List.of(
        Map.entry("no move", legal -> 0),
        Map.entry("a pass by choice", legal -> Board.PASS),
        Map.entry("a piece that cannot move", legal -> Integer.lowestOneBit(~legal)),
        Map.entry(
            "a legal move and another",
            legal -> Integer.lowestOneBit(legal) | Integer.lowestOneBit(~legal)),
        Map.entry("a piece in hand", legal -> Board.HAND),
        Map.entry("everything", legal -> -1));
  }

  @ParameterizedTest
  @MethodSource("choices")
  void endsTheGame(Map.Entry<String, IntUnaryOperator> choice) {
    refused(turn -> choice.getValue().applyAsInt(turn.legal()), choice.getKey());
  }

  /** Two legal moves at once, as soon as there are two. */
  @Test
  void twoMovesAtOnceEndTheGame() {
    refused(Turn::legal, "all legal moves");
  }

  private static void refused(Policy policy, String choice) {
    Engine engine = Engine.compile(BuiltInRules.find("bell").orElseThrow());
    assertThatIllegalStateException()
        .as(choice)
        .isThrownBy(
            () ->
                new Game(engine, policy, policy)
                    .play(new GameRandom(1, "illegal"), 0, new GameResult()))
        .withMessageContaining("chose an illegal move");
  }
}
