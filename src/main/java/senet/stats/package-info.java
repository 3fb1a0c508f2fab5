/**
 * Estimates and tests on plain numbers: exact integer distributions, intervals, and nothing that
 * knows of Senet. The mathematics libraries are used only here. Floor 0: uses no other package.
 */
@NullMarked
package senet.stats;

import org.jspecify.annotations.NullMarked;
