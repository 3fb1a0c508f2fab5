package senet.report;

import java.awt.Color;
import senet.run.FigureSettings.Theme;

/**
 * A colour laid thinly on the paper, so that words stay readable on it.
 *
 * @param full the colour
 * @param depth how much of it there is, from 0 for bare paper to 1 for the most that words bear
 */
record Mix(Shade full, double depth) implements Tint {

  Mix {
    if (!(depth >= 0 && depth <= 1)) {
      throw new IllegalArgumentException("a depth of " + depth);
    }
  }

  @Override
  public Color in(Theme theme) {
    Color paper = Shade.PAPER.in(theme);
    Color colour = full.in(theme);
    double share = depth * most(theme);
    return new Color(
        blend(paper.getRed(), colour.getRed(), share),
        blend(paper.getGreen(), colour.getGreen(), share),
        blend(paper.getBlue(), colour.getBlue(), share));
  }

  private static double most(Theme theme) {
    return switch (theme) {
      case LIGHT -> 0.65;
      case DARK -> 0.5;
    };
  }

  private static int blend(int paper, int colour, double share) {
    return (int) Math.round(paper + (colour - paper) * share);
  }
}
