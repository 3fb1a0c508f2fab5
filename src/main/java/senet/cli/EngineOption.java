package senet.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import senet.config.ConfigException;
import senet.config.LoadedStudy;
import senet.config.SentJson;
import senet.policy.PolicySpec;
import senet.policy.learned.EvaluatorChoice;
import senet.run.Assignment;
import senet.run.Cluster;
import senet.run.ClusterEngine;
import senet.run.Plan;
import senet.run.RunFailure;

/** {@code --engine} and {@code --master}: where the games of a run are played. */
final class EngineOption {
  private static final String LOCAL = "local";
  private static final String SPARK = "spark";

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      description =
          "Who plays: local, this process, or spark, a cluster of Apache Spark; see"
              + " docs/cluster.md (default: ${DEFAULT-VALUE}).")
  private String name = LOCAL;

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "The cluster, as Spark names it: spark://HOST:7077, yarn, local[2] … (default: that of"
              + " spark-submit); --threads is then how many batches it is given at once (default:"
              + " two a core).")
  private @Nullable String master;

  /**
   * The engine; nothing for this process.
   *
   * @throws WrongInput if there is none of that name, or something else is wanted than it does
   */
  Optional<ClusterEngine> engine() throws WrongInput {
    if (name.equals(LOCAL)) {
      if (master != null) {
        throw new WrongInput("--master names a cluster; give --engine spark too, or leave it out");
      }
      return Optional.empty();
    }
    List<ClusterEngine> found =
        ServiceLoader.load(ClusterEngine.class).stream().map(Provider::get).toList();
    Optional<ClusterEngine> engine = found.stream().filter(e -> e.name().equals(name)).findFirst();
    if (engine.isEmpty()) {
      throw new WrongInput("--engine " + name + ": " + missing(found));
    }
    return engine;
  }

  private String missing(List<ClusterEngine> found) {
    return name.equals(SPARK)
        ? "this jar plays on one machine only; mvn -Pspark package makes"
            + " target/spark/senet-spark.jar, which knows Spark (see docs/cluster.md)"
        : "there is no such engine. Known: "
            + String.join(
                ", ",
                Stream.concat(
                        Stream.of(LOCAL, SPARK),
                        found.stream().map(ClusterEngine::name).filter(n -> !n.equals(SPARK)))
                    .toList());
  }

  /**
   * Makes a cluster ready.
   *
   * @throws WrongInput if it is none
   */
  Cluster open(
      ClusterEngine engine,
      LoadedStudy study,
      Duration longestGame,
      List<Path> plugins,
      List<Path> tables)
      throws WrongInput, RunFailure {
    Optional<String> place = Optional.ofNullable(master);
    try {
      return engine.open(new Assignment(study.toSend(), place, longestGame, plugins, tables));
    } catch (IllegalArgumentException e) {
      throw new WrongInput("--master: " + e.getMessage());
    }
  }

  /**
   * Makes sure that what others read of a study is what is to be played.
   *
   * @throws WrongInput if it is not
   */
  void check(LoadedStudy study) throws WrongInput {
    Plan plan = study.plan();
    Optional<PolicySpec> filed =
        Stream.concat(
                plan.scenarios().stream().flatMap(s -> Stream.of(s.first(), s.second())),
                plan.contests().stream().flatMap(c -> Stream.of(c.one(), c.other())))
            .filter(EngineOption::hasFile)
            .findFirst();
    if (filed.isPresent()) {
      throw new WrongInput(
          "--engine "
              + name
              + ": policy "
              + filed.get().label()
              + " has an evaluator from a file, which is not sent to other machines; use"
              + " --engine local, or an evaluator that comes with the product");
    }
    try {
      Plan read = SentJson.plan(study.toSend());
      if (read.scenarios().equals(plan.scenarios()) && read.contests().equals(plan.contests())) {
        return;
      }
    } catch (ConfigException e) {
      throw new WrongInput(refusal("cannot be read there (" + e.getMessage() + ")"));
    }
    throw new WrongInput(refusal("would be played otherwise there"));
  }

  private String refusal(String reason) {
    return "--engine " + name + ": this study " + reason + "; use --engine local";
  }

  private static boolean hasFile(PolicySpec policy) {
    return policy.kind().factory() instanceof EvaluatorChoice.User user
        && user.evaluator().fromFile().isPresent();
  }
}
