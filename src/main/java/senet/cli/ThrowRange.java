package senet.cli;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import senet.report.BoardImages;

/**
 * Which throws of a game are drawn, {@code --moves 1-12}.
 *
 * @param from the first, from 1
 * @param to the last
 */
record ThrowRange(int from, int to) {
  private static final Pattern FORM = Pattern.compile("(\\d{1,6})(?:-(\\d{1,6}))?");

  static ThrowRange read(String text) throws WrongInput {
    Matcher found = FORM.matcher(text.strip());
    if (!found.matches()) {
      throw new WrongInput("--moves is \"" + text + "\"; write a range as in 1-12");
    }
    int from = Integer.parseInt(found.group(1));
    int to = found.group(2) == null ? from : Integer.parseInt(found.group(2));
    if (from < 1 || to < from) {
      throw new WrongInput("--moves is " + text + "; it starts at 1 or later, and ends after that");
    }
    return new ThrowRange(from, to);
  }

  /**
   * The throws of a game that are in the range.
   *
   * @throws WrongInput if there are none, or more than a strip can hold
   */
  <T> List<T> of(List<T> steps) throws WrongInput {
    if (from > steps.size()) {
      throw new WrongInput("--moves starts at " + from + ", and the game has " + steps.size());
    }
    List<T> chosen = steps.subList(from - 1, Math.min(to, steps.size()));
    int most = BoardImages.MOST_BOARDS;
    if (chosen.size() > most) {
      throw new WrongInput(
          "--svg: these are "
              + chosen.size()
              + " throws, and a strip holds at most "
              + most
              + " boards; choose some, as in --moves "
              + from
              + "-"
              + (from + most - 1));
    }
    return chosen;
  }
}
