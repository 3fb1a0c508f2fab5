package senet.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.fuzz.Seeds;
import senet.fuzz.SmallStudy;

/** What was done to the games of an unfinished run is noticed, also behind a fitting checksum. */
class SealedTest {
  @TempDir private Path folder;

  private static byte[] sealed() {
    return Objects.requireNonNull(Seeds.of("unfinished").get("none.json"));
  }

  @Test
  void eachByteCounts() {
    byte[] sealed = sealed();
    assertThat(Sealed.fault(sealed)).isEmpty();
    for (int i = 0; i < sealed.length; i++) {
      byte[] changed = sealed.clone();
      changed[i] ^= (byte) (1 << i % 8);
      assertThat(Sealed.fault(changed)).as("byte %d", i).isPresent();
    }
  }

  @Test
  void eachLengthButTheWholeIsTooShort() {
    byte[] sealed = sealed();
    for (int length = 0; length < sealed.length; length++) {
      assertThat(Sealed.fault(Arrays.copyOf(sealed, length))).as("%d bytes", length).isPresent();
    }
    assertThat(Sealed.fault(Arrays.copyOf(sealed, sealed.length + 1))).isPresent();
  }

  /** Numbers that no run has written, with a checksum that fits. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"first-wins\" : 0 | \"first-wins\" : 9223372036854775807 | ",
        "\"first-wins\" : 0 | \"first-wins\" : 4611686018427387904 | long overflow",
        "\"first-wins\" : 0 | \"first-wins\" : 9223372036854775808 | there is no count",
        "\"first-wins\" : 0 | \"first-wins\" : -1 | there is no count",
        "\"first-wins\" : 0 | \"first-wins\" : 1e400 | there is no count",
        "\"throws\" : { } | \"throws\" : {\"99999999\" : 1} | no game has the value 99999999",
        "\"throws\" : { } | \"throws\" : {\"5\" : 1e30} | there is no count",
        "\"margin\" : { } | \"margin\" : {\"-99999999\" : 1} | no game has the value -99999999",
      })
  void noNumberIsTaken(String part, String other, String reason) throws Exception {
    String kept = new String(sealed(), StandardCharsets.UTF_8);
    String open = kept.substring(0, kept.indexOf(",\n  \"sha256\"")) + "\n}\n";
    assertThat(open).contains(part);
    byte[] forged = Sealed.seal(open.replace(part, other).getBytes(StandardCharsets.UTF_8));
    assertThat(Sealed.fault(forged)).isEmpty();
    Files.write(folder.resolve(UnfinishedJson.FILE), forged);
    assertThatThrownBy(() -> SmallStudy.STUDY.unfinished(folder, SmallStudy.VERSION))
        .isInstanceOf(ConfigException.class)
        .hasMessageContainingAll(
            "unfinished-run.json: ", "damaged: ", reason == null ? "" : reason, "remove it");
  }

  @Test
  void theFirstGameOfALengthIsOfALengthThatThereIs() throws Exception {
    String kept = new String(sealed(), StandardCharsets.UTF_8);
    String open = kept.substring(0, kept.indexOf(",\n  \"sha256\"")) + "\n}\n";
    for (String length : new String[] {"-5", "99999999"}) {
      String forged =
          open.replaceFirst("\"ends\"", "\"first-games\": {\"" + length + "\": 0}, \"ends\"");
      Files.write(
          folder.resolve(UnfinishedJson.FILE),
          Sealed.seal(forged.getBytes(StandardCharsets.UTF_8)));
      assertThatThrownBy(() -> SmallStudy.STUDY.unfinished(folder, SmallStudy.VERSION))
          .isInstanceOf(ConfigException.class)
          .hasMessageContaining("no game has the value " + length);
    }
  }
}
