package senet.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import senet.run.Assignment;
import senet.run.Cluster;
import senet.run.ClusterEngine;
import senet.run.RunFailure;

/**
 * Apache Spark. All its own settings are taken from where {@code spark-submit} puts them, the
 * system properties {@code spark.…}.
 */
public final class SparkEngine implements ClusterEngine {
  private static final String MASTER = "spark.master";
  private static final String JARS = "spark.jars";

  private static final Pattern MASTERS =
      Pattern.compile(
          "local(\\[(\\d+|\\*)(,\\d+)?])?|local-cluster\\[\\d+,\\d+,\\d+]"
              + "|spark://[^:,/]+:\\d+(,[^:,/]+:\\d+)*|yarn|k8s://.+");
  private static final Pattern ADDRESS = Pattern.compile("([^:,/]+):(\\d{1,5})(?=,|$)");
  private static final int LONGEST_KNOCK_MILLIS = 5_000;

  /** For {@link java.util.ServiceLoader}. */
  public SparkEngine() {}

  @Override
  public String name() {
    return "spark";
  }

  @Override
  public Cluster open(Assignment assignment) throws RunFailure {
    SparkConf conf = conf(assignment.place());
    String master = conf.get(MASTER);
    knock(master);
    try {
      return new SparkCluster(new JavaSparkContext(conf), assignment);
    } catch (RuntimeException e) {
      throw RunFailure.told("the cluster " + master + " cannot be used: " + SparkTrouble.reason(e));
    }
  }

  private static SparkConf conf(Optional<String> place) {
    SparkConf conf = new SparkConf().setAppName("senet");
    place.ifPresent(conf::setMaster);
    if (!conf.contains(MASTER)) {
      throw new IllegalArgumentException(
          "is missing; name the cluster, as in --master spark://HOST:7077");
    }
    if (!MASTERS.matcher(conf.get(MASTER)).matches()) {
      throw new IllegalArgumentException(
          "\""
              + conf.get(MASTER)
              + "\" is no cluster of Spark; such are spark://HOST:7077, yarn, k8s://HOST:PORT,"
              + " local[2]");
    }
    conf.setIfMissing("spark.log.level", "WARN");
    conf.setIfMissing("spark.ui.showConsoleProgress", "false");
    // a batch may meet several executors that are lost, and a game that fails is no failed task
    conf.setIfMissing("spark.task.maxFailures", "16");
    ownJar().ifPresent(jar -> addJar(conf, jar));
    return conf;
  }

  /** The jar of this class, which executors need; nothing where classes lie in a folder. */
  private static Optional<Path> ownJar() {
    try {
      Path own =
          Path.of(
              SparkEngine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Optional.of(own).filter(Files::isRegularFile);
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  /** Sends the jar along, unless {@code spark-submit} does. */
  private static void addJar(SparkConf conf, Path jar) {
    String jars = conf.get(JARS, "");
    if (!jars.contains(jar.getFileName().toString())) {
      conf.set(JARS, jars.isEmpty() ? jar.toUri().toString() : jars + "," + jar.toUri());
    }
  }

  /** Asks whether a standalone master is there; Spark itself would try for a minute. */
  private static void knock(String master) throws RunFailure {
    if (!master.startsWith("spark://")) {
      return;
    }
    String trouble = "";
    Matcher addresses = ADDRESS.matcher(master.substring("spark://".length()));
    while (addresses.find()) {
      try (Socket socket = new Socket()) {
        int port = Integer.parseInt(addresses.group(2));
        socket.connect(new InetSocketAddress(addresses.group(1), port), LONGEST_KNOCK_MILLIS);
        return;
      } catch (IOException | IllegalArgumentException e) {
        trouble = SparkTrouble.reason(e);
      }
    }
    throw RunFailure.told("no master of Spark answers at " + master + ": " + trouble);
  }
}
