package senet.policy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import senet.config.BuiltInRules;
import senet.game.Engine;
import senet.rules.BearOff;
import senet.rules.Ending;
import senet.rules.Ending.Goal;
import senet.rules.ExtraThrows;
import senet.rules.Forced;
import senet.rules.Landing;
import senet.rules.LastSquares;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Starter;
import senet.rules.Throws;

/** The rules that the tests of policies play by. */
final class SomeRules {

  static final RuleSet BELL = BuiltInRules.find("bell").orElseThrow();
  static final RuleSet STANDARD = BuiltInRules.find("standard").orElseThrow();
  static final RuleSet MUSEUM = BuiltInRules.find("museum").orElseThrow();

  /** Standard, but that any throw that passes the end bears off from the last squares. */
  static final RuleSet LOOSE =
      rules(
          "loose",
          STANDARD.setup(),
          STANDARD.dice(),
          STANDARD.extraThrows(),
          STANDARD.landing(),
          STANDARD.safe(),
          lastSquares(
              STANDARD.lastSquares().sendsBack(),
              SquareSet.NONE,
              Map.of(
                  27, BearOff.of(BearOff.Kind.PAST_END),
                  29, BearOff.of(BearOff.Kind.PAST_END),
                  30, BearOff.of(BearOff.Kind.PAST_END))),
          STANDARD.forced(),
          Goal.ALL_OFF);

  /** The three rule sets of record. */
  static final List<RuleSet> ALL = List.of(BELL, STANDARD, MUSEUM);

  private SomeRules() {}

  static Engine engine(RuleSet rules) {
    return Engine.compile(rules);
  }

  /** The same rules with the sides exchanged, so that the even side does what the odd side did. */
  static RuleSet mirrored(RuleSet rules) {
    Setup setup = rules.setup();
    Starter starter =
        switch (setup.starter()) {
          case ODD -> Starter.EVEN;
          case EVEN -> Starter.ODD;
          case ROLL_OFF -> Starter.ROLL_OFF;
        };
    return rules(
        rules.name(),
        new Setup(setup.even(), setup.odd(), starter),
        rules.dice(),
        rules.extraThrows(),
        rules.landing(),
        rules.safe(),
        rules.lastSquares(),
        rules.forced(),
        rules.ending().goal());
  }

  private static LastSquares lastSquares(
      Map<Integer, SendsBack> sendsBack, SquareSet gates, Map<Integer, BearOff> bearOff) {
    SortedMap<Integer, String> names = Collections.emptySortedMap();
    return new LastSquares(
        names, new TreeMap<>(sendsBack), gates, SquareSet.NONE, new TreeMap<>(bearOff));
  }

  private static RuleSet rules(
      String name,
      Setup setup,
      Throws dice,
      ExtraThrows extraThrows,
      Landing landing,
      SquareSet safe,
      LastSquares lastSquares,
      Forced forced,
      Goal goal) {
    return new RuleSet(
        name,
        name,
        "",
        Map.of(),
        setup,
        dice,
        extraThrows,
        landing,
        safe,
        lastSquares,
        forced,
        new Ending(goal));
  }
}
