package senet.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import senet.measure.PairTally;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.policy.learned.LearnedEvaluator;
import senet.policy.learned.LearnedPolicy;
import senet.policy.learned.Training;
import senet.policy.learned.TrainingSettings;
import senet.rules.RuleSet;
import senet.stats.Estimate;
import senet.stats.PairScores;

/**
 * Trains an evaluator, and now and then lets it play against greedy, which it does not learn from.
 */
public final class TrainingRun {

  /** How many pairs of games an examination has. */
  public static final int EXAM_PAIRS = 2_000;

  /** The confidence of the intervals. */
  public static final double CONFIDENCE = 0.95;

  /** The policy played against. */
  public static final String OPPONENT = "greedy";

  /** Hundredths of the games after which there is an examination: often where most is learned. */
  private static final int[] EXAMS = {0, 1, 2, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100};

  /** Few enough games for a fraction of a second. */
  private static final int CHUNK = 500;

  /**
   * An examination.
   *
   * @param games how many games were played before it
   * @param error the root mean squared step of values in the games since the one before; NaN before
   *     the first game
   * @param score the mean score against greedy, in pairs of games on the same dice
   */
  public record Exam(int games, double error, Estimate score) {}

  /** Is told how the training goes on. */
  public interface Listener {
    void examined(Exam exam);
  }

  /**
   * What came of it.
   *
   * @param evaluator the evaluator after all games
   * @param exams the examinations, in order
   */
  public record Trained(LearnedEvaluator evaluator, List<Exam> exams) {}

  private final RuleSet rules;
  private final TrainingSettings settings;
  private final String version;
  private final Listener listener;

  /** A training that has not begun; {@code version} is noted in the evaluator. */
  public TrainingRun(RuleSet rules, TrainingSettings settings, String version, Listener listener) {
    this.rules = rules;
    this.settings = settings;
    this.version = version;
    this.listener = listener;
  }

  /**
   * Trains in this thread. The same rules and settings give the same evaluator.
   *
   * @throws InterruptedException if the thread was interrupted
   */
  public Trained run() throws RunFailure, InterruptedException {
    Training training = new Training(rules, settings);
    List<Exam> exams = new ArrayList<>();
    for (int hundredths : EXAMS) {
      int games = (int) ((long) settings.games() * hundredths / 100);
      if (!exams.isEmpty() && games == exams.get(exams.size() - 1).games()) {
        continue;
      }
      while (training.played() < games) {
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
        training.play(Math.min(CHUNK, games - training.played()));
      }
      Exam exam = new Exam(games, training.error(), score(training.evaluator(version)));
      exams.add(exam);
      listener.examined(exam);
    }
    return new Trained(training.evaluator(version), List.copyOf(exams));
  }

  private Estimate score(LearnedEvaluator evaluator) throws RunFailure {
    PolicySpec learned = LearnedPolicy.with("in-training", evaluator);
    PolicySpec opponent = PolicySpec.of(Policies.find(OPPONENT).orElseThrow());
    Contest contest = new Contest(rules, learned, opponent, EXAM_PAIRS, Optional.empty());
    Plan plan =
        new Plan("", "", settings.seed(), CONFIDENCE, List.of(), List.of(), List.of())
            .withContests(List.of(contest));
    PairTally tally =
        new ContestPlayer(plan, new Watch(Runner.LONGEST_GAME)).play(new Batch(0, 0, EXAM_PAIRS));
    return PairScores.mean(tally.counts().scores(), CONFIDENCE);
  }
}
