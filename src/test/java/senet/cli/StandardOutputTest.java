package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StandardOutputTest {

  /** Where everything fails alike. */
  private static StandardOutput failing(String reason) {
    return new StandardOutput(
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(reason);
          }
        });
  }

  @Test
  void whatIsPrintedIsPassedOn() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    StandardOutput output = new StandardOutput(bytes);
    output.write("senet".getBytes(StandardCharsets.UTF_8), 0, 5);
    output.write('!');
    output.flush();
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("senet!");
    assertThat(output.code(0)).isZero();
    assertThat(output.lost()).isEmpty();
  }

  @Test
  void aFullDiskIsAFailure() {
    StandardOutput output = failing("No space left on device");
    output.write('x');
    assertThat(output.code(0)).isEqualTo(1);
    assertThat(output.code(2)).isEqualTo(2);
    assertThat(output.lost()).hasValue("the output could not be written: No space left on device");
  }

  @Test
  void aReaderThatIsGoneIsNoNews() {
    StandardOutput output = failing("Broken pipe");
    output.write('x');
    assertThat(output.code(0)).isEqualTo(141);
    assertThat(output.lost()).isEmpty();
  }

  /** The same of a whole process, whose output goes where nothing fits. */
  @Test
  void aProcessTellsSo() throws Exception {
    File full = new File("/dev/full");
    assumeTrue(full.exists());
    Process process =
        SenetProcess.builder("rules", "show", "bell")
            .redirectErrorStream(false)
            .redirectOutput(full)
            .start();
    String told = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(told).endsWith("the output could not be written: No space left on device\n");
  }
}
