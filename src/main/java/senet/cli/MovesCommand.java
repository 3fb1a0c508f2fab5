package senet.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import senet.config.ConfigException;
import senet.game.Engine;
import senet.game.Move;
import senet.game.Position;
import senet.report.BoardImages;
import senet.rules.Forced.Moving;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** {@code senet moves}: the legal moves of a position and what each leads to. */
@Command(
    name = "moves",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Print the legal moves of a position and what each leads to.",
    description = {
      "The position is seen by the side that moves. It need not hold every piece of",
      "the set. A move to 31 bears the piece off; one from 0 enters a piece from the",
      "hand."
    },
    footer = {
      "",
      "Examples:",
      "  senet moves --rules bell --own 26,5 --rival 28 --throw 2",
      "  senet moves --rules museum --own 26,14 --rival 15 --throw 1 --format json",
      "  senet moves --rules standard --own 26,24 --rival 25,7 --throw 1 --svg p.svg"
    })
final class MovesCommand implements Callable<Integer> {

  @Mixin private RulesOption rulesOption = new RulesOption();

  @Option(
      names = "--own",
      required = true,
      paramLabel = "SQUARES",
      description = "The squares of the side that moves, such as 26,5.")
  private String own = "";

  @Option(
      names = "--rival",
      paramLabel = "SQUARES",
      description = "The squares of the other side (default: none).")
  private String rival = "";

  @Option(names = "--throw", required = true, paramLabel = "N", description = "The throw.")
  private int value;

  @Option(names = "--own-off", paramLabel = "N", description = "Own pieces borne off (default 0).")
  private int ownOff;

  @Option(
      names = "--rival-off",
      paramLabel = "N",
      description = "Pieces the other side has borne off (default 0).")
  private int rivalOff;

  @Option(
      names = "--own-hand",
      paramLabel = "N",
      description = "Own pieces in hand, for rules that have a hand (default 0).")
  private int ownHand;

  @Option(
      names = "--rival-hand",
      paramLabel = "N",
      description = "Pieces the other side has in hand (default 0).")
  private int rivalHand;

  @Option(names = "--format", paramLabel = "FORMAT", description = "text (default) or json.")
  private ValueFormat format = ValueFormat.TEXT;

  @Mixin private PictureFile picture = new PictureFile();

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws ConfigException, WrongInput {
    RuleSet rules = rulesOption.load();
    Engine engine = Engine.compile(rules);
    Position position = position(rules);
    if (!engine.isThrow(value)) {
      throw new WrongInput(
          "--throw is "
              + value
              + "; "
              + rules.name()
              + " throws "
              + Arrays.toString(engine.throwValues()));
    }
    List<Move> moves = Move.legal(engine, position, value);
    boolean mayPass = rules.forced().moving() == Moving.OPTIONAL && !moves.isEmpty();
    if (picture.isWanted()) {
      picture.write(BoardImages.moves(picture.language(), rules, position, value, moves));
    }
    PrintWriter out = java.util.Objects.requireNonNull(spec).commandLine().getOut();
    switch (format) {
      case TEXT -> printText(moves, mayPass, out);
      case JSON -> out.println(json(moves, mayPass));
    }
    return Main.DONE;
  }

  private Position position(RuleSet rules) throws WrongInput {
    SquareSet ownSquares = squares("--own", own);
    SquareSet rivalSquares = squares("--rival", rival);
    SquareSet both = new SquareSet(ownSquares.mask() & rivalSquares.mask());
    if (!both.isEmpty()) {
      throw new WrongInput("--own and --rival both have " + both + "; a square holds one piece");
    }
    Limits.within("--own-off", ownOff, 0, SquareSet.BOARD_SIZE);
    Limits.within("--rival-off", rivalOff, 0, SquareSet.BOARD_SIZE);
    if (!rules.usesHands() && (ownHand != 0 || rivalHand != 0)) {
      throw new WrongInput(
          "--own-hand and --rival-hand: no piece is ever in hand under " + rules.name());
    }
    Limits.within("--own-hand", ownHand, 0, SquareSet.BOARD_SIZE);
    Limits.within("--rival-hand", rivalHand, 0, SquareSet.BOARD_SIZE);
    return new Position(ownSquares, rivalSquares, ownOff, ownHand, rivalOff, rivalHand);
  }

  private static SquareSet squares(String option, String text) throws WrongInput {
    int mask = 0;
    for (String part : text.isBlank() ? new String[0] : text.split(",", -1)) {
      int square;
      try {
        square = Integer.parseInt(part.strip());
      } catch (NumberFormatException e) {
        throw new WrongInput(option + " has \"" + part + "\"; write squares as in 26,5");
      }
      if (!SquareSet.isSquare(square)) {
        throw new WrongInput(option + " has " + square + "; squares are 1 to 30");
      }
      if ((mask & SquareSet.bit(square)) != 0) {
        throw new WrongInput(option + " has " + square + " twice; a square holds one piece");
      }
      mask |= SquareSet.bit(square);
    }
    return new SquareSet(mask);
  }

  private static void printText(List<Move> moves, boolean mayPass, PrintWriter out) {
    if (moves.isEmpty()) {
      out.println("pass: no piece can move");
    }
    for (Move move : moves) {
      Position after = move.after();
      out.println(
          (move.isEntering() ? "hand" : move.from())
              + " to "
              + (move.isBearingOff() ? "off" : move.to())
              + ": own "
              + side(after.own(), after.ownOff(), after.ownHand())
              + ", rival "
              + side(after.rival(), after.rivalOff(), after.rivalHand())
              + ", "
              + move.outcome().word());
    }
    if (mayPass) {
      out.println("or pass");
    }
  }

  private static String side(SquareSet squares, int off, int hand) {
    return squares + " (" + off + " off" + (hand == 0 ? ")" : ", " + hand + " in hand)");
  }

  private static String json(List<Move> moves, boolean mayPass) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("moves", moves.stream().map(JsonMove::of).toList());
    if (mayPass) {
      keys.put("mayPass", true);
    }
    try {
      return new ObjectMapper().writeValueAsString(keys);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("numbers and words can be written", e);
    }
  }

  /** A move as it is written in JSON; the hands are left out while they are empty. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record JsonMove(
      int from,
      int to,
      List<Integer> own,
      List<Integer> rival,
      int ownOff,
      int rivalOff,
      @Nullable Integer ownHand,
      @Nullable Integer rivalHand,
      String outcome) {
    static JsonMove of(Move move) {
      Position after = move.after();
      return new JsonMove(
          move.from(),
          move.to(),
          after.own().squares(),
          after.rival().squares(),
          after.ownOff(),
          after.rivalOff(),
          after.ownHand() == 0 ? null : after.ownHand(),
          after.rivalHand() == 0 ? null : after.rivalHand(),
          move.outcome().word());
    }
  }
}
