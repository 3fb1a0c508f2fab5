package senet.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Builds a CSV file that a spreadsheet or a notebook loads as it is. */
final class Csv {
  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

  /** The digits of a number; all that intervals bear out, and no noise of binary fractions. */
  private static final int DIGITS = 10;

  /** What a formula begins with, or what spreadsheets skip before one; also as wide as a letter. */
  private static final String FORMULA = "=+-@\t\r\n＝＋－＠";

  private final StringBuilder text = new StringBuilder();
  private final CSVPrinter printer;

  Csv(String... header) {
    try {
      printer = new CSVPrinter(text, FORMAT);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    row((Object[]) header);
  }

  /** Adds a row: words are made safe for spreadsheets, numbers are written plainly. */
  void row(Object... cells) {
    try {
      printer.printRecord(Stream.of(cells).map(Csv::cell));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  byte[] bytes() {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static String cell(Object value) {
    if (value instanceof Double number) {
      return number.isNaN() ? "" : decimal(number, DIGITS);
    }
    return value instanceof Number ? value.toString() : harmless(value.toString());
  }

  /** Marks as text what a spreadsheet would take for a formula. */
  static String harmless(String word) {
    boolean formula = !word.isEmpty() && FORMULA.indexOf(word.charAt(0)) >= 0;
    return formula ? "'" + word : word;
  }

  @Override
  public String toString() {
    return text.toString();
  }

  /** A number with at most so many significant digits, no exponent and no groups. */
  static String decimal(double value, int digits) {
    BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(digits));
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
