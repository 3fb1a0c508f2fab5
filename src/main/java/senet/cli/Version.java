package senet.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The product's version, as the build has noted it. */
final class Version implements IVersionProvider {

  /** The version, such as {@code 0.1.0}. */
  static String text() {
    try (InputStream in = Version.class.getResourceAsStream("/senet/version.txt")) {
      if (in == null) {
        throw new IllegalStateException("no resource /senet/version.txt");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String[] getVersion() {
    return new String[] {"senet " + text()};
  }
}
