package senet.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that are wrong are refused with messages that say what, where, and how to mend it. */
class BadFilesTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @MethodSource("senet.config.BadFile#all")
  void isRefusedWithTheseMessages(BadFile bad) throws IOException {
    assertThat(bad.read(folder)).isEqualTo(bad.messages()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("readable")
  void theSchemaRefusesWhatIsWrongInShape(BadFile bad) {
    List<String> faults = Schemas.faults(bad.isStudy() ? "study" : "rules", bad.yaml());
    if (bad.tags().contains("shape")) {
      assertThat(faults).isNotEmpty();
    } else {
      assertThat(faults).isEmpty();
    }
  }

  static Stream<BadFile> readable() {
    return BadFile.all().stream().filter(bad -> !bad.tags().contains("text"));
  }

  private String refusal(Path path) {
    try {
      LoadedStudy.read(path);
      return "";
    } catch (ConfigException e) {
      return String.valueOf(e.getMessage()).replace(folder + "/", "");
    }
  }

  private String refusal(byte[] content) throws IOException {
    Path path = folder.resolve("study.yaml");
    Files.write(path, content);
    return refusal(path);
  }

  @Test
  void aMissingFile() {
    assertThat(refusal(folder.resolve("study.yaml"))).isEqualTo("study.yaml: does not exist");
  }

  @Test
  void aFolder() throws IOException {
    Path inner = Files.createDirectory(folder.resolve("studies"));
    assertThat(refusal(inner)).isEqualTo("studies: is a folder; name a YAML file");
  }

  @Test
  void aFileThatCannotBeRead() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertThat(refusal(file.resolve("study.yaml")))
        .isEqualTo("file/study.yaml: cannot be read: Not a directory");
  }

  @Test
  void aFileWithoutEnd() {
    assertThat(refusal(Path.of("/dev/zero")))
        .isEqualTo("/dev/zero: is a pipe or a device; name a file");
  }

  @Test
  void textOfAnotherEncoding() throws IOException {
    assertThat(refusal("study: \u00fcber".getBytes(StandardCharsets.ISO_8859_1)))
        .isEqualTo("study.yaml: is not UTF-8 text; save it with that encoding");
    assertThat(refusal("study: s".getBytes(StandardCharsets.UTF_16)))
        .isEqualTo("study.yaml: is not UTF-8 text; save it with that encoding");
  }

  @Test
  void anEmptyFile() throws IOException {
    assertThat(refusal(new byte[0])).isEqualTo("study.yaml: is empty");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{a: ", "- "})
  void deepNesting(String opening) throws IOException {
    assertThat(
            refusal(
                ("rules: " + (opening.equals("- ") ? "\n" : ""))
                    .concat(opening.repeat(10_000))
                    .getBytes(StandardCharsets.UTF_8)))
        .contains("study.yaml:", "lists and groups are nested more than 30 deep")
        .hasLineCount(1);
  }

  @Test
  void aLongChainOfRuleSets() throws IOException {
    StringBuilder yaml =
        new StringBuilder("study: s\nmatchups: [{first: random, second: random}]\nrules:\n");
    for (int i = 0; i < 5_000; i++) {
      yaml.append("  - {name: r%d, extends: r%d}%n".formatted(i, i + 1));
    }
    assertThat(refusal(yaml.toString().getBytes(StandardCharsets.UTF_8)))
        .startsWith(
            "study.yaml:24:26 rules[20].extends: extends goes on through more than 20 rule sets");
  }

  @Test
  void namesTheFileAsTheUserDid() {
    Path here = Path.of("").toAbsolutePath().relativize(folder);
    Path path = here.resolve("study.yaml");
    assertThatThrownBy(() -> LoadedStudy.read(path)).hasMessage(path + ": does not exist");
  }
}
