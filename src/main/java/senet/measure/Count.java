package senet.measure;

import senet.game.GameResult;

/** A whole number observed once in every game; its exact distribution is kept. */
public enum Count {
  FIRST_SCORE("first-score", "pieces borne off by who moves first", "points") {
    @Override
    public int of(GameResult game) {
      return game.firstScore();
    }
  },
  SECOND_SCORE("second-score", "pieces borne off by who moves second", "points") {
    @Override
    public int of(GameResult game) {
      return game.secondScore();
    }
  },
  MARGIN("margin", "first score minus second score", "points") {
    @Override
    public int of(GameResult game) {
      return game.firstScore() - game.secondScore();
    }
  },
  THROWS("throws", "all throws of a game, passes included", "throws") {
    @Override
    public int of(GameResult game) {
      return game.throwCount();
    }
  },
  TURNS("turns", "stretches of throws by one side", "turns") {
    @Override
    public int of(GameResult game) {
      return game.turns();
    }
  },
  MOVES("moves", "throws that moved a piece", "moves") {
    @Override
    public int of(GameResult game) {
      return game.moves();
    }
  },
  PASSES("passes", "throws that could move no piece", "throws") {
    @Override
    public int of(GameResult game) {
      return game.passes();
    }
  },
  LANDINGS("landings", "moves that landed on a rival", "moves") {
    @Override
    public int of(GameResult game) {
      return game.landings();
    }
  };

  private final String word;
  private final String description;
  private final String unit;

  Count(String word, String description, String unit) {
    this.word = word;
    this.description = description;
    this.unit = unit;
  }

  /** What is observed in this game. */
  public abstract int of(GameResult game);

  /** The measure's name in files. */
  public String word() {
    return word;
  }

  /** What is counted, in a phrase. */
  public String description() {
    return description;
  }

  /** The unit, in the plural. */
  public String unit() {
    return unit;
  }
}
