"""Tells what the catalogs of messages lack or have too much: `python scripts/catalogs.py`.

A message has an English sentence because the code says it, and one in every other language because there is an English
one, with the same variables.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.bundles import read
from rulewright.language.fluent import Kind, Pattern, references
from rulewright.language.phrase import CATALOGS

ROOT = Path(__file__).parents[1]
_IN_TEMPLATES = re.compile(r"""\bt\(["']([^"']+)["']""")
_TABLES = ("LABELS", "NOTES", "TITLES")


@dataclass(frozen=True)
class Catalogs:
    """A folder of catalogs, the folders with the code that `says` their messages by these functions, without those that
    stand `apart`.
    """

    folder: Path
    sources: tuple[Path, ...]
    apart: tuple[Path, ...] = ()
    says: tuple[str, ...] = ("phrase", "say")


def _all_catalogs() -> tuple[Catalogs, ...]:
    games = tuple(sorted(path.parent for path in (ROOT / "src").glob("rulewright/games/*/locales")))
    site = ROOT / "src/rulewright/reference"
    own = Catalogs(CATALOGS, (ROOT / "src", ROOT / "app"), games)
    of_site = Catalogs(ROOT / "site/locales", (site, ROOT / "site/templates"), says=("wording",))
    return own, of_site, *(Catalogs(game / "locales", (game,)) for game in games)


CATALOGS_OF_THE_CODE = _all_catalogs()


def ids_said(catalogs: Catalogs) -> set[str]:
    """The id of every message that code and templates say: what `phrase`, `say`, `wording` and `t` begin with, the
    languages' `adverb`, and tables of labels.

    The syntax tree is read rather than the tokens, because sentences inside f-strings count too.
    """
    found: set[str] = set()
    for path in (path for folder in catalogs.sources for path in folder.rglob("*.py")):
        if not any(path.is_relative_to(each) for each in catalogs.apart):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                found |= set(_said(node, catalogs.says))
    for folder in catalogs.sources:
        for path in folder.rglob("*.html"):
            found |= set(_IN_TEMPLATES.findall(path.read_text("utf-8")))
    return found


def _said(node: ast.AST, says: Collection[str]) -> Iterator[str]:
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict) and "wording" in says:
        if any(isinstance(each, ast.Name) and each.id.endswith(_TABLES) for each in node.targets):
            yield from (str(each.value) for each in node.value.values if isinstance(each, ast.Constant))
        return
    if not isinstance(node, ast.Call):
        return
    told = [given.value for given in node.keywords if given.arg == "adverb"]
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name in says:
        told += node.args[:1]
    while told:
        match told.pop():
            case ast.IfExp(body=one, orelse=other):
                told += one, other
            case ast.Constant(value=str(text)):
                yield text


def variables(pattern: Pattern) -> set[str]:
    """The variables that a message takes."""
    return {each[1] for each in references(pattern) if each[0] == Kind.VARIABLE}


def faults(catalogs: Catalogs, languages: Iterable[Language] = KNOWN_LANGUAGES) -> list[str]:
    """What is wrong with the catalogs, a sentence each."""
    english = read(catalogs.folder / Language.EN)
    said, messages = ids_said(catalogs), {name for name in english if not name.startswith("-")}
    told = [f"en: {name} is said and has no sentence" for name in said - messages]
    told += [f"en: {name} is never said" for name in messages - said]
    for language in languages:
        folder = catalogs.folder / str(language)
        if language == Language.EN or not (language.record.has_all_sentences or folder.is_dir()):
            continue
        own = {name: pattern for name, pattern in read(folder).items() if not name.startswith("-")}
        if language.record.has_all_sentences:
            told += [f"{language}: {name} is missing" for name in messages - own.keys()]
        told += [f"{language}: {name} is not said in English" for name in own.keys() - messages]
        for name in own.keys() & messages:
            if uneven := variables(own[name]) ^ variables(english[name]):
                told.append(f"{language}: {name} has other variables than in English: {', '.join(sorted(uneven))}")
    return sorted(told)


def main() -> int:
    """Prints every fault; exit status 1 where there is one."""
    told = [f"{each.folder.relative_to(ROOT)}: {fault}" for each in CATALOGS_OF_THE_CODE for fault in faults(each)]
    print("\n".join(told) or "Every message has its sentence in every language.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
