/**
 * From YAML to a typed plan, with every problem located, and back: rules files, study files, and
 * the results kept in {@code study.json}. Floor 4: uses {@code run} and everything below it.
 */
@NullMarked
package senet.config;

import org.jspecify.annotations.NullMarked;
