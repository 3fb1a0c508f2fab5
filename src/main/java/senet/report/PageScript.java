package senet.report;

/**
 * Makes a button of each head of a column, which sorts the rows, and opens what is folded for
 * printing. It is sound XML as it stands: neither ampersands nor signs that open an element.
 */
final class PageScript {
  static final String ELEMENT =
      """
      <script>
      (function () {
        'use strict';
        var language = document.documentElement.lang;
        var point = new Intl.NumberFormat(language).format(1.5).replace(/[0-9]/g, '');
        var words = new Intl.Collator(language, {numeric: true});
        // what stands above the interval, as its reader sees it
        function text(row, column) {
          var first = row.cells[column].firstChild;
          return first ? first.textContent.trim() : '';
        }
        // a number as the language writes it; half a bound that is only known to be too high
        function number(shown) {
          var parts = /^(\\u003C?)([+-]?)([0-9][0-9.,]*)/.exec(
              shown.replace(/[\\s%\u00b1]/g, '').replace('\u2212', '-'));
          if (!parts) { return null; }
          var plain = parts[3].split(point).map(function (part) { return part.replace(/[.,]/g, ''); });
          return Number(parts[2] + plain.join('.')) * (parts[1] ? 0.5 : 1);
        }
        function isMissing(shown) { return shown === '' || shown === '\u2013'; }
        function sort(head) {
          var table = head.closest('table');
          var column = head.cellIndex;
          var down = head.getAttribute('aria-sort') === 'ascending';
          var rows = Array.from(table.tBodies[0].rows);
          var present = rows.filter(function (row) { return !isMissing(text(row, column)); });
          var missing = rows.filter(function (row) { return isMissing(text(row, column)); });
          var numbers = present.every(function (row) { return number(text(row, column)) !== null; });
          present.sort(function (a, b) {
            var x = text(a, column), y = text(b, column);
            return (numbers ? number(x) - number(y) : words.compare(x, y)) * (down ? -1 : 1);
          });
          present.concat(missing).forEach(function (row) { table.tBodies[0].appendChild(row); });
          head.parentNode.querySelectorAll('th').forEach(function (th) { th.removeAttribute('aria-sort'); });
          head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
        }
        document.querySelectorAll('thead th').forEach(function (head) {
          var button = document.createElement('button');
          button.type = 'button';
          while (head.firstChild) { button.appendChild(head.firstChild); }
          head.appendChild(button);
          button.addEventListener('click', function () { sort(head); });
        });
        window.addEventListener('beforeprint', function () {
          document.querySelectorAll('details').forEach(function (part) { part.open = true; });
        });
      })();
      </script>"""
          .strip();

  private PageScript() {}
}
