"""Brings the translation catalogs in line with the sentences in the code: `python scripts/catalogs.py`.

New sentences are added without a translation, which the tests then ask for; sentences that are gone are dropped.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from rulewright.language import LANGUAGES, Language
from rulewright.language.phrase import CATALOGS

ROOT = Path(__file__).parents[1]
KEYWORDS = {"phrase", "say"}
SOURCES = ("src", "app")
EPOCH = datetime(2026, 1, 1, tzinfo=UTC)  # dates would differ at every run


def sentences() -> dict[str, list[str]]:
    """Every translatable sentence of the code, the first argument of `phrase` and `say`, with the files it stands in.

    The syntax tree is read rather than the tokens, because sentences inside f-strings count too.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(path for folder in SOURCES for path in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEYWORDS):
                continue
            if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
                found.setdefault(node.args[0].value, []).append(path.relative_to(ROOT).as_posix())
    return found


def updated(language: Language, wanted: Iterable[str]) -> Catalog:
    """The catalog of `language` with exactly the wanted sentences, known translations kept."""
    path = CATALOGS / f"{language}.po"
    known = read_po(path.open("rb"), locale=str(language)) if path.exists() else Catalog(locale=str(language))
    catalog = Catalog(
        locale=str(language),
        project="Rulewright",
        header_comment=f"# Rulewright's sentences in {language.autonym}; keep the {{names}} as they are.",
        creation_date=EPOCH,
        revision_date=EPOCH,
        fuzzy=False,
        charset="utf-8",
    )
    for sentence in sorted(wanted):
        old = known.get(sentence)
        catalog.add(sentence, old.string if old is not None else "")
    return catalog


def main() -> int:
    """Writes all catalogs; exit status 1 when a translation is missing."""
    wanted = sentences()
    missing = 0
    for language in LANGUAGES:
        if language is Language.EN:
            continue
        catalog = updated(language, wanted)
        missing += sum(not message.string for message in catalog if message.id)
        with (CATALOGS / f"{language}.po").open("wb") as file:
            write_po(file, catalog, omit_header=False, sort_output=True, width=120)
    print(f"{len(wanted)} sentences, {missing} translations missing")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
