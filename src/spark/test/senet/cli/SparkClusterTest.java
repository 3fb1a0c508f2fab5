package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A standalone master with two workers of one core each on this machine, and {@code spark-submit}:
 * one worker is killed in mid-run, its executor too, and the bytes are those of the local engine.
 */
@Tag("cluster")
class SparkClusterTest {
  private static final Path HOME = Path.of(System.getProperty("spark.home", "home"));
  private static final String JAR = System.getProperty("senet.spark.jar", "senet-spark.jar");
  private static final String[] OPTIONS =
      System.getProperty("spark.java.options", "").strip().split("\\s+");
  private static final long LONGEST_WAIT_MINUTES = 10;

  @TempDir private Path folder;
  private final List<Process> started = new ArrayList<>();

  @AfterEach
  void endAll() throws InterruptedException {
    for (Process process : started) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
  }

  private Process start(String name, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(OPTIONS));
    command.addAll(List.of("-Xmx768m", "-cp", HOME.resolve("jars").resolve("*").toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve(name + ".log").toFile());
    builder.environment().put("SPARK_HOME", HOME.toAbsolutePath().toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("SENET_TERMINAL", "no");
    Process process = builder.start();
    started.add(process);
    return process;
  }

  private Process worker(String name, String master) throws IOException {
    return start(
        name,
        "org.apache.spark.deploy.worker.Worker",
        "--host",
        "127.0.0.1",
        "--cores",
        "1",
        "--memory",
        "600m",
        "--webui-port",
        "0",
        "--work-dir",
        folder.resolve(name).toString(),
        master);
  }

  private String log(String name) throws IOException {
    Path path = folder.resolve(name + ".log");
    return Files.exists(path) ? Files.readString(path) : "";
  }

  private static void await(Process process, Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(LONGEST_WAIT_MINUTES);
    while (!condition.call()) {
      assertThat(process.isAlive()).isTrue();
      assertThat(System.nanoTime()).isLessThan(end);
      Thread.sleep(100);
    }
  }

  private static boolean answers(int port) {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  @Test
  void givesTheSameBytesAfterAWorkerIsLost() throws Exception {
    Path study =
        Files.writeString(
            folder.resolve("study.yaml"),
            """
            study: lost
            seed: 11
            precision: {measure: first-player-advantage, halfWidth: 0.0015}
            rules: [bell, standard]
            matchups: [{first: random, second: random}]
            charts: [advantage]
            """);
    int port = freePort();
    String url = "spark://127.0.0.1:" + port;
    Process master =
        start(
            "master",
            "org.apache.spark.deploy.master.Master",
            "--host",
            "127.0.0.1",
            "--port",
            String.valueOf(port),
            "--webui-port",
            "0");
    await(master, () -> answers(port));
    Process lost = worker("one", url);
    Process kept = worker("two", url);
    for (String name : List.of("one", "two")) {
      await(kept, () -> log(name).contains("Successfully registered with master"));
    }
    Process run =
        start(
            "run",
            "org.apache.spark.deploy.SparkSubmit",
            "--master",
            url,
            "--class",
            "senet.cli.Main",
            "--conf",
            "spark.executor.memory=512m",
            "--conf",
            "spark.driver.host=127.0.0.1",
            "--conf",
            "spark.ui.enabled=false",
            JAR,
            "run",
            study.toString(),
            "--engine",
            "spark",
            "--out",
            folder.resolve("there").toString(),
            "--checkpoint",
            "1");
    await(run, () -> Files.exists(folder.resolve("there/unfinished-run.json")));
    List<ProcessHandle> executors;
    try (Stream<ProcessHandle> children = lost.descendants()) {
      executors = children.toList();
    }
    assertThat(executors).isNotEmpty();
    lost.destroyForcibly();
    executors.forEach(ProcessHandle::destroyForcibly);
    assertThat(run.waitFor(LONGEST_WAIT_MINUTES, TimeUnit.MINUTES)).isTrue();
    assertThat(log("run")).contains("Lost executor", "Results are in");
    assertThat(run.exitValue()).isZero();
    assertThat(Cli.run("run", study, "--out", folder.resolve("here"), "--quiet"))
        .isEqualTo(new Cli(0, "", ""));
    assertThat(Cli.files(folder.resolve("there"))).isEqualTo(Cli.files(folder.resolve("here")));
  }
}
