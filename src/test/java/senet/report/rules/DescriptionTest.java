package senet.report.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.language.Language;
import senet.rules.Landing;
import senet.rules.Landing.Barrier;
import senet.rules.Landing.BearingOff;
import senet.rules.Landing.Neighbours;
import senet.rules.Landing.OnRival;
import senet.rules.Landing.Protection;
import senet.rules.RichRules;
import senet.rules.Row;
import senet.rules.RuleSet;

/** Words that depend on more than one component. */
class DescriptionTest {
  private static final Description ENGLISH = new Description(Language.ENGLISH);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NOT_ALLOWED|A piece may not land on a rival.",
        "CAPTURE|A piece that is landed on is captured and leaves the game for good.",
        "SWAP|A piece that is landed on changes places with the piece that lands on it.",
        "TO_START|A piece that is landed on goes to the free square with the lowest number among"
            + " 1–6, where the game starts; if none of those is free, to the free square with the"
            + " lowest number (12 and 27 left out) on the board. The square that the other piece"
            + " came from counts as free.",
        "TO_REARMOST|A piece that is landed on goes to the free square with the lowest number"
            + " (12 and 27 left out). The square that the other piece came from counts as free.",
        "TO_HAND|A piece that is landed on goes back to its owner’s hand."
      })
  void saysWhatBecomesOfAPieceThatIsLandedOn(OnRival onRival, String words) {
    String said = landing(new Landing(onRival, Protection.NONE, Barrier.NONE));
    boolean allowed = onRival != OnRival.NOT_ALLOWED;
    assertThat(said)
        .isEqualTo(
            words + (allowed ? " Neighbours protect nothing." : "") + " There are no barriers.");
  }

  @ParameterizedTest
  @CsvSource({
    "PATH, PATH, ', also around the turns of the path', '', ''",
    "ROW, ROW, ', within a row of ten only', '', ''",
    "ROW, PATH, '', ' (within a row of ten only)', ' (also around the turns of the path)'"
  })
  void saysOnceWhatARunIsWhereThatIsEnough(
      Neighbours protecting, Neighbours barring, String both, String first, String second) {
    assertThat(
            landing(
                new Landing(
                    OnRival.CAPTURE,
                    new Protection(2, protecting),
                    new Barrier(3, barring, BearingOff.FREE))))
        .isEqualTo(
            "A piece that is landed on is captured and leaves the game for good. Pieces of one"
                + " side on successive squares are a run"
                + both
                + ". A piece in a run of two or more"
                + first
                + " cannot be landed on. A run of three or more"
                + second
                + " is a barrier, which the rival can neither land on nor pass. The rival’s pieces"
                + " behind it may still bear off.");
  }

  @ParameterizedTest
  @CsvSource({"SWAP, the square must be free.", "TO_HAND, it may land on a rival"})
  void saysWhetherAPieceMayEnterOntoARival(OnRival onRival, String words) {
    RuleSet rules =
        RichRules.with(RichRules.everything(), new Landing(onRival, Protection.NONE, Barrier.NONE));
    assertThat(ENGLISH.sentence(rules, Row.SETUP))
        .contains("Entering is a move that uses the whole throw; " + words);
  }

  private static String landing(Landing landing) {
    return ENGLISH.sentence(RichRules.with(RichRules.everything(), landing), Row.LANDING);
  }
}
