/** The commands: what the user types, exit codes, progress and wiring. Floor 5: uses everything. */
@NullMarked
package senet.cli;

import org.jspecify.annotations.NullMarked;
