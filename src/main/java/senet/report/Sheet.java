package senet.report;

import java.util.ArrayList;
import java.util.List;

/**
 * The frame of a chart: title, subtitle and legend above, the source below.
 *
 * @param title what is shown
 * @param subtitle what it is shown of; empty for nothing
 * @param legend what the colours stand for
 * @param source where the numbers come from; empty for nothing
 */
record Sheet(String title, String subtitle, List<Key> legend, String source) {
  static final int WIDTH = 860;
  private static final int MARGIN = 24;

  /** The width of the body. */
  static final int INNER = WIDTH - 2 * MARGIN;

  /** Lines are broken early: another machine's typeface may be wider. */
  private static final double FULL = INNER * 0.95;

  /** Draws what the frame holds, within the frame's inner width, below the given height. */
  @FunctionalInterface
  interface Body {
    void paint(Pen pen, double left, double top);
  }

  /** The chart with a body of the given height. */
  Drawing drawing(String name, String caption, int bodyHeight, Body body) {
    double top = headHeight();
    int sourceLines = sourceLines().size();
    double end = top + bodyHeight + 16;
    int height = (int) Math.ceil(end + sourceLines * Type.SOURCE.leading() + MARGIN / 2.0);
    return new Drawing(
        name,
        subtitle.isEmpty() ? title : title + " – " + subtitle,
        caption,
        WIDTH,
        height,
        pen -> {
          pen.fill(Shade.PAPER, 0, 0, WIDTH, height);
          paintHead(pen);
          body.paint(pen, MARGIN, top);
          pen.lines(Type.SOURCE, sourceLines(), MARGIN, end + Type.SOURCE.leading() - 2);
        });
  }

  private List<String> titleLines() {
    return Type.TITLE.wrap(title, FULL);
  }

  private List<String> subtitleLines() {
    return subtitle.isEmpty() ? List.of() : Type.SUBTITLE.wrap(subtitle, FULL);
  }

  private List<String> sourceLines() {
    return source.isEmpty() ? List.of() : Type.SOURCE.wrap(source, FULL);
  }

  private List<List<Key>> legendRows() {
    List<List<Key>> rows = new ArrayList<>();
    double used = INNER;
    for (Key key : legend) {
      if (rows.isEmpty() || used + key.width() > INNER) {
        rows.add(new ArrayList<>());
        used = 0;
      }
      rows.get(rows.size() - 1).add(key);
      used += key.width();
    }
    return rows;
  }

  private double headHeight() {
    return MARGIN
        + titleLines().size() * Type.TITLE.leading()
        + subtitleLines().size() * Type.SUBTITLE.leading()
        + (legend.isEmpty() ? 0 : 8 + legendRows().size() * 20)
        + 10;
  }

  private void paintHead(Pen pen) {
    double y = MARGIN + 14;
    pen.lines(Type.TITLE, titleLines(), MARGIN, y);
    y += titleLines().size() * Type.TITLE.leading() - 4;
    pen.lines(Type.SUBTITLE, subtitleLines(), MARGIN, y);
    y += subtitleLines().size() * Type.SUBTITLE.leading() + 8;
    for (List<Key> row : legendRows()) {
      double x = MARGIN;
      for (Key key : row) {
        key.paint(pen, x, y);
        x += key.width();
      }
      y += 20;
    }
  }
}
