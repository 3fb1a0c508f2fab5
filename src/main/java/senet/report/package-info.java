/**
 * What people read: tables, charts and the report, drawn from typed results. Floor 4: uses {@code
 * run}, {@code measure}, {@code stats}, {@code rules} and {@code language}; {@code report.rules}
 * has the words of rules.
 */
@NullMarked
package senet.report;

import org.jspecify.annotations.NullMarked;
