"""What the files of an index are called, and the fields of its documents."""

from rulewright.language import Language

VOCABULARY = "vocabulary.json.gz"
"""The words, names and ideas that queries are understood by."""
NUMBERS = "numbers.gz"
"""The arrays of words and names, and what each entry is worth to readers before anything is asked."""
LEXICON_ARRAYS = ("forms", "pairs")
NAME_ARRAYS = ("starts", "holders", "shares", "owners", "worth")
PRIOR = "prior"
DOCUMENTS = "documents.json.gz"
FILTERS = ("game", "family", "kind")
"""The fields by which documents are filtered, named like the properties of an entry."""


def field_name(language: Language) -> str:
    """The name of a language's field."""
    return f"text_{language}"


def texts_of(language: Language) -> str:
    """The file with what readers of a language are shown."""
    return f"shown-{language}.json.gz"


def meanings_file(language: Language) -> str:
    """The file with where words and documents point in a language, where that is known."""
    return f"meanings-{language}.json.gz"
