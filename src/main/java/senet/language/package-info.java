/**
 * The languages in which charts, reports and rules are worded: a file of messages each. Floor 0:
 * uses no other package.
 */
@NullMarked
package senet.language;

import org.jspecify.annotations.NullMarked;
