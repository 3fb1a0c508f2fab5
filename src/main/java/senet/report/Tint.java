package senet.report;

import java.awt.Color;
import senet.run.FigureSettings.Theme;

/** A colour by what it is for; a theme says which it is. */
sealed interface Tint permits Shade, Mix {

  Color in(Theme theme);
}
