/**
 * What people read: tables, charts and the report, drawn from typed results. Floor 4: uses {@code
 * run}, {@code measure}, {@code stats} and {@code rules}; {@code report.rules} has their words.
 */
@NullMarked
package senet.report;

import org.jspecify.annotations.NullMarked;
