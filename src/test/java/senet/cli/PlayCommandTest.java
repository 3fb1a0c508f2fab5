package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
  void showsTheGamesOfAStudy(@TempDir Path folder) throws IOException {
    Path study = Cli.study(folder, "small", "starts: both");
    String same =
        Cli.run(
                "play",
                "--rules",
                "bell",
                "--first",
                "random",
                "--second",
                "greedy",
                "--seed",
                7,
                "--game",
                5)
            .out();
    assertThat(Cli.run("play", study, "--game", 5)).isEqualTo(new Cli(0, same, ""));
    assertThat(Cli.run("play", study, "--scenario", 4, "--seed", 8).out())
        .startsWith("quick/even-starts: random against greedy, seed 8, game 0\n");
  }

  @Test
  void drawsAStrip(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("game.svg"), "old");
    Object[] plain = {"play", "--rules", "bell", "--game", 7};
    Cli cli = Cli.run("play", "--rules", "bell", "--game", 7, "--svg", file, "--moves", "3-12");
    assertThat(cli).isEqualTo(Cli.run(plain));
    String svg = Files.readString(file);
    assertThat(svg).contains("<title>A game, throw by throw – bell: random against random, seed");
    assertThat(svg).contains(">3.</text>", ">12.</text>").doesNotContain(">2.</text>", ">13.<");
    for (String line : cli.out().lines().filter(l -> l.matches("([3-9]|1[0-2])[.] .*")).toList()) {
      // "4. ○ second throws 4: 10 to 14" is drawn as "throws 4: 10 → 14"
      String[] words = line.replaceFirst(".*throws ", "throws ").split(",")[0].split(" to ");
      assertThat(svg).contains(words.length == 2 ? words[0] + " → " + words[1] : words[0]);
    }
    try (java.util.stream.Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--rules bell --scenario 2 | --scenario is of a study; name its file",
        "--seed 3 | name the rules with --rules, or a study file",
        "configs/first-look.yaml --rules bell | a study says the rules and who plays",
        "configs/first-look.yaml --scenario 9 | --scenario is 9; it must be from 1 to 8",
        "--rules bell --moves 1-3 | --moves says which throws to draw; add --svg FILE",
        "--rules bell --svg x.svg --moves 3-1 | --moves is 3-1; it starts at 1 or later",
        "--rules bell --svg x.svg --moves a | --moves is \"a\"; write a range as in 1-12",
        "--rules bell --svg x.svg --moves 900 | --moves starts at 900, and the game has 8",
        "--rules standard --svg x.svg | and a strip holds at most 60 boards; choose some, as in"
            + " --moves 1-60",
        "--rules bell --svg src --moves 1 | --svg: src is a folder; name a file",
        "--rules bell --svg pom.xml/x.svg --moves 1 | --svg: pom.xml/x.svg cannot be written (",
      })
  void refusesWhatCannotBeShown(String arguments, String message) {
    Object[] words = ("play " + arguments).split(" ");
    Cli cli = Cli.run(words);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).contains(message).hasLineCount(1);
    assertThat(Path.of("x.svg")).doesNotExist();
  }

  @Test
  void refusesGamesThatAreNone() {
    assertThat(Cli.run("play", "--rules", "bell", "--game", -1))
        .isEqualTo(new Cli(2, "", "--game is -1; it must be from 0 to 1000000000000\n"));
  }
}
