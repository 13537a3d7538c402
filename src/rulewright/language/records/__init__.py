"""A module per language, named by its code, with its `RECORD`. A new module is a new language; nothing lists them."""
