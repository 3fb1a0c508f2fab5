package senet.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The product's version, as the build has noted it. */
public final class ProductVersion {
  private ProductVersion() {}

  /** The version, such as {@code 0.1.0}. */
  public static String text() {
    try (InputStream in = ProductVersion.class.getResourceAsStream("/senet/version.txt")) {
      if (in == null) {
        throw new IllegalStateException("no resource /senet/version.txt");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
