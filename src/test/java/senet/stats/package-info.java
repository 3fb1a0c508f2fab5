/** Tests of the estimates against published numbers, naive computation and simulation. */
@NullMarked
package senet.stats;

import org.jspecify.annotations.NullMarked;
