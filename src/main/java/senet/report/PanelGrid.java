package senet.report;

import java.util.List;

/** One or more plots with the same axes, side by side. */
final class PanelGrid {
  private static final int LEFT = 36;
  private static final int GAP = 14;
  private static final int TICKS = 22;

  private final Axis x;
  private final Axis y;
  private final String xTitle;
  private final String yTitle;
  private final List<Panel> panels;

  /** The lines of the longest title; found once, since every panel asks for it. */
  private final int titleLines;

  /** A plot with its title and a line below that; an empty title takes no space. */
  record Panel(String title, String note, Plot plot) {}

  PanelGrid(Axis x, Axis y, String xTitle, String yTitle, List<Panel> panels) {
    this.x = x;
    this.y = y;
    this.xTitle = xTitle;
    this.yTitle = yTitle;
    this.panels = panels;
    this.titleLines =
        panels.stream()
            .filter(panel -> !panel.title().isEmpty())
            .mapToInt(panel -> lines(panel, panels.size()).size())
            .max()
            .orElse(0);
  }

  static int columns(int panels) {
    return panels <= 3 ? panels : panels == 4 ? 2 : 3;
  }

  /** The width of the plots. */
  static int plotWidth(int panels) {
    int columns = columns(panels);
    return (Sheet.INNER - (columns - 1) * GAP) / columns - LEFT;
  }

  /** How many steps between ticks there is room for along x. */
  static int steps(int panels) {
    return columns(panels) == 1 ? 10 : columns(panels) == 2 ? 6 : 4;
  }

  private int plotHeight() {
    return switch (columns(panels.size())) {
      case 1 -> 320;
      case 2 -> 200;
      default -> 150;
    };
  }

  int height() {
    int rows = (panels.size() + columns(panels.size()) - 1) / columns(panels.size());
    return 20 + rows * rowHeight() - GAP + 18;
  }

  private int rowHeight() {
    return titleHeight() + plotHeight() + TICKS + GAP;
  }

  private int titleHeight() {
    return titleLines == 0 ? 0 : titleLines * Type.HEADING.leading() + Type.AXIS.leading();
  }

  private static List<String> lines(Panel panel, int panels) {
    return Type.HEADING.wrap(panel.title(), plotWidth(panels) * 0.95);
  }

  void paint(Pen pen, double left, double top) {
    pen.text(Type.AXIS, yTitle, left, top + 10);
    int columns = columns(panels.size());
    int width = plotWidth(panels.size());
    for (int i = 0; i < panels.size(); i++) {
      double panelLeft = left + LEFT + i % columns * (double) (width + LEFT + GAP);
      int row = i / columns;
      double panelTop = top + 20 + row * (double) rowHeight();
      paintPanel(pen, panels.get(i), panelLeft, panelTop, width);
    }
    pen.text(Type.AXIS, xTitle, left + LEFT, top + height() - 6);
  }

  private void paintPanel(Pen pen, Panel panel, double left, double top, int width) {
    double plotTop = top + titleHeight();
    int height = plotHeight();
    if (!panel.title().isEmpty()) {
      List<String> lines = lines(panel, panels.size());
      double note = plotTop - 6;
      double first = note - lines.size() * (double) Type.HEADING.leading() + 1;
      pen.lines(Type.HEADING, lines, left, first);
      pen.text(Type.AXIS, panel.note(), left, note);
    }
    panel.plot().paint(pen, left, plotTop, width, height);
    pen.rule(Shade.GREY, left, plotTop + height, left + width, plotTop + height);
    for (Axis.Tick tick : x.ticks()) {
      double at = left + x.place(tick.at(), width);
      pen.centred(Type.AXIS, tick.label(), at, plotTop + height + 15);
    }
    for (Axis.Tick tick : y.ticks()) {
      double at = plotTop + height - y.place(tick.at(), height);
      pen.flushRight(Type.AXIS, tick.label(), left - 6, at + 4);
    }
  }
}
