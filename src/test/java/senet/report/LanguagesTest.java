package senet.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import senet.language.Bracketed;
import senet.language.Language;
import senet.policy.Policies;
import senet.policy.PolicyKind;
import senet.rules.RuleSet;
import senet.run.Contest;
import senet.run.Presentation;
import senet.run.Results;
import senet.run.Scenario;
import senet.run.Sweep;

/** Charts and page speak the language that is asked for, and nothing else. */
class LanguagesTest {

  /** Together they have something for each section and chart. */
  private static final List<Results> STUDIES =
      List.of(
          Studies.bothStarts(),
          Studies.everything(),
          Studies.run("t", List.of(Studies.random(Studies.capped("capped")))));

  static Stream<Results> studies() {
    return STUDIES.stream();
  }

  static Stream<Language> languages() {
    return Language.all().stream();
  }

  /** What a reader sees or hears of a page, or of a chart: texts, and alternative texts. */
  private static List<String> visible(byte[] document) {
    List<String> texts = new ArrayList<>();
    collect(Xml.parse(document).getDocumentElement(), texts);
    return texts;
  }

  private static void collect(Element element, List<String> texts) {
    String name = element.getTagName();
    if (Set.of("style", "script", "code").contains(name)
        || element.getAttribute("lang").equals("en")) {
      return;
    }
    Stream.of("alt", "aria-label").map(element::getAttribute).forEach(texts::add);
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element inner) {
        collect(inner, texts);
      } else {
        texts.add(child.getTextContent());
      }
    }
  }

  /** What the study gives, the longest first. */
  private static List<String> given(Results results) {
    List<String> given = new ArrayList<>(List.of(results.plan().study(), results.plan().title()));
    for (Scenario scenario : results.plan().scenarios()) {
      RuleSet rules = scenario.rules();
      given.addAll(List.of(rules.name(), rules.title()));
      given.add(scenario.first().label());
      given.add(scenario.second().label());
    }
    for (Contest contest : results.plan().contests()) {
      given.addAll(List.of(contest.one().label(), contest.other().label()));
    }
    for (Sweep sweep : results.plan().sweeps()) {
      sweep.leftOut().forEach(left -> given.add(left.name()));
    }
    given.sort(Comparator.comparingInt(String::length).reversed());
    return given;
  }

  @ParameterizedTest
  @MethodSource("studies")
  void everyWordIsOfAMessage(Results results) {
    List<String> given = given(results);
    Findings findings = new Findings(results).in(Bracketed.LANGUAGE);
    List<byte[]> documents =
        new ArrayList<>(Charts.of(findings).stream().map(Images::svg).toList());
    documents.add(Page.bytes(findings, List.of(), new Pages(List.of(Bracketed.LANGUAGE))));
    for (byte[] document : documents) {
      String outside = Bracketed.outside(String.join(" ", visible(document)));
      for (String text : given) {
        outside = outside.replace(text, "");
      }
      assertThat(outside.replaceAll("\\P{L}+", " ").strip()).isEmpty();
    }
  }

  /** The test above would not see words that are not there. */
  @Test
  void aWordThatIsNotOfAMessageIsFound() {
    assertThat(Bracketed.outside("⟦12 ⟦games⟧⟧ per scenario 7")).isEqualTo(" per scenario 7");
  }

  static Stream<Language> translations() {
    return languages().filter(language -> language != Language.ENGLISH);
  }

  @ParameterizedTest
  @MethodSource("translations")
  void aTextThatIsTranslatedIsNotSaidInEnglish(Language language) {
    Set<String> english = plain(Language.ENGLISH);
    english.removeAll(plain(language));
    studies()
        .forEach(
            results -> {
              Findings findings = new Findings(results).in(language);
              byte[] page = Page.bytes(findings, List.of(), new Pages(List.of(language)));
              List<String> texts = visible(page).stream().map(String::strip).toList();
              assertThat(texts).doesNotContainAnyElementsOf(english);
            });
  }

  /** The messages of a language in which nothing is put. */
  private static Set<String> plain(Language language) {
    return language.keys().stream()
        .filter(key -> key.matches("(report|chart|measure)\\..*"))
        .map(language::say)
        .filter(text -> !text.contains("{"))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyLetterCanBeDrawn(Language language) {
    for (String key : language.keys()) {
      String text = language.say(key);
      for (Type type : Type.values()) {
        assertThat(type.font(text)).as(key + ": " + text).isNotEqualTo(type.standIn());
      }
    }
  }

  /** Within the sheet, however long the words of a language are. */
  @ParameterizedTest
  @MethodSource("languages")
  void everyTextOfAChartFits(Language language) {
    Findings findings = new Findings(Studies.everything()).in(language);
    for (Drawing drawing : Charts.of(findings)) {
      var texts = Xml.parse(Images.svg(drawing)).getElementsByTagName("text");
      assertThat(texts.getLength()).isPositive();
      for (int i = 0; i < texts.getLength(); i++) {
        Element text = (Element) texts.item(i);
        double end =
            Double.parseDouble(text.getAttribute("x"))
                + Double.parseDouble(text.getAttribute("textLength"));
        assertThat(end)
            .as(language + " " + drawing.name() + ": " + text.getTextContent())
            .isLessThanOrEqualTo(drawing.width());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyPolicyIsDescribed(Language language) {
    for (PolicyKind kind : Policies.ALL) {
      assertThat(language.has("report.policy." + kind.name())).as(kind.name()).isTrue();
    }
  }

  @Test
  void policiesAreDescribedInEnglishAsByTheirKinds() {
    for (PolicyKind kind : Policies.ALL) {
      assertThat(Language.ENGLISH.say("report.policy." + kind.name()))
          .isEqualTo(kind.description().replace('\'', '’').replace("lost one -1", "lost one −1"));
    }
  }

  @Test
  void furtherLanguagesHaveFilesOfTheirOwn() {
    Language finnish = language("fi");
    Results results =
        Studies.oneMatchup(2).with(Presentation.DEFAULT.in(List.of(language("es"), finnish)));
    Map<String, byte[]> files =
        Report.files(results).stream()
            .collect(Collectors.toMap(ReportFile::path, ReportFile::content));
    assertThat(files)
        .containsKeys("report.html", "report-fi.html", "charts/outcome.svg")
        .containsKeys("charts/fi/outcome.svg", "charts/fi/outcome.png")
        .doesNotContainKeys("report-es.html", "charts/es/outcome.svg");
    assertThat(text(files, "report.html"))
        .contains(
            "<html lang=\"es\">", "<a href=\"report-fi.html\" lang=\"fi\" hreflang=\"fi\">suomi");
    assertThat(text(files, "report-fi.html"))
        .contains(
            "<html lang=\"fi\">", "<a href=\"report.html\" lang=\"es\" hreflang=\"es\">español");
    assertThat(text(files, "charts/fi/outcome.svg")).contains("Miten pelit päättyvät");
  }

  private static String text(Map<String, byte[]> files, String path) {
    return new String(Optional.ofNullable(files.get(path)).orElseThrow(), StandardCharsets.UTF_8);
  }

  private static Language language(String code) {
    return Language.find(code).orElseThrow();
  }

  /** Charts are called alike, so that scripts find them whatever the language. */
  @ParameterizedTest
  @MethodSource("languages")
  void chartsHaveTheSameNamesInAllLanguages(Language language) {
    studies()
        .forEach(
            results -> {
              Findings findings = new Findings(results);
              assertThat(Charts.of(findings.in(language)).stream().map(Drawing::name))
                  .containsExactlyElementsOf(
                      Charts.of(findings).stream().map(Drawing::name).toList());
            });
  }

  /** CSV files are data: numbers with points and without groups, words in English. */
  @Test
  void tablesAreTheSameInAllLanguages() {
    Results results = Studies.oneMatchup(2);
    Map<String, String> english = tables(results);
    assertThat(english).containsKeys("summary.csv", "distributions.csv", "comparisons.csv");
    assertThat(tables(results.with(Presentation.DEFAULT.in(List.of(language("tr"))))))
        .isEqualTo(english);
  }

  private static Map<String, String> tables(Results results) {
    return Report.files(results).stream()
        .filter(file -> file.path().endsWith(".csv"))
        .collect(
            Collectors.toMap(
                ReportFile::path, file -> new String(file.content(), StandardCharsets.UTF_8)));
  }
}
