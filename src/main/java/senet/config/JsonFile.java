package senet.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The files in which a study and its tallies are kept: how their JSON is written and read. */
final class JsonFile {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** What a text can have. */
  private static final long LARGEST = 1L << 30;

  /** At least so much memory is needed to read a byte. */
  private static final int MEMORY_A_BYTE = 4;

  private JsonFile() {}

  static byte[] write(Map<String, Object> keys) {
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
    try {
      String text = MAPPER.writer(printer).writeValueAsString(keys) + "\n";
      return text.getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("maps of words and numbers can be written", e);
    }
  }

  /** What was written. */
  static JsonNode read(byte[] json) throws IOException {
    return MAPPER.readTree(json);
  }

  /** What a reader of these keys would see. */
  static JsonNode asRead(Map<String, Object> keys) {
    try {
      return read(write(keys));
    } catch (IOException e) {
      throw new IllegalStateException("what was written can be read", e);
    }
  }

  /**
   * Reads a file with a study in it.
   *
   * @throws ConfigException if it is damaged
   */
  static JsonNode read(Path path) throws ConfigException {
    try {
      requireReadable(path);
      JsonNode top = MAPPER.readTree(path.toFile());
      if (top.path("study").isObject()) {
        return top;
      }
      throw damaged(path, "holds no study");
    } catch (IOException e) {
      String reason = String.valueOf(e.getMessage()).split("\n", 2)[0];
      throw damaged(path, "is damaged, and no results can be read from it: " + reason);
    }
  }

  /**
   * Demands that a file is one, and fits into the memory.
   *
   * @throws IOException if it does not, or is a pipe or a device, which may never end
   */
  static void requireReadable(Path path) throws IOException {
    if (!Files.isRegularFile(path)) {
      throw new IOException("it is a folder, a pipe or a device");
    }
    if (Files.size(path) > Math.min(LARGEST, Runtime.getRuntime().maxMemory() / MEMORY_A_BYTE)) {
      throw new IOException(
          "it has "
              + Files.size(path)
              + " bytes, too many for the memory that Java has (JAVA_TOOL_OPTIONS=-Xmx4g gives more)");
    }
  }

  /** The name of the study in a file. */
  static String studyOf(Path path) throws ConfigException {
    return read(path).path("study").path("study").asText();
  }

  static ConfigException damaged(Path path, String message) {
    return new ConfigException(List.of(new Fault(path.toString(), 0, 0, "", message)));
  }
}
