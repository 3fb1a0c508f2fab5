package senet.policy.learned;

import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameRandom;
import senet.game.GameResult;
import senet.game.Policy;
import senet.rules.RuleSet;
import senet.rules.Starter;

/**
 * Trains an evaluator by self-play with temporal differences, TD(&lambda;) (Sutton 1988; Tesauro
 * 1995 for backgammon): both sides make the moves that the evaluator likes best, the dice seeing to
 * variety, and after each game the value of every position before a throw moves towards its
 * &lambda;-return. From the end of the game backward that is
 *
 * <p>G(last) = &plusmn;1 for a win or a loss, 0 for a draw; G(t) = &plusmn;((1 - &lambda;) V(t + 1)
 * + &lambda; G(t + 1)),
 *
 * <p>with a minus where the other side throws next. V(t + 1) is the value before its own step. A
 * game that is cut short tells nothing of its last position. Games begin with the odd and the even
 * side in turn, unless an opening move is ruled. For one thread.
 */
public final class Training {

  /** The first weights are drawn evenly from minus this to this. */
  private static final double FIRST_WEIGHTS = 0.1;

  private static final double FIRST_OUTPUT_WEIGHTS = 0.25;

  private final RuleSet rules;
  private final TrainingSettings settings;
  private final Learner learner;
  private final Episode episode = new Episode();
  private final List<Game> games;
  private final GameRandom random;
  private final GameResult result = new GameResult();
  private int played;
  private double squaredErrors;
  private long positions;

  /**
   * A training that has not begun.
   *
   * @throws IllegalArgumentException if the rules cannot be played
   */
  public Training(RuleSet rules, TrainingSettings settings) {
    this.rules = rules;
    this.settings = settings;
    Engine engine = Engine.compile(rules);
    learner = new Learner(engine, firstNetwork(settings));
    Policy policy = new LearnedPolicy(engine, learner.values());
    games = starts(rules).stream().map(start -> new Game(start, policy, policy, episode)).toList();
    random = new GameRandom(settings.seed(), "self-play");
  }

  private static List<Engine> starts(RuleSet rules) {
    return rules.setup().openingMove().isPresent()
        ? List.of(Engine.compile(rules))
        : List.of(
            Engine.compile(rules.startedBy(Starter.ODD, rules.name())),
            Engine.compile(rules.startedBy(Starter.EVEN, rules.name())));
  }

  private static Network firstNetwork(TrainingSettings settings) {
    Network network = new Network(settings.hidden());
    if (settings.hidden() > 0) {
      UniformRandomProvider drawn = new GameRandom(settings.seed(), "first weights").dice(0);
      draw(network.weights, FIRST_WEIGHTS, drawn);
      draw(network.outputWeights, FIRST_OUTPUT_WEIGHTS, drawn);
    }
    return network;
  }

  private static void draw(double[] numbers, double most, UniformRandomProvider drawn) {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = most * (2 * drawn.nextDouble() - 1);
    }
  }

  /** Plays some more games and learns from each; no more than the settings say in all. */
  public void play(int more) {
    for (int end = Math.min(settings.games(), played + more); played < end; played++) {
      games.get(played % games.size()).play(random, played, result);
      learn(settings.rate(played));
    }
  }

  private void learn(double rate) {
    int last = episode.length() - 1;
    double target = lastTarget(last);
    for (int t = last; t >= 0; t--) {
      double error = learner.learn(episode.board(t), episode.counts(t), target, rate);
      squaredErrors += error * error;
      // (1 - lambda) (target + error) + lambda target
      double back = target + (1 - settings.lambda()) * error;
      target = t > 0 && episode.byFirst(t) == episode.byFirst(t - 1) ? back : -back;
    }
    positions += episode.length();
  }

  private double lastTarget(int last) {
    double forFirst =
        switch (result.end()) {
          case FIRST_WINS -> 1;
          case SECOND_WINS -> -1;
          case DRAW -> 0;
          case UNFINISHED -> Double.NaN;
        };
    if (Double.isNaN(forFirst)) {
      return learner.values().of(episode.board(last), episode.counts(last));
    }
    return episode.byFirst(last) ? forFirst : -forFirst;
  }

  /** How many games were played. */
  public int played() {
    return played;
  }

  /** Whether all games are played. */
  public boolean isDone() {
    return played == settings.games();
  }

  /**
   * The root of the mean squared difference between values and what they moved towards, over the
   * games played since this was last asked.
   */
  public double error() {
    double error = Math.sqrt(squaredErrors / positions);
    squaredErrors = 0;
    positions = 0;
    return error;
  }

  /** The evaluator as it is now. */
  public LearnedEvaluator evaluator(String version) {
    return LearnedEvaluator.of(
        new Origin(rules.name(), Origin.hash(rules), version, settings), learner.learned());
  }
}
