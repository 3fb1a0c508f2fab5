package senet.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * A language in which the product speaks to readers: its messages, and how it writes numbers. The
 * messages are those of {@link MessageFormat}, in {@code <code>.properties} beside this class; a
 * file there is all that a further language needs. Immutable; for use by several threads.
 */
public final class Language {
  private static final ConcurrentMap<String, Optional<Language>> KNOWN = new ConcurrentHashMap<>();

  /** Numbers that are measured are grouped from so many digits on, as most style guides have it. */
  private static final int MEASURED_DIGITS = 5;

  /** The language that has every message. */
  public static final Language ENGLISH = find("en").orElseThrow();

  private final Locale locale;
  private final Properties messages;
  private final DecimalFormatSymbols symbols;
  private final Format arguments = new ArgumentFormat();

  private Language(String code, Properties messages) {
    this.locale = Locale.forLanguageTag(code);
    this.messages = messages;
    this.symbols = DecimalFormatSymbols.getInstance(locale);
  }

  /** The codes of all languages, as {@code [en, cs, …]}. */
  public static List<String> codes() {
    return all().stream().map(Language::code).toList();
  }

  /** All languages, English first, then by their codes. */
  public static List<Language> all() {
    return Arrays.stream(Locale.getISOLanguages())
        .sorted((a, b) -> rank(a).compareTo(rank(b)))
        .flatMap(code -> find(code).stream())
        .toList();
  }

  private static String rank(String code) {
    return code.equals("en") ? "" : code;
  }

  /** The language of an ISO 639-1 code as {@code fi}; nothing if there is no file for it. */
  public static Optional<Language> find(String code) {
    return code.matches("[a-z]{2}")
        ? KNOWN.computeIfAbsent(code, Language::read)
        : Optional.empty();
  }

  private static Optional<Language> read(String code) {
    try (@Nullable InputStream file = Language.class.getResourceAsStream(code + ".properties")) {
      if (file == null) {
        return Optional.empty();
      }
      Properties messages = new Properties();
      messages.load(new InputStreamReader(file, StandardCharsets.UTF_8));
      return Optional.of(of(code, messages));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A language with these messages, which has no file; those that are missing are said in English.
   */
  public static Language of(String code, Properties messages) {
    Properties own = new Properties();
    own.putAll(messages);
    return new Language(code, own);
  }

  /** The code, as {@code fi}. */
  public String code() {
    return locale.getLanguage();
  }

  /** Its conventions, for the case of letters and the order of words. */
  public Locale locale() {
    return locale;
  }

  /** The keys of its messages, in order. */
  public Set<String> keys() {
    return Collections.unmodifiableSet(new TreeSet<>(messages.stringPropertyNames()));
  }

  /**
   * A message; the English one if it is missing.
   *
   * @param arguments what is put in the places of {0}, {1} …: texts as they are, whole numbers for
   *     plural forms and as this language writes them
   * @throws IllegalArgumentException if there is no such message
   */
  public String say(String key, Object... arguments) {
    MessageFormat message = new MessageFormat(pattern(key), locale);
    Format[] formats = message.getFormats();
    for (int i = 0; i < formats.length; i++) {
      if (formats[i] == null) {
        message.setFormat(i, this.arguments);
      }
    }
    return message.format(arguments);
  }

  /** Puts texts into messages as they are, and whole numbers as counts. */
  private final class ArgumentFormat extends Format {
    private static final long serialVersionUID = 1;

    @Override
    public StringBuffer format(Object argument, StringBuffer text, FieldPosition place) {
      return text.append(argument instanceof Number n ? count(n.longValue()) : argument.toString());
    }

    @Override
    public Object parseObject(String text, ParsePosition place) {
      throw new UnsupportedOperationException("messages are not read");
    }
  }

  /** The message as it is written in the file. */
  String pattern(String key) {
    String pattern = messages.getProperty(key);
    if (pattern != null) {
      return pattern;
    }
    if (this == ENGLISH) {
      throw new IllegalArgumentException("no message " + key);
    }
    return ENGLISH.pattern(key);
  }

  /** Whether there is a message of this key. */
  public boolean has(String key) {
    return messages.containsKey(key);
  }

  /** A number with a fixed number of decimals, a true minus sign and groups of thousands. */
  public String fixed(double value, int decimals) {
    return plain(BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP));
  }

  /** A number as it is, written in full. */
  public String plain(BigDecimal number) {
    String digits = number.abs().toPlainString();
    int point = digits.indexOf('.');
    String whole = point < 0 ? digits : digits.substring(0, point);
    String fraction = point < 0 ? "" : symbols.getDecimalSeparator() + digits.substring(point + 1);
    return (number.signum() < 0 ? "−" : "") + grouped(whole, MEASURED_DIGITS) + fraction;
  }

  /** A number of things, in groups of three from as many digits on as is usual. */
  public String count(long number) {
    String digits = Long.toString(number);
    return number < 0
        ? "−" + count(-number)
        : grouped(digits, Integer.parseInt(pattern("number.count.digits")));
  }

  private String grouped(String digits, int least) {
    if (digits.length() < least) {
      return digits;
    }
    StringBuilder text = new StringBuilder(digits);
    for (int i = digits.length() - 3; i > 0; i -= 3) {
      text.insert(i, pattern("number.group"));
    }
    return text.toString();
  }

  /** A text with its first letter as a capital, as this language has it (Turkish i: İ). */
  public String capital(String text) {
    int first = text.offsetByCodePoints(0, 1);
    return text.substring(0, first).toUpperCase(locale) + text.substring(first);
  }

  /** A text that begins in lower case, to stand within a sentence. */
  public String uncapital(String text) {
    int first = text.offsetByCodePoints(0, 1);
    return text.substring(0, first).toLowerCase(locale) + text.substring(first);
  }

  @Override
  public String toString() {
    return code();
  }
}
