"""The games' rules as code."""
