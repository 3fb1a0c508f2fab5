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

  /** A little of everything that charts are made of; nobody sees it. */
  static final Drawing SAMPLE =
      new Drawing(
          "sample",
          "Sample",
          "A word of each size of type on a box.",
          200,
          200,
          pen -> {
            pen.fill(Shade.GREY, 0, 0, 20, 20);
            pen.rule(Shade.INK, 0, 0, 20, 20);
            for (Type type : Type.values()) {
              pen.text(type, "Sample 0123456789.%", 0, 20 + 20 * type.ordinal());
            }
          });

  /** Draws with a pen. */
  @FunctionalInterface
  interface Painter {
    void paint(Pen pen);
  }
}
