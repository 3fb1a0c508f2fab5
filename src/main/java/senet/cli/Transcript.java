package senet.cli;

import java.io.PrintWriter;
import java.util.List;
import senet.game.GameRecord.Step;
import senet.game.Move;
import senet.game.Position;
import senet.rules.RuleSet;
import senet.rules.SquareSet;
import senet.run.Scenario;

/** Prints a game throw by throw: what was thrown, what moved, and the board where it changed. */
final class Transcript {
  private final RuleSet rules;
  private final Scenario scenario;
  private final PrintWriter out;

  Transcript(RuleSet rules, Scenario scenario, PrintWriter out) {
    this.rules = rules;
    this.scenario = scenario;
    this.out = out;
  }

  void write(Position start, List<Step> steps) {
    String first = scenario.first().label();
    String second = scenario.second().label();
    out.println("  ● first (" + first + ")   ○ second (" + second + ")");
    out.println();
    BoardDrawing.lines(start, rules).forEach(out::println);
    steps.forEach(this::write);
  }

  private void write(Step step) {
    String who = step.firstMoves() ? "● first" : "○ second";
    out.println();
    String thrown = step.number() + ". " + who + " throws " + step.value();
    if (step.move().isEmpty()) {
      out.println(thrown + (step.isChosenPass() ? " and passes" : " and must pass"));
      return;
    }
    out.println(thrown + ": " + words(step.seenByMover(), step.move().get()));
    BoardDrawing.lines(step.after(), rules).forEach(out::println);
  }

  private static String words(Position seen, Move move) {
    if (move.isBearingOff()) {
      return "bears off from " + move.from();
    }
    StringBuilder words =
        new StringBuilder((move.isEntering() ? "enters on " : move.from() + " to ") + move.to());
    if (seen.rival().contains(move.to())) {
      words.append(hit(seen, move));
    }
    if (!move.after().own().contains(move.to())) {
      int rest = move.after().own().mask() & ~seen.own().mask();
      words.append(", sent back to ").append(new SquareSet(rest));
    }
    return words.toString();
  }

  /** What becomes of the piece that a move lands on. */
  private static String hit(Position seen, Move move) {
    Position after = move.after();
    SquareSet rest = new SquareSet(after.rival().mask() & ~seen.rival().mask());
    if (!rest.isEmpty()) {
      return rest.contains(move.from()) ? ", changing places" : ", sending it back to " + rest;
    }
    return after.rivalHand() > seen.rivalHand() ? ", sending it to the hand" : ", capturing";
  }
}
