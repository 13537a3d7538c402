"""Names of an index's files, and of the fields of its documents."""

from rulewright.language import Language

VOCABULARY = "vocabulary.json.gz"
"""The file of the words, names and ideas that parse queries."""
NUMBERS = "numbers.gz"
"""The file of the arrays of words and names, and of each entry's prior for readers."""
LEXICON_ARRAYS = ("forms", "pairs")
NAME_ARRAYS = ("starts", "holders", "shares", "owners", "worth")
PRIOR = "prior"
DOCUMENTS = "documents.json.gz"
FILTERS = ("game", "family", "kind")
"""The fields that filter documents, named like the properties of an entry."""


def field_name(language: Language) -> str:
    """The name of a language's field."""
    return f"text_{language}"


def texts_of(language: Language) -> str:
    """The file of the texts that readers of a language see."""
    return f"shown-{language}.json.gz"


def meanings_file(language: Language) -> str:
    """The file of a language's embeddings, if there are any."""
    return f"meanings-{language}.json.gz"
