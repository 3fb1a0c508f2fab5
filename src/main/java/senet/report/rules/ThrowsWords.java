package senet.report.rules;

import java.util.List;
import senet.rules.Throws;

/** Row 2 in words: what is thrown, and how likely each throw is. */
final class ThrowsWords {
  private ThrowsWords() {}

  static void add(Throws dice, Sentences sentences) {
    if (dice instanceof Throws.Sticks sticks) {
      addSticks(sticks, sentences);
    } else if (dice instanceof Throws.Die die) {
      addDie(die.faces(), sentences);
    } else {
      addTable(dice, sentences);
    }
  }

  private static void addSticks(Throws.Sticks sticks, Sentences sentences) {
    int count = sticks.count();
    String number = sentences.words().number(count);
    if (sticks.up() == 0.5) {
      sentences.add("rules.throws.sticks", number, count, sticks.none());
    } else {
      String up = sentences.words().chance(sticks.up());
      sentences.add("rules.throws.sticks.chance", number, count, sticks.none(), up);
    }
  }

  private static void addDie(List<Integer> faces, Sentences sentences) {
    Words words = sentences.words();
    String number = words.number(faces.size());
    sentences.add("rules.throws.die", number, faces.size(), words.and(faces));
  }

  private static void addTable(Throws dice, Sentences sentences) {
    Words words = sentences.words();
    List<String> values =
        dice.chances().entrySet().stream()
            .map(
                chance ->
                    words.say(
                        "rules.throws.chance", chance.getKey(), words.chance(chance.getValue())))
            .toList();
    sentences.add("rules.throws.table", words.or(values));
  }
}
