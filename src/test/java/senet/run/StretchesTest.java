package senet.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import senet.config.BuiltInRules;
import senet.game.GameResult.End;
import senet.measure.Tally;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.rules.Side;

/** Batches may end in any order: what counts are the games before the first gap. */
class StretchesTest {

  private static Scenario scenario() {
    PolicySpec random = PolicySpec.of(Policies.find("random").orElseThrow());
    return new Scenario(BuiltInRules.all().get(0), random, random, 1_000);
  }

  private static Tally tally(long games) {
    Tally tally = new Tally();
    tally.addEnds(Side.ODD, End.FIRST_WINS, games);
    return tally;
  }

  @RepeatedTest(20)
  void theFirstStretchEndsAtTheFirstGap(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    Stretches stretches = new Stretches(scenario(), tally(5));
    List<Long> starts = new ArrayList<>();
    for (long start = 5; start < 60; start += 5) {
      starts.add(start);
    }
    Collections.shuffle(starts, random);
    List<Long> added = new ArrayList<>();
    for (long start : starts) {
      stretches.add(start, tally(5));
      added.add(start);
      long end = 5;
      while (added.contains(end)) {
        end += 5;
      }
      assertThat(stretches.first().games()).as(added.toString()).isEqualTo(end);
    }
  }

  @Test
  void whatWasTakenStaysAsItWas() {
    Tally start = tally(5);
    Stretches stretches = new Stretches(scenario(), start);
    Tally taken = stretches.first();
    stretches.add(5, tally(5));
    assertThat(taken.games()).isEqualTo(5);
    assertThat(start.games()).isEqualTo(5);
    assertThat(stretches.first().games()).isEqualTo(10);
  }
}
