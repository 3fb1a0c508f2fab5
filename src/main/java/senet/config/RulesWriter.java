package senet.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import senet.rules.BearOff;
import senet.rules.ExtraThrows;
import senet.rules.Forced;
import senet.rules.Hand;
import senet.rules.Landing;
import senet.rules.LastSquares;
import senet.rules.OpeningMove;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Throws;

/** Writes a rule set as the mapping that {@link RulesReader} reads, with every key. */
final class RulesWriter {
  static final String NONE = "none";

  private RulesWriter() {}

  static Map<String, Object> write(RuleSet rules) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("name", rules.name());
    keys.put("title", rules.title());
    keys.put("source", rules.source());
    putSetup(keys, rules.setup());
    keys.put("throws", dice(rules.dice()));
    keys.put("extraThrows", extraThrows(rules.extraThrows()));
    keys.put("landing", rules.landing().onRival().word());
    keys.put("protection", protection(rules.landing().protection()));
    keys.put("barrier", barrier(rules.landing().barrier()));
    keys.put("safe", squares(rules.safe()));
    LastSquares last = rules.lastSquares();
    keys.put("houses", last.names().isEmpty() ? NONE : table(last.names()));
    keys.put("sendsBack", last.sendsBack().isEmpty() ? NONE : sendsBack(last.sendsBack()));
    keys.put("gates", squares(last.gates()));
    keys.put("trap", last.trap().isEmpty() ? NONE : last.trap().getAsInt());
    keys.put("locked", squares(last.locked()));
    keys.put("bearOff", bearOff(last.bearOff()));
    keys.put("bearOffWhen", last.condition().word());
    Forced forced = rules.forced();
    keys.put("priority", squares(forced.priority()));
    keys.put("moving", forced.moving().word());
    keys.put("capturing", forced.capturing().word());
    keys.put("backward", forced.backward().word());
    keys.put("neverBackward", squares(forced.neverBackward()));
    keys.put("end", rules.ending().goal().word());
    keys.put("points", rules.ending().points());
    keys.put("equalPoints", rules.ending().equalPoints().word());
    rules.ending().cap().ifPresent(cap -> keys.put("maxThrows", cap));
    Map<String, Object> notes = new LinkedHashMap<>();
    rules.notes().forEach((row, note) -> notes.put(row.word(), note));
    keys.put("notes", notes);
    return keys;
  }

  private static void putSetup(Map<String, Object> keys, Setup setup) {
    Hand hand = setup.hand();
    boolean empty = setup.odd().isEmpty() && setup.even().isEmpty();
    if (empty && hand.odd() == hand.even()) {
      keys.put("setup", SetupReader.IN_HAND);
      keys.put("pieces", hand.odd());
    } else {
      if (setup.isAlternating()) {
        keys.put("setup", SetupReader.ALTERNATING);
        keys.put("pieces", setup.odd().size());
      } else {
        keys.put("setup", sides(setup.odd().squares(), setup.even().squares()));
      }
      boolean some = hand.odd() > 0 || hand.even() > 0;
      keys.put("inHand", some ? sides(hand.odd(), hand.even()) : NONE);
    }
    keys.put("enter", hand.enter().isEmpty() ? NONE : table(hand.enter()));
    keys.put("start", setup.starter().word());
    keys.put("openingMove", setup.openingMove().map(RulesWriter::openingMove).orElse(NONE));
  }

  private static Map<String, Object> sides(Object odd, Object even) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("odd", odd);
    keys.put("even", even);
    return keys;
  }

  private static Object openingMove(OpeningMove move) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("from", move.from());
    keys.put("throw", move.value());
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
    if (!extra.exist()) {
      return NONE;
    }
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("values", extra.values().isEmpty() ? NONE : List.copyOf(extra.values()));
    keys.put("squares", squares(extra.squares()));
    keys.put("when", extra.when().word());
    keys.put("cap", extra.cap() == ExtraThrows.NO_CAP ? NONE : extra.cap());
    return keys;
  }

  private static Object protection(Landing.Protection protection) {
    if (!protection.exists()) {
      return NONE;
    }
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("run", protection.run());
    keys.put("neighbours", protection.neighbours().word());
    keys.put("exempt", squares(protection.exempt()));
    return keys;
  }

  private static Object barrier(Landing.Barrier barrier) {
    if (!barrier.exists()) {
      return NONE;
    }
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("run", barrier.run());
    keys.put("neighbours", barrier.neighbours().word());
    keys.put("exempt", squares(barrier.exempt()));
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
