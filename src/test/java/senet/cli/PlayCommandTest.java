package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.config.BuiltInRules;
import senet.game.Engine;
import senet.game.Game;
import senet.game.GameResult;
import senet.policy.Policies;
import senet.policy.PolicySpec;
import senet.rules.RuleSet;
import senet.run.Scenario;

/** {@code play} shows the very games that studies count. */
class PlayCommandTest {

  @ParameterizedTest
  @CsvSource({"bell, 0", "bell, 7", "standard, 3", "museum, 11", "bell, 123456789012"})
  void playsTheGameOfAStudy(String name, long index) {
    Cli cli =
        Cli.run(
            "play",
            "--rules",
            name,
            "--first",
            "greedy",
            "--second",
            "random",
            "--seed",
            42,
            "--game",
            index);
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(cli.out().strip().lines().reduce("", (before, line) -> line))
        .isEqualTo(lastLine(BuiltInRules.find(name).orElseThrow(), index));
  }

  private static String lastLine(RuleSet rules, long index) {
    PolicySpec greedy = PolicySpec.of(Policies.find("greedy").orElseThrow());
    PolicySpec random = PolicySpec.of(Policies.find("random").orElseThrow());
    Engine engine = Engine.compile(rules);
    GameResult result = new GameResult();
    new Game(engine, greedy.create(engine), random.create(engine))
        .play(new Scenario(rules, greedy, random, 1).random(42), index, result);
    String winner =
        switch (result.end()) {
          case FIRST_WINS -> "First wins";
          case SECOND_WINS -> "Second wins";
          case DRAW -> "A draw";
          case UNFINISHED -> "Unfinished, at the cap on throws";
        };
    return "%s, %d to %d, after %d throws (%d passes, %d landings on a rival)."
        .formatted(
            winner,
            result.firstScore(),
            result.secondScore(),
            result.throwCount(),
            result.passes(),
            result.landings());
  }

  @Test
  void playsTheSameGameAgain() {
    Object[] args = {"play", "--rules", "museum", "--seed", 5, "--game", 2};
    Cli once = Cli.run(args);
    assertThat(Cli.run(args)).isEqualTo(once);
    assertThat(once.out())
        .startsWith("museum: random against random, seed 5, game 2\n")
        .contains("\n1. ● first throws ", " ● off: 0\n");
    args[6 - 2] = 6;
    assertThat(Cli.run(args)).isNotEqualTo(once);
  }

  @Test
  void takesPoliciesWithParameters() {
    Cli cli =
        Cli.run("play", "--rules", "bell", "--first", "{policy: weighted, off: 2, name: keen}");
    assertThat(cli.out()).startsWith("bell: keen against random, seed 1960, game 0\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "gredy | --first: there is no policy \"gredy\". Maybe you meant \"greedy\". Known: ",
        "weighted | --first: all weights of policy weighted are 0; give one of ",
        "{policy: weighted, of: 1} | --first of: unknown key. Maybe you meant \"off\". Known: ",
        "{policy: weighted | --first: the group of keys that starts here with \"{\" is not closed;",
        "`` | --first: is empty",
      })
  void refusesPoliciesThatAreNone(String policy, String message) {
    Cli cli = Cli.run("play", "--rules", "bell", "--first", policy);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).startsWith(message).hasLineCount(1);
  }

  @Test
  void refusesGamesThatAreNone() {
    assertThat(Cli.run("play", "--rules", "bell", "--game", -1))
        .isEqualTo(new Cli(2, "", "--game is -1; it must be from 0 to 1000000000000\n"));
  }
}
