package senet.config;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import senet.fuzz.Input;
import senet.fuzz.SmallStudy;

/**
 * Any file given as the games of an unfinished run is refused in a line, or read as games that are
 * the same when they are kept and read again; also behind a checksum that fits.
 */
public final class UnfinishedFuzz {
  private static final Path FOLDER = Input.folder();
  private static final String END = "\n}\n";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private UnfinishedFuzz() {}

  /** Tries one file, as it is and sealed. */
  public static void fuzzerTestOneInput(byte[] file) throws IOException {
    tryOut(file);
    String text = new String(file, StandardCharsets.UTF_8).stripTrailing();
    String open = text.endsWith("}") ? text.substring(0, text.length() - 1).stripTrailing() : text;
    tryOut(Sealed.seal((open + END).getBytes(StandardCharsets.UTF_8)));
  }

  private static void tryOut(byte[] file) throws IOException {
    Optional<KeptRun> read = read(file);
    if (read.isPresent()) {
      byte[] written = write(read.get());
      Optional<KeptRun> again = read(written);
      assertThat(MAPPER.readTree(write(again.orElseThrow()))).isEqualTo(tree(written));
    }
  }

  private static JsonNode tree(byte[] json) throws IOException {
    return MAPPER.readTree(json);
  }

  private static byte[] write(KeptRun run) {
    return SmallStudy.STUDY.unfinishedJson(run.results(), SmallStudy.VERSION);
  }

  private static Optional<KeptRun> read(byte[] file) {
    Input.write(FOLDER.resolve(UnfinishedJson.FILE), file);
    try {
      assertThat(UnfinishedJson.studyIn(FOLDER)).isPresent();
      return SmallStudy.STUDY.unfinished(FOLDER, SmallStudy.VERSION);
    } catch (ConfigException e) {
      Input.check(e);
      return Optional.empty();
    }
  }
}
