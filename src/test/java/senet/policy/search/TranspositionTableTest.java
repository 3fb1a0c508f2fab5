package senet.policy.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.apache.commons.rng.core.source64.SplitMix64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import senet.game.Counts;

class TranspositionTableTest {

  private record Key(long board, long detail) {}

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 64, 100})
  void tellsWhatWasStoredForExactlyThatKeyOrNothing(int size) {
    TranspositionTable table = new TranspositionTable(size);
    Map<Key, Double> stored = new HashMap<>();
    SplitMix64 random = new SplitMix64(size);
    int found = 0;
    for (int i = 0; i < 20_000; i++) {
      // few different boards and details, so that keys come again and share parts
      Key key = new Key(random.nextInt(12), random.nextInt(12));
      double known = table.find(key.board, key.detail);
      if (Double.isNaN(known)) {
        double value = random.nextDouble();
        stored.put(key, value);
        table.store(key.board, key.detail, value);
      } else {
        found++;
        assertThat(known).isEqualTo(stored.get(key));
      }
    }
    assertThat(found).isGreaterThan(20_000 * Math.min(size, 144) / 144 / 2);
  }

  @Test
  void anEmptyTableKnowsNothingNotEvenTheEmptyBoard() {
    assertThat(new TranspositionTable(16).find(0, 0)).isNaN();
  }

  @Test
  void detailsKeepTheirPartsApart() {
    long detail = TranspositionTable.details(Counts.of(1, 2, 3, 255), 4, 5);
    assertThat(detail)
        .isNotEqualTo(TranspositionTable.details(Counts.of(1, 2, 3, 255), 5, 5))
        .isNotEqualTo(TranspositionTable.details(Counts.of(1, 2, 3, 255), 4, 4))
        .isNotEqualTo(TranspositionTable.details(Counts.of(1, 2, 3, 254), 4, 5));
  }
}
