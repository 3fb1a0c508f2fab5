package senet.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import senet.run.Goal;
import senet.run.Precision;

/** A precision in the form of a study file, everything written out. */
final class PrecisionJson {
  private PrecisionJson() {}

  static List<Map<String, Object>> write(Precision precision) {
    return precision.goals().stream().map(goal -> write(goal, precision)).toList();
  }

  private static Map<String, Object> write(Goal goal, Precision precision) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("measure", goal.measure());
    keys.put("statistic", goal.statistic());
    keys.put("halfWidth", goal.halfWidth());
    keys.put("minGames", precision.leastGames());
    keys.put("maxGames", precision.mostGames());
    return keys;
  }
}
