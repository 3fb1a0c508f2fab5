package senet.cli;

/** How a command prints what it found. */
enum ValueFormat {
  TEXT,
  JSON
}
