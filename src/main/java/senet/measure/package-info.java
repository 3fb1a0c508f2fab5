/**
 * What is counted in a game, as integer tallies that add up in any order, and the numbers made from
 * them. Floor 2: uses {@code game} and {@code stats}.
 */
@NullMarked
package senet.measure;

import org.jspecify.annotations.NullMarked;
