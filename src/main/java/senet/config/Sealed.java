package senet.config;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.commons.codec.digest.DigestUtils;

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
    String sealed =
        text.substring(0, text.length() - END.length()) + KEY + DigestUtils.sha256Hex(json) + CLOSE;
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
    return digest.equals(DigestUtils.sha256Hex(json))
        ? Optional.empty()
        : Optional.of("its contents do not fit its checksum");
  }
}
