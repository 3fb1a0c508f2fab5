package senet.report;

import java.awt.BasicStroke;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.stream.Collectors;
import senet.game.Move;
import senet.game.Position;
import senet.rules.RuleSet;

/** A position, a throw, and an arrow for each move that it gives. */
final class MovesDiagram {
  private static final double CELL = (Sheet.INNER - 24.0) / BoardPicture.COLUMNS;
  private static final double BOARD = CELL * BoardPicture.ROWS;

  /** Room above the board, for arrows. */
  private static final double ABOVE = 16;

  /** Room below the board, for what leaves it. */
  private static final double BELOW = 34;

  private static final BasicStroke ARROW = new BasicStroke(2.5f);
  private static final BasicStroke SENT =
      new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {5, 4}, 0);
  private static final double HEAD = 9;

  private final BoardWords words;
  private final RuleSet rules;

  /** Seen by the side that moves. */
  private final Position position;

  private final List<Move> moves;

  MovesDiagram(BoardWords words, RuleSet rules, Position position, List<Move> moves) {
    this.words = words;
    this.rules = rules;
    this.position = position;
    this.moves = List.copyOf(moves);
  }

  int height() {
    return (int) Math.ceil(ABOVE + BOARD + BELOW + listed().size() * Type.LABEL.leading() + 12);
  }

  /** The moves in signs, in lines that fit. */
  private List<String> listed() {
    String all =
        moves.isEmpty()
            ? words.say("board.noMove")
            : moves.stream()
                .map(move -> words.move(position, move).replace(' ', '\u00a0'))
                .collect(Collectors.joining(" ; "))
                .replace(" ; ", "; ");
    return Type.LABEL.wrap(all, Sheet.INNER * 0.93);
  }

  void paint(Pen pen, double left, double top) {
    BoardPicture board = new BoardPicture(rules, left + 12, top + ABOVE, CELL);
    board.paint(pen);
    board.numbersAndNames(pen, words);
    board.pieces(pen, position);
    moves.forEach(move -> arrows(pen, board, move));
    double foot = top + ABOVE + BOARD + BELOW;
    off(pen, Piece.FIRST, left + 12, foot, position.ownOff(), position.ownHand());
    off(pen, Piece.SECOND, left + 212, foot, position.rivalOff(), position.rivalHand());
    pen.lines(Type.LABEL, listed(), left + 12, foot + 26);
  }

  private void off(Pen pen, Piece piece, double left, double baseline, int off, int hand) {
    piece.paint(pen, left + 7, baseline - 4, 13);
    pen.text(Type.LABEL, words.off(rules, off, hand), left + 20, baseline);
  }

  private void arrows(Pen pen, BoardPicture board, Move move) {
    Point2D from = move.isEntering() ? outside(board, move.to()) : at(board, move.from());
    if (move.isBearingOff()) {
      leaving(pen, board.x(move.from()), board.y(move.from()) + CELL / 2);
      return;
    }
    arc(pen, Shade.INK, ARROW, from, at(board, move.to()));
    BoardWords.rest(position, move).stream()
        .forEach(rest -> arc(pen, Shade.GREY, SENT, at(board, move.to()), at(board, rest)));
  }

  /** Where a piece stands in its square. */
  private static Point2D at(BoardPicture board, int square) {
    return new Point2D.Double(board.x(square), board.y(square) - CELL * BoardPicture.LIFT);
  }

  /** Beside a square, from where a piece enters. */
  private static Point2D outside(BoardPicture board, int square) {
    return new Point2D.Double(board.x(square) - CELL * 0.62, board.y(square) - CELL * 0.36);
  }

  /** Down from the lower edge of a square: off the board. */
  private static void leaving(Pen pen, double x, double edge) {
    Point2D start = new Point2D.Double(x, edge - 3);
    Point2D tip = new Point2D.Double(x, edge + CELL * 0.3);
    pen.stroke(Shade.INK, ARROW, x, start.getY(), x, tip.getY() - HEAD + 1);
    head(pen, Shade.INK, start, tip);
  }

  /** An arrow above the squares between, or beside them where it leads straight up or down. */
  private static void arc(Pen pen, Tint color, BasicStroke stroke, Point2D from, Point2D to) {
    double across = Math.signum(to.getX() - from.getX());
    Point2D start;
    Point2D end;
    Point2D top;
    if (Math.abs(to.getX() - from.getX()) < 1) {
      double aside = CELL * 0.24;
      double down = Math.signum(to.getY() - from.getY()) * CELL * 0.08;
      start = new Point2D.Double(from.getX() + aside, from.getY() + down);
      end = new Point2D.Double(to.getX() + aside, to.getY() - down);
      top = new Point2D.Double(from.getX() + CELL * 0.42, (from.getY() + to.getY()) / 2);
    } else {
      double rise = CELL * 0.22;
      start = new Point2D.Double(from.getX() + across * CELL * 0.12, from.getY() - rise);
      end = new Point2D.Double(to.getX() - across * CELL * 0.12, to.getY() - rise);
      double highest = Math.min(start.getY(), end.getY()) - CELL * 0.3;
      top = new Point2D.Double((start.getX() + end.getX()) / 2, highest);
    }
    Path2D path = new Path2D.Double();
    path.moveTo(start.getX(), start.getY());
    double share = (HEAD - 1) / top.distance(end);
    double shortX = end.getX() + (top.getX() - end.getX()) * share;
    double shortY = end.getY() + (top.getY() - end.getY()) * share;
    path.quadTo(top.getX(), top.getY(), shortX, shortY);
    pen.draw(color, stroke, path);
    head(pen, color, top, end);
  }

  /** The head of an arrow that comes from a point. */
  private static void head(Pen pen, Tint color, Point2D from, Point2D tip) {
    double angle = Math.atan2(tip.getY() - from.getY(), tip.getX() - from.getX());
    Path2D head = new Path2D.Double();
    head.moveTo(tip.getX(), tip.getY());
    for (double side : new double[] {-0.45, 0.45}) {
      head.lineTo(
          tip.getX() - HEAD * 1.2 * Math.cos(angle + side),
          tip.getY() - HEAD * 1.2 * Math.sin(angle + side));
    }
    head.closePath();
    pen.fill(color, head);
  }
}
