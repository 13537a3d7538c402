"""The command line, and play at a table with it."""
