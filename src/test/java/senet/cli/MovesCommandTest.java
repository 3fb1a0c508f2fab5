package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code moves} prints what scripts rely on. */
class MovesCommandTest {

  private static Cli moves(String words) {
    return Cli.run((Object[]) ("moves " + words).split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--rules bell --own 26,5 --throw 2 |"
            + " {\"moves\":[{\"from\":26,\"to\":28,\"own\":[5,28],\"rival\":[],\"ownOff\":0,"
            + "\"rivalOff\":0,\"outcome\":\"running\"}]}",
        "--rules bell --own 30 --throw 1 --own-off 4 --rival-off 3 |"
            + " {\"moves\":[{\"from\":30,\"to\":31,\"own\":[],\"rival\":[],\"ownOff\":5,"
            + "\"rivalOff\":3,\"outcome\":\"own-wins\"}]}",
        "--rules bell --own 30 --throw 1 --own-off 2 --rival-off 3 |"
            + " {\"moves\":[{\"from\":30,\"to\":31,\"own\":[],\"rival\":[],\"ownOff\":3,"
            + "\"rivalOff\":3,\"outcome\":\"draw\"}]}",
        "--rules bell --own 30 --rival 25 --throw 1 --rival-off 3 |"
            + " {\"moves\":[{\"from\":30,\"to\":31,\"own\":[],\"rival\":[25],\"ownOff\":1,"
            + "\"rivalOff\":3,\"outcome\":\"rival-wins\"}]}",
        "--rules standard --own 26,3 --rival 15 --throw 2 |"
            + " {\"moves\":[{\"from\":3,\"to\":5,\"own\":[5,26],\"rival\":[15],\"ownOff\":0,"
            + "\"rivalOff\":0,\"outcome\":\"running\"},{\"from\":26,\"to\":28,\"own\":[3,14],"
            + "\"rival\":[15],\"ownOff\":0,\"rivalOff\":0,\"outcome\":\"running\"}]}",
        "--rules bell --own 30 --throw 4 | {\"moves\":[]}"
      })
  void printsJson(String words, String json) {
    assertThat(moves(words + " --format json")).isEqualTo(new Cli(0, json + "\n", ""));
  }

  @Test
  void drawsThePosition(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("position.svg");
    String words = "--rules kendall --own 26,24,8 --own-off 1 --rival 25,7 --throw 1";
    assertThat(moves(words + " --svg " + file)).isEqualTo(moves(words));
    assertThat(Files.readString(file).replace('\u00a0', ' '))
        .contains("<title>The moves of a throw of 1 – Kendall’s game of 1978")
        .contains("<desc>The side that moves stands on 8, 24, 26, the other side on 7, 25.")
        .contains(">House of<", ">Happiness<", ">1 off<", ">0 off<", "no piece passes without")
        .contains("8 → 9; 24 → 25 ×; 26 → 27 → 15<");
    moves("--rules bell --own 30 --throw 4 --svg " + file);
    assertThat(Files.readString(file)).contains("No piece can move: the throw is lost.");
    Cli cli = moves("--rules bell --own 30 --throw 4 --svg " + folder);
    assertThat(cli).isEqualTo(new Cli(2, "", "--svg: " + folder + " is a folder; name a file\n"));
  }

  @Test
  void printsText() {
    assertThat(moves("--rules bell --own 26,5 --throw 2"))
        .isEqualTo(new Cli(0, "26 to 28: own 5, 28 (0 off), rival none (0 off), running\n", ""));
    assertThat(moves("--rules bell --own 30 --rival 4 --throw 1 --format text").out())
        .isEqualTo("30 to off: own none (1 off), rival 4 (0 off), running\n");
    assertThat(moves("--rules bell --own 30 --throw 4").out())
        .isEqualTo("pass: no piece can move\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--rules bell --own 31 --throw 2 | --own has 31; squares are 1 to 30",
        "--rules bell --own 0,5 --throw 2 | --own has 0; squares are 1 to 30",
        "--rules bell --own 5,5 --throw 2 | --own has 5 twice; a square holds one piece",
        "--rules bell --own 5, --throw 2 | --own has \"\"; write squares as in 26,5",
        "--rules bell --own 5 --rival five --throw 2"
            + " | --rival has \"five\"; write squares as in 26,5",
        "--rules bell --own 5,7 --rival 7 --throw 2"
            + " | --own and --rival both have 7; a square holds one piece",
        "--rules bell --own 5 --throw 5 | --throw is 5; bell throws [1, 2, 3, 4]",
        "--rules bell --own 5 --throw 1 --own-off -1 | --own-off is -1; it must be from 0 to 30",
        "--rules bell --own 5 --throw 1 --rival-off 31 | --rival-off is 31; it must be from 0 to 30",
      })
  void refusesWhatIsNoPosition(String words, String message) {
    assertThat(moves(words)).isEqualTo(new Cli(2, "", message + "\n"));
  }

  @Test
  void refusesAFormatItDoesNotHave() {
    Cli cli = moves("--rules bell --own 5 --throw 1 --format xml");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("Invalid value for option '--format'", "'xml'");
  }
}
