package senet.report;

import java.util.List;
import senet.language.Language;

/** The pages of a report, one for each language: how they are called and lead to each other. */
final class Pages {
  private final List<Language> languages;

  /**
   * Pages in some languages.
   *
   * @param languages at least one; the first has the usual names
   */
  Pages(List<Language> languages) {
    this.languages = List.copyOf(languages);
  }

  /** The name of the page in a language, as {@code report-fi.html}. */
  String page(Language language) {
    return isFirst(language) ? "report.html" : "report-" + language.code() + ".html";
  }

  /** The folder of the charts in a language, with a slash at the end. */
  String charts(Language language) {
    return isFirst(language) ? "charts/" : "charts/" + language.code() + "/";
  }

  private boolean isFirst(Language language) {
    return language.equals(languages.get(0));
  }

  /** Writes links from the page in a language to all others, if there are others. */
  void writeLinks(Say say, Html page) {
    if (languages.size() == 1) {
      return;
    }
    String label = Html.escape(say.text("report.languages"));
    page.raw("<nav class=\"languages\" aria-label=\"" + label + "\">");
    page.raw("<span>" + label + ":</span>");
    for (Language other : languages) {
      if (!other.equals(say.language())) {
        String code = other.code();
        page.raw(
            "<a href=\""
                + page(other)
                + "\" lang=\""
                + code
                + "\" hreflang=\""
                + code
                + "\">"
                + Html.escape(other.say("language.name"))
                + "</a>");
      }
    }
    page.raw("</nav>");
  }
}
