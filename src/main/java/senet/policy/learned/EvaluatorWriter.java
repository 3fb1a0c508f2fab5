package senet.policy.learned;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Writes evaluators as lines of {@code key: value}, which are YAML. The origin comes first, then
 * the numbers, rounded to thousandths; a line for each input lists its weights to the nodes, and an
 * input without a line has none.
 */
final class EvaluatorWriter {

  static final String FORMAT = "senet-evaluator-1";

  private static final int DECIMALS = 3;

  private final StringBuilder text = new StringBuilder();

  private EvaluatorWriter() {}

  static String write(Origin origin, Network network) {
    EvaluatorWriter writer = new EvaluatorWriter();
    writer.text.append("# An evaluator of positions, made by senet train.\n");
    writer.line("format", FORMAT);
    writer.origin(origin);
    writer.numbers(network);
    return writer.text.toString();
  }

  private void origin(Origin origin) {
    line("rules", origin.rules());
    line("rulesHash", "\"" + origin.rulesHash() + "\"");
    line("version", origin.version());
    TrainingSettings settings = origin.settings();
    line("games", Integer.toString(settings.games()));
    line("seed", Long.toString(settings.seed()));
    line("hidden", Integer.toString(settings.hidden()));
    line("lambda", Double.toString(settings.lambda()));
    line("firstRate", Double.toString(settings.firstRate()));
    line("lastRate", Double.toString(settings.lastRate()));
  }

  private void numbers(Network network) {
    if (network.hidden() > 0) {
      line("outputBias", number(network.outputBias));
      line("outputWeights", list(network.outputWeights));
    }
    line("biases", list(network.biases));
    for (int input = 0; input < Inputs.COUNT; input++) {
      double[] weights = network.weightsOf(input);
      if (Arrays.stream(weights).anyMatch(weight -> rounded(weight).signum() != 0)) {
        line(Inputs.NAMES.get(input), list(weights));
      }
    }
  }

  private void line(String key, String value) {
    text.append(key).append(": ").append(value).append('\n');
  }

  private static String list(double[] numbers) {
    return Arrays.stream(numbers)
        .mapToObj(EvaluatorWriter::number)
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String number(double number) {
    return rounded(number).stripTrailingZeros().toPlainString();
  }

  private static BigDecimal rounded(double number) {
    return new BigDecimal(number).setScale(DECIMALS, RoundingMode.HALF_EVEN);
  }
}
