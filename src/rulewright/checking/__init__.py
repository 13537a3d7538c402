"""Judges what was read: the content, and what the games' packages make of it."""
