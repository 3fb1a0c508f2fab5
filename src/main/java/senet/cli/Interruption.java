package senet.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets Ctrl-C (or SIGTERM) end a run in good order: games played are kept, files being written are
 * finished. The virtual machine itself sets the exit code, 130 or 143.
 */
final class Interruption implements AutoCloseable {
  private static final long LONGEST_WAIT_SECONDS = 30;

  private final Thread main = Thread.currentThread();
  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook = new Thread(this::onShutdown, "senet-interruption");
  private boolean allowed;
  private boolean asked;

  Interruption() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** From now on the main thread is interrupted when the process is told to end. */
  synchronized void allow() {
    allowed = true;
    if (asked) {
      main.interrupt();
    }
  }

  /** From now on the process ends only when the main thread has closed this. */
  synchronized void forbid() throws InterruptedException {
    allowed = false;
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }

  private void onShutdown() {
    synchronized (this) {
      asked = true;
      if (allowed) {
        main.interrupt();
      }
    }
    try {
      if (!finished.await(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)) {
        System.err.println("Gave up waiting for the run to end.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the process is ending already, which is what the hook is for
    }
  }
}
