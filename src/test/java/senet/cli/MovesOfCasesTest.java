package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.config.BuiltInRules;
import senet.config.HouseRules;

/** {@code moves} tells of every position in the file of cases what the case says. */
class MovesOfCasesTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir private static Path folder;

  static List<JsonNode> cases() throws IOException {
    try (InputStream in = MovesOfCasesTest.class.getResourceAsStream("/senet/cases.json")) {
      List<JsonNode> cases = new ArrayList<>();
      MAPPER.readTree(in).forEach(cases::add);
      return cases;
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void tellsTheMovesOfTheCase(JsonNode c) throws IOException {
    List<Object> words = new ArrayList<>(List.of("moves", "--format", "json"));
    words.addAll(List.of("--rules", rules(c.path("rules").asText())));
    words.addAll(List.of("--own", squares(c.path("own")), "--rival", squares(c.path("rival"))));
    words.addAll(List.of("--throw", c.path("throw").asText()));
    Cli cli = Cli.run(words.toArray());
    assertThat(cli).isEqualTo(new Cli(0, cli.out(), ""));

    JsonNode moves = MAPPER.readTree(cli.out()).path("moves");
    List<List<Integer>> told = new ArrayList<>();
    for (JsonNode move : moves) {
      told.add(List.of(move.path("from").asInt(), move.path("to").asInt()));
      if (move.path("from").equals(c.path("after").path("from"))) {
        assertThat(move.path("own")).isEqualTo(c.path("after").path("own"));
        assertThat(move.path("rival")).isEqualTo(c.path("after").path("rival"));
      }
    }
    assertThat((JsonNode) MAPPER.valueToTree(told)).isEqualTo(c.path("moves"));
    if (c.has("after")) {
      assertThat(told).extracting(move -> move.get(0)).contains(c.at("/after/from").asInt());
    }
  }

  /** What the command line calls the rules: by their name, or by a file written for them. */
  private static Object rules(String name) throws IOException {
    return BuiltInRules.NAMES.contains(name)
        ? name
        : Files.writeString(folder.resolve(name + ".yaml"), HouseRules.file(name));
  }

  private static String squares(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false)
        .map(JsonNode::asText)
        .collect(Collectors.joining(","));
  }
}
