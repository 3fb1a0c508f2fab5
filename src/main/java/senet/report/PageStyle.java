package senet.report;

/** How the page looks, on narrow and wide screens and in print. */
final class PageStyle {
  static final String ELEMENT =
      """
      <style>
      * { box-sizing: border-box; }
      body { margin: 0 auto; padding: 1rem; max-width: 60rem; color: var(--ink); background: var(--paper);
        font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
      h1 { font-size: 1.8rem; line-height: 1.2; margin: 1rem 0 0.25rem; }
      h2 { font-size: 1.35rem; margin: 2.5rem 0 0.5rem; }
      h3 { font-size: 1.05rem; margin: 1.5rem 0 0.25rem; }
      p, li, dd { max-width: 46rem; }
      ul { padding-left: 1.25rem; }
      li { margin-bottom: 0.4rem; }
      a { color: inherit; }
      .languages a { margin-left: 0.6rem; }
      .source, figcaption, caption { color: var(--grey); }
      .warning { border-left: 0.3rem solid var(--warning); padding: 0.5rem 0.8rem;
        background: var(--warning-paper); }
      details { margin: 0.75rem 0; }
      summary { cursor: pointer; font-weight: 600; }
      figure { margin: 1.5rem 0 2rem; }
      figure img { display: block; width: 100%; min-width: 35rem; max-width: 860px; height: auto; }
      figcaption { font-size: 0.95rem; max-width: 46rem; }
      .scroll { overflow-x: auto; margin: 1rem 0; }
      :focus-visible { outline: 0.2rem solid var(--ink); outline-offset: 0.1rem; }
      table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums;
        overflow-wrap: normal; }
      caption { text-align: left; padding-bottom: 0.3rem; }
      th, td { padding: 0.35rem 0.7rem; text-align: right; vertical-align: top;
        border-bottom: 1px solid var(--line); white-space: nowrap; }
      thead th { vertical-align: bottom; white-space: normal; }
      th:first-child { text-align: left; padding-left: 0; }
      tfoot th, tfoot td { border-bottom: none; border-top: 2px solid var(--line); }
      th button { font: inherit; color: inherit; background: none; border: none; padding: 0.2rem 0;
        text-align: inherit; cursor: pointer; }
      th button::after { content: "\\a0\\2195" / ""; color: var(--grey); }
      th[aria-sort=ascending] button::after { content: "\\a0\\2191" / ""; color: inherit; }
      th[aria-sort=descending] button::after { content: "\\a0\\2193" / ""; color: inherit; }
      small { display: block; color: var(--grey); }
      dt { font-weight: 600; margin-top: 0.5rem; }
      dd { margin: 0; }
      td.long { white-space: normal; min-width: 11rem; overflow-wrap: anywhere; }
      @media (min-width: 80rem) {
        .scroll:has(table) { width: max-content; max-width: calc(50vw + 28rem); }
      }
      @media print {
        body { max-width: none; padding: 0; print-color-adjust: exact; }
        figure, tr { break-inside: avoid; }
        h2, h3, caption { break-after: avoid; }
        figure img { min-width: 0; }
        .scroll, .scroll:has(table) { overflow: visible; width: auto; max-width: none; }
        td.long { min-width: 0; }
        table { font-size: 0.7rem; }
        th, td { white-space: normal; padding: 0.2rem 0.3rem; }
        th button::after { content: none; }
        details::details-content { display: block; content-visibility: visible; }
      }
      </style>"""
          .strip();

  private PageStyle() {}
}
