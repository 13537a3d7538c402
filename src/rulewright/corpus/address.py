"""Where an entry is read: an id is its address."""

from rulewright.language import Language


def entry_path(entry_id: str, language: Language) -> str:
    """The path of an entry's page on the server that serves app and reference."""
    return f"/reference/{language}/{entry_id}/"
