package senet.config;

import java.util.Map;

/** The house variations of the built-in rules as a user would write them. */
public final class HouseRules {

  /** Each by its name among the literal rules. */
  static final Map<String, String> YAML =
      Map.ofEntries(
          Map.entry("bell, 26 a gate", "{extends: bell, gates: [26]}"),
          Map.entry("bell, 27-30 locked", "{extends: bell, locked: 27-30}"),
          Map.entry("bell, played out", "{extends: bell, end: most-off-played-out}"),
          Map.entry("bell, even starts", "{extends: bell, start: even}"),
          Map.entry("bell, roll-off", "{extends: bell, start: roll-off}"),
          Map.entry("standard, always again", "{extends: standard, extraThrows: {when: always}}"),
          Map.entry(
              "standard, neighbours in a row",
              "{extends: standard, protection: {neighbours: row}}"),
          Map.entry(
              "standard, water to the nearest after",
              "{extends: standard, sendsBack: {28: {to: 15, ifTaken: nearest-after}}}"),
          Map.entry(
              "standard, water illegal if taken",
              "{extends: standard, sendsBack: {28: {to: 15, ifTaken: illegal}}}"),
          Map.entry("standard, 29 locked", "{extends: standard, locked: [29]}"),
          Map.entry("museum, five sticks", "{extends: museum, throws: {sticks: 5, none: 5}}"),
          Map.entry("museum, die", "{extends: museum, throws: {die: [1, 2, 3, 4, 5]}}"),
          Map.entry(
              "museum, larger throws bear off",
              "{extends: museum, bearOff: {28: past-end, 29: past-end}}"),
          Map.entry("museum, barrier lets off", "{extends: museum, barrier: {bearingOff: free}}"),
          Map.entry("museum, roll-off", "{extends: museum, start: roll-off}"));

  private HouseRules() {}

  /** A rules file of the variation of that name; it calls itself knob. */
  public static String file(String variation) {
    String yaml = YAML.get(variation);
    if (yaml == null) {
      throw new IllegalArgumentException("no variation is named " + variation);
    }
    return yaml.replaceFirst("\\{", "{name: knob, ");
  }
}
