package senet.spark;

import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import senet.config.ConfigException;

/** What Spark runs on an executor. */
final class Task implements Function<Order, Answer> {
  private static final long serialVersionUID = 1L;

  private final Broadcast<Job> job;

  Task(Broadcast<Job> job) {
    this.job = job;
  }

  @Override
  public Answer call(Order order) throws InterruptedException {
    try {
      return Workshop.of(job.value()).play(order);
    } catch (ConfigException e) {
      return Answer.failed("an executor cannot play the study: " + e.getMessage());
    }
  }
}
