package senet.config;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * JSON that says of itself whether it is whole: its last key holds the SHA-256 of the text without
 * that key.
 */
final class Sealed {
  private static final String END = "\n}\n";
  private static final String KEY = ",\n  \"sha256\" : \"";
  private static final String CLOSE = "\"" + END;
  private static final int HEX_DIGITS = 64;

  private Sealed() {}

  /** The same JSON, as {@link JsonFile} writes it, with the key. */
  static byte[] seal(byte[] json) {
    String text = new String(json, StandardCharsets.UTF_8);
    String sealed = text.substring(0, text.length() - END.length()) + KEY + digest(json) + CLOSE;
    return sealed.getBytes(StandardCharsets.UTF_8);
  }

  /** What is wrong with JSON that should have the key; nothing if it is whole. */
  static Optional<String> fault(byte[] sealed) {
    String text = new String(sealed, StandardCharsets.UTF_8);
    int key = text.length() - CLOSE.length() - HEX_DIGITS - KEY.length();
    if (key < 0 || !text.startsWith(KEY, key) || !text.endsWith(CLOSE)) {
      return Optional.of("its end is missing");
    }
    String digest = text.substring(key + KEY.length(), key + KEY.length() + HEX_DIGITS);
    byte[] json = (text.substring(0, key) + END).getBytes(StandardCharsets.UTF_8);
    return digest.equals(digest(json))
        ? Optional.empty()
        : Optional.of("its contents do not fit its checksum");
  }

  private static String digest(byte[] json) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(json));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
