package senet.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import senet.config.PolicyReader.Classes;
import senet.measure.PairTally;
import senet.measure.Tally;
import senet.run.Batch;
import senet.run.Contest;
import senet.run.Plan;

/**
 * What processes that play one run together send each other: the study, and tallies, in the form in
 * which results folders keep them.
 */
public final class SentJson {
  private static final String TALLIES = "tallies";

  private SentJson() {}

  static String study(Study study) {
    return new String(JsonFile.write(StudyJson.study(study)), StandardCharsets.UTF_8);
  }

  /**
   * The plan of a study that was sent.
   *
   * @throws ConfigException if it cannot be played here, such as where the class of a policy is not
   *     found
   */
  public static Plan plan(String study) throws ConfigException {
    Faults faults = new Faults();
    Optional<Study> read =
        YamlFile.parse(study, "the study as it was sent", faults)
            .flatMap(value -> LoadedStudy.readValue(value, Path.of(""), Classes.SENT));
    faults.throwIfAny();
    return read.orElseThrow().plan();
  }

  /** Tallies, to be read by {@link #tallies}. */
  public static byte[] write(List<Tally> tallies) {
    return JsonFile.write(Map.of(TALLIES, tallies.stream().map(TallyJson::write).toList()));
  }

  /**
   * The tallies that were sent for these batches.
   *
   * @throws IllegalArgumentException if they are damaged, or of other batches
   */
  public static List<Tally> tallies(List<Batch> batches, byte[] sent) {
    JsonNode nodes = read(sent).path(TALLIES);
    if (nodes.size() != batches.size()) {
      throw new IllegalArgumentException(
          "there are " + nodes.size() + " tallies for " + batches.size() + " batches");
    }
    List<Tally> tallies = new ArrayList<>();
    for (int i = 0; i < batches.size(); i++) {
      Batch batch = batches.get(i);
      Tally tally = TallyJson.read(nodes.get(i), batch.from());
      if (tally.games() != batch.games()) {
        throw new IllegalArgumentException("there are " + tally.games() + " games for " + batch);
      }
      tallies.add(tally);
    }
    return tallies;
  }

  /** A tally of pairs, to be read by {@link #pairs}. */
  public static byte[] write(Contest contest, PairTally tally) {
    return JsonFile.write(ContestsJson.write(contest, tally));
  }

  /**
   * The tally of pairs of a contest that was sent.
   *
   * @throws IllegalArgumentException if it is damaged, or of another contest
   */
  public static PairTally pairs(Contest contest, byte[] sent) {
    return ContestsJson.read(read(sent), contest);
  }

  private static JsonNode read(byte[] sent) {
    try {
      return JsonFile.read(sent);
    } catch (IOException e) {
      throw new IllegalArgumentException("what was sent is damaged: " + e.getMessage(), e);
    }
  }
}
