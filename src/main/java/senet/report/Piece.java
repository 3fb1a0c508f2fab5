package senet.report;

import java.awt.BasicStroke;
import java.awt.geom.Path2D;

/** The pieces of the two sides: cones and reels, as in the sets that were found. */
@SuppressWarnings("ImmutableEnumChecker") // a colour never changes
enum Piece {
  /** A cone, of who moves first. */
  FIRST(Shade.FIRST, new double[][] {{0, -1}, {0.8, 0.9}, {-0.8, 0.9}}),
  /** A reel, of who moves second. */
  SECOND(
      Shade.SECOND,
      new double[][] {
        {-0.75, -0.85}, {0.75, -0.85}, {0.75, -0.45}, {0.3, -0.2}, {0.3, 0.2}, {0.75, 0.45},
        {0.75, 0.85}, {-0.75, 0.85}, {-0.75, 0.45}, {-0.3, 0.2}, {-0.3, -0.2}, {-0.75, -0.45}
      });

  private static final BasicStroke EDGE =
      new BasicStroke(1, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

  private final Shade color;

  /** The corners, in halves of the size from the middle. */
  private final double[][] corners;

  Piece(Shade color, double[][] corners) {
    this.color = color;
    this.corners = corners;
  }

  Shade color() {
    return color;
  }

  /** Draws it about a middle. */
  void paint(Pen pen, double x, double y, double size) {
    Path2D shape = new Path2D.Double();
    for (double[] corner : corners) {
      double atX = x + corner[0] * size / 2;
      double atY = y + corner[1] * size / 2;
      if (shape.getCurrentPoint() == null) {
        shape.moveTo(atX, atY);
      } else {
        shape.lineTo(atX, atY);
      }
    }
    shape.closePath();
    pen.fill(color, shape);
    pen.draw(Shade.INK, EDGE, shape);
  }

  /** An entry of a legend. */
  Key key(String text) {
    return new Key(14, (pen, x, y) -> paint(pen, x + 7, y, 13), text);
  }
}
