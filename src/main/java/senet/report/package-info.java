/**
 * What people read: tables, charts and the report, drawn from typed results. Floor 4: uses {@code
 * run}, {@code measure} and {@code stats}, and {@code rules} and {@code language} for words.
 */
@NullMarked
package senet.report;

import org.jspecify.annotations.NullMarked;
