/**
 * Evaluators that were trained by self-play: a small network, its training by temporal differences,
 * and the files that hold it. The value of a position is from -1 to 1, twice the chance of winning
 * and that of a draw, less 1, for the side that throws next, by whom the position is seen.
 *
 * <p>Floor 2, as all policies.
 */
@NullMarked
package senet.policy.learned;

import org.jspecify.annotations.NullMarked;
