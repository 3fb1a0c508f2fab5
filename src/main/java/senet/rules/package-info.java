/**
 * A rule set as validated, immutable data: one record for each row in which two rule sets can
 * differ. Nothing here plays. Floor 0: uses no other package.
 */
@NullMarked
package senet.rules;

import org.jspecify.annotations.NullMarked;
