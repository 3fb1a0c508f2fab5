package senet.report;

import java.awt.Color;
import java.util.List;
import java.util.Locale;
import senet.run.FigureSettings.Theme;

/** The colours of the page, those of its charts, as CSS variables. */
final class PageColors {
  private PageColors() {}

  /** A style element; with two themes, the reader's browser chooses. */
  static String style(List<Theme> themes) {
    StringBuilder style = new StringBuilder("<style>\n");
    style.append(":root { color-scheme: ").append(scheme(themes)).append(";\n");
    style.append(variables(themes.get(0))).append(" }\n");
    if (themes.size() > 1) {
      Theme other = themes.get(1);
      style.append(query(other)).append(" { :root {\n").append(variables(other)).append(" } }\n");
    }
    return style.append("</style>").toString();
  }

  /** What holds where the reader prefers a theme. */
  static String query(Theme theme) {
    return "@media " + media(theme);
  }

  static String media(Theme theme) {
    return "(prefers-color-scheme: " + theme.word() + ")";
  }

  private static String scheme(List<Theme> themes) {
    return String.join(" ", themes.stream().map(Theme::word).toList());
  }

  private static String variables(Theme theme) {
    return "  --ink: "
        + hex(Shade.INK, theme)
        + "; --grey: "
        + hex(Shade.GREY, theme)
        + "; --paper: "
        + hex(Shade.PAPER, theme)
        + "; --line: "
        + hex(Shade.GRID, theme)
        + ";\n  --warning: "
        + hex(Shade.VERMILION, theme)
        + "; --warning-paper: "
        + hex(new Mix(Shade.VERMILION, 0.2), theme)
        + ";";
  }

  private static String hex(Tint tint, Theme theme) {
    Color color = tint.in(theme);
    return String.format(Locale.ROOT, "#%06x", color.getRGB() & 0xFFFFFF);
  }
}
