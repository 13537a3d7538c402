"""Brings the translation catalogs in line with the sentences in the code: `python scripts/catalogs.py`.

`python scripts/catalogs.py PACKAGE` does so for a package that brings catalogs of its own, in `PACKAGE/locales`. New
sentences are added without a translation, which the tests then ask for; sentences that are gone are dropped.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.phrase import CATALOGS

ROOT = Path(__file__).parents[1]
KEYWORDS = {"phrase", "say"}
SOURCES = (ROOT / "src", ROOT / "app")
EPOCH = datetime(2026, 1, 1, tzinfo=UTC)  # dates would differ at every run


def sentences(folders: Iterable[Path] = SOURCES) -> set[str]:
    """Every translatable sentence of the code in `folders`.

    That is the first argument of `phrase` and `say`, and what the languages' records give as `adverb`. The syntax tree
    is read rather than the tokens, because sentences inside f-strings count too.
    """
    found: set[str] = set()
    for path in (path for folder in folders for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            told = [given.value for given in node.keywords if given.arg == "adverb"]
            told += node.args[:1] if node.func.id in KEYWORDS else []
            found |= {each.value for each in told if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    return found


def updated(path: Path, language: Language, wanted: Iterable[str]) -> Catalog:
    """The catalog at `path` with the wanted sentences alone, known translations kept.

    A language that has not all sentences is spared the others.
    """
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
        if language.record.has_all_sentences or (old is not None and old.string):
            catalog.add(sentence, old.string if old is not None else "")
    return catalog


def main() -> int:
    """Writes all catalogs; exit status 1 when a translation is missing."""
    packages = [Path(name) for name in sys.argv[1:]]
    wanted = sentences(packages or SOURCES)
    folder = packages[0] / "locales" if packages else CATALOGS
    folder.mkdir(exist_ok=True)
    missing = 0
    for language in KNOWN_LANGUAGES:
        path = folder / f"{language}.po"
        if language == Language.EN or not (language.record.has_all_sentences or path.exists()):
            continue
        catalog = updated(path, language, wanted)
        missing += sum(not message.string for message in catalog if message.id)
        with path.open("wb") as file:
            write_po(file, catalog, omit_header=False, sort_output=True, width=120)
    print(f"{len(wanted)} sentences, {missing} translations missing")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
