package senet.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  private static final double LEAST_P = 0.0001;

  private final Html page;
  private final Say say;
  private final double confidence;

  private AttributionSection(Html page, Findings findings) {
    this.page = page;
    this.say = findings.say();
    this.confidence = findings.plan().confidence();
  }

  /** Writes the section of every factorial, each with its chart if it is drawn. */
  static void write(Findings findings, List<Page.Illustration> illustrations, Html page) {
    Map<String, List<Attribution>> subjects = subjects(findings);
    if (subjects.isEmpty()) {
      return;
    }
    page.element("h2", findings.text("report.which"));
    page.paragraph(findings.text("report.which.note", findings.confidenceLevel()));
    AttributionSection section = new AttributionSection(page, findings);
    // drawn, if at all, in the same order
    Iterator<Page.Illustration> charts = illustrations.iterator();
    subjects.forEach(
        (subject, attributions) -> {
          section.writeFindings(subject, attributions);
          boolean drawn = attributions.stream().anyMatch(AttributionChart::canBeDrawn);
          if (drawn && charts.hasNext()) {
            Page.write(charts.next(), findings.say(), page);
          }
          section.design(attributions.get(0)).forEach(sentence -> page.element("p", sentence));
          if (drawn) {
            new AttributionTables(page, attributions, findings).write();
          }
        });
  }

  /** Of what each difference between two rule sets is made. */
  static List<InShort.Part> inShort(Findings findings) {
    AttributionSection section = new AttributionSection(new Html(), findings);
    List<InShort.Part> parts = new ArrayList<>();
    subjects(findings)
        .forEach(
            (subject, attributions) ->
                parts.add(
                    new InShort.Part(
                        section.say.language().capital(subject),
                        attributions.stream()
                            .map(of -> Html.escape(section.finding(of)))
                            .toList())));
    return parts;
  }

  /** What can be told, by who plays under the rules of which factorial. */
  private static Map<String, List<Attribution>> subjects(Findings findings) {
    Map<String, List<Attribution>> subjects = new LinkedHashMap<>();
    for (Attribution attribution : findings.attributions()) {
      if (attribution.analysis().isPresent()) {
        subjects
            .computeIfAbsent(
                AttributionChart.subject(attribution, findings), s -> new ArrayList<>())
            .add(attribution);
      }
    }
    return subjects;
  }

  private void writeFindings(String subject, List<Attribution> attributions) {
    page.element("h3", say.language().capital(subject));
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
      sentences.add(say.text("report.which.shares"));
    }
    analyses.stream()
        .filter(a -> a.basis(confidence) == Basis.SHAPLEY)
        .findFirst()
        .flatMap(FactorialAnalysis::total)
        .ifPresent(total -> sentences.add(say.text("report.which.shapley", (long) total.orders())));
    return sentences;
  }

  /** Of what the difference is made, the greatest shares first. */
  private String finding(Attribution of) {
    FactorialAnalysis analysis = of.analysis().orElseThrow();
    Shared measure = Shared.of(of.measure());
    if (analysis.basis(confidence) == Basis.NONE) {
      return say.text(
          analysis.total().isEmpty() ? "report.which.nottogether" : "report.which.notalone",
          measure.unitOf(say));
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
          say.text(
              parts.isEmpty() ? "report.which.part.first" : "report.which.part",
              measure.say(shares.get(j).estimate(), say),
              RuleNames.inSentence(of, 1 << j, say)));
    }
    double rest =
        order.stream().skip(MOST_NAMED).mapToDouble(j -> shares.get(j).estimate().value()).sum();
    if (order.size() > MOST_NAMED) {
      parts.add(say.text("report.which.part.rest", measure.sum(rest, say)));
    }
    return say.text(
        "report.which.finding",
        measure.say(analysis.total().orElseThrow().observed().estimate(), say),
        measure.unitOf(say),
        of.from(),
        of.to(),
        String.join(", ", parts));
  }

  /** Whether main effects and pairs tell all, in plain words. */
  private String fit(Attribution of) {
    FactorialAnalysis analysis = of.analysis().orElseThrow();
    Shared measure = Shared.of(of.measure());
    if (analysis.lackOfFit().isEmpty()) {
      return say.text("report.which.exact");
    }
    LackOfFit fit = analysis.lackOfFit().get();
    return say.text(
        analysis.fits(confidence) ? "report.which.fit" : "report.which.misfit",
        say.fixed(fit.chiSquare(), fit.chiSquare() < 1000 ? 1 : 0),
        fit.degrees(),
        say.p(fit.p(), LEAST_P),
        measure.size(fit.misfit(), say),
        measure.unit(say));
  }

  /** What of the design the reader must know. */
  private List<String> design(Attribution of) {
    List<String> sentences = new ArrayList<>();
    Sweep sweep = of.sweep();
    int left = sweep.leftOut().size();
    if (left > 0) {
      sentences.add(say.text("report.which.leftout", left, left + sweep.points().size()));
    }
    for (List<String> group : of.rules()) {
      if (group.size() > 1) {
        sentences.add(
            say.text("report.which.joined", String.join(", ", RuleNames.titles(group, say))));
      }
    }
    if (!of.fixed().isEmpty()) {
      String fixed = String.join(", ", RuleNames.titles(of.fixed(), say));
      sentences.add(say.text("report.which.fixed", fixed, sweep.from()));
    }
    for (FactorialAnalysis.Effect effect : of.analysis().orElseThrow().effects()) {
      if (effect.term().reading() != Term.Reading.CLEAR) {
        sentences.add(aliases(of, effect.term()));
      }
    }
    return sentences;
  }

  private String aliases(Attribution of, Term term) {
    String name = RuleNames.title(of, term.factors(), say);
    String others =
        say.and(
            term.aliases().stream()
                .filter(alias -> alias.factors() != 0)
                .map(alias -> RuleNames.title(of, alias.factors(), say))
                .toList());
    if (term.reading() != Term.Reading.HIDDEN) {
      return say.text("report.which.includes", name, others);
    }
    return others.isEmpty()
        ? say.text("report.which.hidden.mean", name)
        : say.text("report.which.hidden", name, others);
  }
}
