package senet.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import senet.run.Attribution;
import senet.run.Sweep;
import senet.stats.FactorialAnalysis;
import senet.stats.FactorialAnalysis.Basis;
import senet.stats.LackOfFit;
import senet.stats.Term;
import senet.stats.Tested;

/** Which rule does what, in sentences and tables. */
final class AttributionSection {
  private static final int MOST_NAMED = 3;

  private final Html page;
  private final double confidence;

  private AttributionSection(Html page, double confidence) {
    this.page = page;
    this.confidence = confidence;
  }

  /** Writes the section of every factorial, each with its chart if it is drawn. */
  static void write(Findings findings, List<Page.Illustration> illustrations, Html page) {
    Map<String, List<Attribution>> subjects = new LinkedHashMap<>();
    for (Attribution attribution : findings.attributions()) {
      if (attribution.analysis().isPresent()) {
        subjects
            .computeIfAbsent(AttributionChart.subject(attribution), s -> new ArrayList<>())
            .add(attribution);
      }
    }
    if (subjects.isEmpty()) {
      return;
    }
    page.element("h2", "Which rule does what");
    page.raw(
        "<p>All numbers of this part are in <code>attribution.csv</code>; the numbers in brackets"
            + " are intervals at "
            + findings.confidence()
            + ".</p>");
    AttributionSection section = new AttributionSection(page, findings.plan().confidence());
    // drawn, if at all, in the same order
    Iterator<Page.Illustration> charts = illustrations.iterator();
    subjects.forEach(
        (subject, attributions) -> {
          section.writeFindings(subject, attributions);
          boolean drawn = attributions.stream().anyMatch(AttributionChart::canBeDrawn);
          if (drawn && charts.hasNext()) {
            Page.write(charts.next(), page);
          }
          design(attributions.get(0)).forEach(sentence -> page.element("p", sentence));
          if (drawn) {
            new AttributionTables(page, attributions, section.confidence).write();
          }
        });
  }

  private void writeFindings(String subject, List<Attribution> attributions) {
    page.element("h3", subject.substring(0, 1).toUpperCase(Locale.ROOT) + subject.substring(1));
    page.raw("<ul>");
    for (Attribution attribution : attributions) {
      page.element("li", finding(attribution) + " " + fit(attribution));
    }
    page.raw("</ul>");
    bases(attributions).forEach(sentence -> page.element("p", sentence));
  }

  /** What the shares are. */
  private List<String> bases(List<Attribution> attributions) {
    List<FactorialAnalysis> analyses =
        attributions.stream().flatMap(of -> of.analysis().stream()).toList();
    List<String> sentences = new ArrayList<>();
    if (analyses.stream().anyMatch(a -> a.basis(confidence) == Basis.SHARES)) {
      sentences.add(
          "Where main effects and pairs are enough, the share of a rule is its main effect: the"
              + " mean change over the mixtures when this rule alone changes. These shares add up to"
              + " the difference but for chance.");
    }
    analyses.stream()
        .filter(a -> a.basis(confidence) == Basis.SHAPLEY)
        .findFirst()
        .flatMap(FactorialAnalysis::total)
        .ifPresent(
            total ->
                sentences.add(
                    "Where rules work together in threes or more, the share of a rule is its Shapley"
                        + " value: what it changes, on average over all "
                        + Say.count((long) total.orders())
                        + " orders in which the rules can be changed one after the other. These"
                        + " shares add up to the difference exactly."));
    return sentences;
  }

  /** Of what the difference is made, the greatest shares first. */
  private String finding(Attribution of) {
    FactorialAnalysis analysis = of.analysis().orElseThrow();
    Shared measure = Shared.of(of.measure());
    if (analysis.basis(confidence) == Basis.NONE) {
      return "The difference in "
          + measure.unitOf()
          + " cannot be shared: "
          + (analysis.total().isEmpty()
              ? "the rules cannot all be changed together."
              : "some rules cannot be changed one at a time.")
          + " What each does on average over the mixtures is in the table.";
    }
    List<Tested> shares = analysis.shares(confidence);
    List<Integer> order =
        IntStream.range(0, shares.size())
            .boxed()
            .sorted(Comparator.comparingDouble(j -> -Math.abs(shares.get(j).estimate().value())))
            .toList();
    List<String> parts = new ArrayList<>();
    for (int j : order.subList(0, Math.min(MOST_NAMED, order.size()))) {
      parts.add(
          measure.say(shares.get(j).estimate())
              + (parts.isEmpty() ? " are due to " : " to ")
              + RuleNames.inSentence(of, 1 << j));
    }
    double rest =
        order.stream().skip(MOST_NAMED).mapToDouble(j -> shares.get(j).estimate().value()).sum();
    if (order.size() > MOST_NAMED) {
      parts.add(measure.sum(rest) + " to all other rules together");
    }
    return "Of the "
        + measure.say(analysis.total().orElseThrow().observed().estimate())
        + " "
        + measure.unitOf()
        + " between "
        + of.from()
        + " and "
        + of.to()
        + ", "
        + String.join(", ", parts)
        + ".";
  }

  /** Whether main effects and pairs tell all, in plain words. */
  private String fit(Attribution of) {
    FactorialAnalysis analysis = of.analysis().orElseThrow();
    Shared measure = Shared.of(of.measure());
    if (analysis.lackOfFit().isEmpty()) {
      return "Main effects and pairs describe so few mixtures exactly; nothing is left to test"
          + " them by.";
    }
    LackOfFit fit = analysis.lackOfFit().get();
    String test =
        " (chi-square "
            + Say.fixed(fit.chiSquare(), fit.chiSquare() < 1000 ? 1 : 0)
            + " with "
            + fit.degrees()
            + " degrees of freedom, "
            + Say.p(fit.p())
            + ").";
    return analysis.fits(confidence)
        ? "Main effects and pairs of rules are enough to describe the mixtures" + test
        : "Rules also work together in threes or more: with main effects and pairs alone one is"
            + " wrong by typically "
            + measure.size(fit.misfit())
            + " "
            + measure.unit()
            + test;
  }

  /** What of the design the reader must know. */
  private static List<String> design(Attribution of) {
    List<String> sentences = new ArrayList<>();
    Sweep sweep = of.sweep();
    int left = sweep.leftOut().size();
    if (left > 0) {
      sentences.add(
          Say.count(left)
              + " of "
              + Say.count(left + sweep.points().size())
              + " mixtures cannot be played; they are listed with their reasons below.");
    }
    for (List<String> group : of.rules()) {
      if (group.size() > 1) {
        sentences.add(
            String.join(", ", RuleNames.titles(group))
                + ": these change only together in the mixtures that can be played, so that nothing"
                + " can tell what each does; they are given as one.");
      }
    }
    if (!of.fixed().isEmpty()) {
      sentences.add(
          String.join(", ", RuleNames.titles(of.fixed()))
              + ": as in "
              + sweep.from()
              + " in every mixture that can be played; nothing can be said of what they do.");
    }
    for (FactorialAnalysis.Effect effect : of.analysis().orElseThrow().effects()) {
      if (effect.term().reading() != Term.Reading.CLEAR) {
        sentences.add(aliases(of, effect.term()));
      }
    }
    return sentences;
  }

  private static String aliases(Attribution of, Term term) {
    String name = RuleNames.title(of, term.factors());
    String others =
        term.aliases().stream()
            .filter(alias -> alias.factors() != 0)
            .map(alias -> RuleNames.title(of, alias.factors()))
            .collect(Collectors.joining(" and "));
    if (term.reading() == Term.Reading.HIDDEN) {
      return name
          + ": cannot be told apart from "
          + (others.isEmpty() ? "the mean of all mixtures" : others)
          + ", as too few of the mixtures can be played.";
    }
    return name
        + ": its main effect is the one in those mixtures in which both of its levels can be"
        + " played, and includes "
        + others
        + ".";
  }
}
