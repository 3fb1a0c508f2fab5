package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Policies that are compiled outside the product, found by the name of their class. */
class CustomPolicyTest {

  @TempDir private static Path classes;
  @TempDir private Path folder;

  private static final String HEAD =
      """
      package com.example;
      import java.util.List;
      import senet.game.*;
      import senet.policy.*;
      """;

  private static final String PLAIN =
      """
      public class Hindmost implements Policy {
        public Hindmost(Engine engine) {}
        @Override public int choose(Turn turn) { return Integer.lowestOneBit(turn.legal()); }
      }
      """;

  private static final String THROWING =
      """
      public class Throwing implements Policy {
        public Throwing(Engine engine) {
          if (engine.rules().name().equals("standard")) {
            throw new UnsupportedOperationException("plays Bell only");
          }
        }
        @Override public int choose(Turn turn) { return 0; }
      }
      """;

  /** Plays a thousand times and then fails: by a bug, an illegal move, no end, or hunger. */
  private static final String FAILING =
      """
      public class Failing implements Policy {
        private static final PolicyParameter HOW = PolicyParameter.whole("how", "how it fails", 0, 0, 3);
        public static final PolicyKind KIND =
            new PolicyKind("failing", "Fails.", List.of(HOW), (e, given) -> new Failing(HOW.wholeIn(given)));
        private final int how;
        private int left = 1000;
        private Failing(int how) { this.how = how; }
        @Override public int choose(Turn turn) {
          if (--left > 0) {
            return Integer.lowestOneBit(turn.legal());
          }
          return switch (how) {
            case 0 -> throw new ArithmeticException("a bug");
            case 1 -> 1 << 20;
            case 2 -> never();
            default -> throw new OutOfMemoryError("Java heap space");
          };
        }
        private static int never() {
          while (true) {
            try {
              Thread.sleep(1000);
            } catch (InterruptedException e) {
              // does not care
            }
          }
        }
      }
      """;

  @BeforeAll
  static void compile() throws IOException {
    List<String> sources =
        List.of(
            source("Hindmost", PLAIN),
            source("Throwing", THROWING),
            source("Failing", FAILING),
            source("Abstract", "public abstract class Abstract implements Policy {}"),
            source("Bare", "public class Bare implements Policy {\n" + choosing() + "}"),
            source(
                "Odd",
                "public class Odd implements Policy { public static final String KIND = \"\";\n"
                    + choosing()
                    + "}"),
            source(
                "Broken",
                "public class Broken implements Policy { static final int N = 1 / (N() - 1);\n"
                    + "static int N() { return 1; }\n"
                    + "public Broken(Engine engine) {}\n"
                    + choosing()
                    + "}"),
            workedExample());
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        new ArrayList<>(List.of("-proc:none", "-cp", System.getProperty("java.class.path"), "-d"));
    options.add(classes.toString());
    options.addAll(sources);
    assertThat(compiler.run(null, null, null, options.toArray(String[]::new))).isZero();
  }

  private static String choosing() {
    return "@Override public int choose(Turn turn) { return turn.legal(); }\n";
  }

  private static String source(String name, String text) throws IOException {
    Path path = classes.resolve(name + ".java");
    Files.writeString(path, HEAD + text);
    return path.toString();
  }

  /** The example in the guide for contributors, as it stands there. */
  private static String workedExample() throws IOException {
    String guide = Files.readString(Path.of("CONTRIBUTING.md"));
    int from = guide.indexOf("package com.example;");
    String text = guide.substring(from, guide.indexOf("```", from));
    Path path = classes.resolve("Patient.java");
    Files.writeString(path, text);
    return path.toString();
  }

  private Path study(String matchups) throws IOException {
    Path path = folder.resolve("s.yaml");
    return Files.writeString(
        path, "study: s\ngames: 200\nrules: [bell, standard]\nmatchups:\n" + matchups);
  }

  private Cli run(Path study, Path plugins, Path out, int threads) {
    return Cli.run(
        "run", study, "--plugins", plugins, "--out", out, "--threads", threads, "--quiet");
  }

  @Test
  void playsThemTheSameWithAnyNumberOfThreadsAndReportsWithoutTheirClasses() throws IOException {
    Path study =
        study(
            """
              - {first: com.example.Hindmost, second: {policy: com.example.Patient, wait: 12}}
              - {first: rearmost, second: com.example.Patient}
            """);
    Path one = folder.resolve("one");
    assertThat(run(study, classes, one, 1)).isEqualTo(new Cli(0, "", ""));
    Path eight = folder.resolve("eight");
    assertThat(run(study, classes, eight, 8)).isEqualTo(new Cli(0, "", ""));
    assertThat(Cli.files(eight)).isEqualTo(Cli.files(one));
    assertThat(Files.readString(one.resolve("summary.csv")))
        .contains("bell,Hindmost,Patient(wait=12),first-win,rate,")
        .contains("standard,rearmost,Patient,first-win,rate,");
    assertThat(Cli.run("report", one).code()).isZero();
    assertThat(Cli.files(one)).isEqualTo(Cli.files(eight));
  }

  @Test
  void playsAsTheSamePolicyOfTheProduct() throws IOException {
    Cli own =
        Cli.run("play", "--rules", "bell", "--first", "com.example.Hindmost", "--plugins", classes);
    Cli built = Cli.run("play", "--rules", "bell", "--first", "{policy: rearmost, name: Hindmost}");
    assertThat(own.code()).isZero();
    assertThat(own.out()).isEqualTo(built.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | a bug",
        "1 | policy com.example.Failing chose an illegal move: .*",
        "2 | not over after 1 s; maybe a policy never chooses. If it needs that long, allow more"
            + " with --longest-game SECONDS",
        "3 | Java has run out of memory; use fewer threads, .*"
      })
  void keepsTheGamesBeforeOneFails(int how, String reason) throws IOException {
    Path study =
        study(
            "  - {first: {policy: com.example.Failing, how: %d}, second: random}\n".formatted(how));
    Path out = folder.resolve("failed");
    Cli cli =
        Cli.run(
            "run", study, "--plugins", classes, "--out", out, "--threads", 1, "--longest-game", 1);
    assertThat(cli.code()).isEqualTo(1);
    List<String> told = cli.errIn(folder).lines().toList();
    assertThat(told.get(told.size() - 2))
        .matches(
            "run failed: bell: Failing.* against random, game \\d+ \\(seed \\d+\\): " + reason);
    assertThat(told.get(told.size() - 1))
        .matches("[1-9]\\d* of 400 games are kept in failed; go on with --resume\\.");
    assertThat(Cli.files(out).keySet()).containsExactly("unfinished-run.json");
  }

  @Test
  void findsThemInAJar() throws IOException {
    Path jar = folder.resolve("mine.jar");
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file);
        Stream<Path> found = Files.walk(classes)) {
      for (Path path : found.filter(p -> p.toString().endsWith(".class")).toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(path).toString()));
        Files.copy(path, out);
      }
    }
    Path study = study("  - {first: com.example.Hindmost, second: random}\n");
    assertThat(Cli.run("check", study, "--plugins", jar).code()).isZero();
    assertThat(run(study, jar, folder.resolve("out"), 2).code()).isZero();
  }

  @Test
  void tellsEverythingThatIsWrongWithThemBeforeTheFirstGame() throws IOException {
    Path study =
        study(
            """
              - {first: com.example.Hindmos, second: com.example.Abstract}
              - {first: com.example.Bare, second: com.example.Odd}
              - {first: com.example.Broken, second: {policy: com.example.Throwing, name: t}}
              - {first: {policy: com.example.Patient, wiat: 3}, second: {policy: com.example.Patient, wait: 31}}
              - {first: {policy: com.example.Hindmost, wait: 3}, second: random}
            """);
    Cli cli = Cli.run("check", study, "--plugins", classes);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.errIn(folder).lines())
        .containsExactly(
            "s.yaml:5:13 matchups[0].first: there is no class \"com.example.Hindmos\"; give the"
                + " folder or jar that holds it with --plugins PATH",
            "s.yaml:5:42 matchups[0].second: class com.example.Abstract must be public and not"
                + " abstract",
            "s.yaml:6:13 matchups[1].first: class com.example.Bare needs a public constructor that"
                + " takes a senet.game.Engine, or public static final senet.policy.PolicyKind KIND",
            "s.yaml:6:39 matchups[1].second: com.example.Odd.KIND is no PolicyKind, or is not"
                + " static",
            "s.yaml:7:13 matchups[2].first: class com.example.Broken cannot be loaded:"
                + " java.lang.ArithmeticException: / by zero",
            "s.yaml:7:41 matchups[2].second: policy t cannot be made under the rules standard:"
                + " java.lang.UnsupportedOperationException: plays Bell only",
            "s.yaml:8:43 matchups[3].first.wiat: unknown key. Maybe you meant \"wait\". Known:"
                + " policy, name, wait.",
            "s.yaml:8:97 matchups[3].second.wait: is 31; it must be from 1 to 30",
            "s.yaml:9:44 matchups[4].first.wait: unknown key. Known: policy, name.");
  }

  @Test
  void aFolderThatIsNotThere() throws IOException {
    Path study = study("  - {first: random, second: random}\n");
    Cli cli = Cli.run("check", study, "--plugins", folder.resolve("none"));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.errIn(folder)).contains("--plugins: none does not exist");
  }
}
