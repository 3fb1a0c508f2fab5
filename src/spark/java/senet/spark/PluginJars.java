package senet.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** The classes of policies that are not part of the product, as jars that can be sent. */
final class PluginJars implements AutoCloseable {
  private final List<Path> jars = new ArrayList<>();
  private final List<Path> made = new ArrayList<>();

  /** Jars as they are, and folders packed into jars. */
  PluginJars(List<Path> plugins) throws IOException {
    for (Path plugin : plugins) {
      if (Files.isDirectory(plugin)) {
        Path jar = Files.createTempFile("senet-plugins", ".jar");
        made.add(jar);
        pack(plugin, jar);
        jars.add(jar);
      } else {
        jars.add(plugin.toAbsolutePath());
      }
    }
  }

  List<Path> jars() {
    return List.copyOf(jars);
  }

  private static void pack(Path folder, Path jar) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file);
        Stream<Path> found = Files.walk(folder)) {
      List<Path> files = found.filter(Files::isRegularFile).sorted(Comparator.naturalOrder()).toList();
      for (Path path : files) {
        out.putNextEntry(new JarEntry(folder.relativize(path).toString().replace('\\', '/')));
        Files.copy(path, out);
        out.closeEntry();
      }
    }
  }

  @Override
  public void close() {
    for (Path jar : made) {
      try {
        Files.deleteIfExists(jar);
      } catch (IOException e) {
        jar.toFile().deleteOnExit();
      }
    }
  }
}
