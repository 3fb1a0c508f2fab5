package senet.report;

import java.awt.BasicStroke;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import senet.game.Position;
import senet.rules.LastSquares;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/**
 * A drawing of the board: three rows of ten, along which the path snakes. The squares that matter
 * are marked as the rules have them.
 */
final class BoardPicture {
  static final int COLUMNS = 10;
  static final int ROWS = SquareSet.BOARD_SIZE / COLUMNS;

  /** Squares of this size and more have room for names beside pieces. */
  private static final double ROOMY = 60;

  /** The size of a piece, and how far above the middle it stands, on squares with names. */
  private static final double PIECE = 0.4;

  static final double LIFT = 0.12;

  private static final BasicStroke OUTLINE = new BasicStroke(1.5f);

  private final LastSquares last;
  private final double left;
  private final double top;
  private final double cell;

  /** A board whose upper left corner is at a place, with squares of this size. */
  BoardPicture(RuleSet rules, double left, double top, double cell) {
    this.last = rules.lastSquares();
    this.left = left;
    this.top = top;
    this.cell = cell;
  }

  /** The row of a square from above, from 0. */
  static int row(int square) {
    return (square - 1) / COLUMNS;
  }

  /** The column of a square from the left, from 0; the middle row runs from right to left. */
  static int column(int square) {
    int along = (square - 1) % COLUMNS;
    return row(square) % 2 == 0 ? along : COLUMNS - 1 - along;
  }

  double cell() {
    return cell;
  }

  /** The middle of a square. */
  double x(int square) {
    return left + (column(square) + 0.5) * cell;
  }

  /** The middle of a square. */
  double y(int square) {
    return top + (row(square) + 0.5) * cell;
  }

  private double edgeLeft(int square) {
    return left + column(square) * cell;
  }

  private double edgeTop(int square) {
    return top + row(square) * cell;
  }

  /** Draws the empty board: named squares are shaded. */
  void paint(Pen pen) {
    paint(pen, square -> last.names().containsKey(square) ? Shade.BAND : Shade.PAPER);
  }

  /** Draws the empty board with a colour for each square. */
  void paint(Pen pen, IntFunction<Tint> fields) {
    squares().forEach(s -> pen.fill(fields.apply(s), edgeLeft(s), edgeTop(s), cell, cell));
    squares().filter(last.sendsBack()::containsKey).forEach(square -> waves(pen, square));
    double width = COLUMNS * cell;
    for (int row = 0; row <= ROWS; row++) {
      pen.rule(Shade.GREY, left, top + row * cell, left + width, top + row * cell);
    }
    for (int column = 0; column <= COLUMNS; column++) {
      double x = left + column * cell;
      pen.rule(Shade.GREY, x, top, x, top + ROWS * cell);
    }
    last.gates().stream().forEach(square -> gate(pen, square));
    turn(pen, left + width, top + cell, -90);
    turn(pen, left, top + 2 * cell, 90);
  }

  static IntStream squares() {
    return IntStream.rangeClosed(1, SquareSet.BOARD_SIZE);
  }

  /** Where the path turns into the next row. */
  private void turn(Pen pen, double x, double y, double from) {
    double radius = Math.min(6, cell / 5);
    pen.draw(
        Shade.GREY,
        OUTLINE,
        new Arc2D.Double(
            x - radius, y - 2 * radius, 2 * radius, 4 * radius, from, 180, Arc2D.OPEN));
  }

  /** Water: a piece that lands here is sent back. */
  private void waves(Pen pen, int square) {
    double y = edgeTop(square) + cell * (cell < ROOMY ? 0.8 : 0.34);
    waves(pen, x(square) - cell * 0.375, y, cell * 0.75);
  }

  private static void waves(Pen pen, double x, double y, double width) {
    Path2D wave = new Path2D.Double();
    double step = width / 3;
    for (int line = 0; line < 2; line++) {
      double at = y + line * 3.0;
      wave.moveTo(x, at);
      for (int i = 0; i < 3; i++) {
        double from = x + i * step;
        double height = Math.min(4, step / 2);
        wave.curveTo(
            from + step / 4, at - height, from + step * 0.75, at + height, from + step, at);
      }
    }
    pen.draw(Shade.GREY, new BasicStroke(1), wave);
  }

  static Key waterKey(String text) {
    return new Key(16, (pen, x, y) -> waves(pen, x, y - 1, 16), text);
  }

  /** A square that no piece passes without a stop: a bar on the side where the path leaves it. */
  private void gate(Pen pen, int square) {
    boolean rightwards = row(square) % 2 == 0;
    double x = edgeLeft(square) + (rightwards ? cell : 0);
    BasicStroke bar = new BasicStroke((float) Math.max(3, cell / 16));
    pen.stroke(Shade.INK, bar, x, edgeTop(square), x, edgeTop(square) + cell);
  }

  static Key gateKey(String text) {
    return new Key(
        4,
        (pen, x, y) -> pen.stroke(Shade.INK, new BasicStroke(4), x + 2, y - 6, x + 2, y + 6),
        text);
  }

  /**
   * Writes every square's number beside the piece, where arrows that rise above pieces do not cross
   * it, and below the name where there is room.
   */
  void numbersAndNames(Pen pen, BoardWords words) {
    squares()
        .forEach(
            square -> {
              pen.text(Type.AXIS, Integer.toString(square), edgeLeft(square) + 4, y(square) + 5);
              String name = last.names().get(square);
              if (name != null && cell >= ROOMY) {
                List<String> lines = Type.FIELD.wrap(words.house(name), cell - 8);
                double leading = Type.FIELD.leading();
                double first = edgeTop(square) + cell - 5 - (lines.size() - 1) * leading;
                for (int i = 0; i < lines.size(); i++) {
                  pen.centred(Type.FIELD, lines.get(i), x(square), first + i * leading);
                }
              }
            });
  }

  /** Writes the numbers of the squares without a piece, in their middle. */
  void numbersOfFree(Pen pen, Position position) {
    int taken = position.own().mask() | position.rival().mask();
    squares()
        .filter(square -> (taken & SquareSet.bit(square)) == 0)
        .forEach(s -> pen.centred(Type.FIELD, Integer.toString(s), x(s), y(s) + 3.5));
  }

  /** Writes every square's number, and below it what a square has to tell. */
  void values(Pen pen, IntFunction<String> words) {
    squares()
        .forEach(
            square -> {
              String number = Integer.toString(square);
              pen.text(Type.FIELD, number, edgeLeft(square) + 3, edgeTop(square) + 11);
              pen.centred(Type.LABEL, words.apply(square), x(square), y(square) + 7);
            });
  }

  /** Draws the pieces: own ones are those of who moves first. */
  void pieces(Pen pen, Position position) {
    double size = cell * (cell < ROOMY ? 0.66 : PIECE);
    double up = cell < ROOMY ? 0 : cell * LIFT;
    position.own().stream().forEach(s -> Piece.FIRST.paint(pen, x(s), y(s) - up, size));
    position.rival().stream().forEach(s -> Piece.SECOND.paint(pen, x(s), y(s) - up, size));
  }

  /** Marks a square with a frame. */
  void frame(Pen pen, int square, Tint color, BasicStroke stroke) {
    double inset = stroke.getLineWidth() / 2 + 0.5;
    double x = edgeLeft(square) + inset;
    double y = edgeTop(square) + inset;
    double size = cell - 2 * inset;
    pen.draw(color, stroke, new Rectangle2D.Double(x, y, size, size));
  }
}
