package senet.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.LongToIntFunction;
import java.util.stream.Stream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import senet.referee.TestRules;
import senet.rules.RuleSet;
import senet.rules.Throws;
import senet.rules.Throws.Die;
import senet.rules.Throws.Sticks;

class ThrowSamplerTest {

  private static final double ALL_63_BITS = 0x1.0p63;

  static Stream<Throws> devices() {
    return Stream.of(
        new Sticks(4, 0.5, 5),
        new Sticks(5, 0.5, 5),
        new Sticks(4, 0.3, 5),
        new Sticks(5, 0.61803398875, 6),
        new Die(List.of(1, 2, 3, 4)),
        new Die(List.of(1, 2, 3, 4, 5)),
        new Die(List.of(1, 1, 2, 3, 5, 5, 5)),
        new Throws.Table(new TreeMap<>(java.util.Map.of(1, 0.125, 3, 0.25, 7, 0.625))));
  }

  private static LongToIntFunction sampler(SortedMap<Integer, Double> chances) {
    Throw[] byValue = new Throw[chances.lastKey() + 1];
    RuleSet rules = TestRules.bell();
    Water water = new Water(Collections.emptySortedMap());
    Arrays.setAll(byValue, value -> Throw.of(rules, value, water));
    ThrowSampler sampler = new ThrowSampler(chances, byValue);
    return bits -> sampler.sample(bits).value;
  }

  /** Fair sticks and dice: every sixteenth (and so on) of the random numbers has one throw. */
  @Test
  void fourFairSticksAreExactlyRight() {
    LongToIntFunction sampler = sampler(new Sticks(4, 0.5, 5).chances());
    SortedMap<Integer, Integer> sixteenths = new TreeMap<>();
    for (long top = 0; top < 16; top++) {
      int value = sampler.applyAsInt(top << 60);
      assertThat(sampler.applyAsInt(top << 60 | (1L << 60) - 1)).isEqualTo(value);
      sixteenths.merge(value, 1, Integer::sum);
    }
    assertThat(sixteenths).isEqualTo(new TreeMap<>(java.util.Map.of(1, 4, 2, 6, 3, 4, 4, 1, 5, 1)));
  }

  @Test
  void fiveFairSticksAreExactlyRight() {
    LongToIntFunction sampler = sampler(new Sticks(5, 0.5, 5).chances());
    SortedMap<Integer, Integer> parts = new TreeMap<>();
    for (long top = 0; top < 32; top++) {
      int value = sampler.applyAsInt(top << 59);
      assertThat(sampler.applyAsInt(top << 59 | (1L << 59) - 1)).isEqualTo(value);
      parts.merge(value, 1, Integer::sum);
    }
    assertThat(parts).isEqualTo(new TreeMap<>(java.util.Map.of(1, 5, 2, 10, 3, 10, 4, 5, 5, 2)));
  }

  /** The throws ascend with the random number, so that the share of each can be measured. */
  @ParameterizedTest
  @MethodSource("devices")
  void everyChanceIsMetToTheLastBits(Throws device) {
    LongToIntFunction sampler = sampler(device.chances());
    long from = 0;
    for (var chance : device.chances().entrySet()) {
      long to = firstAbove(sampler, chance.getKey());
      double share = (to - from) / ALL_63_BITS;
      assertThat(share).as("of %s", chance.getKey()).isCloseTo(chance.getValue(), within(1e-15));
      from = to;
    }
  }

  @ParameterizedTest
  @MethodSource("devices")
  void theFirstAndTheLastRandomNumberHaveTheLeastAndTheGreatestThrow(Throws device) {
    LongToIntFunction sampler = sampler(device.chances());
    assertThat(sampler.applyAsInt(0)).isEqualTo(device.chances().firstKey());
    assertThat(sampler.applyAsInt(-1)).isEqualTo(device.chances().lastKey());
  }

  @ParameterizedTest
  @MethodSource("devices")
  void frequenciesAreAsLikelyAsTheyShouldBe(Throws device) {
    int count = 1_000_000;
    LongToIntFunction sampler = sampler(device.chances());
    SplittableRandom random = new SplittableRandom(1960);
    SortedMap<Integer, Integer> counts = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      counts.merge(sampler.applyAsInt(random.nextLong()), 1, Integer::sum);
    }
    assertThat(counts.keySet()).isEqualTo(device.chances().keySet());
    double chiSquared = 0;
    for (var chance : device.chances().entrySet()) {
      double expected = chance.getValue() * count;
      double deviation = counts.getOrDefault(chance.getKey(), 0) - expected;
      chiSquared += deviation * deviation / expected;
    }
    double bound = ChiSquaredDistribution.of(counts.size() - 1.0).inverseSurvivalProbability(1e-4);
    assertThat(chiSquared).isLessThan(bound);
  }

  /** The first of the 63-bit numbers whose throw is above a value; 2^63 - 1 if there is none. */
  private static long firstAbove(LongToIntFunction sampler, int value) {
    long low = 0;
    long high = Long.MAX_VALUE;
    while (low < high) {
      long middle = low + (high - low) / 2;
      if (sampler.applyAsInt(middle << 1) > value) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
