package senet.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import senet.rules.BearOff;
import senet.rules.ExtraThrows;
import senet.rules.Landing;
import senet.rules.LastSquares;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Throws;

/** Writes a rule set as the mapping that {@link RulesReader} reads, with every key. */
final class RulesWriter {
  private static final String NONE = "none";

  private RulesWriter() {}

  static Map<String, Object> write(RuleSet rules) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("name", rules.name());
    keys.put("title", rules.title());
    keys.put("source", rules.source());
    if (rules.setup().isAlternating()) {
      keys.put("setup", "alternating");
      keys.put("pieces", rules.setup().odd().size());
    } else {
      keys.put("setup", setup(rules.setup()));
    }
    keys.put("start", rules.setup().starter().word());
    keys.put("throws", dice(rules.dice()));
    keys.put("extraThrows", extraThrows(rules.extraThrows()));
    keys.put("landing", rules.landing().onRival().word());
    keys.put("protection", protection(rules.landing().protection()));
    keys.put("barrier", barrier(rules.landing().barrier()));
    keys.put("safe", squares(rules.safe()));
    LastSquares last = rules.lastSquares();
    keys.put("houses", table(last.names()));
    keys.put("sendsBack", last.sendsBack().isEmpty() ? NONE : sendsBack(last.sendsBack()));
    keys.put("gates", squares(last.gates()));
    keys.put("locked", squares(last.locked()));
    keys.put("bearOff", bearOff(last.bearOff()));
    keys.put("priority", squares(rules.forced().priority()));
    keys.put("end", rules.ending().goal().word());
    rules.ending().cap().ifPresent(cap -> keys.put("maxThrows", cap));
    Map<String, Object> notes = new LinkedHashMap<>();
    rules.notes().forEach((row, note) -> notes.put(row.word(), note));
    keys.put("notes", notes);
    return keys;
  }

  private static Object setup(Setup setup) {
    Map<String, Object> keys = new LinkedHashMap<>(); // Map.of has another order in each process
    keys.put("odd", setup.odd().squares());
    keys.put("even", setup.even().squares());
    return keys;
  }

  private static Object squares(SquareSet set) {
    return set.isEmpty() ? NONE : set.squares();
  }

  private static Object dice(Throws dice) {
    Map<String, Object> keys = new LinkedHashMap<>();
    if (dice instanceof Throws.Sticks sticks) {
      keys.put("sticks", sticks.count());
      keys.put("up", sticks.up());
      keys.put("none", sticks.none());
    } else if (dice instanceof Throws.Die die) {
      keys.put("die", die.faces());
    } else {
      keys.put("chances", table(dice.chances()));
    }
    return keys;
  }

  private static Object extraThrows(ExtraThrows extra) {
    if (extra.values().isEmpty()) {
      return NONE;
    }
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("values", List.copyOf(extra.values()));
    keys.put("when", extra.when().word());
    return keys;
  }

  private static Object protection(Landing.Protection protection) {
    if (!protection.exists()) {
      return NONE;
    }
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("run", protection.run());
    keys.put("neighbours", protection.neighbours().word());
    return keys;
  }

  private static Object barrier(Landing.Barrier barrier) {
    if (!barrier.exists()) {
      return NONE;
    }
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("run", barrier.run());
    keys.put("neighbours", barrier.neighbours().word());
    keys.put("bearingOff", barrier.bearingOff().word());
    return keys;
  }

  private static Object sendsBack(SortedMap<Integer, SendsBack> water) {
    Map<String, Object> keys = new LinkedHashMap<>();
    water.forEach(
        (square, sends) -> {
          Map<String, Object> entry = new LinkedHashMap<>();
          entry.put("to", sends.to());
          entry.put("ifTaken", sends.ifTaken().word());
          keys.put(square.toString(), entry);
        });
    return keys;
  }

  private static Object bearOff(SortedMap<Integer, BearOff> bearOff) {
    Map<String, Object> keys = new LinkedHashMap<>();
    bearOff.forEach(
        (square, rule) ->
            keys.put(
                square.toString(),
                rule.kind() == BearOff.Kind.THROWS
                    ? List.copyOf(rule.values())
                    : rule.kind().word()));
    return keys;
  }

  private static Object table(Map<Integer, ?> table) {
    Map<String, Object> keys = new LinkedHashMap<>();
    table.forEach((key, value) -> keys.put(key.toString(), value));
    return keys;
  }
}
