package senet.report.rules;

import senet.rules.Landing;
import senet.rules.Landing.OnRival;
import senet.rules.RuleSet;
import senet.rules.SquareSet;

/** Row 4 in words: landing on a rival, protection and barriers. */
final class LandingWords {
  private final RuleSet rules;
  private final Landing landing;
  private final Sentences sentences;
  private final Words words;

  LandingWords(RuleSet rules, Sentences sentences) {
    this.rules = rules;
    this.landing = rules.landing();
    this.sentences = sentences;
    this.words = sentences.words();
  }

  void add() {
    addOnRival();
    boolean mayProtect = landing.onRival() != OnRival.NOT_ALLOWED;
    boolean protects = mayProtect && landing.protection().exists();
    boolean bars = landing.barrier().exists();
    boolean apart =
        protects && bars && landing.protection().neighbours() != landing.barrier().neighbours();
    if (apart) {
      sentences.add("rules.landing.run");
    } else if (protects || bars) {
      Landing.Neighbours neighbours =
          protects ? landing.protection().neighbours() : landing.barrier().neighbours();
      sentences.add("rules.landing.run." + neighbours.word());
    }
    if (protects) {
      addProtection(landing.protection(), apart);
    } else if (mayProtect) {
      sentences.add("rules.landing.protection.none");
    }
    if (bars) {
      addBarrier(landing.barrier(), apart);
    } else {
      sentences.add("rules.landing.barrier.none");
    }
  }

  private void addOnRival() {
    SquareSet starts = rules.setup().all();
    switch (landing.onRival()) {
      case NOT_ALLOWED, CAPTURE, SWAP, TO_HAND ->
          sentences.add("rules.landing." + landing.onRival().word());
      case TO_START, TO_REARMOST -> {
        SquareSet water = SquareSet.of(rules.lastSquares().sendsBack().keySet());
        boolean toStart = landing.onRival() == OnRival.TO_START && !starts.isEmpty();
        sentences.add(
            "rules.landing."
                + (toStart ? "to-start" : "to-rearmost")
                + (water.isEmpty() ? "" : ".water"),
            words.and(starts),
            words.and(water),
            water.size());
        sentences.add("rules.landing.vacated");
      }
    }
  }

  private void addProtection(Landing.Protection protection, boolean apart) {
    String key = "rules.landing.protection" + suffix(protection.neighbours(), apart);
    sentences.add(key, words.number(protection.run()), protection.run());
    SquareSet exempt = protection.exempt();
    if (!exempt.isEmpty()) {
      sentences.add("rules.landing.protection.exempt", words.or(exempt), exempt.size());
    }
  }

  private void addBarrier(Landing.Barrier barrier, boolean apart) {
    String key = "rules.landing.barrier" + suffix(barrier.neighbours(), apart);
    sentences.add(key, words.number(barrier.run()), barrier.run());
    sentences.add("rules.landing.barrier." + barrier.bearingOff().word());
    SquareSet exempt = barrier.exempt();
    if (!exempt.isEmpty()) {
      sentences.add("rules.landing.barrier.exempt", words.or(exempt), exempt.size());
    }
  }

  /** Which neighbours make a run is said here only if it was not said before. */
  private static String suffix(Landing.Neighbours neighbours, boolean apart) {
    return apart ? "." + neighbours.word() : "";
  }
}
