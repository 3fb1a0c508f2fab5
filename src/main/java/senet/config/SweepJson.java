package senet.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import senet.run.Sweep;
import senet.stats.FactorialDesign;

/** Sweeps as JSON: which combinations are played by which rule set, and which are left out. */
final class SweepJson {
  private static final String KIND = "kind";
  private static final String FROM = "from";
  private static final String TO = "to";
  private static final String FACTORS = "factors";
  private static final String POINTS = "points";
  private static final String LEFT_OUT = "left-out";
  private static final String NOTES = "notes";
  private static final String RULES = "rules";
  private static final String LEVELS = "levels";
  private static final String REASON = "reason";

  private SweepJson() {}

  static Map<String, Object> write(Sweep sweep) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put(KIND, sweep.kind().word());
    keys.put(FROM, sweep.from());
    if (sweep.kind() != Sweep.Kind.VARY) {
      keys.put(TO, sweep.to());
    }
    keys.put(FACTORS, sweep.factors());
    List<Object> points = new ArrayList<>();
    for (Sweep.Point point : sweep.points()) {
      points.add(combination(point.rules(), point.levels()));
    }
    keys.put(POINTS, points);
    List<Object> leftOut = new ArrayList<>();
    for (Sweep.LeftOut left : sweep.leftOut()) {
      Map<String, Object> entry = combination(left.name(), left.levels());
      entry.put(REASON, left.reason());
      leftOut.add(entry);
    }
    keys.put(LEFT_OUT, leftOut);
    keys.put(NOTES, sweep.notes());
    return keys;
  }

  private static Map<String, Object> combination(String rules, Map<String, String> levels) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put(RULES, rules);
    keys.put(LEVELS, levels);
    return keys;
  }

  /**
   * The sweep that a node holds.
   *
   * @throws IllegalArgumentException if it is damaged
   */
  static Sweep read(JsonNode node) {
    Sweep.Kind kind = null;
    for (Sweep.Kind known : Sweep.Kind.values()) {
      if (known.word().equals(node.path(KIND).asText())) {
        kind = known;
      }
    }
    if (kind == null) {
      throw new IllegalArgumentException("its kind is " + node.path(KIND));
    }
    Sweep sweep =
        new Sweep(
            kind,
            text(node, FROM),
            kind == Sweep.Kind.VARY ? "" : text(node, TO),
            list(node, FACTORS, JsonNode::asText),
            list(node, POINTS, point -> new Sweep.Point(text(point, RULES), levels(point))),
            list(
                node,
                LEFT_OUT,
                left -> new Sweep.LeftOut(text(left, RULES), levels(left), text(left, REASON))),
            list(node, NOTES, JsonNode::asText));
    if (kind == Sweep.Kind.FACTORIAL) {
      check(sweep);
    }
    return sweep;
  }

  /** Checks that each point of a factorial is another mixture of its two rule sets. */
  private static void check(Sweep sweep) {
    TallyJson.require(
        sweep.factors().size() <= FactorialDesign.MOST_FACTORS && !sweep.points().isEmpty(),
        "it has " + sweep.factors().size() + " factors and " + sweep.points().size() + " points");
    Set<Map<String, String>> mixtures = new HashSet<>();
    for (Sweep.Point point : sweep.points()) {
      TallyJson.require(
          point.levels().keySet().equals(Set.copyOf(sweep.factors()))
              && Set.of(sweep.from(), sweep.to()).containsAll(point.levels().values())
              && mixtures.add(point.levels()),
          "its point " + point.rules() + " is no mixture of its own");
    }
  }

  private static String text(JsonNode node, String key) {
    if (!node.path(key).isTextual()) {
      throw new IllegalArgumentException("its " + key + " is " + node.path(key));
    }
    return node.path(key).asText();
  }

  private static Map<String, String> levels(JsonNode node) {
    Map<String, String> levels = new LinkedHashMap<>();
    node.path(LEVELS).fields().forEachRemaining(e -> levels.put(e.getKey(), e.getValue().asText()));
    return levels;
  }

  private static <T> List<T> list(JsonNode node, String key, Function<JsonNode, T> reading) {
    if (!node.path(key).isArray()) {
      throw new IllegalArgumentException("its " + key + " is " + node.path(key));
    }
    List<T> items = new ArrayList<>();
    node.path(key).forEach(item -> items.add(reading.apply(item)));
    return items;
  }
}
