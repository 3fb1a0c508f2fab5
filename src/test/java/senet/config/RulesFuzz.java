package senet.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import senet.fuzz.Input;
import senet.game.Engine;
import senet.language.Language;
import senet.report.rules.Description;
import senet.rules.Row;
import senet.rules.RuleSet;

/**
 * Any file given as rules is refused in lines, or read as rules that can be compiled and told in
 * words, and that are the same when they are written and read again.
 */
public final class RulesFuzz {
  private static final Path FOLDER = Input.folder();
  private static final Description WORDS = new Description(Language.ENGLISH);

  private RulesFuzz() {}

  /** Files that are refused, each for a reason of its own. */
  public static Map<String, byte[]> refused() {
    return BadFile.texts(bad -> !bad.isStudy());
  }

  /** Tries one file. */
  public static void fuzzerTestOneInput(byte[] file) {
    Path path = Input.write(FOLDER.resolve("rules.yaml"), file);
    RuleSet rules;
    try {
      rules = RulesFiles.load(path.toString());
    } catch (ConfigException e) {
      Input.check(e);
      return;
    }
    assertThat(Engine.compile(rules).throwValues()).isNotEmpty();
    for (Row row : Row.values()) {
      Input.check(WORDS.sentence(rules, row).replaceAll("\\s+", " "));
    }
    byte[] written = JsonFile.write(RulesWriter.write(rules));
    Path again = Input.write(FOLDER.resolve("again.yaml"), written);
    try {
      assertThat(RulesFiles.load(again.toString())).isEqualTo(rules);
    } catch (ConfigException e) {
      throw new AssertionError(new String(written, StandardCharsets.UTF_8), e);
    }
  }
}
