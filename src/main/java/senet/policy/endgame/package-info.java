/**
 * Exact values of positions with few pieces, for policies that depend on the position only, and
 * under optimal play: the values of small games, and tables for the end of larger ones. Part of
 * {@code policy}: uses {@code game} and {@code rules}.
 */
@NullMarked
package senet.policy.endgame;

import org.jspecify.annotations.NullMarked;
