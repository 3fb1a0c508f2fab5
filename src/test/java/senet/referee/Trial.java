package senet.referee;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import senet.game.Outcome;

/**
 * A position with hands and pieces off, a throw, and what the rules leave to choose there, reckoned
 * by hand.
 *
 * @param rules the name of the rules; see {@link TestRules#named}
 * @param why what the trial shows
 * @param own the squares of the side to move
 * @param rival the squares of the other side
 * @param hands the pieces in hand, own and rival; none if it is not told
 * @param off the pieces borne off, own and rival; none if it is not told
 * @param thrown the throw
 * @param choices each choice, such as {@code 3-5}, {@code 30-off}, {@code hand-4} or {@code pass}
 * @param after what one of them comes to, where the trial tells it
 */
record Trial(
    String rules,
    String why,
    List<Integer> own,
    List<Integer> rival,
    @Nullable List<Integer> hands,
    @Nullable List<Integer> off,
    @com.fasterxml.jackson.annotation.JsonProperty("throw") int thrown,
    List<String> choices,
    @Nullable After after) {

  /** The table after a choice, seen by the mover, and the rest of what it comes to. */
  record After(
      String choice,
      List<Integer> own,
      List<Integer> rival,
      @Nullable List<Integer> hands,
      @Nullable List<Integer> off,
      boolean hit,
      boolean again,
      Outcome outcome) {

    Scene scene() {
      return Trial.scene(own, rival, hands, off);
    }
  }

  static List<Trial> all() {
    try (InputStream in = Trial.class.getResourceAsStream("/senet/trials.json")) {
      ObjectMapper mapper = new ObjectMapper();
      return List.of(mapper.readValue(Objects.requireNonNull(in), Trial[].class));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Scene scene() {
    return scene(own, rival, hands, off);
  }

  private static Scene scene(
      List<Integer> own,
      List<Integer> rival,
      @Nullable List<Integer> hands,
      @Nullable List<Integer> off) {
    Scene scene = Scene.empty();
    own.forEach(square -> scene.put(square, Holder.MOVER));
    rival.forEach(square -> scene.put(square, Holder.RIVAL));
    List<Integer> inHand = hands == null ? List.of(0, 0) : hands;
    List<Integer> borneOff = off == null ? List.of(0, 0) : off;
    return scene.withHands(inHand.get(0), inHand.get(1)).withOff(borneOff.get(0), borneOff.get(1));
  }

  @Override
  public String toString() {
    return rules + ": " + why;
  }
}
