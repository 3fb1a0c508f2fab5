package senet.report;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/** A drawing as dots, with a note of how many make a metre. */
final class PngImage {
  private static final String NATIVE = "javax_imageio_png_1.0";

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
    try {
      return write(image, look.dotsPerMetre());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] write(BufferedImage image, int dotsPerMetre) throws IOException {
    ImageIO.setUseCache(false);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    try (ImageOutputStream stream = ImageIO.createImageOutputStream(bytes)) {
      IIOMetadata metadata =
          writer.getDefaultImageMetadata(
              new ImageTypeSpecifier(image), writer.getDefaultWriteParam());
      metadata.mergeTree(NATIVE, dots(dotsPerMetre));
      writer.setOutput(stream);
      writer.write(metadata, new IIOImage(image, null, metadata), null);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  private static IIOMetadataNode dots(int perMetre) {
    IIOMetadataNode dots = new IIOMetadataNode("pHYs");
    dots.setAttribute("pixelsPerUnitXAxis", Integer.toString(perMetre));
    dots.setAttribute("pixelsPerUnitYAxis", Integer.toString(perMetre));
    dots.setAttribute("unitSpecifier", "meter");
    IIOMetadataNode root = new IIOMetadataNode(NATIVE);
    root.appendChild(dots);
    return root;
  }
}
