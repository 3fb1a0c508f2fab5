package senet.cli;

import java.nio.file.Path;

/** Where the product keeps what it can make again, by the XDG Base Directory Specification. */
final class CacheFolder {

  private CacheFolder() {}

  /** The folder in use where the command line names none; it need not exist. */
  static Path usual() {
    String told = System.getenv("XDG_CACHE_HOME");
    boolean usable = told != null && Path.of(told).isAbsolute();
    Path caches =
        usable ? Path.of(told) : Path.of(System.getProperty("user.home", ".")).resolve(".cache");
    return caches.resolve("senet");
  }
}
