package senet.report;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import senet.language.Language;

/** What rules and matchups are called above tables and charts, in a language. */
final class Headings {
  private static final Pattern START = Pattern.compile("(.*)/(odd|even)-starts", Pattern.DOTALL);

  private final Say say;

  /** The English of each heading made, after which files are named in all languages. */
  private final Map<String, String> english = new ConcurrentHashMap<>();

  Headings(Language language) {
    this.say = new Say(language);
  }

  /** Who plays whom. */
  String matchup(String first, String second) {
    return heading("report.matchup", first, second);
  }

  /** {@code bell/even-starts} as {@code bell, even starts}. */
  String rules(String name) {
    Matcher start = START.matcher(name);
    return start.matches() ? heading("report.starts." + start.group(2), start.group(1)) : name;
  }

  /** {@code bell/even-starts} as {@code bell}. */
  static String withoutStart(String name) {
    Matcher start = START.matcher(name);
    return start.matches() ? start.group(1) : name;
  }

  /** A heading of which files may be named. */
  String heading(String key, Object... arguments) {
    Object[] plain = Arrays.stream(arguments).map(a -> english(a.toString())).toArray();
    String heading = say.text(key, arguments);
    english.put(heading, Say.ENGLISH.text(key, plain));
    return heading;
  }

  /** The same in English, the same for all languages. */
  String english(String heading) {
    return english.getOrDefault(heading, heading);
  }
}
