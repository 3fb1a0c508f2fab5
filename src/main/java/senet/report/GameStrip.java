package senet.report;

import java.awt.BasicStroke;
import java.util.List;
import java.util.Optional;
import senet.game.GameRecord.Step;
import senet.game.Move;
import senet.game.Position;
import senet.rules.RuleSet;

/** Moments of a game as a strip of boards, broken into rows. */
final class GameStrip {
  static final int COLUMNS = 3;
  private static final double GAP = 24;
  private static final double CELL =
      Math.floor((Sheet.INNER - (COLUMNS - 1) * GAP - 12) / COLUMNS / BoardPicture.COLUMNS);
  private static final double BOARD = CELL * BoardPicture.ROWS;
  private static final double WIDTH = CELL * BoardPicture.COLUMNS;
  private static final double HEAD = 20;
  private static final double FOOT = 22;
  private static final double ROW = HEAD + BOARD + FOOT + 10;
  private static final float[] DASHES = {3, 2};
  private static final BasicStroke FROM =
      new BasicStroke(1.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, DASHES, 0);
  private static final BasicStroke TO = new BasicStroke(2.5f);

  private final BoardWords words;
  private final RuleSet rules;
  private final List<Moment> moments;

  GameStrip(BoardWords words, RuleSet rules, List<Moment> moments) {
    this.words = words;
    this.rules = rules;
    this.moments = List.copyOf(moments);
  }

  /**
   * A board of the strip.
   *
   * @param position what stands on it, seen by who moves first
   * @param step the throw that led there; none at the start
   */
  record Moment(Position position, Optional<Step> step) {
    static Moment start(Position position) {
      return new Moment(position, Optional.empty());
    }

    static Moment after(Step step) {
      return new Moment(step.after(), Optional.of(step));
    }
  }

  int height() {
    int rows = (moments.size() + COLUMNS - 1) / COLUMNS;
    return (int) Math.ceil(rows * ROW - 10);
  }

  void paint(Pen pen, double left, double top) {
    for (int i = 0; i < moments.size(); i++) {
      double x = left + 6 + i % COLUMNS * (WIDTH + GAP);
      paint(pen, moments.get(i), x, top + i / COLUMNS * ROW);
    }
  }

  private void paint(Pen pen, Moment moment, double left, double top) {
    double baseline = top + 14;
    moment
        .step()
        .ifPresentOrElse(
            step -> head(pen, step, left, baseline),
            () -> pen.text(Type.HEADING, words.say("board.start"), left, baseline));
    BoardPicture board = new BoardPicture(rules, left, top + HEAD, CELL);
    board.paint(pen);
    moment.step().ifPresent(step -> frames(pen, board, step));
    board.numbersOfFree(pen, moment.position());
    board.pieces(pen, moment.position());
    Position position = moment.position();
    double foot = top + HEAD + BOARD + 16;
    foot(pen, Piece.FIRST, left, foot, position.ownOff(), position.ownHand());
    double half = left + WIDTH / 2;
    foot(pen, Piece.SECOND, half, foot, position.rivalOff(), position.rivalHand());
  }

  private void head(Pen pen, Step step, double left, double baseline) {
    String number = step.number() + ".";
    pen.text(Type.HEADING, number, left, baseline);
    double x = left + Type.HEADING.width(number) + 12;
    (step.firstMoves() ? Piece.FIRST : Piece.SECOND).paint(pen, x, baseline - 4, 12);
    pen.text(Type.LABEL, words.step(step), x + 12, baseline);
  }

  /** Marks where the piece came from, and where it went. */
  private static void frames(Pen pen, BoardPicture board, Step step) {
    if (step.move().isEmpty()) {
      return;
    }
    Move move = step.move().get();
    if (!move.isEntering()) {
      board.frame(pen, move.from(), Shade.INK, FROM);
    }
    if (!move.isBearingOff()) {
      board.frame(pen, move.to(), Shade.INK, TO);
    }
    BoardWords.rest(step.seenByMover(), move).stream()
        .forEach(square -> board.frame(pen, square, Shade.INK, TO));
  }

  private void foot(Pen pen, Piece piece, double left, double baseline, int off, int hand) {
    piece.paint(pen, left + 6, baseline - 4, 11);
    pen.text(Type.FIELD, words.off(rules, off, hand), left + 16, baseline);
  }
}
