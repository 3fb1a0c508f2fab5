package senet.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * Rules in plain English, made from the data, so that the words cannot differ from what is played.
 */
public final class Description {

  private static final String[] SMALL_NUMBERS = {
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve"
  };

  private Description() {}

  /** What a rule set says in one row, in one or more sentences. */
  public static String sentence(RuleSet rules, Row row) {
    return switch (row) {
      case SETUP -> setup(rules.setup());
      case THROWS -> dice(rules.dice());
      case EXTRA_THROWS -> extraThrows(rules.extraThrows());
      case LANDING -> landing(rules.landing());
      case SAFE -> safe(rules.safe());
      case LAST_SQUARES -> lastSquares(rules);
      case FORCED -> forced(rules.forced().priority());
      case END -> end(rules.ending());
    };
  }

  private static String setup(Setup setup) {
    String pieces;
    if (setup.isAlternating()) {
      int count = setup.odd().size();
      pieces =
          capital(number(count))
              + (count == 1 ? " piece" : " pieces")
              + " a side, alternating on squares 1–"
              + 2 * count
              + ".";
    } else {
      pieces =
          "The odd side starts on "
              + Phrases.squares(setup.odd())
              + ", the even side on "
              + Phrases.squares(setup.even())
              + ".";
    }
    return pieces
        + switch (setup.starter()) {
          case ODD ->
              setup.isAlternating()
                  ? " The side on the odd squares moves first."
                  : " The odd side moves first.";
          case EVEN ->
              setup.isAlternating()
                  ? " The side on the even squares moves first."
                  : " The even side moves first.";
          case ROLL_OFF -> " Both throw for the start: the higher throw begins, ties throw again.";
        };
  }

  private static String dice(Throws dice) {
    if (dice instanceof Throws.Sticks sticks) {
      String fair =
          sticks.up() == 0.5
              ? ""
              : ", each face up with a chance of " + Phrases.decimal(sticks.up());
      return capital(number(sticks.count()))
          + " two-faced "
          + (sticks.count() == 1 ? "stick" : "sticks")
          + fair
          + ": the throw is the number of faces up; none up counts "
          + sticks.none()
          + ".";
    }
    if (dice instanceof Throws.Die die) {
      return "One die with "
          + die.faces().size()
          + " faces, each equally likely: "
          + Phrases.list(die.faces())
          + ".";
    }
    return "A throw of "
        + dice.chances().entrySet().stream()
            .map(entry -> entry.getKey() + " (chance " + Phrases.decimal(entry.getValue()) + ")")
            .collect(Collectors.collectingAndThen(Collectors.toList(), Phrases::list))
        + ".";
  }

  private static String extraThrows(ExtraThrows extra) {
    if (extra.values().isEmpty()) {
      return "None: a side throws once a turn.";
    }
    return "A throw of "
        + Phrases.list(extra.values(), "or")
        + switch (extra.when()) {
          case AFTER_A_MOVE ->
              " gives another throw after the move; if no piece could move, the turn passes.";
          case AFTER_A_FORWARD_MOVE ->
              " gives another throw after a forward move; otherwise the turn passes.";
          case ALWAYS -> " gives another throw, even if no piece could move.";
        };
  }

  private static String landing(Landing landing) {
    StringBuilder text = new StringBuilder();
    text.append(
        switch (landing.onRival()) {
          case NOT_ALLOWED -> "A piece may not land on a rival.";
          case CAPTURE -> "A piece that is landed on is captured and leaves the game for good.";
          case SWAP -> "A piece that is landed on changes places with the piece that lands.";
          case TO_START -> "A piece that is landed on goes back to the rearmost free start square.";
          case TO_REARMOST -> "A piece that is landed on goes back to the rearmost free square.";
          case TO_HAND -> "A piece that is landed on goes back to its owner's hand.";
        });
    Landing.Protection protection = landing.protection();
    if (protection.exists()) {
      text.append(" A piece in a row of ")
          .append(number(protection.run()))
          .append(" or more of its own side cannot be landed on")
          .append(neighbours(protection.neighbours()))
          .append('.');
    } else if (landing.onRival() != Landing.OnRival.NOT_ALLOWED) {
      text.append(" Neighbours protect nothing.");
    }
    Landing.Barrier barrier = landing.barrier();
    if (barrier.exists()) {
      text.append(' ')
          .append(capital(number(barrier.run())))
          .append(" or more in a row are a barrier, which the rival can neither land on nor pass")
          .append(neighbours(barrier.neighbours()))
          .append(
              switch (barrier.bearingOff()) {
                case STOPPED -> "; it also stops pieces behind it from bearing off.";
                case FREE -> "; pieces behind it may still bear off.";
              });
    } else {
      text.append(" There are no barriers.");
    }
    return text.toString();
  }

  private static String neighbours(Landing.Neighbours neighbours) {
    return switch (neighbours) {
      case PATH -> " (neighbours on the path, around the turns)";
      case ROW -> " (neighbours within a row of ten)";
    };
  }

  private static String safe(SquareSet safe) {
    return safe.isEmpty()
        ? "None."
        : "A piece on " + Phrases.squares(safe) + " cannot be landed on.";
  }

  private static String lastSquares(RuleSet rules) {
    LastSquares last = rules.lastSquares();
    List<String> sentences = new ArrayList<>();
    if (!last.names().isEmpty()) {
      sentences.add(
          last.names().entrySet().stream()
                  .map(house -> house.getKey() + " is the " + withoutThe(house.getValue()))
                  .collect(Collectors.collectingAndThen(Collectors.toList(), Phrases::list))
              + ".");
    }
    for (int gate : last.gates().squares()) {
      sentences.add("Every piece must land exactly on " + gate + " before it may go further.");
    }
    last.sendsBack().forEach((square, sends) -> sentences.add(sendsBack(square, sends)));
    sentences.addAll(bearingOff(rules));
    if (!last.locked().isEmpty()) {
      sentences.add(
          "A piece on " + Phrases.squares(last.locked()) + " stays there until it bears off.");
    }
    return String.join(" ", sentences);
  }

  private static String withoutThe(String name) {
    return name.startsWith("The ") ? name.substring(4) : name;
  }

  private static String sendsBack(int square, SendsBack sends) {
    return "A piece that lands on "
        + square
        + " goes at once to "
        + sends.to()
        + switch (sends.ifTaken()) {
          case NEAREST_BEFORE -> ", or if that is taken to the nearest free square before it.";
          case NEAREST_AFTER -> ", or if that is taken to the nearest free square after it.";
          case ILLEGAL -> "; while that is taken the move is illegal.";
        };
  }

  /** One sentence for each group of squares in a row that bear off by the same rule. */
  private static List<String> bearingOff(RuleSet rules) {
    SortedMap<Integer, BearOff> bearOff = rules.lastSquares().bearOff();
    Collection<Integer> thrown = rules.dice().chances().keySet();
    List<String> ways = new ArrayList<>();
    for (Map.Entry<Integer, BearOff> entry : bearOff.entrySet()) {
      int square = entry.getKey();
      List<Integer> values = List.copyOf(entry.getValue().valuesFrom(square, thrown));
      ways.add(
          "from "
              + square
              + (entry.getValue().kind() == BearOff.Kind.ANY
                  ? " with any throw"
                  : " with a " + Phrases.list(values, "or")));
    }
    return List.of("Pieces bear off " + Phrases.list(ways) + ", and from no other square.");
  }

  private static String forced(SquareSet priority) {
    return priority.isEmpty()
        ? "A side that can move must move, with any piece that can."
        : "A side that can move must move; if a piece on "
            + Phrases.squares(priority)
            + " can move, it must be one of those.";
  }

  private static String end(Ending ending) {
    return switch (ending.goal()) {
          case ALL_OFF -> "The first side to bear off all its pieces wins.";
          case MOST_OFF ->
              "A piece borne off is one point. The game ends as soon as one side has more than the"
                  + " other can still reach, and that side wins; an empty board at equal points is"
                  + " a draw.";
          case MOST_OFF_PLAYED_OUT ->
              "A piece borne off is one point. The game is played until the board is empty, and the"
                  + " side with more points wins; equal points are a draw.";
        }
        + (ending.maxThrows() == Ending.DEFAULT_MAX_THROWS
            ? ""
            : " A game that reaches " + ending.maxThrows() + " throws is left unfinished.");
  }

  private static String number(int number) {
    return number < SMALL_NUMBERS.length ? SMALL_NUMBERS[number] : Integer.toString(number);
  }

  private static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
