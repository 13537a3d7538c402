"""Checks of the content, and of the games' packages."""
