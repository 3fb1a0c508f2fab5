/**
 * The engine: positions, legal moves, throws and one whole game, with the rules compiled to masks
 * and tables. Floor 1: uses {@code rules}.
 *
 * <p>Inside, a position is a {@code long} board (see {@link senet.game.Board}) and an {@code int}
 * of counts (see {@link senet.game.Counts}), both seen by the side to move, and a move is the mask
 * of the square it starts from. {@link senet.game.Position} is the readable form.
 */
@NullMarked
package senet.game;

import org.jspecify.annotations.NullMarked;
