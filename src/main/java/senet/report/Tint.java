package senet.report;

import java.awt.Color;

/** Colours between the paper and a full colour, for heat maps. */
final class Tint {

  /** Words stay readable on this much of a colour. */
  private static final double DEEPEST = 0.65;

  private Tint() {}

  /** A colour for a share of the most, from 0 (the paper) to 1 (as deep as words allow). */
  static Color of(Color full, double share) {
    double depth = DEEPEST * Math.max(0, Math.min(1, share));
    return new Color(
        blend(Shade.PAPER.getRed(), full.getRed(), depth),
        blend(Shade.PAPER.getGreen(), full.getGreen(), depth),
        blend(Shade.PAPER.getBlue(), full.getBlue(), depth));
  }

  private static int blend(int paper, int full, double depth) {
    return (int) Math.round(paper + (full - paper) * depth);
  }
}
