package senet.report;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.Font;
import java.awt.Graphics2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.util.Matrix;

/**
 * A drawing as a PDF of one page as large as the drawing, with the letters of the typeface that it
 * uses. It bears no dates and no random numbers.
 */
final class PdfImage {
  private PdfImage() {}

  static byte[] of(Drawing drawing, Look look) {
    try (PDDocument document = new PDDocument();
        PdfBoxGraphics2DFontTextDrawer fonts = fonts(document)) {
      // in place of the time
      document.setDocumentId(0L);
      document.getDocumentInformation().setTitle(drawing.title());
      document.getDocumentInformation().setSubject(drawing.caption());
      float scale = (float) look.points(drawing);
      PDPage page = new PDPage(new PDRectangle(drawing.width() * scale, drawing.height() * scale));
      document.addPage(page);
      PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, drawing.width(), drawing.height());
      graphics.setFontTextDrawer(fonts);
      drawing.painter().paint(new Pen(graphics, look.theme(), PdfImage::write));
      graphics.dispose();
      try (PDPageContentStream content = new PDPageContentStream(document, page)) {
        content.transform(Matrix.getScaleInstance(scale, scale));
        content.drawForm(graphics.getXFormObject());
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      document.save(bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static PdfBoxGraphics2DFontTextDrawer fonts(PDDocument document) throws IOException {
    PdfBoxGraphics2DFontTextDrawer fonts = new PdfBoxGraphics2DFontTextDrawer();
    for (Face face : Face.values()) {
      try (InputStream file = face.open()) {
        fonts.registerFont(face.font(1).getFontName(), PDType0Font.load(document, file, true));
      }
    }
    return fonts;
  }

  /** What the face lacks is drawn as shapes, since its stand-in may not be passed on. */
  private static void write(Graphics2D graphics, Type type, String text, float x, float y) {
    Font font = type.font(text);
    if (font.equals(type.standIn())) {
      graphics.fill(Lettering.outline(type, text, x, y));
      return;
    }
    graphics.setFont(font);
    graphics.drawString(text, x, y);
  }
}
