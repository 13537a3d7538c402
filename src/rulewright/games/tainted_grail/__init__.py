"""The rules of Tainted Grail: The Fall of Avalon, as code. Each function names the entries that it executes."""
