package senet.spark;

import java.io.Serializable;

/**
 * What an executor must know of a run, sent to each once.
 *
 * @param id tells runs apart
 * @param study the study as JSON
 * @param version the version of the product, for the names of tables
 * @param longestGameSeconds how long a game may take
 */
record Job(String id, String study, String version, long longestGameSeconds)
    implements Serializable {}
