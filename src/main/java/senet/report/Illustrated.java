package senet.report;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import senet.run.FigureSettings;
import senet.run.FigureSettings.Format;
import senet.run.FigureSettings.Size;
import senet.run.FigureSettings.Theme;

/**
 * A chart in all files that a study asks for.
 *
 * @param files the files
 * @param onPage what the page shows, whatever files are asked for
 */
record Illustrated(List<ReportFile> files, Page.Illustration onPage) {

  /** Draws it, for files in a folder, whose name ends with a slash. */
  static Illustrated of(Drawing drawing, String folder, FigureSettings settings) {
    List<ReportFile> files = new ArrayList<>();
    SortedMap<Theme, byte[]> shown = new TreeMap<>();
    for (Theme theme : settings.themes()) {
      Look web = new Look(theme, Size.WEB, settings.printWidth());
      shown.put(theme, Images.of(drawing, web, Format.SVG));
    }
    for (Look look : Look.of(settings)) {
      for (Format format : settings.formats()) {
        byte[] drawn = look.isPrint() || format != Format.SVG ? null : shown.get(look.theme());
        String path = folder + look.folder() + drawing.name() + "." + format.word();
        files.add(new ReportFile(path, drawn != null ? drawn : Images.of(drawing, look, format)));
      }
    }
    return new Illustrated(List.copyOf(files), new Page.Illustration(drawing, shown));
  }
}
