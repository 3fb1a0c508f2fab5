package senet.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import senet.rules.Between;
import senet.rules.Between.Mixture;
import senet.rules.Between.Step;
import senet.rules.Row;
import senet.rules.RuleSet;
import senet.run.Sweep;

/** Reads {@code walk} and {@code factorial}: the rule sets between two. */
final class BetweenReader {
  private static final int MOST_ROWS = 8;

  private final RulesLibrary library;

  BetweenReader(RulesLibrary library) {
    this.library = library;
  }

  /** What a walk or a factorial lies between, and the rows that it names, if any. */
  private record Ends(Between between, Optional<List<Row>> named, Value place) {}

  Optional<SweepDraft> readWalk(Value value) {
    Optional<Ends> ends = read(value, "order", true);
    if (ends.isEmpty()) {
      return Optional.empty();
    }
    Between between = ends.get().between();
    List<Row> order = ends.get().named().orElse(between.rows());
    List<Step> steps = between.walk(order);
    List<String> notes = new ArrayList<>();
    for (Step step : steps) {
      if (!step.alone().isEmpty()) {
        notes.add(
            step.changed().get(0).word()
                + " alone cannot be played: "
                + SweepDraft.reason(step.alone())
                + "; changed together with "
                + String.join(" and ", step.changed().stream().skip(1).map(Row::word).toList()));
      }
    }
    List<Row> rows = order.stream().filter(between.rows()::contains).toList();
    return Optional.of(
        draft(Sweep.Kind.WALK, between, rows, steps.stream().map(Step::mixture).toList(), notes));
  }

  Optional<SweepDraft> readFactorial(Value value) {
    Optional<Ends> ends = read(value, "rows", false);
    if (ends.isEmpty()) {
      return Optional.empty();
    }
    Between between = ends.get().between();
    List<Row> wanted = ends.get().named().orElse(between.rows());
    List<Row> rows = between.rows().stream().filter(wanted::contains).toList();
    if (rows.size() > MOST_ROWS) {
      ends.get()
          .place()
          .fault(
              "the two differ in "
                  + rows.size()
                  + " rows; name at most "
                  + MOST_ROWS
                  + ", as in rows: [landing, end]");
      return Optional.empty();
    }
    return Optional.of(
        draft(Sweep.Kind.FACTORIAL, between, rows, between.factorial(rows), List.of()));
  }

  private static SweepDraft draft(
      Sweep.Kind kind,
      Between between,
      List<Row> rows,
      List<Mixture> mixtures,
      List<String> notes) {
    List<SweepDraft.Member> members = new ArrayList<>();
    List<Sweep.LeftOut> leftOut = new ArrayList<>();
    for (Mixture mixture : mixtures) {
      Map<String, String> levels = new LinkedHashMap<>();
      for (Row row : rows) {
        RuleSet side = mixture.rows().contains(row) ? between.to() : between.from();
        levels.put(row.word(), side.name());
      }
      if (mixture.problems().isEmpty()) {
        boolean isEnd =
            mixture.rules().equals(between.from()) || mixture.rules().equals(between.to());
        members.add(new SweepDraft.Member(mixture.rules(), levels, isEnd));
      } else {
        leftOut.add(
            new Sweep.LeftOut(
                mixture.rules().name(), levels, SweepDraft.reason(mixture.problems())));
      }
    }
    return new SweepDraft(
        kind,
        between.from(),
        between.to().name(),
        rows.stream().map(Row::word).toList(),
        members,
        leftOut,
        notes);
  }

  private Optional<Ends> read(Value value, String rowsKey, boolean needsAll) {
    int before = value.faults().count();
    Optional<Fields> mapping = value.fields();
    if (mapping.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = mapping.get();
    Optional<RuleSet> from = fields.require("from", "standard").flatMap(library::find);
    Optional<RuleSet> to = fields.require("to", "bell").flatMap(library::find);
    Optional<Value> listed = fields.get(rowsKey);
    Optional<List<Row>> named = listed.map(BetweenReader::readRows);
    fields.rejectUnknown();
    if (from.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    Between between = new Between(from.get(), to.get());
    if (between.rows().isEmpty()) {
      value.fault(
          "\""
              + from.get().name()
              + "\" and \""
              + to.get().name()
              + "\" are the same game, so that nothing lies between them; name two that differ");
    } else if (listed.isPresent() && value.faults().count() == before) {
      checkRows(listed.get(), named.orElseThrow(), between, needsAll);
    }
    return value.faults().count() > before
        ? Optional.empty()
        : Optional.of(new Ends(between, named, value));
  }

  private static void checkRows(Value listed, List<Row> named, Between between, boolean needsAll) {
    List<String> differing = between.rows().stream().map(Row::word).toList();
    List<String> missing = new ArrayList<>(differing);
    missing.removeAll(named.stream().map(Row::word).toList());
    if (needsAll && !missing.isEmpty()) {
      listed.fault(
          "leaves out "
              + String.join(", ", missing)
              + ", where the two differ too; list every such row, or leave out order");
    } else if (missing.equals(differing)) {
      listed.fault(
          "names no row in which the two differ; they differ in " + String.join(", ", differing));
    }
  }

  private static List<Row> readRows(Value value) {
    List<Value> items = value.items().orElse(List.of());
    if (value.isSequence() && items.isEmpty()) {
      value.fault("is an empty list; list at least one row, as in [landing, end]");
    }
    List<Row> rows = new ArrayList<>();
    for (Value item : items) {
      item.word(Row.class)
          .ifPresent(
              row -> {
                if (rows.contains(row)) {
                  item.fault("the row \"" + row.word() + "\" stands here twice; keep one");
                }
                rows.add(row);
              });
    }
    return rows;
  }
}
