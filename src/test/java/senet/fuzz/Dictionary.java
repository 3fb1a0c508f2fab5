package senet.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words that files are made of, as a fuzzer reads them: all that the JSON Schemas know. */
final class Dictionary {
  private static final List<String> SCHEMAS =
      List.of("/senet/schema/study.schema.json", "/senet/schema/rules.schema.json");

  /** What YAML and its readers have trouble with. */
  private static final List<String> SIGNS =
      List.of(
          "!!",
          "&a",
          "*a",
          "<<: ",
          "--- ",
          "? ",
          "|",
          ">",
          "- ",
          "{",
          "}",
          "[",
          "]",
          ": ",
          "~",
          "1e999",
          "1e-999",
          "0x7f",
          "9223372036854775808",
          "-1",
          "2147483648",
          "NaN",
          "../",
          "/");

  private Dictionary() {}

  static String text() {
    SortedSet<String> words = new TreeSet<>(SIGNS);
    for (String schema : SCHEMAS) {
      try (InputStream in = Dictionary.class.getResourceAsStream(schema)) {
        collect(new ObjectMapper().readTree(in), words);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return words.stream()
        .filter(word -> word.matches("[ -~]{2,40}"))
        .map(word -> word.replace("\\", "\\\\").replace("\"", "\\\""))
        .map(word -> "\"" + word + "\"\n")
        .collect(Collectors.joining());
  }

  private static void collect(JsonNode node, SortedSet<String> words) {
    node.path("properties").fieldNames().forEachRemaining(words::add);
    Stream.of("enum", "examples").forEach(list -> node.path(list).forEach(w -> add(w, words)));
    add(node.path("const"), words);
    node.forEach(part -> collect(part, words));
  }

  private static void add(JsonNode word, SortedSet<String> words) {
    if (word.isTextual()) {
      words.add(word.asText());
    }
  }
}
