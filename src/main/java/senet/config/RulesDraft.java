package senet.config;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import senet.rules.BearOff;
import senet.rules.Ending;
import senet.rules.ExtraThrows;
import senet.rules.Forced;
import senet.rules.Hand;
import senet.rules.Landing;
import senet.rules.LastSquares;
import senet.rules.OpeningMove;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.rules.SendsBack;
import senet.rules.Setup;
import senet.rules.SquareSet;
import senet.rules.Starter;
import senet.rules.Throws;

/** A rule set while a file is read: what a key does not change stays as the base has it. */
final class RulesDraft {
  String name = "";
  String title = "";
  String source = "";
  SortedMap<Row, String> notes = new TreeMap<>();
  SquareSet odd = SquareSet.NONE;
  SquareSet even = SquareSet.NONE;
  int handOdd;
  int handEven;
  SortedMap<Integer, Integer> enter = new TreeMap<>();
  Starter starter = Starter.ODD;
  Optional<OpeningMove> openingMove = Optional.empty();
  Throws dice = new Throws.Table(Collections.emptySortedMap());
  ExtraThrows extraThrows = ExtraThrows.NONE;
  Landing.OnRival onRival = Landing.OnRival.NOT_ALLOWED;
  Landing.Protection protection = Landing.Protection.NONE;
  Landing.Barrier barrier = Landing.Barrier.NONE;
  SquareSet safe = SquareSet.NONE;
  SortedMap<Integer, String> houses = new TreeMap<>();
  SortedMap<Integer, SendsBack> sendsBack = new TreeMap<>();
  SquareSet gates = SquareSet.NONE;
  OptionalInt trap = OptionalInt.empty();
  SquareSet locked = SquareSet.NONE;
  SortedMap<Integer, BearOff> bearOff = new TreeMap<>();
  LastSquares.Condition bearOffWhen = LastSquares.Condition.NONE;
  SquareSet priority = SquareSet.NONE;
  Forced.Moving moving = Forced.Moving.COMPULSORY;
  Forced.Capturing capturing = Forced.Capturing.FREE;
  Forced.Backward backward = Forced.Backward.NEVER;
  SquareSet neverBackward = SquareSet.NONE;
  Ending.Goal goal = Ending.Goal.ALL_OFF;
  int points = 1;
  Ending.EqualPoints equalPoints = Ending.EqualPoints.DRAW;
  OptionalInt maxThrows = OptionalInt.empty();

  /** The title of the base, or null for a rule set from nothing. */
  @Nullable String baseTitle;

  /** Stands for a base that could not be read, so that its lack is not told again and again. */
  static RulesDraft ofUnknownBase() {
    RulesDraft draft = new RulesDraft();
    draft.openingMove = Optional.of(new OpeningMove(1, 1));
    Setup alternating = Setup.alternating(5, Starter.ODD);
    draft.odd = alternating.odd();
    draft.even = alternating.even();
    draft.dice = new Throws.Sticks(4, 0.5, 5);
    draft.extraThrows = new ExtraThrows(new TreeSet<>(List.of(1)), ExtraThrows.When.ALWAYS);
    draft.protection = new Landing.Protection(2, Landing.Neighbours.PATH);
    draft.barrier = new Landing.Barrier(2, Landing.Neighbours.PATH, Landing.BearingOff.FREE);
    return draft;
  }

  /** Starts from a base. */
  static RulesDraft from(RuleSet base) {
    RulesDraft draft = new RulesDraft();
    draft.baseTitle = base.title();
    draft.title = base.title();
    draft.source = base.source();
    draft.notes.putAll(base.notes());
    draft.odd = base.setup().odd();
    draft.even = base.setup().even();
    draft.handOdd = base.setup().hand().odd();
    draft.handEven = base.setup().hand().even();
    draft.enter.putAll(base.setup().hand().enter());
    draft.starter = base.setup().starter();
    draft.openingMove = base.setup().openingMove();
    draft.dice = base.dice();
    draft.extraThrows = base.extraThrows();
    draft.onRival = base.landing().onRival();
    draft.protection = base.landing().protection();
    draft.barrier = base.landing().barrier();
    draft.safe = base.safe();
    draft.houses.putAll(base.lastSquares().names());
    draft.sendsBack.putAll(base.lastSquares().sendsBack());
    draft.gates = base.lastSquares().gates();
    draft.trap = base.lastSquares().trap();
    draft.locked = base.lastSquares().locked();
    draft.bearOff.putAll(base.lastSquares().bearOff());
    draft.bearOffWhen = base.lastSquares().condition();
    draft.priority = base.forced().priority();
    draft.moving = base.forced().moving();
    draft.capturing = base.forced().capturing();
    draft.backward = base.forced().backward();
    draft.neverBackward = base.forced().neverBackward();
    draft.goal = base.ending().goal();
    draft.points = base.ending().points();
    draft.equalPoints = base.ending().equalPoints();
    draft.maxThrows = base.ending().cap();
    return draft;
  }

  /** The base's rows that the draft has changed: their notes no longer hold. */
  private List<Row> changedRows(RuleSet base, RuleSet changed) {
    List<Row> rows = new ArrayList<>();
    for (Row row : Row.values()) {
      if (!row.of(base).equals(row.of(changed))) {
        rows.add(row);
      }
    }
    return rows;
  }

  /** The rule set, with the base's notes kept for the rows that are as in the base. */
  RuleSet finish(@Nullable RuleSet base) {
    RuleSet finished = build();
    if (base != null) {
      changedRows(base, finished).stream()
          .filter(row -> java.util.Objects.equals(notes.get(row), base.notes().get(row)))
          .forEach(notes::remove);
    }
    return build();
  }

  private RuleSet build() {
    return new RuleSet(
        name,
        title,
        source,
        notes,
        new Setup(odd, even, new Hand(handOdd, handEven, enter), starter, openingMove),
        dice,
        extraThrows,
        new Landing(onRival, protection, barrier),
        safe,
        new LastSquares(houses, sendsBack, gates, locked, bearOff, bearOffWhen, trap),
        new Forced(priority, moving, capturing, backward, neverBackward),
        new Ending(goal, points, equalPoints, maxThrows));
  }
}
