package senet.report.rules;

import senet.language.Language;
import senet.rules.Forced;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/**
 * Rules in plain words of a language, made from the data, so that the words cannot differ from what
 * is played. Together they are all that a player needs to know.
 */
public final class Description {
  private final Words words;

  public Description(Language language) {
    words = new Words(language);
  }

  /** The language that is spoken. */
  public Language language() {
    return words.language();
  }

  /** What is played whatever the rows say: the board and the move. */
  public String basics(RuleSet rules) {
    Sentences sentences = new Sentences(words);
    sentences.add("rules.basics.board");
    sentences.add(rules.usesHands() ? "rules.basics.move.enter" : "rules.basics.move");
    if (rules.forced().backward() != Forced.Backward.NEVER) {
      sentences.add("rules.basics.backward");
    }
    sentences.add("rules.basics.square");
    boolean barriers = rules.landing().barrier().exists();
    sentences.add(barriers ? "rules.basics.pass.barrier" : "rules.basics.pass");
    return sentences.add("rules.basics.off").text();
  }

  /** What a rule set says in one row, in one or more sentences. */
  public String sentence(RuleSet rules, Row row) {
    Sentences sentences = new Sentences(words);
    switch (row) {
      case SETUP -> new SetupWords(rules, sentences).add();
      case THROWS -> ThrowsWords.add(rules.dice(), sentences);
      case EXTRA_THROWS -> ExtraThrowsWords.add(rules, sentences);
      case LANDING -> new LandingWords(rules, sentences).add();
      case SAFE -> addSafe(rules.safe(), sentences);
      case LAST_SQUARES -> new LastSquaresWords(rules, sentences).add();
      case FORCED -> ForcedWords.add(rules, sentences);
      case END -> EndingWords.add(rules, sentences);
    }
    return sentences.text();
  }

  private static void addSafe(SquareSet safe, Sentences sentences) {
    if (safe.isEmpty()) {
      sentences.add("rules.safe.none");
    } else {
      sentences.add("rules.safe", sentences.words().or(safe), safe.size());
    }
  }

  /** What a row is called, as a title. */
  public String title(Row row) {
    return words.say("rules.row." + row.word());
  }

  /** What a rule set is called: the titles of those built in are translated, others are kept. */
  public String title(RuleSet rules) {
    return KnownTexts.TITLES.translated(rules.title(), language());
  }

  /** A note of a rule set's source: those of rule sets built in are translated, others are kept. */
  public String note(String note) {
    return KnownTexts.NOTES.translated(note, language());
  }

  /** The name of a house in this language if the rules have it from a built-in set. */
  public String house(String name) {
    return KnownTexts.HOUSES.translated(name, language());
  }
}
