/**
 * Rule sets in words, in any {@link senet.language.Language}, made from the data so that they
 * cannot differ from what is played. Uses the packages language and rules only.
 */
@NullMarked
package senet.report.rules;

import org.jspecify.annotations.NullMarked;
