package senet.config;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import senet.fuzz.Input;
import senet.run.Results;

/**
 * Any file given as a study is refused in lines, or read as a study that can be planned, and that
 * is the same when it is written to {@code study.json} and read from there.
 */
public final class StudyFuzz {
  private static final Path FOLDER = Input.folder();
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private StudyFuzz() {}

  /** Files that are refused, each for a reason of its own. */
  public static Map<String, byte[]> refused() {
    return BadFile.texts(bad -> bad.isStudy());
  }

  /** Tries one file. */
  public static void fuzzerTestOneInput(byte[] file) throws IOException {
    Path path = Input.write(FOLDER.resolve("study.yaml"), file);
    LoadedStudy study;
    try {
      study = LoadedStudy.read(path);
    } catch (ConfigException e) {
      Input.check(e);
      return;
    }
    JsonNode kept = kept(study);
    Faults faults = new Faults();
    LoadedStudy again =
        YamlFile.parse(kept.toString(), "study.json", faults)
            .flatMap(top -> LoadedStudy.readValue(top, path))
            .map(LoadedStudy::new)
            .orElseThrow(() -> new AssertionError(kept + " is refused"));
    assertThat(kept(again)).isEqualTo(kept);
  }

  private static JsonNode kept(LoadedStudy study) throws IOException {
    return MAPPER.readTree(study.json(Results.none(study.plan()), "1")).path("study");
  }
}
