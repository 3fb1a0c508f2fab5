package senet.config;

import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

/** Says in plain words what the YAML parser has met, and where it began. */
final class YamlMistake {

  /** What the parser says, whether the mistake lies where the context began, and plain words. */
  private record Words(String problem, boolean atContext, String message) {}

  private static final List<Words> ALL =
      List.of(
          new Words("TAB", false, "a tab stands here; indent with spaces instead"),
          new Words(
              "expected ',' or ']'",
              true,
              "the list that starts here with \"[\" is not closed;"
                  + " put \",\" between its items and \"]\" at its end"),
          new Words(
              "expected ',' or '}'",
              true,
              "the group of keys that starts here with \"{\" is not closed;"
                  + " put \",\" between its keys and \"}\" at its end"),
          new Words(
              "found unexpected end of stream", true, "the quote that starts here is not closed"),
          new Words(
              "mapping values are not allowed here",
              false,
              "a \":\" stands here where none can stand; start each key on a line of its own,"
                  + " lined up with its neighbours, and put a text with a colon in quotes"),
          new Words(
              "could not find expected ':'",
              true,
              "a key needs a colon and a space after it, as in games: 1000"),
          new Words(
              "expected <block end>",
              false,
              "this line is indented unlike those it belongs to; line them up"),
          new Words(
              "found undefined alias",
              false,
              "\"*\" refers to a name that no \"&\" has given before; put a text with * in quotes"),
          new Words(
              "found another document",
              false,
              "a second document starts here with \"---\"; keep one to a file"),
          new Words(
              "unexpected character found",
              false,
              "a name after \"*\" or \"&\" cannot have this sign; put a text with * or & in quotes"),
          new Words(
              "cannot start any token",
              false,
              "a text cannot start with this character; put the text in quotes"));

  private YamlMistake() {}

  /** The fault that a failure to parse a file stands for. */
  static Fault of(MarkedYamlEngineException failure, String file) {
    for (Words words : ALL) {
      if (failure.getProblem().contains(words.problem())) {
        Optional<Mark> context = words.atContext() ? failure.getContextMark() : Optional.empty();
        return at(context.or(failure::getProblemMark), file, words.message());
      }
    }
    return at(failure.getProblemMark(), file, "is not YAML: " + failure.getProblem());
  }

  /** A fault of the text at a place, not of a key. */
  static Fault at(Optional<Mark> mark, String file, String message) {
    int line = mark.map(m -> m.getLine() + 1).orElse(0);
    int column = mark.map(m -> m.getColumn() + 1).orElse(0);
    return new Fault(file, line, column, "", message);
  }
}
