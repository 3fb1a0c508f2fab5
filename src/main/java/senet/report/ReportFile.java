package senet.report;

/**
 * A file of a results folder.
 *
 * @param path the path relative to the folder, with forward slashes
 * @param content the bytes
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, only written
public record ReportFile(String path, byte[] content) {}
