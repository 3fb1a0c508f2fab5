package senet.report;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Graphics2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A drawing as SVG. Text stays text, set in what the reader's machine has, and squeezed or
 * stretched to the width that it has in the face of the charts: it covers nothing, whatever the
 * machine.
 */
final class SvgImage implements Lettering {
  private static final Pattern TEXT = Pattern.compile("<text ");

  private final List<Double> widths = new ArrayList<>();

  private SvgImage() {}

  static byte[] of(Drawing drawing, Look look) {
    SvgImage lettering = new SvgImage();
    VectorGraphics2D graphics = new VectorGraphics2D();
    drawing.painter().paint(new Pen(graphics, look.theme(), lettering));
    PageSize page = new PageSize(0, 0, drawing.width(), drawing.height());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      new SVGProcessor().getDocument(graphics.getCommands(), page).writeTo(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String svg = lettering.withWidths(bytes.toString(StandardCharsets.UTF_8));
    return portable(svg, drawing, look).getBytes(StandardCharsets.UTF_8);
  }

  /** The library looks through all typefaces of the machine for any but the stand-in. */
  @Override
  public void write(Graphics2D graphics, Type type, String text, float x, float y) {
    widths.add(type.width(text));
    graphics.setFont(type.standIn());
    graphics.drawString(text, x, y);
  }

  /** Says of each text how wide it is; the library writes them in the order they are drawn. */
  private String withWidths(String svg) {
    Matcher text = TEXT.matcher(svg);
    StringBuilder with = new StringBuilder(svg.length() + 50 * widths.size());
    int count = 0;
    while (text.find()) {
      String width = String.format(Locale.ROOT, "%.2f", widths.get(count++));
      text.appendReplacement(
          with, "<text textLength=\"" + width + "\" lengthAdjust=\"spacingAndGlyphs\" ");
    }
    if (count != widths.size()) {
      throw new IllegalStateException(count + " texts of " + widths.size());
    }
    return text.appendTail(with).toString();
  }

  /** Fetches nothing, and says what it shows. */
  private static String portable(String svg, Drawing drawing, Look look) {
    String text =
        svg.replace("\r\n", "\n")
            .replaceFirst("<!DOCTYPE[^>]*>\\s*", "")
            // what the library leaves out, taking it for the default
            .replaceFirst("<svg ", "<svg font-family=\"" + Face.STACK + "\" font-size=\"12px\" ")
            .replaceFirst(
                " height=\"[^\"]*\"", " height=\"" + look.length(drawing.height(), drawing) + "\"")
            .replaceFirst(
                " width=\"[^\"]*\"", " width=\"" + look.length(drawing.width(), drawing) + "\"")
            .replaceAll("font-family:&quot;[^;]*&quot;;", "");
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
