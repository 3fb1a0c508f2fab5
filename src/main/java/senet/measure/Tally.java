package senet.measure;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import senet.game.GameResult;
import senet.game.GameResult.End;
import senet.rules.Side;
import senet.stats.ChanceSums;
import senet.stats.Histogram;
import senet.stats.RatioSums;

/**
 * What many games came to, in whole numbers only, so that tallies add up to the same whatever the
 * order. Mutable; not for use by several threads.
 */
public final class Tally {
  private static final Side[] SIDES = Side.values();
  private static final End[] ENDS = End.values();
  private static final Count[] COUNTS = Count.values();

  private final long[] ends = new long[SIDES.length * ENDS.length];
  private final Histogram[] histograms = new Histogram[COUNTS.length];
  private final RatioSums choices;

  /** Of no games where no endgame tables are used. */
  private final ChanceSums chances;

  /** Of no games where squares are not counted. */
  private final SquareTally squares = new SquareTally();

  private final FirstGames firstGames = new FirstGames();

  /** A tally of no games. */
  public Tally() {
    this(Map.of(), new RatioSums(), new ChanceSums());
  }

  /**
   * A tally as it was kept: the distribution of each count, the choices (y) by moves (x), and the
   * chances by endgame tables.
   */
  public Tally(Map<Count, Histogram> distributions, RatioSums choices, ChanceSums chances) {
    for (Count count : COUNTS) {
      histograms[count.ordinal()] =
          Objects.requireNonNullElseGet(distributions.get(count), Histogram::new);
    }
    this.choices = choices;
    this.chances = chances;
  }

  /** Adds a game. */
  public void add(GameResult game) {
    ends[index(game.starter(), game.end())]++;
    // written out, since a loop over functions makes calls that cannot be inlined
    of(Count.FIRST_SCORE).add(game.firstScore());
    of(Count.SECOND_SCORE).add(game.secondScore());
    of(Count.MARGIN).add(game.firstScore() - game.secondScore());
    of(Count.THROWS).add(game.throwCount());
    of(Count.TURNS).add(game.turns());
    of(Count.MOVES).add(game.moves());
    of(Count.PASSES).add(game.passes());
    of(Count.LANDINGS).add(game.landings());
    choices.add(game.choices(), game.moves());
  }

  /** Adds a game whose place among the games of its scenario is known, from 0. */
  public void add(GameResult game, long index) {
    add(game);
    firstGames.add(game.throwCount(), index);
  }

  /**
   * Adds what the endgame tables say of a game that is added too.
   *
   * @param win P(who moves first wins), in units of {@link ChanceSums#UNIT}
   * @param draw P(a draw), likewise
   */
  public void addChances(int win, int draw) {
    chances.add(win, draw);
  }

  /** Adds games that are known only by how they ended; for tallies read from a file. */
  public void addEnds(Side starter, End end, long games) {
    ends[index(starter, end)] += games;
  }

  /** Adds all games of another tally. */
  public void merge(Tally other) {
    for (int i = 0; i < ends.length; i++) {
      ends[i] += other.ends[i];
    }
    for (int i = 0; i < histograms.length; i++) {
      histograms[i].merge(other.histograms[i]);
    }
    choices.merge(other.choices);
    chances.merge(other.chances);
    if (other.squares.games() > 0) {
      squares.merge(other.squares);
    }
    firstGames.merge(other.firstGames);
  }

  private static int index(Side starter, End end) {
    return starter.ordinal() * ENDS.length + end.ordinal();
  }

  /** How many games. */
  public long games() {
    long games = 0;
    for (long count : ends) {
      games += count;
    }
    return games;
  }

  /** How many games ended so. */
  public long ends(End end) {
    return ends(Side.ODD, end) + ends(Side.EVEN, end);
  }

  /** How many games that {@code starter} began ended so. */
  public long ends(Side starter, End end) {
    return ends[index(starter, end)];
  }

  /** How many games {@code starter} began. */
  public long games(Side starter) {
    long games = 0;
    for (End end : ENDS) {
      games += ends(starter, end);
    }
    return games;
  }

  /** The distribution of a count. */
  public Histogram of(Count count) {
    return histograms[count.ordinal()];
  }

  /** All distributions. */
  public Map<Count, Histogram> distributions() {
    Map<Count, Histogram> all = new EnumMap<>(Count.class);
    for (Count count : COUNTS) {
      all.put(count, of(count));
    }
    return all;
  }

  /** The chances of who moves first by endgame tables, a pair a game; none without tables. */
  public ChanceSums chances() {
    return chances;
  }

  /** What happened on each square; of no games where that is not counted. */
  public SquareTally squares() {
    return squares;
  }

  /** The first game of each length; none where games have no index. */
  public FirstGames firstGames() {
    return firstGames;
  }

  /** Legal moves (y) against moves made (x), a pair a game. */
  public RatioSums choices() {
    return choices;
  }
}
