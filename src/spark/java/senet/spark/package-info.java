/**
 * Apache Spark as the place where games are played. Floor 5, beside {@code cli}: uses {@code
 * config} and everything below it. Built by the Maven profile {@code spark} only; the one package
 * that knows Spark.
 */
@NullMarked
package senet.spark;

import org.jspecify.annotations.NullMarked;
