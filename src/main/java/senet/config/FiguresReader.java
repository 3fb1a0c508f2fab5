package senet.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import senet.rules.Named;
import senet.run.FigureSettings;
import senet.run.FigureSettings.Format;
import senet.run.FigureSettings.Size;
import senet.run.FigureSettings.Source;
import senet.run.FigureSettings.Theme;

/** Reads and writes how the charts of a study are drawn and kept. */
final class FiguresReader {
  private FiguresReader() {}

  /** The settings; the usual ones after telling what is wrong. */
  static FigureSettings read(Value value) {
    return value.fields().map(FiguresReader::read).orElse(FigureSettings.DEFAULT);
  }

  private static FigureSettings read(Fields fields) {
    FigureSettings usual = FigureSettings.DEFAULT;
    List<Theme> themes = words(fields.get("themes"), Theme.class, usual.themes());
    List<Format> formats = words(fields.get("formats"), Format.class, usual.formats());
    List<Size> sizes = words(fields.get("sizes"), Size.class, usual.sizes());
    Source source = fields.get("source").flatMap(v -> v.word(Source.class)).orElse(usual.source());
    Optional<Long> width =
        fields
            .get("printWidth")
            .flatMap(v -> v.integer(FigureSettings.LEAST_WIDTH, FigureSettings.MOST_WIDTH));
    fields.rejectUnknown();
    int printWidth = width.map(Long::intValue).orElse(usual.printWidth());
    return new FigureSettings(themes, formats, sizes, source, printWidth);
  }

  private static <E extends Enum<E> & Named> List<E> words(
      Optional<Value> value, Class<E> type, List<E> usual) {
    Optional<List<Value>> items = value.flatMap(Value::items);
    if (items.isEmpty()) {
      return usual;
    }
    E first = usual.get(0);
    if (StudyReader.isEmptyList(
        value.get(), items.get(), "of them, as in [" + first.word() + "]")) {
      return usual;
    }
    List<E> words = new ArrayList<>();
    for (Value item : items.get()) {
      Optional<E> word = item.word(type);
      if (word.filter(words::contains).isPresent()) {
        item.fault("\"" + word.get().word() + "\" stands here twice; keep one");
      }
      word.ifPresent(words::add);
    }
    return words.isEmpty() ? usual : words;
  }

  static Map<String, Object> write(FigureSettings figures) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("themes", figures.themes().stream().map(Named::word).toList());
    keys.put("formats", figures.formats().stream().map(Named::word).toList());
    keys.put("sizes", figures.sizes().stream().map(Named::word).toList());
    keys.put("source", figures.source().word());
    keys.put("printWidth", figures.printWidth());
    return keys;
  }
}
