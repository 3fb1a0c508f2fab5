package senet.spark;

/** What went wrong in Spark, in a line. */
final class SparkTrouble {
  private SparkTrouble() {}

  static String reason(Exception failure) {
    String message = failure.getMessage();
    return message == null || message.isBlank()
        ? failure.getClass().getSimpleName()
        : message.strip().split("\n", 2)[0];
  }
}
