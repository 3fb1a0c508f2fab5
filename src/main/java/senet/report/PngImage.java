package senet.report;

import com.pngencoder.PngEncoder;
import com.pngencoder.PngEncoderPhysicalPixelDimensions;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/** A drawing as dots, with a note of how many make a metre. */
final class PngImage {
  /** 0 to 9; beyond it charts get hardly smaller. */
  private static final int COMPRESSION = 6;

  private PngImage() {}

  static byte[] of(Drawing drawing, Look look) {
    double scale = look.dots(drawing);
    BufferedImage image =
        new BufferedImage(
            (int) Math.round(drawing.width() * scale),
            (int) Math.ceil(drawing.height() * scale - 1e-6),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Shade.PAPER.in(look.theme()));
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.scale(scale, scale);
    drawing.painter().paint(new Pen(graphics, look.theme(), Lettering.OUTLINES));
    graphics.dispose();
    return new PngEncoder()
        .withBufferedImage(image)
        .withPhysicalPixelDimensions(
            PngEncoderPhysicalPixelDimensions.pixelsPerMeter(look.dotsPerMetre()))
        .withCompressionLevel(COMPRESSION)
        // the charts are drawn side by side already
        .withMultiThreadedCompressionEnabled(false)
        .toBytes();
  }
}
