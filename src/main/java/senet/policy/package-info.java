/**
 * Who chooses the move: the policies, the list of them, and the evaluation of positions that some
 * of them share. Floor 2: uses {@code game} and {@code rules}.
 *
 * <p>To add a policy, write a class with its {@link senet.policy.PolicyKind} and add a line to
 * {@link senet.policy.Policies#ALL}.
 */
@NullMarked
package senet.policy;

import org.jspecify.annotations.NullMarked;
