/**
 * A slow, literal referee of the rules, and the tests that hold the engine against it. It shares
 * nothing with the engine but the rules data: squares are walked one at a time, and each sentence
 * of the rules is a method of its own.
 */
@NullMarked
package senet.referee;

import org.jspecify.annotations.NullMarked;
