package senet.stats;

/**
 * An estimate with the test of the hypothesis that what it estimates is zero.
 *
 * @param estimate the number with its interval
 * @param p the two-sided p-value, 0 to 1; {@code NaN} where there is no test
 */
public record Tested(Estimate estimate, double p) {}
