package senet.measure;

import java.util.Arrays;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The first game of each length in throws, by its index; so that a game of a given length can be
 * shown without looking for one. Mutable; not for use by several threads.
 */
public final class FirstGames {
  private static final long NONE = Long.MAX_VALUE;

  /** By the number of throws. */
  private long[] firsts = new long[0];

  void add(int throwCount, long index) {
    if (throwCount >= firsts.length) {
      int before = firsts.length;
      firsts = Arrays.copyOf(firsts, Math.max(throwCount + 1, 2 * before));
      Arrays.fill(firsts, before, firsts.length, NONE);
    }
    if (index < firsts[throwCount]) {
      firsts[throwCount] = index;
    }
  }

  void merge(FirstGames other) {
    for (int i = other.firsts.length - 1; i >= 0; i--) {
      if (other.firsts[i] != NONE) {
        add(i, other.firsts[i]);
      }
    }
  }

  /** Adds what was kept: for lengths the index of the first game. */
  public void addAll(Map<Integer, Long> kept) {
    kept.forEach(this::add);
  }

  /** The index of the first game of so many throws; nothing if there was none. */
  public OptionalLong of(int throwCount) {
    return throwCount < 0 || throwCount >= firsts.length || firsts[throwCount] == NONE
        ? OptionalLong.empty()
        : OptionalLong.of(firsts[throwCount]);
  }

  /** The first game of each length that occurred. */
  public SortedMap<Integer, Long> all() {
    SortedMap<Integer, Long> all = new TreeMap<>();
    for (int i = 0; i < firsts.length; i++) {
      if (firsts[i] != NONE) {
        all.put(i, firsts[i]);
      }
    }
    return all;
  }
}
