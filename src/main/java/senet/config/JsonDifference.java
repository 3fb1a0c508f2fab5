package senet.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A place where two documents differ.
 *
 * @param key the place, such as {@code study.rules[1].pieces}
 * @param before what the first document has there
 * @param now what the second has there
 */
record JsonDifference(String key, JsonNode before, JsonNode now) {
  private static final int MOST_SHOWN = 60;

  /** All differences, as deep as the documents have the same form. */
  static List<JsonDifference> between(String key, JsonNode before, JsonNode now) {
    List<JsonDifference> differences = new ArrayList<>();
    collect(key, before, now, differences);
    return differences;
  }

  private static void collect(
      String key, JsonNode before, JsonNode now, List<JsonDifference> differences) {
    if (before.isObject() && now.isObject()) {
      Set<String> names = new TreeSet<>();
      before.fieldNames().forEachRemaining(names::add);
      now.fieldNames().forEachRemaining(names::add);
      names.forEach(
          name -> collect(key + "." + name, before.path(name), now.path(name), differences));
    } else if (before.isArray() && now.isArray() && before.size() == now.size()) {
      for (int i = 0; i < now.size(); i++) {
        collect(key + "[" + i + "]", before.path(i), now.path(i), differences);
      }
    } else if (!before.equals(now)) {
      differences.add(new JsonDifference(key, before, now));
    }
  }

  String shownBefore() {
    return shown(before);
  }

  String shownNow() {
    return shown(now);
  }

  private static String shown(JsonNode node) {
    String text = node.isMissingNode() ? "nothing" : node.toString();
    if (text.length() <= MOST_SHOWN) {
      return text;
    }
    return node.isArray()
        ? "a list of " + node.size()
        : text.substring(0, text.offsetByCodePoints(0, MOST_SHOWN / 2)) + "…";
  }
}
