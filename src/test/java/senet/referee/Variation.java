package senet.referee;

import java.util.SortedMap;
import senet.rules.BearOff;
import senet.rules.Ending;
import senet.rules.ExtraThrows;
import senet.rules.Forced;
import senet.rules.Landing;
import senet.rules.LastSquares;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Throws;

/** A rule set under change: everything stays as in the set it began with but what is named. */
public final class Variation {

  private RuleSet rules;

  public Variation(RuleSet base, String name) {
    rules = base.named(name, base.title());
  }

  public RuleSet rules() {
    return rules;
  }

  public Variation setup(Setup setup) {
    return change(
        setup,
        rules.dice(),
        rules.extraThrows(),
        rules.landing(),
        rules.safe(),
        rules.lastSquares(),
        rules.forced(),
        rules.ending());
  }

  public Variation dice(Throws dice) {
    return change(
        rules.setup(),
        dice,
        rules.extraThrows(),
        rules.landing(),
        rules.safe(),
        rules.lastSquares(),
        rules.forced(),
        rules.ending());
  }

  public Variation extraThrows(ExtraThrows extraThrows) {
    return change(
        rules.setup(),
        rules.dice(),
        extraThrows,
        rules.landing(),
        rules.safe(),
        rules.lastSquares(),
        rules.forced(),
        rules.ending());
  }

  public Variation landing(Landing landing) {
    return change(
        rules.setup(),
        rules.dice(),
        rules.extraThrows(),
        landing,
        rules.safe(),
        rules.lastSquares(),
        rules.forced(),
        rules.ending());
  }

  public Variation safe(SquareSet safe) {
    return change(
        rules.setup(),
        rules.dice(),
        rules.extraThrows(),
        rules.landing(),
        safe,
        rules.lastSquares(),
        rules.forced(),
        rules.ending());
  }

  public Variation sendsBack(SortedMap<Integer, SendsBack> sendsBack) {
    LastSquares last = rules.lastSquares();
    return lastSquares(
        new LastSquares(
            last.names(),
            sendsBack,
            last.gates(),
            last.locked(),
            last.bearOff(),
            last.condition(),
            last.trap()));
  }

  public Variation gates(SquareSet gates) {
    LastSquares last = rules.lastSquares();
    return lastSquares(
        new LastSquares(
            last.names(),
            last.sendsBack(),
            gates,
            last.locked(),
            last.bearOff(),
            last.condition(),
            last.trap()));
  }

  public Variation locked(SquareSet locked) {
    LastSquares last = rules.lastSquares();
    return lastSquares(
        new LastSquares(
            last.names(),
            last.sendsBack(),
            last.gates(),
            locked,
            last.bearOff(),
            last.condition(),
            last.trap()));
  }

  public Variation bearOff(SortedMap<Integer, BearOff> bearOff) {
    LastSquares last = rules.lastSquares();
    return lastSquares(
        new LastSquares(
            last.names(),
            last.sendsBack(),
            last.gates(),
            last.locked(),
            bearOff,
            last.condition(),
            last.trap()));
  }

  public Variation bearOffWhen(LastSquares.Condition condition) {
    LastSquares last = rules.lastSquares();
    return lastSquares(
        new LastSquares(
            last.names(),
            last.sendsBack(),
            last.gates(),
            last.locked(),
            last.bearOff(),
            condition,
            last.trap()));
  }

  public Variation lastSquares(LastSquares lastSquares) {
    return change(
        rules.setup(),
        rules.dice(),
        rules.extraThrows(),
        rules.landing(),
        rules.safe(),
        lastSquares,
        rules.forced(),
        rules.ending());
  }

  public Variation priority(SquareSet priority) {
    return forced(rules.forced().withPriority(priority));
  }

  public Variation forced(Forced forced) {
    return change(
        rules.setup(),
        rules.dice(),
        rules.extraThrows(),
        rules.landing(),
        rules.safe(),
        rules.lastSquares(),
        forced,
        rules.ending());
  }

  public Variation goal(Ending.Goal goal) {
    return ending(new Ending(goal));
  }

  public Variation ending(Ending ending) {
    return change(
        rules.setup(),
        rules.dice(),
        rules.extraThrows(),
        rules.landing(),
        rules.safe(),
        rules.lastSquares(),
        rules.forced(),
        ending);
  }

  private Variation change(
      Setup setup,
      Throws dice,
      ExtraThrows extraThrows,
      Landing landing,
      SquareSet safe,
      LastSquares lastSquares,
      Forced forced,
      Ending ending) {
    rules =
        new RuleSet(
            rules.name(),
            rules.title(),
            rules.source(),
            rules.notes(),
            setup,
            dice,
            extraThrows,
            landing,
            safe,
            lastSquares,
            forced,
            ending);
    return this;
  }
}
