package senet.report;

import java.awt.Color;
import java.util.List;
import senet.run.FigureSettings.Theme;

/**
 * The colours of charts. Those of marks go back to the palette of Okabe and Ito (2008), which
 * people with any colour vision tell apart; purple and orange are darker on light paper, where
 * theirs would be faint, and all are lighter on dark paper. A test holds them to their contrast and
 * to how far apart they look to people who do not see red or green.
 */
@SuppressWarnings("ImmutableEnumChecker") // a colour never changes
enum Shade implements Tint {
  INK(0x1A1A1A, 0xECECEC),
  GREY(0x595959, 0xA6ABB2),
  GRID(0xDDDDDD, 0x363B42),
  BAND(0xEDEDED, 0x2A2F36),
  PAPER(0xFFFFFF, 0x15181C),
  NEUTRAL(0x8C8C8C, 0xB4B4B4),
  BLUE(0x0072B2, 0x56B4E9),
  VERMILION(0xD55E00, 0xDD5F20),
  GREEN(0x009E73, 0x3FDDAE),
  PURPLE(0x7B2A68, 0xC14C8C),
  ORANGE(0x5E4400, 0xFBE272);

  static final Shade FIRST = BLUE;
  static final Shade SECOND = VERMILION;
  static final Shade DRAW = NEUTRAL;
  static final Shade UNFINISHED = PURPLE;

  /** For lines that share a chart. */
  static final List<Shade> LINES = List.of(BLUE, VERMILION, GREEN, PURPLE, ORANGE);

  private final Color light;
  private final Color dark;

  Shade(int light, int dark) {
    this.light = new Color(light);
    this.dark = new Color(dark);
  }

  @Override
  public Color in(Theme theme) {
    return switch (theme) {
      case LIGHT -> light;
      case DARK -> dark;
    };
  }
}
