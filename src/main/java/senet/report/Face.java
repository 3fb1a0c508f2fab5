package senet.report;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.BufferedInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The typeface of all charts, Arimo, which comes with the program: charts look the same on every
 * machine. It is as wide as Arial, Helvetica and Liberation Sans, one of which most readers of an
 * SVG have. It has the letters of Latin, Greek and Cyrillic script.
 */
@SuppressWarnings("ImmutableEnumChecker") // a font never changes
enum Face {
  REGULAR("Arimo-Regular.ttf", Font.PLAIN),
  BOLD("Arimo-Bold.ttf", Font.BOLD);

  /** The typefaces that an SVG asks for, the most alike first. */
  static final String STACK = "Arimo, 'Liberation Sans', Arial, Helvetica, sans-serif";

  private final String resource;
  private final int style;
  private final Font font;

  Face(String resource, int style) {
    this.resource = resource;
    this.style = style;
    this.font = load(resource);
  }

  private static Font load(String resource) {
    try (InputStream file = open(resource)) {
      return Font.createFont(Font.TRUETYPE_FONT, file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (FontFormatException e) {
      throw new IllegalStateException(resource, e);
    }
  }

  private static InputStream open(String resource) throws IOException {
    InputStream file = Face.class.getResourceAsStream("/senet/report/" + resource);
    if (file == null) {
      throw new FileNotFoundException(resource);
    }
    return new BufferedInputStream(file);
  }

  /** The file of the typeface, to be closed. */
  InputStream open() throws IOException {
    return open(resource);
  }

  Font font(float size) {
    return font.deriveFont(size);
  }

  /** What this machine has in place of the face, for scripts that the face lacks. */
  Font standIn(float size) {
    return new Font(Font.DIALOG, style, Math.round(size));
  }
}
