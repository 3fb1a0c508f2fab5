package senet.report;

import java.awt.Color;

/** Colours as people see them. */
final class Colors {
  private Colors() {}

  /** How well people see who lack a kind of cones. */
  enum Sight {
    FULL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    /** Without red cones: Machado, Oliveira and Fernandes (2009), severity 1. */
    PROTANOPE(
        0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116,
        1.051998),
    /** Without green cones: the same. */
    DEUTERANOPE(
        0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881);

    private final double[] matrix;

    Sight(double... matrix) {
      this.matrix = matrix;
    }
  }

  /** The contrast ratio of WCAG 2, from 1 to 21. */
  static double contrast(Color one, Color other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(Color color) {
    double[] linear = linear(color);
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  }

  /** How far apart two colours look: the distance in CIELAB (1976). */
  static double distance(Color one, Color other, Sight sight) {
    double[] a = lab(one, sight);
    double[] b = lab(other, sight);
    return Math.sqrt(
        Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
  }

  private static double[] lab(Color color, Sight sight) {
    double[] seen = times(sight.matrix, linear(color));
    for (int i = 0; i < 3; i++) {
      seen[i] = Math.max(0, Math.min(1, seen[i]));
    }
    double[] toXyz = {
      0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.0721750, 0.0193339, 0.1191920,
      0.9503041
    };
    double[] xyz = times(toXyz, seen);
    double x = root(xyz[0] / 0.95047);
    double y = root(xyz[1]);
    double z = root(xyz[2] / 1.08883);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double root(double share) {
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16.0 / 116;
  }

  private static double[] linear(Color color) {
    float[] srgb = color.getRGBColorComponents(null);
    double[] linear = new double[3];
    for (int i = 0; i < 3; i++) {
      double c = srgb[i];
      linear[i] = c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
    return linear;
  }

  private static double[] times(double[] matrix, double[] vector) {
    double[] product = new double[3];
    for (int i = 0; i < 9; i++) {
      product[i / 3] += matrix[i] * vector[i % 3];
    }
    return product;
  }
}
