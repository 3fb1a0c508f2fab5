package senet.report;

/**
 * A chart of fixed size that can be made into a file of any format.
 *
 * @param name the name of its files
 * @param title what it shows
 * @param caption a sentence that says how to read it
 * @param width in CSS pixels
 * @param height in CSS pixels
 * @param painter draws it
 */
record Drawing(String name, String title, String caption, int width, int height, Painter painter) {

  /** Draws with a pen. */
  @FunctionalInterface
  interface Painter {
    void paint(Pen pen);
  }
}
