"""Tells what the catalogs of messages lack or have too much: `python scripts/catalogs.py`.

With `--write-lock` it records what every message was translated from, by which `rulewright check` tells what is older.

A message has an English sentence because the code says it, and one in every other language because there is an English
one, with the same variables; those that the comment above the English one tells of are for any language to use. What
messages of a language, English or another, have in common may stand in one of its own that they refer to.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from rulewright.checking.outdated import messages_now, write_lock
from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.bundles import read
from rulewright.language.fluent import Compiled, Kind, Pattern, references
from rulewright.language.phrase import CATALOGS
from rulewright.situations.wording import IF, VARIABLES

ROOT = Path(__file__).parents[1]
_IN_TEMPLATES = re.compile(r"""\bt\(["']([^"']+)["']""")
_COMMENTED = re.compile(r"^(?P<comment>(?:# .*\n)+)(?P<id>[a-z][\w-]*) =", re.MULTILINE)
_VARIABLE = re.compile(r"\$(\w+)")
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
    languages' `adverb`, `help` of the command line, and tables of labels.

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
    told = [given.value for given in node.keywords if given.arg in ("adverb", "help")]
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name in says:
        told += node.args[:1]
    while told:
        match told.pop():
            case ast.IfExp(body=one, orelse=other):
                told += one, other
            case ast.Constant(value=str(text)):
                yield text


def variables(pattern: Pattern, messages: Compiled) -> set[str]:
    """The variables that a message takes, and those of the messages that it refers to."""
    found = set()
    for kind, name, *_ in references(pattern):
        if kind == Kind.VARIABLE:
            found.add(name)
        elif kind == Kind.REFERENCE:
            found |= variables(messages[name], messages)
    return found


def faults(catalogs: Catalogs, languages: Iterable[Language] = KNOWN_LANGUAGES) -> list[str]:
    """What is wrong with the catalogs, a sentence each."""
    english = read(catalogs.folder / Language.EN)
    said = ids_said(catalogs)
    messages = {name for name in english if not name.startswith("-") and "." not in name} - (_shared(english) - said)
    free = _told_of(catalogs.folder / Language.EN)
    told = list(_attributes(Language.EN, english, english, free))
    told += [f"en: {name} is said and has no sentence" for name in said - messages]
    told += [f"en: {name} is never said" for name in messages - said]
    for language in languages:
        folder = catalogs.folder / str(language)
        if language == Language.EN or not (language.record.has_all_sentences or folder.is_dir()):
            continue
        every = read(folder)
        told += _attributes(language, every, english, free)
        own = {name: pattern for name, pattern in every.items() if not name.startswith("-") and "." not in name}
        if language.record.has_all_sentences:
            told += [f"{language}: {name} is missing" for name in messages - own.keys()]
        told += [f"{language}: {name} is not said in English" for name in own.keys() - messages - _shared(every)]
        for name in own.keys() & messages:
            source = variables(english[name], english)
            uneven = (variables(own[name], every) ^ source) - free.get(name, set())
            if uneven - (VARIABLES[IF] if VARIABLES[IF] & source else set()):
                told.append(f"{language}: {name} has other variables than in English: {', '.join(sorted(uneven))}")
    return sorted(told)


def _shared(messages: Compiled) -> set[str]:
    """What messages of a language refer to."""
    return {each[1] for pattern in messages.values() for each in references(pattern) if each[0] == Kind.REFERENCE}


def _told_of(folder: Path) -> dict[str, set[str]]:
    """The variables that the comment above a message tells of: each language may use those that it needs."""
    files = (path.read_text("utf-8") for path in folder.glob("*.ftl"))
    found = (each for text in files for each in _COMMENTED.finditer(text))
    return {each["id"]: set(_VARIABLE.findall(each["comment"])) for each in found}


def _attributes(
    language: Language, messages: Compiled, english: Compiled, free: Mapping[str, set[str]]
) -> Iterator[str]:
    """What is wrong with attributes, which a language has where it needs them: their names and their variables."""
    for whole, pattern in messages.items():
        name, _, attribute = whole.partition(".")
        if not attribute or name.startswith("-"):
            continue
        known = (
            variables(english.get(name, ""), english) | free.get(name, set()) | VARIABLES.get(attribute, frozenset())
        )
        if attribute not in VARIABLES:
            yield f"{language}: {whole} is no attribute that is ever said"
        elif unknown := variables(pattern, messages) - known:
            yield f"{language}: {whole} has variables that are not given: {', '.join(sorted(unknown))}"


def main() -> int:
    """Prints every fault; exit status 1 where there is one. With `--write-lock`, records translations if not."""
    told = [f"{each.folder.relative_to(ROOT)}: {fault}" for each in CATALOGS_OF_THE_CODE for fault in faults(each)]
    if "--write-lock" in sys.argv[1:] and not told:
        for each in CATALOGS_OF_THE_CODE:
            write_lock(each.folder, messages_now(each.folder))
    print("\n".join(told) or "Every message has its sentence in every language.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
