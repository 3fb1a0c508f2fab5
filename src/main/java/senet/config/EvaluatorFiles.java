package senet.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import senet.policy.learned.LearnedEvaluator;
import senet.policy.learned.Unreadable;

/** Reads the evaluators that policies name by their files, each once. */
final class EvaluatorFiles {

  private final Path folder;
  private final Map<Path, Optional<LearnedEvaluator>> read = new HashMap<>();

  /** Files whose paths start from a folder. */
  EvaluatorFiles(Path folder) {
    this.folder = folder;
  }

  /** Whether a text can only be the path of a file. */
  static boolean isPath(String text) {
    return text.indexOf('.') >= 0 || text.indexOf('/') >= 0;
  }

  /** The evaluator in a file; what is wrong is told, that with its numbers as the file's own. */
  Optional<LearnedEvaluator> find(Value value, String name) {
    Path path;
    try {
      path = folder.resolve(name).normalize();
    } catch (InvalidPathException e) {
      value.fault("\"" + value.shown() + "\" cannot be the name of a file: " + e.getReason());
      return Optional.empty();
    }
    Optional<LearnedEvaluator> known = read.get(path);
    if (known == null) {
      known = read(path, value);
      read.put(path, known);
    }
    return known;
  }

  private static Optional<LearnedEvaluator> read(Path path, Value value) {
    Optional<String> text =
        TextFile.read(path, problem -> value.fault("the evaluator " + path + " " + problem));
    try {
      return text.isEmpty() ? Optional.empty() : Optional.of(LearnedEvaluator.read(text.get()));
    } catch (Unreadable e) {
      for (Unreadable.Problem problem : e.problems()) {
        value
            .faults()
            .add(
                new Fault(
                    path.toString(),
                    problem.line(),
                    problem.column(),
                    problem.key(),
                    problem.message()));
      }
      return Optional.empty();
    }
  }
}
