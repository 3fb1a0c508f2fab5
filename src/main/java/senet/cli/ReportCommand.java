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
    header = "Write tables, charts and report again from the stored results.",
    description = "Needs only the folder's study.json, and plays nothing.",
    footer = {
      "",
      "Examples:",
      "  senet report results/bell-and-house-rules",
      "  senet report results/bell-and-house-rules --lang es,en"
    })
final class ReportCommand implements Callable<Integer> {

  @Parameters(paramLabel = "DIR", description = "A results folder.")
  private Path folder = Path.of("");

  @Mixin private LanguageOption lang = new LanguageOption();

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() throws ConfigException, WrongInput, IOException {
    Results stored = StudyJson.read(folder, Version.text());
    Results results = lang.languages().map(stored::withLanguages).orElse(stored);
    ResultsFolder.open(folder, results.plan().study()).replaceReport(Report.files(results));
    java.util.Objects.requireNonNull(spec)
        .commandLine()
        .getOut()
        .println("Wrote tables, charts and " + folder.resolve("report.html"));
    return Main.DONE;
  }
}
