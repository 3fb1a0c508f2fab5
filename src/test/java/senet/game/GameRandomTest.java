package senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The random numbers against values computed apart, with integers of any size, from the definitions
 * of SplitMix64 and xoroshiro128++. Whatever changes them changes every result ever reported.
 */
class GameRandomTest {

  private static final long SEED = 1960;
  private static final String KEY = "bell\nrandom\nrandom";

  static Stream<Arguments> known() {
    return Stream.of(
        known(0, 0, 0x4D21CBBADC239ECBL, 0xC2A86D169003199CL, 0xD16B72B3D3419096L),
        known(0, 1, 0x690ABC6D7218497EL, 0xC582C1F6018F4673L, 0xD4C84A955F5680C6L),
        known(0, 2, 0x1C92009CAF7E5D52L, 0x6DB2918098A4E0B8L, 0x71DAEAD6B244A310L),
        known(1, 0, 0xAEF1D0037F361027L, 0x18A5BA231D499F94L, 0xCD7BBA8A15C7D28FL),
        known(1, 1, 0x58F87222ED22F449L, 0xF3CB993C179AF0D0L, 0x0090D383520195B7L),
        known(1, 2, 0x9AD8C6E83BBF4EBDL, 0x24B872C20D85E12AL, 0x09F32AD06038FCE8L),
        known(1_000_000, 0, 0x8DE9CD75129E9891L, 0x07E5929B84CB2E30L, 0xBC635637D5EA52F7L),
        known(1_000_000, 1, 0x0624B29BB1299E2FL, 0xFDC4F104E2AFAF6CL, 0x99020F081AA8DDAEL),
        known(1_000_000, 2, 0x3DF7302985B68EF3L, 0xB419A1773A8C0E0FL, 0x7F999F19FA98204EL));
  }

  private static Arguments known(long game, int stream, long... values) {
    return Arguments.of(game, stream, LongStream.of(values).boxed().toList());
  }

  @ParameterizedTest
  @MethodSource("known")
  void theStreamsBeginAsComputedApart(long game, int stream, List<Long> values) {
    assertThat(beginning(new GameRandom(SEED, KEY), game, stream, 3)).isEqualTo(values);
  }

  @Test
  void aStreamBeginsTheSameEveryTime() {
    GameRandom random = new GameRandom(SEED, KEY);
    List<Long> before = beginning(random, 5, 0, 10);
    random.dice(4).nextLong();
    assertThat(beginning(random, 5, 0, 10)).isEqualTo(before);
  }

  @Test
  void inSwappedSeatsEachPolicyKeepsItsNumbersAndTheDiceFallAlike() {
    GameRandom random = new GameRandom(SEED, KEY);
    GameRandom swapped = random.withSeatsSwapped();
    assertThat(beginning(swapped, 7, 0, 3)).isEqualTo(beginning(random, 7, 0, 3));
    assertThat(beginning(swapped, 7, 1, 3)).isEqualTo(beginning(random, 7, 2, 3));
    assertThat(beginning(swapped, 7, 2, 3)).isEqualTo(beginning(random, 7, 1, 3));
    assertThat(beginning(swapped.withSeatsSwapped(), 7, 1, 3))
        .isEqualTo(beginning(random, 7, 1, 3));
  }

  @Test
  void seedKeyGameAndStreamAllMatter() {
    Set<List<Long>> beginnings = new HashSet<>();
    for (long seed : new long[] {SEED, SEED + 1, -1, 0}) {
      for (String key : List.of(KEY, "standard\nrandom\nrandom", "")) {
        for (long game = 0; game < 100; game++) {
          for (int stream = 0; stream < 3; stream++) {
            beginnings.add(beginning(new GameRandom(seed, key), game, stream, 2));
          }
        }
      }
    }
    assertThat(beginnings).hasSize(4 * 3 * 100 * 3);
  }

  private static List<Long> beginning(GameRandom random, long game, int stream, int length) {
    UniformRandomProvider numbers =
        switch (stream) {
          case 0 -> random.dice(game);
          case 1 -> random.first(game);
          default -> random.second(game);
        };
    return LongStream.range(0, length).mapToObj(i -> numbers.nextLong()).toList();
  }
}
