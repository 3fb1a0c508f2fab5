package senet.report;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import senet.run.FigureSettings.Theme;

/** Where the words of a drawing stand, and what is wrong with that. */
final class Layout {
  private final List<Word> words = new ArrayList<>();
  private final Drawing drawing;
  private final Theme theme;

  /** A line of text as it stands on the drawing, from the top of its capitals to its baseline. */
  private record Word(String text, Rectangle2D box, Color color) {}

  private Layout(Drawing drawing, Theme theme) {
    this.drawing = drawing;
    this.theme = theme;
  }

  /** What is clipped, covered by other words or by marks, or too faint to read. */
  static List<String> faults(Drawing drawing, Theme theme) {
    Layout layout = new Layout(drawing, theme);
    BufferedImage marks =
        new BufferedImage(drawing.width(), drawing.height(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = marks.createGraphics();
    drawing.painter().paint(new Pen(graphics, theme, layout::note));
    graphics.dispose();
    List<String> faults = new ArrayList<>();
    layout.addOutside(faults);
    layout.addOverlaps(faults);
    layout.addCovered(marks, faults);
    return faults;
  }

  private void note(Graphics2D graphics, Type type, String text, float x, float y) {
    Point2D at = graphics.getTransform().transform(new Point2D.Double(x, y), null);
    double size = type.leading() / 1.35;
    double top = at.getY() - 0.74 * size;
    Rectangle2D box = new Rectangle2D.Double(at.getX(), top, type.width(text), 0.74 * size);
    words.add(new Word(text, box, graphics.getColor()));
  }

  private void addOutside(List<String> faults) {
    Rectangle2D page = new Rectangle2D.Double(2, 2, drawing.width() - 4.0, drawing.height() - 4.0);
    for (Word word : words) {
      if (!page.contains(word.box)) {
        faults.add("outside: " + shown(word));
      }
    }
  }

  private void addOverlaps(List<String> faults) {
    for (int i = 0; i < words.size(); i++) {
      for (int j = 0; j < i; j++) {
        // a space between words of a line, and room for letters below the baseline
        Rectangle2D box = words.get(i).box;
        Rectangle2D wide =
            new Rectangle2D.Double(
                box.getX() - 1.5, box.getY() - 1, box.getWidth() + 3, box.getHeight() + 2);
        if (wide.intersects(words.get(j).box)) {
          faults.add("overlap: " + shown(words.get(i)) + " and " + shown(words.get(j)));
        }
      }
    }
  }

  /** Words stand on one colour, which is far enough from theirs. */
  private void addCovered(BufferedImage marks, List<String> faults) {
    Rectangle2D page = new Rectangle2D.Double(0, 0, marks.getWidth(), marks.getHeight());
    for (Word word : words) {
      Rectangle2D box = word.box.createIntersection(page);
      int ground = -1;
      for (int x = (int) Math.ceil(box.getMinX()); x < (int) box.getMaxX(); x++) {
        for (int y = (int) Math.ceil(box.getMinY()); y < (int) box.getMaxY(); y++) {
          int color = marks.getRGB(x, y) & 0xFFFFFF;
          if (ground >= 0 && color != ground) {
            faults.add("marks below " + shown(word) + " at " + x + ", " + y);
            x = marks.getWidth();
            break;
          }
          ground = color;
        }
      }
      if (ground >= 0 && Colors.contrast(word.color, new Color(ground)) < 4.5) {
        faults.add("faint: " + shown(word));
      }
    }
  }

  private String shown(Word word) {
    return "\"" + word.text + "\" " + word.box.getBounds() + " in " + drawing.name() + " " + theme;
  }
}
