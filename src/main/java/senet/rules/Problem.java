package senet.rules;

/**
 * A reason why a rule set cannot be played.
 *
 * @param key the key of the rules data to change, such as {@code bearOff.27}
 * @param message what is wrong, with the value, and what would mend it
 */
public record Problem(String key, String message) {}
