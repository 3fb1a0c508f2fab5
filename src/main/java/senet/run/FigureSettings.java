package senet.run;

import java.util.List;
import senet.rules.Named;

/**
 * How the charts of a study are drawn and kept.
 *
 * @param themes the colours they are drawn in, at least one
 * @param formats the kinds of files, at least one
 * @param sizes for screens, for print, or both
 * @param source whether charts name the study, the games and the seed below them
 * @param printWidth the width of a printed chart, in millimetres, from 100 to 400
 */
public record FigureSettings(
    List<Theme> themes, List<Format> formats, List<Size> sizes, Source source, int printWidth) {

  /** What printed charts measure where a study does not say: a page of A4 between its margins. */
  public static final int PRINT_WIDTH = 180;

  /** The narrowest and the widest printed chart. */
  public static final int LEAST_WIDTH = 100;

  public static final int MOST_WIDTH = 400;

  /** What is drawn where a study says nothing of it. */
  public static final FigureSettings DEFAULT =
      new FigureSettings(
          List.of(Theme.LIGHT),
          List.of(Format.SVG, Format.PNG),
          List.of(Size.WEB),
          Source.SHOWN,
          PRINT_WIDTH);

  /** The colours of paper and ink. */
  public enum Theme implements Named {
    LIGHT,
    DARK
  }

  /** A kind of image file. */
  public enum Format implements Named {
    SVG,
    PNG,
    PDF
  }

  /** What a chart is to be read on. */
  public enum Size implements Named {
    WEB,
    PRINT
  }

  /** Whether charts say where their numbers come from. */
  public enum Source implements Named {
    SHOWN,
    HIDDEN
  }

  public FigureSettings {
    themes = inOrder(themes, Theme.values());
    formats = inOrder(formats, Format.values());
    sizes = inOrder(sizes, Size.values());
    if (printWidth < LEAST_WIDTH || printWidth > MOST_WIDTH) {
      throw new IllegalArgumentException("a print width of " + printWidth + " mm");
    }
  }

  /** Each once and in one order, so that files do not depend on how a study lists them. */
  private static <T> List<T> inOrder(List<T> chosen, T[] all) {
    if (chosen.isEmpty()) {
      throw new IllegalArgumentException("none of " + List.of(all));
    }
    return List.of(all).stream().filter(chosen::contains).toList();
  }
}
