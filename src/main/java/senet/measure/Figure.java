package senet.measure;

import senet.stats.Estimate;

/**
 * One number of a summary.
 *
 * @param measure the measure's name, such as {@code throws}
 * @param statistic which statistic of it, such as {@code mean}
 * @param estimate the number with its interval
 */
public record Figure(String measure, String statistic, Estimate estimate) {}
