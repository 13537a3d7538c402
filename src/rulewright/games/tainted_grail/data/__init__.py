"""Cards, characters, menhirs and the land, as data and in notation."""
