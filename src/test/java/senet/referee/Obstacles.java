package senet.referee;

import senet.rules.Landing;
import senet.rules.RuleSet;

/** What keeps a piece from going somewhere: gates, barriers, and who stands on the square. */
final class Obstacles {

  private final RuleSet rules;
  private final Company company;

  Obstacles(RuleSet rules) {
    this.rules = rules;
    company = new Company(rules.landing());
  }

  /** "A move from before the gate to beyond it is illegal." */
  boolean passesGate(int from, int to) {
    for (int square = from + 1; square < to; square++) {
      if (rules.lastSquares().gates().contains(square)) {
        return true;
      }
    }
    return false;
  }

  /** "The rival may not pass over a barrier; your own barrier you may pass." Either direction. */
  boolean passesBarrier(Scene scene, int from, int to) {
    for (int square = Math.min(from, to) + 1; square < Math.max(from, to); square++) {
      if (company.isBarrier(scene, square)) {
        return true;
      }
    }
    return false;
  }

  /** "One piece a square; never onto your own piece." */
  boolean mayLandOn(Scene scene, int to) {
    return switch (scene.on(to)) {
      case NOBODY -> true;
      case MOVER -> false;
      case RIVAL -> mayLandOnRival(scene, to);
    };
  }

  /** "A piece on a safe square, protected, or in a barrier cannot be landed on." */
  boolean mayLandOnRival(Scene scene, int to) {
    return rules.landing().onRival() != Landing.OnRival.NOT_ALLOWED
        && !rules.safe().contains(to)
        && !company.isProtected(scene, to)
        && !company.isBarrier(scene, to);
  }
}
