package senet.game;

import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.config.BuiltInRules;

/** A policy that chooses what is no legal move ends the game, and is named. */
class IllegalChoiceTest {

  /** What is chosen, by how it is made of the mask of legal moves. */
  static Iterable<Map.Entry<String, IntUnaryOperator>> choices() {
    return Map.<String, IntUnaryOperator>of(
            "no move",
            legal -> 0,
            "a pass by choice",
            legal -> Board.PASS,
            "a square without a piece that can move",
            legal -> Integer.lowestOneBit(~legal),
            "a legal move and another square",
            legal -> Integer.lowestOneBit(legal) | Integer.lowestOneBit(~legal),
            "a piece in hand",
            legal -> Board.HAND,
            "everything",
            legal -> -1)
        .entrySet();
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
