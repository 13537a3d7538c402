"""Addresses of entries, which follow from their ids, and of calculators."""

from rulewright.language import Language


def entry_path(entry_id: str, language: Language) -> str:
    """The path of an entry's page on the server that serves app and reference."""
    return f"/reference/{language}/{entry_id}/"


def calculator_path(situation_id: str) -> str:
    """The path of a situation's calculator in the reference, below a language's folder, built like that of an entry."""
    return f"calculate/{situation_id}"


def app_path(view: str, language: Language) -> str:
    """The path of a calculator on that server, by its name in links."""
    return f"/calculate/?lang={language}&view={view}"
