package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import senet.cli.Main;
import senet.config.BuiltInRules;

/**
 * Whatever {@code moves} is asked, it refuses in lines, or tells the moves that the referee knows.
 * The input is a line for the rules and each option; lines that are missing are options not given.
 */
public final class MovesFuzz {
  private static final List<String> OPTIONS =
      List.of(
          "--own", "--rival", "--throw", "--own-off", "--rival-off", "--own-hand", "--rival-hand");
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private MovesFuzz() {}

  /** Tries one command. */
  public static void fuzzerTestOneInput(byte[] input) throws IOException {
    List<String> lines = List.of(new String(input, StandardCharsets.UTF_8).split("\n", -1));
    List<String> words = new ArrayList<>(List.of("moves", "--format=json"));
    words.add("--rules=" + lines.get(0));
    for (int i = 1; i < lines.size() && i <= OPTIONS.size(); i++) {
      if (!lines.get(i).isEmpty()) {
        words.add(OPTIONS.get(i - 1) + "=" + lines.get(i));
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Main.run(words.toArray(String[]::new), stream(out), stream(err));
    String told = err.toString(StandardCharsets.UTF_8);
    if (code != 0) {
      assertThat(code).isEqualTo(2);
      assertThat(told).isNotBlank().doesNotContain("\tat ", "Exception");
      assertThat(out.size()).isZero();
      return;
    }
    assertThat(told).isEmpty();
    BuiltInRules.find(lines.get(0))
        .ifPresent(rules -> compare(new Referee(rules), lines, tree(out.toByteArray())));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static JsonNode tree(byte[] json) {
    try {
      return MAPPER.readTree(json);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static void compare(Referee referee, List<String> lines, JsonNode told) {
    Scene scene = Scene.empty().withHands(number(lines, 6), number(lines, 7));
    scene = scene.withOff(number(lines, 4), number(lines, 5));
    put(scene, lines, 1, Holder.MOVER);
    put(scene, lines, 2, Holder.RIVAL);
    Set<String> expected = new TreeSet<>();
    for (Result result : referee.results(scene, number(lines, 3))) {
      if (!result.choice().equals(Choice.PASS)) {
        expected.add(text(result));
      }
    }
    Set<String> got = new TreeSet<>();
    told.path("moves").forEach(move -> got.add(text(move)));
    assertThat(got).as(String.join(" / ", lines)).isEqualTo(expected);
    assertThat(told.path("moves")).hasSameSizeAs(expected);
  }

  private static void put(Scene scene, List<String> lines, int line, Holder holder) {
    String text = line < lines.size() ? lines.get(line) : "";
    for (String square : text.isBlank() ? new String[0] : text.split(",", -1)) {
      scene.put(Integer.parseInt(square.strip()), holder);
    }
  }

  private static int number(List<String> lines, int line) {
    String text = line < lines.size() ? lines.get(line) : "";
    return text.isEmpty() ? 0 : Integer.parseInt(text.strip());
  }

  private static String text(Result result) {
    Scene after = result.after();
    return "%d %s %s %d %d %d %d %s"
        .formatted(
            result.choice().square(),
            after.squaresOf(Holder.MOVER),
            after.squaresOf(Holder.RIVAL),
            after.moverOff(),
            after.rivalOff(),
            after.moverHand(),
            after.rivalHand(),
            result.outcome().word());
  }

  private static String text(JsonNode move) {
    return String.format(
        Locale.ROOT,
        "%d %s %s %d %d %d %d %s",
        move.path("from").asInt(),
        squares(move.path("own")),
        squares(move.path("rival")),
        move.path("ownOff").asInt(),
        move.path("rivalOff").asInt(),
        move.path("ownHand").asInt(),
        move.path("rivalHand").asInt(),
        move.path("outcome").asText());
  }

  private static List<Integer> squares(JsonNode list) {
    List<Integer> squares = new ArrayList<>();
    list.forEach(square -> squares.add(square.asInt()));
    return squares;
  }
}
