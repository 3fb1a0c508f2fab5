package senet.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import senet.report.Colors.Sight;
import senet.run.FigureSettings.Theme;

/** What stands on paper is seen there, and what shares a chart is told apart by everyone. */
class ShadeTest {

  /** Colours of which several share a chart. */
  private static final List<List<Shade>> TOGETHER =
      List.of(Shade.LINES, List.of(Shade.FIRST, Shade.DRAW, Shade.SECOND, Shade.UNFINISHED));

  /** Okabe and Ito's colours are 17.9 apart at least, by the same measure. */
  private static final double LEAST_DISTANCE = 20;

  @ParameterizedTest
  @EnumSource(Theme.class)
  void wordsAreReadableOnPaperAndOnFields(Theme theme) {
    for (Shade words : List.of(Shade.INK, Shade.GREY)) {
      assertThat(contrast(words, Shade.PAPER, theme)).as("%s", words).isGreaterThan(4.5);
    }
    for (Shade field : List.of(Shade.BLUE, Shade.VERMILION)) {
      for (double depth = 0; depth <= 1; depth += 0.125) {
        Mix mix = new Mix(field, depth);
        assertThat(contrast(Shade.INK, mix, theme)).as("%s", mix).isGreaterThan(4.5);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void marksStandOutFromThePaper(Theme theme) {
    for (List<Shade> marks : TOGETHER) {
      for (Shade mark : marks) {
        assertThat(contrast(mark, Shade.PAPER, theme)).as("%s", mark).isGreaterThan(3);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyoneTellsMarksApart(Theme theme) {
    for (List<Shade> marks : TOGETHER) {
      for (Shade one : marks) {
        for (Shade other : marks.subList(0, marks.indexOf(one))) {
          for (Sight sight : Sight.values()) {
            assertThat(Colors.distance(one.in(theme), other.in(theme), sight))
                .as("%s and %s, %s", one, other, sight)
                .isGreaterThan(LEAST_DISTANCE);
          }
        }
      }
    }
  }

  /** Published figures: WCAG's example of grey on white, and the lightness of mid grey. */
  @Test
  void measuresAsPublished() {
    assertThat(Colors.contrast(new Color(0x767676), Color.WHITE)).isCloseTo(4.54, within(0.01));
    assertThat(Colors.contrast(Color.BLACK, Color.WHITE)).isCloseTo(21, within(1e-9));
    assertThat(Colors.distance(new Color(0x777777), Color.BLACK, Sight.FULL))
        .isCloseTo(50.03, within(0.05));
    Color purple = new Color(0xCC79A7);
    assertThat(Colors.distance(purple, new Color(0x009E73), Sight.DEUTERANOPE))
        .as("what Okabe and Ito's green and purple are to deuteranopes")
        .isCloseTo(17.9, within(0.1));
  }

  private static double contrast(Tint one, Tint other, Theme theme) {
    return Colors.contrast(one.in(theme), other.in(theme));
  }
}
