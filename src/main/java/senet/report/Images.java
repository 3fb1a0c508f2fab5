package senet.report;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;

/** Drawings as image files. */
final class Images {

  /** Pixels of a PNG for each unit of the drawing, enough for print in a column. */
  static final int SCALE = 2;

  private Images() {}

  static byte[] png(Drawing drawing) {
    ImageIO.setUseCache(false);
    BufferedImage image =
        new BufferedImage(
            drawing.width() * SCALE, drawing.height() * SCALE, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.scale(SCALE, SCALE);
    drawing.painter().paint(new Pen(graphics));
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static byte[] svg(Drawing drawing) {
    VectorGraphics2D graphics = new VectorGraphics2D();
    drawing.painter().paint(new Pen(graphics));
    PageSize page = new PageSize(0, 0, drawing.width(), drawing.height());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      new SVGProcessor().getDocument(graphics.getCommands(), page).writeTo(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return portable(bytes.toString(StandardCharsets.UTF_8), drawing)
        .getBytes(StandardCharsets.UTF_8);
  }

  /** Names no typeface of this machine, fetches nothing, and says what it shows. */
  private static String portable(String svg, Drawing drawing) {
    String text =
        svg.replace("\r\n", "\n")
            .replaceFirst("<!DOCTYPE[^>]*>\\s*", "")
            // what the library leaves out, taking it for the default
            .replaceFirst("<svg ", "<svg font-family=\"sans-serif\" font-size=\"12px\" ")
            .replaceAll("font-family:&quot;[^;]*&quot;;", "font-family:sans-serif;");
    int afterRoot = text.indexOf('>', text.indexOf("<svg")) + 1;
    return text.substring(0, afterRoot)
        + "\n  <title>"
        + Html.escape(drawing.title())
        + "</title>\n  <desc>"
        + Html.escape(drawing.caption())
        + "</desc>"
        + text.substring(afterRoot);
  }
}
