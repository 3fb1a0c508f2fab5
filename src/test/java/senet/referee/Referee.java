package senet.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import senet.game.Outcome;
import senet.rules.Forced.Backward;
import senet.rules.OpeningMove;
import senet.rules.RuleSet;
import senet.rules.Side;

/** Reads a rule set aloud, sentence by sentence. Slow and plain: the engine is held against it. */
final class Referee {

  private final RuleSet rules;
  private final Landings landings;
  private final Forward forward;
  private final Back back;
  private final Duties duties;
  private final Again again;
  private final Ends ends;

  Referee(RuleSet rules) {
    this.rules = rules;
    landings = new Landings(rules);
    forward = new Forward(rules, landings);
    back = new Back(rules, landings);
    duties = new Duties(rules.forced());
    again = new Again(rules.extraThrows());
    ends = new Ends(rules.ending());
  }

  /** The table at the start, seen by one side; before the opening move, if there is one. */
  Scene start(Side side) {
    Scene scene =
        Scene.empty()
            .withHands(rules.setup().hand().of(side), rules.setup().hand().of(side.other()));
    for (int square : rules.setup().of(side).squares()) {
      scene.put(square, Holder.MOVER);
    }
    for (int square : rules.setup().of(side.other()).squares()) {
      scene.put(square, Holder.RIVAL);
    }
    return scene;
  }

  /** What can be thrown. */
  List<Integer> throwsPossible() {
    return List.copyOf(rules.dice().chances().keySet());
  }

  /**
   * "If you can move you must; if you cannot, the turn passes", unless you may pass in any case.
   *
   * @return what each choice comes to; nothing if the side must pass
   */
  List<Result> results(Scene scene, int thrown) {
    List<Result> results = new ArrayList<>();
    for (Act act : acts(scene, thrown)) {
      results.add(result(scene, thrown, act));
    }
    if (duties.mayPass() && !results.isEmpty()) {
      results.add(pass(scene, thrown));
    }
    return results;
  }

  /** The moves among the choices. */
  List<Act> acts(Scene scene, int thrown) {
    return duties.allowed(scene, possible(scene, thrown));
  }

  /** "Only a side that has no forward move at all moves backward." */
  private List<Act> possible(Scene scene, int thrown) {
    List<Act> ahead = forward.acts(scene, thrown);
    boolean mustGoBack = ahead.isEmpty() && rules.forced().backward() != Backward.NEVER;
    return mustGoBack ? back.acts(scene, thrown) : ahead;
  }

  /** What a throw comes to that moves nothing, whether by choice or not. */
  Result pass(Scene scene, int thrown) {
    boolean oneMore = again.throwsAgain(thrown, Optional.empty());
    return new Result(Optional.empty(), scene, false, oneMore, Outcome.RUNNING);
  }

  /** What one of the choices comes to. */
  Result result(Scene scene, int thrown, Choice choice) {
    for (Result result : results(scene, thrown)) {
      if (result.choice().equals(choice)) {
        return result;
      }
    }
    throw new IllegalArgumentException(choice + " may not move with a " + thrown + " in " + scene);
  }

  /** What may be chosen; nothing if the side must pass. */
  List<Choice> choices(Scene scene, int thrown) {
    return results(scene, thrown).stream().map(Result::choice).toList();
  }

  private Result result(Scene scene, int thrown, Act act) {
    Scene after = landings.after(scene, act);
    return new Result(
        Optional.of(act),
        after,
        act.landsOnRival(scene),
        again.throwsAgain(thrown, Optional.of(act)),
        ends.outcome(after));
  }

  /** "Every game begins with this move"; nothing where the rules name none. */
  Optional<Result> opening(Scene start) {
    if (rules.setup().openingMove().isEmpty()) {
      return Optional.empty();
    }
    OpeningMove move = rules.setup().openingMove().get();
    return Optional.of(result(start, move.value(), Act.step(move.from(), move.to())));
  }

  /** How the game stands, seen by the side that has just moved. */
  Outcome outcome(Scene scene) {
    return ends.outcome(scene);
  }
}
