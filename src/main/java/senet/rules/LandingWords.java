package senet.rules;

import java.util.ArrayList;
import java.util.List;
import senet.rules.Landing.Neighbours;
import senet.rules.Landing.OnRival;

/** Row 4 in words: landing on a rival, protection and barriers. */
final class LandingWords {
  private LandingWords() {}

  static String of(RuleSet rules) {
    Landing landing = rules.landing();
    List<String> sentences = new ArrayList<>();
    sentences.addAll(onRival(rules));
    boolean mayProtect = landing.onRival() != OnRival.NOT_ALLOWED;
    boolean protects = mayProtect && landing.protection().exists();
    boolean bars = landing.barrier().exists();
    boolean alike = landing.protection().neighbours() == landing.barrier().neighbours();
    boolean apart = protects && bars && !alike;
    if (protects || bars) {
      Neighbours neighbours =
          protects ? landing.protection().neighbours() : landing.barrier().neighbours();
      sentences.add(
          "Pieces of one side on successive squares are a run"
              + (apart ? "." : ", " + turns(neighbours) + "."));
    }
    if (protects) {
      sentences.addAll(protection(landing.protection(), apart));
    } else if (mayProtect) {
      sentences.add("Neighbours protect nothing.");
    }
    if (bars) {
      sentences.addAll(barrier(landing.barrier(), apart));
    } else {
      sentences.add("There are no barriers.");
    }
    return String.join(" ", sentences);
  }

  private static List<String> onRival(RuleSet rules) {
    String lowestFree = "the free square with the lowest number" + exceptWater(rules);
    SquareSet starts = rules.setup().all();
    return switch (rules.landing().onRival()) {
      case NOT_ALLOWED -> List.of("A piece may not land on a rival.");
      case CAPTURE ->
          List.of("A piece that is landed on is captured and leaves the game for good.");
      case SWAP ->
          List.of("A piece that is landed on changes places with the piece that lands on it.");
      case TO_START ->
          starts.isEmpty()
              ? toFree(lowestFree)
              : toFree(
                  "the free square with the lowest number among "
                      + Phrases.squares(starts)
                      + ", where the game starts; if none of those is free, to "
                      + lowestFree
                      + " on the board");
      case TO_REARMOST -> toFree(lowestFree);
      case TO_HAND -> List.of("A piece that is landed on goes back to its owner's hand.");
    };
  }

  private static List<String> toFree(String square) {
    return List.of(
        "A piece that is landed on goes to " + square + ".",
        "The square that the other piece came from counts as free.");
  }

  private static String exceptWater(RuleSet rules) {
    SquareSet water = SquareSet.of(rules.lastSquares().sendsBack().keySet());
    return water.isEmpty() ? "" : " (" + Phrases.squares(water) + " left out)";
  }

  private static List<String> protection(Landing.Protection protection, boolean apart) {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "A piece in a run of "
            + Phrases.number(protection.run())
            + " or more"
            + (apart ? " (" + turns(protection.neighbours()) + ")" : "")
            + " cannot be landed on.");
    if (!protection.exempt().isEmpty()) {
      sentences.add(
          "A piece on "
              + Phrases.squares(protection.exempt(), "or")
              + " neither counts in such a run nor is protected by one.");
    }
    return sentences;
  }

  private static List<String> barrier(Landing.Barrier barrier, boolean apart) {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "A run of "
            + Phrases.number(barrier.run())
            + " or more"
            + (apart ? " (" + turns(barrier.neighbours()) + ")" : "")
            + " is a barrier, which the rival can neither land on nor pass"
            + switch (barrier.bearingOff()) {
              case STOPPED -> "; it also stops the rival's pieces behind it from bearing off.";
              case FREE -> "; the rival's pieces behind it may still bear off.";
            });
    if (!barrier.exempt().isEmpty()) {
      sentences.add(
          "A piece on "
              + Phrases.squares(barrier.exempt(), "or")
              + " does not count in a barrier.");
    }
    return sentences;
  }

  private static String turns(Neighbours neighbours) {
    return switch (neighbours) {
      case PATH -> "also around the turns of the path";
      case ROW -> "within a row of ten only";
    };
  }
}
