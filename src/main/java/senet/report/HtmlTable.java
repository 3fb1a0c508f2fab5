package senet.report;

import java.util.List;

/** A table of numbers with their intervals, one row a rule set. */
final class HtmlTable {
  private final Html page;

  HtmlTable(Html page, String caption) {
    this.page = page;
    String safe = Html.escape(caption);
    page.raw("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"" + safe + "\">");
    page.raw("<table><caption>" + safe + "</caption>");
  }

  void head(List<String> names) {
    page.raw("<thead><tr>");
    names.forEach(name -> page.raw("<th scope=\"col\">" + Html.escape(name) + "</th>"));
    page.raw("</tr></thead><tbody>");
  }

  void row(String name, Say.Value... numbers) {
    page.raw("<tr><th scope=\"row\">" + Html.escape(name) + "</th>");
    for (Say.Value number : numbers) {
      String interval =
          number.interval().isEmpty()
              ? ""
              : "<small>" + Html.escape(number.interval()) + "</small>";
      page.raw("<td>" + Html.escape(number.value()) + interval + "</td>");
    }
    page.raw("</tr>");
  }

  void close() {
    page.raw("</tbody></table></div>");
  }
}
