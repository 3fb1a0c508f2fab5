/**
 * Policies that look ahead: expectimax and Monte Carlo tree search. A game won is worth 1, drawn 0
 * and lost -1 to them; a position that is not over is worth what a learned evaluator says, or s /
 * &radic;(1 + s&sup2;), s being the weighted sum of its features. That lies between the two as a
 * chance does, and needs only operations whose last bit is the same on every machine.
 *
 * <p>Floor 2, as all policies.
 */
@NullMarked
package senet.policy.search;

import org.jspecify.annotations.NullMarked;
