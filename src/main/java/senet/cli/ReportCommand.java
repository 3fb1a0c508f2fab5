package senet.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import senet.config.ConfigException;
import senet.config.StudyJson;
import senet.report.Report;
import senet.run.Results;

/** {@code senet report}: tables, charts and report again, from the stored results. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Write tables, charts and report again from the stored results.",
    description = "Needs only the folder's study.json, and plays nothing.",
    footer = {
      "",
      "Examples:",
      "  senet report results/bell-and-house-rules",
      "  senet report results/bell-and-house-rules --lang es,en",
      "  senet report results/bell-and-house-rules --size print --format png,pdf",
      "",
      "Charts are drawn as the study says, or as the options say, which change nothing",
      "else. Charts of an earlier report that are not drawn again are removed."
    })
final class ReportCommand implements Callable<Integer> {

  @Parameters(paramLabel = "DIR", description = "A results folder.")
  private Path folder = Path.of("");

  @Mixin private PresentationOptions presentation = new PresentationOptions();

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws ConfigException, WrongInput, IOException {
    Results stored = StudyJson.read(folder, Version.text());
    Results results = stored.with(presentation.over(stored.plan().presentation()));
    try (ResultsFolder open = ResultsFolder.open(folder, results.plan().study())) {
      open.replaceReport(Report.files(results));
    }
    java.util.Objects.requireNonNull(spec)
        .commandLine()
        .getOut()
        .println("Wrote tables, charts and " + folder.resolve("report.html"));
    return Main.DONE;
  }
}
