package senet.config;

import senet.run.Results;

/**
 * What a results folder keeps of a run that is not finished.
 *
 * @param results the first games of each scenario
 * @param note what a user should know of where they were found; empty for nothing
 */
public record KeptRun(Results results, String note) {}
