package senet.cli;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import picocli.CommandLine.Option;

/** {@code --plugins}: where to find the classes of policies that are not part of the product. */
final class PluginOption {

  @Option(
      names = "--plugins",
      paramLabel = "PATH",
      description =
          "A folder of classes, or a jar, that holds policies named by their class;"
              + " may be given several times.")
  private List<Path> paths = new ArrayList<>();

  /** Where they are. */
  List<Path> paths() {
    return List.copyOf(paths);
  }

  /** Refuses a file that is no jar; classes would be looked for in it in vain, without a word. */
  private static void checkIsJar(Path path) throws WrongInput {
    if (Files.isDirectory(path)) {
      return;
    }
    String reason = "it is a pipe or a device";
    if (Files.isRegularFile(path)) {
      try (JarFile jar = new JarFile(path.toFile())) {
        jar.stream().forEach(entry -> {});
        return;
      } catch (IOException | RuntimeException e) {
        reason = String.valueOf(e.getMessage());
      }
    }
    throw new WrongInput("--plugins: " + path + " is no jar that can be read: " + reason);
  }

  /**
   * Lets this thread find the classes.
   *
   * @throws WrongInput if there is no such folder or jar, or the jar is damaged
   */
  void open() throws WrongInput {
    if (paths.isEmpty()) {
      return;
    }
    List<URL> urls = new ArrayList<>();
    for (Path path : paths) {
      if (!Files.isReadable(path)) {
        throw new WrongInput("--plugins: " + path + " does not exist, or may not be read");
      }
      checkIsJar(path);
      try {
        urls.add(path.toUri().toURL());
      } catch (MalformedURLException e) {
        throw new IllegalStateException("a file has an address", e);
      }
    }
    // never closed: policies may load more of their classes while they play
    Thread thread = Thread.currentThread();
    thread.setContextClassLoader(
        new URLClassLoader(urls.toArray(URL[]::new), thread.getContextClassLoader()));
  }
}
