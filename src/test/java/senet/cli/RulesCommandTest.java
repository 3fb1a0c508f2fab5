package senet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import senet.config.BuiltInRules;
import senet.language.Language;
import senet.report.rules.Blotted;
import senet.report.rules.Description;
import senet.report.rules.Difference;
import senet.rules.RichRules;
import senet.rules.RuleSet;

/** The words of rule sets as they are printed, to the letter. */
class RulesCommandTest {
  private static final Description ENGLISH = new Description(Language.ENGLISH);

  @ParameterizedTest
  @ValueSource(strings = {"bell", "standard", "museum"})
  void showsARuleSetInBothFormats(String name) throws IOException {
    assertThat(Cli.run("rules", "show", name)).isEqualTo(printed(name + ".txt"));
    assertThat(Cli.run("rules", "show", name, "--format", "text"))
        .isEqualTo(printed(name + ".txt"));
    assertThat(Cli.run("rules", "show", name, "--format", "markdown"))
        .isEqualTo(printed(name + ".md"));
  }

  @Test
  void comparesInBothFormats() throws IOException {
    assertThat(Cli.run("rules", "diff", "standard", "museum"))
        .isEqualTo(printed("standard-museum.txt"));
    assertThat(Cli.run("rules", "diff", "standard", "museum", "--format", "markdown"))
        .isEqualTo(printed("standard-museum.md"));
    assertThat(Cli.run("rules", "diff", "bell", "bell", "--format", "markdown").out())
        .isEqualTo("bell and bell are played alike.\n");
  }

  @Test
  void saysEverythingThatRulesCanHave() throws IOException {
    for (RuleSet rules : List.of(RichRules.everything(), RichRules.allInHand())) {
      assertThat(rules.problems()).isEmpty();
      assertThat(RulesText.show(rules, ENGLISH)).isEqualTo(lines(rules.name() + ".txt"));
      assertThat(RulesMarkdown.show(rules, ENGLISH)).isEqualTo(lines(rules.name() + ".md"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cs", "es", "fi", "tr"})
  void showsARuleSetInOtherLanguages(String code) throws IOException {
    assertThat(Cli.run("rules", "show", "kendall", "--lang", code))
        .isEqualTo(printed("kendall." + code + ".txt"));
    assertThat(Cli.run("rules", "show", "kendall", "--lang", code, "--format", "markdown"))
        .isEqualTo(printed("kendall." + code + ".md"));
  }

  @Test
  void theLanguageMayBeNamedBeforeOrAfterTheSubcommand() {
    String list = Cli.run("rules", "list", "--lang", "es").out();
    assertThat(list).contains("bell               El juego de treinta casillas de Bell\n");
    assertThat(Cli.run("rules", "--lang", "es", "list").out()).isEqualTo(list);
    assertThat(Cli.run("rules", "--lang", "es").out()).isEqualTo(list);
    assertThat(Cli.run("rules", "diff", "bell", "bell", "--lang", "fi").out())
        .isEqualTo("bell ja bell pelataan samalla tavalla.\n");
    assertThat(Cli.run("rules", "diff", "bell", "standard", "--lang", "tr").out())
        .contains("\nEk atışlar            Yoktur: ");
    assertThat(Cli.run("rules", "list").out()).doesNotContain("El juego");
  }

  @Test
  void refusesAnUnknownLanguage() {
    Cli cli = Cli.run("rules", "show", "bell", "--lang", "xx");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err())
        .contains("--lang", "there is no language \"xx\". Known: en (English), cs (čeština), es")
        .doesNotContain("Exception");
  }

  @Test
  void printsNothingThatIsNoMessage() {
    RuleSet rules = RichRules.allInHand().named("1", "2");
    Description words = new Description(Blotted.letters());
    List<String> lines = new ArrayList<>(RulesText.show(rules, words));
    lines.addAll(RulesMarkdown.show(rules, words));
    List<Difference> differences =
        Difference.between(rules, BuiltInRules.find("bell").orElseThrow(), words);
    lines.addAll(RulesText.diff("1", "3", differences, words));
    lines.addAll(RulesMarkdown.diff("1", "3", differences, words));
    assertThat(lines).noneMatch(line -> line.matches(".*[\\p{L}&&[^øØ]].*"));
  }

  @Test
  void refusesAnUnknownFormat() {
    Cli cli = Cli.run("rules", "show", "bell", "--format", "html");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("--format", "TEXT", "MARKDOWN");
  }

  @Test
  void theListFitsATerminal() {
    assertThat(Cli.run("rules", "list").out().lines())
        .hasSameSizeAs(BuiltInRules.NAMES)
        .contains("standard           The modern five-piece game")
        .allMatch(line -> line.length() <= 80);
    String longTitle = "a very long title ".repeat(10).strip();
    List<String> lines =
        RulesText.list(List.of(RichRules.everything().named("long", longTitle)), ENGLISH);
    assertThat(lines).hasSizeGreaterThan(1).allMatch(line -> line.length() <= 80);
    assertThat(lines.get(1)).startsWith("           ");
  }

  private static Cli printed(String file) throws IOException {
    return new Cli(0, read(file), "");
  }

  private static List<String> lines(String file) throws IOException {
    return read(file).lines().toList();
  }

  private static String read(String file) throws IOException {
    try (InputStream in = RulesCommandTest.class.getResourceAsStream("/senet/words/" + file)) {
      assertThat(in).as(file).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
