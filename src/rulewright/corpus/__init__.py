"""The rules as data: entries, their texts in every language, their sources and differences."""
