"""Search over every text in every language: analysis, index, ranking, highlighting, suggestions."""
