package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files that are none, or not what they should be: refused in a line, and none is waited for. */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@DisabledOnOs(OS.WINDOWS)
class HostileFilesTest {
  private static final String PIPE = "is a pipe or a device";

  @TempDir private Path folder;

  private Path pipe(String name) throws Exception {
    Path pipe = folder.resolve(name);
    Files.createDirectories(pipe.getParent());
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    return pipe;
  }

  private Path study(String rules, String first) throws IOException {
    return Files.writeString(
        folder.resolve("study.yaml"),
        """
        study: s
        games: 10
        rules: [%s]
        matchups: [{first: %s, second: random}]
        """
            .formatted(rules, first));
  }

  private void refused(Cli cli, String... parts) {
    assertThat(cli.code()).as(cli.err()).isEqualTo(2);
    assertThat(cli.errIn(folder)).contains(parts).doesNotContain("\tat ").hasLineCount(1);
    assertThat(cli.out()).isEmpty();
  }

  @Test
  void aPipeIsNotWaitedFor() throws Exception {
    refused(Cli.run("check", pipe("pipe.yaml")), "pipe.yaml: " + PIPE);
    refused(Cli.run("rules", "show", folder.resolve("pipe.yaml")), "pipe.yaml: " + PIPE);
    refused(
        Cli.run("check", study("./pipe.yaml", "random")),
        "study.yaml:3:9 rules[0]: the rules file pipe.yaml " + PIPE);
    refused(
        Cli.run("check", study("bell", "{policy: expectimax, evaluator: ./pipe.yaml}")),
        "the evaluator pipe.yaml " + PIPE);
    refused(
        Cli.run("check", study("bell", "random"), "--plugins", folder.resolve("pipe.yaml")),
        PIPE.substring(3));
    pipe("results/study.json");
    refused(Cli.run("report", folder.resolve("results")), "study.json");
    pipe("unfinished/unfinished-run.json");
    refused(
        Cli.run("run", study("bell", "random"), "--out", folder.resolve("unfinished"), "--resume"),
        "unfinished-run.json: cannot be read: it is a folder, a pipe or a device");
  }

  @Test
  void aDeviceWithoutEndIsNotRead() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("zero.yaml"), Path.of("/dev/zero"));
    refused(Cli.run("check", link), "zero.yaml: " + PIPE);
    refused(Cli.run("rules", "show", link), PIPE);
    refused(Cli.run("check", study("./zero.yaml", "random")), "study.yaml:3:9 rules[0]: ", PIPE);
    refused(Cli.run("check", study("bell", "random"), "--plugins", link), "zero.yaml is no jar");
    Path results = Files.createDirectory(folder.resolve("results"));
    Files.createSymbolicLink(results.resolve("study.json"), Path.of("/dev/zero"));
    refused(Cli.run("report", results), "study.json");
    refused(
        Cli.run("run", study("bell", "random"), "--out", results), "study.json", PIPE.substring(5));
  }

  @Test
  void foldersAndLinksInPlaceOfFiles() throws Exception {
    Files.createDirectory(folder.resolve("folder.yaml"));
    refused(Cli.run("check", folder.resolve("folder.yaml")), "folder.yaml: is a folder");
    refused(Cli.run("check", study("./folder.yaml", "random")), "folder.yaml is a folder");
    Path loop = folder.resolve("loop.yaml");
    Files.createSymbolicLink(loop, loop);
    refused(Cli.run("check", loop), "loop.yaml: cannot be read");
    refused(Cli.run("check", study("./loop.yaml", "random")), "loop.yaml cannot be read");
  }

  /** Temporary files are known by name: a link planted there must not lead anywhere else. */
  @Test
  void aLinkInTheResultsDoesNotLeadOutOfThem() throws Exception {
    Path results = folder.resolve("results");
    Path study = study("{name: quick, extends: standard, pieces: 2}", "random");
    assertThat(Cli.run("run", study, "--out", results, "--quiet").code()).isZero();
    Path precious = Files.writeString(folder.resolve("precious"), "mine");
    for (String name : new String[] {".report.html.tmp", "charts/.outcome.svg.tmp"}) {
      Files.createSymbolicLink(results.resolve(name), precious);
    }
    Files.delete(results.resolve("summary.csv"));
    Files.createSymbolicLink(results.resolve("summary.csv"), precious);
    assertThat(Cli.run("report", results).code()).isZero();
    assertThat(precious).hasContent("mine");
    assertThat(results.resolve("summary.csv")).isRegularFile().isNotEmptyFile();
    assertThat(Files.isSymbolicLink(results.resolve("summary.csv"))).isFalse();
  }

  /** Charts of earlier runs are removed: not from a folder that a link leads to. */
  @Test
  void aLinkToAFolderInTheResultsIsRefused() throws Exception {
    Path results = folder.resolve("results");
    Path study = study("{name: quick, extends: standard, pieces: 2}", "random");
    assertThat(Cli.run("run", study, "--out", results, "--quiet").code()).isZero();
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Path precious = Files.writeString(elsewhere.resolve("precious.svg"), "mine");
    Path within = Files.createSymbolicLink(results.resolve("charts/dark"), elsewhere);
    String reason = "charts/dark is a link to another folder; remove it, or";
    refused(Cli.run("report", results), reason);
    refused(Cli.run("run", study, "--out", results), reason);
    Files.delete(within);
    Files.move(results.resolve("charts"), folder.resolve("moved"));
    Files.createSymbolicLink(results.resolve("charts"), elsewhere);
    refused(Cli.run("report", results), "charts is a link to another folder; remove it, or");
    assertThat(Files.list(elsewhere)).containsExactly(precious);
  }

  @Test
  void aPluginThatIsNoJar() throws Exception {
    Path study = study("bell", "com.example.Mine");
    Path jar = folder.resolve("mine.jar");
    Files.writeString(jar, "PK no jar");
    refused(Cli.run("check", study, "--plugins", jar), "mine.jar is no jar that can be read: ");
    byte[] whole = jarOf("com/example/Mine.class", new byte[] {1, 2, 3, 4});
    Files.write(jar, Arrays.copyOf(whole, whole.length - 10));
    refused(Cli.run("check", study, "--plugins", jar), "mine.jar is no jar that can be read: ");
  }

  @Test
  void aPluginWithoutAUsableClass() throws Exception {
    Path study = study("bell", "com.example.Mine");
    Path jar = folder.resolve("mine.jar");
    Files.write(jar, jarOf("com/example/Mine.class", new byte[] {1, 2, 3, 4}));
    refused(Cli.run("check", study, "--plugins", jar), "com.example.Mine cannot be loaded: ");
    byte[] ofLater = {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe, 0, 0, 0, 99, 0, 1, 0, 0};
    Files.write(jar, jarOf("com/example/Mine.class", ofLater));
    refused(
        Cli.run("check", study, "--plugins", jar),
        "com.example.Mine cannot be loaded: java.lang.UnsupportedClassVersionError");
    Files.write(jar, jarOf("../../escape.class", new byte[] {1}));
    refused(Cli.run("check", study, "--plugins", jar), "there is no class \"com.example.Mine\"");
  }

  /** A study may name any class there is; none is run that is no policy. */
  @Test
  void aClassThatIsNoPolicyIsNotRun() throws Exception {
    refused(Cli.run("check", study("bell", Planted.class.getName())), "is no policy");
    assertThat(System.getProperty("senet.planted")).isNull();
    refused(Cli.run("check", study("bell", "java.lang.Runtime")), "Runtime is no policy");
    refused(Cli.run("check", study("bell", "\"[Ljava.lang.String;\"")), "is no policy");
    refused(Cli.run("check", study("bell", "\"a.b/../c\"")), "there is no class");
  }

  /** Tells that it was run. */
  public static final class Planted {
    static {
      System.setProperty("senet.planted", "yes");
    }

    private Planted() {}
  }

  private static byte[] jarOf(String name, byte[] content) throws IOException {
    java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
    try (OutputStream file = bytes;
        JarOutputStream out = new JarOutputStream(file)) {
      out.putNextEntry(new JarEntry(name));
      out.write(content);
    }
    return bytes.toByteArray();
  }
}
