package senet.report;

import java.util.List;

/** A table of a page, built head first and then row by row; its reader can sort it. */
final class HtmlTable {
  /** A text of more letters is broken into lines. */
  private static final int LONG = 30;

  private final Html page;
  private boolean headed;
  private boolean begun;
  private boolean footed;

  HtmlTable(Html page, String caption) {
    this.page = page;
    String safe = Html.escape(caption);
    page.raw("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"" + safe + "\">");
    page.raw("<table><caption>" + safe + "</caption><thead><tr>");
  }

  /** Adds heads of columns. */
  HtmlTable head(String... names) {
    for (String name : List.of(names)) {
      page.raw("<th scope=\"col\">" + Html.escape(name) + "</th>");
    }
    return this;
  }

  /** Begins a row with its head. */
  HtmlTable row(String name) {
    beginBody();
    endRow();
    begun = true;
    page.raw("<tr><th scope=\"row\">" + Html.escape(name) + "</th>");
    return this;
  }

  /** Begins a last row with its head, which stays last however the others are sorted. */
  HtmlTable foot(String name) {
    beginBody();
    endRow();
    page.raw("</tbody><tfoot>");
    footed = true;
    return row(name);
  }

  HtmlTable cell(String text) {
    return cell(new Say.Value(text, ""));
  }

  HtmlTable cell(Say.Value number) {
    String interval =
        number.interval().isEmpty() ? "" : "<small>" + Html.escape(number.interval()) + "</small>";
    String kind = number.value().length() > LONG ? " class=\"long\"" : "";
    page.raw("<td" + kind + ">" + Html.escape(number.value()) + interval + "</td>");
    return this;
  }

  /** A cell with what is typed in a terminal. */
  HtmlTable code(String text) {
    page.raw("<td><code>" + Html.escape(text) + "</code></td>");
    return this;
  }

  void close() {
    beginBody();
    endRow();
    page.raw(footed ? "</tfoot>" : "</tbody>").raw("</table></div>");
  }

  private void beginBody() {
    if (!headed) {
      page.raw("</tr></thead><tbody>");
      headed = true;
    }
  }

  private void endRow() {
    if (begun) {
      page.raw("</tr>");
      begun = false;
    }
  }
}
