package senet.referee;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import senet.game.Position;
import senet.rules.SquareSet;

/**
 * A position with a throw, and the moves that the rules allow there.
 *
 * @param rules the name of the rules; see {@link TestRules#named}
 * @param why what the case shows
 * @param own the squares of the side to move
 * @param rival the squares of the other side
 * @param thrown the throw
 * @param moves for each legal move the square it starts from and the square it leads to, before any
 *     water; 31 is off the board
 * @param after the board after one of the moves, where the case tells it
 */
record Case(
    String rules,
    String why,
    List<Integer> own,
    List<Integer> rival,
    @com.fasterxml.jackson.annotation.JsonProperty("throw") int thrown,
    List<List<Integer>> moves,
    @Nullable After after) {

  /** The board after the move from a square, seen by the mover. */
  record After(int from, List<Integer> own, List<Integer> rival) {}

  static List<Case> all() {
    try (InputStream in = Case.class.getResourceAsStream("/senet/cases.json")) {
      ObjectMapper mapper = new ObjectMapper();
      return List.of(mapper.readValue(Objects.requireNonNull(in), Case[].class));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Position position() {
    return new Position(SquareSet.of(own), SquareSet.of(rival), 0, 0);
  }

  @Override
  public String toString() {
    return rules + ": " + why;
  }
}
