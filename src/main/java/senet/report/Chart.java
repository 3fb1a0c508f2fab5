package senet.report;

import java.util.List;

/** A kind of chart. */
interface Chart {

  /** The name by which a study asks for it, and with which its files begin. */
  String name();

  /** The charts of a study; none where it has nothing of what the chart shows. */
  List<Drawing> draw(Findings findings);
}
