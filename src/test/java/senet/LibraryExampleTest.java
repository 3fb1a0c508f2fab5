package senet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The README's example of the engine as a library, as it stands there, prints what stands there.
 */
class LibraryExampleTest {

  @TempDir private Path folder;

  @Test
  @Timeout(value = 120, unit = TimeUnit.SECONDS)
  void printsWhatTheReadmeSays() throws Exception {
    String readme = Files.readString(Path.of("README.md"));
    String section = readme.substring(readme.indexOf("\n## As a library\n"));
    Path source = Files.writeString(folder.resolve("Lab.java"), block(section, "java"));

    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String classPath = System.getProperty("java.class.path");
    int compiled =
        compiler.run(
            null,
            null,
            null,
            "-proc:none",
            "-Xlint:all,-processing,-classfile",
            "-Werror",
            "-cp",
            classPath,
            "-d",
            folder.toString(),
            source.toString());

    assertThat(compiled).isZero();
    assertThat(run(classPath)).isEqualTo(block(section, "text"));
  }

  /** What the class prints in a process of its own. */
  private String run(String classPath) throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = folder + System.getProperty("path.separator") + classPath;
    Process process =
        new ProcessBuilder(
                java,
                "-Dstdout.encoding=UTF-8",
                "-Dfile.encoding=UTF-8",
                "-cp",
                classes,
                "com.example.Lab")
            .redirectErrorStream(true)
            .start();
    try (InputStream printed = process.getInputStream()) {
      String text = new String(printed.readAllBytes(), StandardCharsets.UTF_8);
      process.waitFor();
      return text;
    } finally {
      process.destroyForcibly();
    }
  }

  private static String block(String text, String language) {
    String fence = "```" + language + "\n";
    int from = text.indexOf(fence) + fence.length();
    return text.substring(from, text.indexOf("```", from));
  }
}
