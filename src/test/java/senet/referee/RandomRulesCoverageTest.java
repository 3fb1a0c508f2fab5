package senet.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import senet.rules.BearOff;
import senet.rules.Ending.EqualPoints;
import senet.rules.Ending.Goal;
import senet.rules.ExtraThrows;
import senet.rules.ExtraThrows.When;
import senet.rules.Forced.Backward;
import senet.rules.Forced.Capturing;
import senet.rules.Forced.Moving;
import senet.rules.Landing.BearingOff;
import senet.rules.Landing.Neighbours;
import senet.rules.Landing.OnRival;
import senet.rules.LastSquares;
import senet.rules.LastSquares.Condition;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.Setup;
import senet.rules.Side;
import senet.rules.Starter;
import senet.rules.Throws;

/** The rules made at random leave nothing out that rules can say. */
class RandomRulesCoverageTest {

  private static final int LEAST = 50;

  private static final List<Enum<?>[]> ALL_VALUES =
      List.of(
          Starter.values(),
          When.values(),
          OnRival.values(),
          Neighbours.values(),
          BearingOff.values(),
          SendsBack.IfTaken.values(),
          BearOff.Kind.values(),
          Condition.values(),
          Moving.values(),
          Capturing.values(),
          Backward.values(),
          Goal.values(),
          EqualPoints.values());

  private final Map<String, Integer> seen = new TreeMap<>();

  @Test
  void everyValueOfEveryDimensionIsMadeOften() {
    for (Enum<?>[] values : ALL_VALUES) {
      for (Enum<?> value : values) {
        seen.put(name(value), 0);
      }
    }
    RandomRules.many().forEach(this::note);
    assertThat(seen).hasSizeGreaterThan(40);
    assertThat(seen).allSatisfy((what, times) -> assertThat(times).as(what).isGreaterThan(LEAST));
  }

  private void note(RuleSet rules) {
    noteSetup(rules.setup());
    noteThrows(rules);
    noteLanding(rules);
    noteLastSquares(rules.lastSquares());
    note("safe squares", !rules.safe().isEmpty());
    note("priority", !rules.forced().priority().isEmpty());
    note(rules.forced().moving());
    note(rules.forced().capturing());
    note(rules.forced().backward());
    note("never backward", !rules.forced().neverBackward().isEmpty());
    note(rules.ending().goal());
    note(rules.ending().equalPoints());
    note("more than one point", rules.ending().points() > 1);
    note("a cap on throws", rules.ending().cap().isPresent());
  }

  private void noteSetup(Setup setup) {
    note(setup.starter());
    note("alternating", setup.isAlternating());
    note("unequal sides", setup.pieces(Side.ODD) != setup.pieces(Side.EVEN));
    note("in hand", setup.hand().odd() > 0 && setup.hand().even() > 0);
    note("none on the board", setup.odd().isEmpty() && setup.even().isEmpty());
    note("entering", !setup.hand().enter().isEmpty());
    note("opening move", setup.openingMove().isPresent());
  }

  private void noteThrows(RuleSet rules) {
    note("sticks", rules.dice() instanceof Throws.Sticks);
    note("die", rules.dice() instanceof Throws.Die);
    note("table", rules.dice() instanceof Throws.Table);
    ExtraThrows extra = rules.extraThrows();
    note("extra throws by value", !extra.values().isEmpty());
    note("extra throws by square", !extra.squares().isEmpty());
    note("a cap on extra throws", extra.exist() && extra.cap() != ExtraThrows.NO_CAP);
    if (!extra.values().isEmpty()) {
      note(extra.when());
    }
  }

  private void noteLanding(RuleSet rules) {
    note(rules.landing().onRival());
    note("protection", rules.landing().protection().exists());
    note("barrier", rules.landing().barrier().exists());
    if (rules.landing().protection().exists()) {
      note(rules.landing().protection().neighbours());
      note("exempt from protection", !rules.landing().protection().exempt().isEmpty());
    }
    if (rules.landing().barrier().exists()) {
      note(rules.landing().barrier().bearingOff());
      note("exempt from barriers", !rules.landing().barrier().exempt().isEmpty());
    }
  }

  private void noteLastSquares(LastSquares last) {
    note("water", !last.sendsBack().isEmpty());
    note("gates", !last.gates().isEmpty());
    note("trap", last.trap().isPresent());
    note("locked", !last.locked().isEmpty());
    note(last.condition());
    last.sendsBack().values().stream().map(SendsBack::ifTaken).distinct().forEach(this::note);
    last.bearOff().values().stream().map(BearOff::kind).distinct().forEach(this::note);
  }

  private void note(Enum<?> value) {
    note(name(value), true);
  }

  private static String name(Enum<?> value) {
    return value.getDeclaringClass().getSimpleName() + " " + value;
  }

  private void note(String what, boolean isSo) {
    seen.merge(what, isSo ? 1 : 0, Integer::sum);
  }
}
