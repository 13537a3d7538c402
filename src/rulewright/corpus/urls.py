"""Where an entry is read, an id being its address, and where a calculator opens."""

from rulewright.language import Language


def entry_path(entry_id: str, language: Language) -> str:
    """The path of an entry's page on the server that serves app and reference."""
    return f"/reference/{language}/{entry_id}/"


def calculator_path(situation_id: str) -> str:
    """Where the reference has the calculator of a situation, in a language's folder: as if it were an entry's id."""
    return f"calculate/{situation_id}"


def app_path(view: str, language: Language) -> str:
    """The path of a calculator on that server, by what links call it."""
    return f"/calculate/?lang={language}&view={view}"
