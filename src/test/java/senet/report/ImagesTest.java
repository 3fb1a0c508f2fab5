package senet.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import senet.run.FigureSettings.Format;
import senet.run.FigureSettings.Size;
import senet.run.FigureSettings.Theme;

/** Image files measure what they should, hold their words as text, and are always the same. */
class ImagesTest {
  private static final Look PRINT = new Look(Theme.LIGHT, Size.PRINT, 180);

  /** Letters of five languages, signs of numbers, and spaces that do not break. */
  private static final String LETTERS =
      "ÁÉÍÓÚÜÑáéíóúüñ¿¡ÅÄÖåäö ČĎĚŇŘŠŤŮÝŽčďěňřšťůýž ÇĞİŞçğış −–’“”…≤±×·1\u202f000\u00a0\u2009%";

  private static final Drawing DRAWING =
      new Drawing(
          "letters",
          "Letters",
          "All letters.",
          860,
          120,
          pen -> {
            pen.fill(Shade.PAPER, 0, 0, 860, 120);
            pen.text(Type.TITLE, LETTERS, 10, 40);
            pen.text(Type.LABEL, LETTERS, 10, 80);
          });

  @Test
  void theFaceHasAllLetters() {
    for (Type type : Type.values()) {
      assertThat(type.font(LETTERS)).isNotEqualTo(type.standIn());
    }
    assertThat(Type.LABEL.font("日本")).isEqualTo(Type.LABEL.standIn());
  }

  /** As wide as the typeface's own table of widths says; Arial has the same. */
  @Test
  void textIsMeasuredByTheFace() {
    double em = 2048;
    assertThat(Type.TITLE.width("iii")).as("bold i").isCloseTo(3 * 569 / em * 18, within(0.01));
    assertThat(Type.LABEL.width("MM")).isCloseTo(2 * 1706 / em * 12, within(0.01));
    assertThat(Type.AXIS.width("0123456789")).isCloseTo(10 * 1139 / em * 11, within(0.01));
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void isTheSameEachTime(Format format) {
    for (Theme theme : Theme.values()) {
      Look look = new Look(theme, Size.PRINT, 180);
      byte[] once = Images.of(DRAWING, look, format);
      assertThat(Images.of(DRAWING, look, format)).isEqualTo(once);
    }
    assertThat(Images.of(DRAWING, PRINT, format))
        .isNotEqualTo(Images.of(DRAWING, new Look(Theme.DARK, Size.PRINT, 180), format));
  }

  @Test
  void aPrintedPngIs300DotsAnInch() throws IOException {
    byte[] png = Images.of(DRAWING, PRINT, Format.PNG);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo((int) Math.round(180 / 25.4 * 300));
    assertThat(dotsPerMetre(png) * 0.0254).isCloseTo(300, within(0.01));
    byte[] web = Images.png(DRAWING);
    assertThat(ImageIO.read(new ByteArrayInputStream(web)).getWidth()).isEqualTo(1720);
    assertThat(dotsPerMetre(web) * 0.0254).isCloseTo(192, within(0.01));
  }

  private static int dotsPerMetre(byte[] png) {
    int at = new String(png, StandardCharsets.ISO_8859_1).indexOf("pHYs");
    ByteBuffer chunk = ByteBuffer.wrap(png, at + 4, 9);
    int x = chunk.getInt();
    assertThat(chunk.getInt()).isEqualTo(x);
    assertThat(chunk.get()).as("unit: the metre").isEqualTo((byte) 1);
    return x;
  }

  @Test
  void aPdfHoldsTextInTheFaceAndNoTime() throws IOException {
    byte[] bytes = Images.of(DRAWING, PRINT, Format.PDF);
    try (PDDocument document = Loader.loadPDF(bytes)) {
      PDPage page = document.getPage(0);
      PDRectangle box = page.getMediaBox();
      assertThat(box.getWidth() / 72 * 25.4).isCloseTo(180, within(0.01));
      assertThat(box.getHeight() / box.getWidth()).isCloseTo(120f / 860, within(1e-4f));
      assertThat(new PDFTextStripper().getText(document)).contains("ÁÉÍÓÚ", "ğış", "≤±×");
      List<PDFont> fonts = new ArrayList<>();
      for (COSName name : page.getResources().getXObjectNames()) {
        PDFormXObject form = (PDFormXObject) page.getResources().getXObject(name);
        for (COSName font : form.getResources().getFontNames()) {
          fonts.add(form.getResources().getFont(font));
        }
      }
      assertThat(fonts).isNotEmpty().allMatch(PDFont::isEmbedded);
      assertThat(fonts).allMatch(font -> font.getName().contains("+Arimo"));
      assertThat(document.getDocumentInformation().getTitle()).isEqualTo("Letters");
      assertThat(document.getDocumentInformation().getCreationDate()).isNull();
    }
    assertThat(bytes.length).as("letters that are not used are left out").isLessThan(60_000);
  }

  @Test
  void anSvgSaysHowWideItsTextIs() {
    Element svg = Xml.parse(Images.svg(DRAWING)).getDocumentElement();
    assertThat(svg.getAttribute("width")).isEqualTo("860px");
    NodeList texts = svg.getElementsByTagName("text");
    List<Double> widths = Stream.of(Type.TITLE, Type.LABEL).map(t -> t.width(LETTERS)).toList();
    assertThat(texts.getLength()).isEqualTo(2);
    for (int i = 0; i < 2; i++) {
      Element text = (Element) texts.item(i);
      assertThat(text.getTextContent()).isEqualTo(LETTERS);
      assertThat(Double.parseDouble(text.getAttribute("textLength")))
          .isCloseTo(widths.get(i), within(0.006));
    }
    Element print = Xml.parse(Images.of(DRAWING, PRINT, Format.SVG)).getDocumentElement();
    assertThat(print.getAttribute("width")).isEqualTo("180mm");
    assertThat(print.getAttribute("height")).isEqualTo("25.116mm");
    assertThat(print.getAttribute("viewBox")).isEqualTo("0 0 860 120");
    assertThat(print.getElementsByTagName("title").getLength()).isEqualTo(1);
    assertThat(print.getElementsByTagName("desc").getLength()).isEqualTo(1);
  }
}
