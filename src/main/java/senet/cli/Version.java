package senet.cli;

import picocli.CommandLine.IVersionProvider;
import senet.run.ProductVersion;

/** The product's version, as the command line tells it. */
final class Version implements IVersionProvider {

  /** The version, such as {@code 0.1.0}. */
  static String text() {
    return ProductVersion.text();
  }

  @Override
  public String[] getVersion() {
    return new String[] {"senet " + text()};
  }
}
