"""The command line, and playing at a table with it."""
