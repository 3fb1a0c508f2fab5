package senet.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import senet.game.Engine;
import senet.game.GameRecord;
import senet.game.GameRecord.Step;
import senet.report.GameStrip.Moment;
import senet.run.Plan;
import senet.run.Scenario;

/** A representative game of each scenario, as a short strip of boards. */
final class GameChart implements Chart {

  /** The boards of a strip: the start, and moments that are equally far apart, the end included. */
  private static final int BOARDS = 9;

  @Override
  public String name() {
    return Plan.GAME_CHART;
  }

  @Override
  public List<Drawing> draw(Findings findings) {
    if (findings.games().isEmpty()) {
      return List.of();
    }
    List<TypicalGame> games = TypicalGame.of(findings);
    FileNames names = new FileNames(findings.headings());
    return games.stream()
        .map(
            game ->
                drawing(
                    games.size() == 1
                        ? name()
                        : names.of(name(), game.entry().rules(), game.entry().matchup()),
                    game,
                    findings.games().get(game.scenario() - 1),
                    findings))
        .toList();
  }

  private static Drawing drawing(
      String name, TypicalGame game, GameRecord record, Findings findings) {
    BoardWords words = BoardWords.of(findings);
    Scenario scenario = game.entry().scenario();
    Engine engine = Engine.compile(scenario.rules());
    List<Step> steps = record.steps(engine);
    List<Moment> moments = new ArrayList<>(List.of(Moment.start(record.start(engine))));
    chosen(steps.size())
        .map(i -> i - 1)
        .mapToObj(steps::get)
        .map(Moment::after)
        .forEach(moments::add);
    return BoardImages.strip(
        words,
        name,
        words.say("board.typical.title"),
        words.say(
            "board.typical.subtitle",
            game.entry().rules(),
            game.entry().matchup(),
            Long.toString(game.game()),
            game.throwCount(),
            words.end(steps.get(steps.size() - 1))),
        scenario,
        moments,
        findings.source().isEmpty() ? "" : findings.source() + " · " + game.command());
  }

  /** Throws that are equally far apart, the last one included. */
  private static IntStream chosen(int throwCount) {
    return IntStream.range(1, BOARDS)
        .map(i -> Math.round((float) i * throwCount / (BOARDS - 1)))
        .filter(i -> i > 0)
        .distinct();
  }
}
