package senet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.DocumentationTool;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The documentation of the public API is written without a warning: broken links, wrong HTML, wrong
 * names of parameters. Not demanded is a tag for what the first sentence says already (doclint's
 * group {@code missing}).
 */
class JavadocTest {

  @TempDir private Path folder;

  @Test
  void isWrittenWithoutWarnings() throws IOException {
    assertThat(javadoc(sources(Path.of("src/main/java")))).isEmpty();
  }

  @Test
  void seesABrokenLink() throws IOException {
    Path source =
        Files.writeString(
            folder.resolve("Broken.java"), "/** See {@link Nothing}. */\npublic class Broken {}\n");
    assertThat(javadoc(List.of(source))).contains("reference not found");
  }

  private static List<Path> sources(Path root) throws IOException {
    try (Stream<Path> found = Files.walk(root)) {
      return found.filter(path -> path.toString().endsWith(".java")).toList();
    }
  }

  /** What the tool says. */
  private String javadoc(List<Path> sources) throws IOException {
    DocumentationTool tool = ToolProvider.getSystemDocumentationTool();
    StringWriter said = new StringWriter();
    List<String> options =
        List.of(
            "-quiet",
            "-Xdoclint:all,-missing",
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            folder.resolve("apidocs").toString());
    try (StandardJavaFileManager files =
        tool.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      Iterable<? extends JavaFileObject> units = files.getJavaFileObjectsFromPaths(sources);
      tool.getTask(said, files, null, null, options, units).call();
    }
    return said.toString();
  }
}
