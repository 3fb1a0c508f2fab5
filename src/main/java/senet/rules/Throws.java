package senet.rules;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Row 2: what is thrown, and with what chances. */
public sealed interface Throws {

  /** The largest value that a throw may have. */
  int MAX_VALUE = 29;

  /** The chance of each value, in ascending order of values; chances above 0 that sum to 1. */
  SortedMap<Integer, Double> chances();

  /**
   * Two-faced sticks: the value is the number of faces up.
   *
   * @param count how many sticks, at least 1
   * @param up the chance that a stick falls face up, between 0 and 1
   * @param none the value when no face is up
   */
  record Sticks(int count, double up, int none) implements Throws {
    @Override
    public SortedMap<Integer, Double> chances() {
      SortedMap<Integer, Double> chances = new TreeMap<>();
      double ways = 1;
      for (int faces = 0; faces <= count; faces++) {
        double chance = ways * Math.pow(up, faces) * Math.pow(1 - up, count - faces);
        chances.merge(faces == 0 ? none : faces, chance, Double::sum);
        ways = ways * (count - faces) / (faces + 1);
      }
      return chances;
    }
  }

  /**
   * A die, or a long die: each face is equally likely.
   *
   * @param faces the value of each face; a value may stand on several faces
   */
  record Die(List<Integer> faces) implements Throws {
    public Die {
      faces = List.copyOf(faces);
    }

    @Override
    public SortedMap<Integer, Double> chances() {
      SortedMap<Integer, Integer> counts = new TreeMap<>();
      faces.forEach(face -> counts.merge(face, 1, Integer::sum));
      SortedMap<Integer, Double> chances = new TreeMap<>();
      counts.forEach((face, count) -> chances.put(face, count / (double) faces.size()));
      return chances;
    }
  }

  /**
   * Any table of values and their chances.
   *
   * @param table the chance of each value
   */
  record Table(SortedMap<Integer, Double> table) implements Throws {
    public Table {
      table = Collections.unmodifiableSortedMap(new TreeMap<>(table));
    }

    @Override
    public SortedMap<Integer, Double> chances() {
      return table;
    }
  }
}
