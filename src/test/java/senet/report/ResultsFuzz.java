package senet.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import senet.config.ConfigException;
import senet.config.StudyJson;
import senet.fuzz.Input;
import senet.fuzz.SmallStudy;
import senet.run.Results;

/** Any {@code study.json} is refused in lines, or holds results that tables can be made of. */
public final class ResultsFuzz {
  private static final Path FOLDER = Input.folder();

  private ResultsFuzz() {}

  /** Tries one file. */
  public static void fuzzerTestOneInput(byte[] file) {
    Input.write(FOLDER.resolve(StudyJson.FILE), file);
    Results results;
    try {
      assertThat(StudyJson.studyIn(FOLDER)).isPresent();
      results = StudyJson.read(FOLDER, SmallStudy.VERSION);
    } catch (ConfigException e) {
      Input.check(e);
      return;
    }
    assertThat(Tables.summary(results)).isNotEmpty();
    assertThat(Tables.distributions(results)).isNotEmpty();
    assertThat(ContestTables.files(results)).isNotNull();
    if (results.plan().countsSquares()) {
      assertThat(SquaresTable.bytes(results)).isNotEmpty();
    }
    assertThat(new Findings(results).comparisons()).isNotNull();
  }
}
