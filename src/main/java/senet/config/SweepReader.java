package senet.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the entries of a study that make many rule sets from one or two. */
final class SweepReader {
  private static final String VARY = "vary";
  private static final String WALK = "walk";
  private static final String FACTORIAL = "factorial";
  private static final List<String> KINDS = List.of(VARY, WALK, FACTORIAL);

  private final RulesLibrary library;

  SweepReader(RulesLibrary library) {
    this.library = library;
  }

  /** Whether an entry is of this kind, or a misspelt one. */
  static boolean isSweep(Value item) {
    if (!item.isMapping()) {
      return false;
    }
    Map<String, Value> keys = item.silently().fields().map(Fields::all).orElse(Map.of());
    return KINDS.stream().anyMatch(keys::containsKey)
        || (!keys.containsKey("name")
            && !keys.containsKey("extends")
            && keys.keySet().stream().anyMatch(SweepReader::isMisspelt));
  }

  private static boolean isMisspelt(String key) {
    return Suggestion.of(key, KINDS).startsWith("Maybe") || key.equals("over");
  }

  /** What an entry makes; nothing after telling what is wrong. */
  Optional<SweepDraft> read(Value item) {
    Optional<Fields> mapping = item.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = mapping.get();
    List<String> found = new ArrayList<>();
    for (String kind : KINDS) {
      if (fields.get(kind).isPresent()) {
        found.add(kind);
      }
    }
    if (found.size() > 1) {
      item.fault(
          "has both " + String.join(" and ", found) + "; make an entry of its own for each");
      return Optional.empty();
    }
    if (found.equals(List.of(VARY)) || fields.place("over") != item) {
      return new VaryReader(library).read(fields);
    }
    fields.rejectUnknown();
    BetweenReader between = new BetweenReader(library);
    Optional<Value> walk = fields.get(WALK);
    return walk.isPresent()
        ? between.readWalk(walk.get())
        : fields.get(FACTORIAL).flatMap(between::readFactorial);
  }
}
