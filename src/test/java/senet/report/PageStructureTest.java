package senet.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import senet.language.Language;
import senet.run.ProductVersion;

/** The order of the page, and what it says before anything opens. */
class PageStructureTest {
  private static final byte[] PAGE = page();

  private static byte[] page() {
    Findings findings = new Findings(Studies.everything());
    return Page.bytes(findings, List.of(), new Pages(List.of(Language.ENGLISH)));
  }

  private static List<Element> all(String name) {
    Document document = Xml.parse(PAGE);
    var found = document.getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }

  @Test
  void headingsSkipNoLevel() {
    List<Integer> levels = new ArrayList<>();
    for (Element element : all("*")) {
      if (element.getTagName().matches("h[1-6]")) {
        levels.add(element.getTagName().charAt(1) - '0');
      }
    }
    assertThat(levels.get(0)).isEqualTo(1);
    assertThat(levels.stream().filter(level -> level == 1)).hasSize(1);
    for (int i = 1; i < levels.size(); i++) {
      assertThat(levels.get(i)).isLessThanOrEqualTo(levels.get(i - 1) + 1);
    }
  }

  @Test
  void theAnswerComesFirstInADozenSentences() {
    List<String> headings = all("h2").stream().map(Element::getTextContent).toList();
    assertThat(headings).startsWith("In short");
    assertThat(headings).endsWith("The rules that were played", "The policies that played");
    List<Element> elements = all("*");
    int begin = indexOf(elements, "h2", 0);
    int end = indexOf(elements, "details", begin);
    assertThat(end).isLessThan(indexOf(elements, "h2", begin + 1));
    assertThat(elements.subList(begin, end).stream().filter(e -> e.getTagName().equals("li")))
        .hasSize(12);
  }

  private static int indexOf(List<Element> elements, String name, int from) {
    return IntStream.range(from, elements.size())
        .filter(i -> elements.get(i).getTagName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theCommandThatMakesItAgainIsNamed() {
    assertThat(all("code").stream().map(Element::getTextContent))
        .contains("./senet run everything.yaml --seed 11", "11", ProductVersion.text());
    assertThat(Methods.command(Studies.oneMatchup(1).plan()))
        .isEqualTo("./senet run a-study.yaml --seed 42 --games 200");
  }

  @Test
  void everyChartSaysWhereItsNumbersAre() {
    for (Chart chart : Charts.ALL) {
      Drawing drawing = new Drawing(chart.name() + "-bell", "Title", "", 1, 1, pen -> {});
      String text = Alternative.of(drawing).text(drawing, Say.ENGLISH);
      String where =
          switch (chart.name()) {
            case "length", "ridgeline", "score" -> "distributions.csv";
            case "board" -> "squares.csv";
            case "game" -> "table of typical games";
            default -> "The tables on this page";
          };
      assertThat(text).contains("Title", where);
    }
  }
}
