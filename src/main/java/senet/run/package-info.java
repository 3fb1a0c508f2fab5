/**
 * From a plan to merged tallies: scenarios, batches and their parallel execution. Floor 3: uses
 * {@code policy}, {@code measure} and everything below them.
 */
@NullMarked
package senet.run;

import org.jspecify.annotations.NullMarked;
