package senet.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the entries of a study that make many rule sets from one or two. */
final class SweepReader {
  private static final String VARY = "vary";
  private static final String WALK = "walk";
  private static final String FACTORIAL = "factorial";
  private static final String OVER = "over";
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
    Map<String, Value> keys = keys(item);
    return KINDS.stream().anyMatch(keys::containsKey)
        || (!keys.containsKey("name")
            && !keys.containsKey("extends")
            && keys.keySet().stream().anyMatch(SweepReader::isMisspelt));
  }

  private static Map<String, Value> keys(Value item) {
    return item.silently().fields().map(Fields::all).orElse(Map.of());
  }

  private static boolean isMisspelt(String key) {
    return Suggestion.of(key, KINDS).startsWith("Maybe") || key.equals(OVER);
  }

  /** What an entry makes; nothing after telling what is wrong. */
  Optional<SweepDraft> read(Value item) {
    Optional<Fields> mapping = item.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = mapping.get();
    List<String> found = KINDS.stream().filter(keys(item)::containsKey).toList();
    if (found.size() > 1) {
      item.fault("has " + String.join(" and ", found) + "; make an entry of its own for each");
      return Optional.empty();
    }
    if (found.contains(VARY) || (found.isEmpty() && keys(item).containsKey(OVER))) {
      return new VaryReader(library).read(fields);
    }
    Optional<Value> walk = found.contains(WALK) ? fields.get(WALK) : Optional.empty();
    Optional<Value> factorial =
        found.contains(FACTORIAL) ? fields.get(FACTORIAL) : Optional.empty();
    if (found.isEmpty()) {
      KINDS.forEach(fields::get);
    }
    fields.rejectUnknown();
    BetweenReader between = new BetweenReader(library);
    return walk.isPresent()
        ? between.readWalk(walk.get())
        : factorial.flatMap(between::readFactorial);
  }
}
