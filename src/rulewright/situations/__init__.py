"""Situations: a described moment of a game, validated, resolved by the engine and answered as JSON."""
