package senet.config;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A mapping of a YAML file, read key by key; the keys that nobody asked for are unknown. */
final class Fields {
  private final Value self;
  private final Map<String, Value> entries;
  private final Set<String> asked = new LinkedHashSet<>();

  Fields(Value self, Map<String, Value> entries) {
    this.self = self;
    this.entries = entries;
  }

  Value self() {
    return self;
  }

  /** The value of an optional key. */
  Optional<Value> get(String key) {
    asked.add(key);
    return Optional.ofNullable(entries.get(key));
  }

  /** Whether a key is there; it is not asked for by this. */
  boolean has(String key) {
    return entries.containsKey(key);
  }

  /** The value of a key that must be there; its absence is told. */
  Optional<Value> require(String key, String example) {
    Optional<Value> value = get(key);
    if (value.isEmpty()) {
      self.fault("has no \"" + key + "\"; add it, for example " + key + ": " + example);
    }
    return value;
  }

  /** The value of a key that may have to be there. */
  Optional<Value> get(String key, boolean needed, String example) {
    return needed ? require(key, example) : get(key);
  }

  /** All entries, for mappings whose keys are data. */
  Map<String, Value> all() {
    asked.addAll(entries.keySet());
    return entries;
  }

  /** Tells every key that was not asked for. */
  void rejectUnknown() {
    entries.forEach(
        (key, value) -> {
          if (!asked.contains(key)) {
            value.faultOfKey("unknown key. " + Suggestion.of(key, asked));
          }
        });
  }

  /** The value at a path of keys, as far down as it exists; the mapping itself if nothing does. */
  Value place(String path) {
    Value place = self;
    Map<String, Value> level = entries;
    for (String key : path.split("\\.", -1)) {
      Value next = level.get(key);
      if (next == null) {
        break;
      }
      place = next;
      level = next.isMapping() ? next.fields().map(Fields::all).orElse(Map.of()) : Map.of();
    }
    return place;
  }
}
