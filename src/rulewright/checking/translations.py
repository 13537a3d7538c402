"""Checks of translations: missing texts, forms of names, and the catalogs of messages with their use in code.

Every English message must be used in code, directly or by role and key. Every translated message must have an English
one with the same variables. Variables in the comment above the English message are optional. Parts that several
messages of a language share may be messages of their own, to which they refer.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rulewright.corpus.content import content_folder
from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus, Difference, Entry, Text
from rulewright.language import Language
from rulewright.language.bundles import place_of, read_usable
from rulewright.language.fluent import FUNCTIONS, CompiledMessages, ExpressionKind, Pattern, find_expressions
from rulewright.language.phrase import CATALOGS
from rulewright.situations.advice_wording import IF, VARIABLES
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.situation import ROLES


def check_forms(corpus: Corpus) -> Iterator[Finding]:
    """Check that all titles of a family have the same forms in a language, since a sentence may name any of them."""
    families: dict[tuple[Language, str], list[Text]] = {}
    for entry in corpus.entries.values():
        for language, text in entry.texts.items():
            families.setdefault((language, entry.id.rsplit("/", 1)[0]), []).append(text)
    for texts in families.values():
        known = {form: text.title for text in texts for form in text.forms}
        for text in texts:
            for form in sorted(known.keys() - text.forms.keys()):
                cause = f"“{text.title}” has no form {form}; “{known[form]}” has one."
                yield Finding(text.file, 2, "form-missing", cause, "Write it under forms.")


@dataclass(frozen=True)
class Untranslated:
    """The number of a game's entries and differences without a text in a language."""

    game: str
    language: Language
    missing: int
    of: int

    def as_json(self) -> dict[str, object]:
        """The count as an object of `rulewright check --json`."""
        return {"game": self.game, "language": str(self.language), "missing": self.missing, "of": self.of}


def count_untranslated(corpus: Corpus) -> Iterator[Untranslated]:
    """The missing texts in every game's partial languages."""
    for game in corpus.games.values():
        every: tuple[Entry | Difference, ...] = (*corpus.entries.values(), *corpus.differences.values())
        documents = [document.texts for document in every if document.game == game.id]
        for language in game.partial:
            missing = sum(language not in texts for texts in documents)
            yield Untranslated(game.id, language, missing, len(documents))


def catalogs_beside(rules: Path) -> list[tuple[str, Path]]:
    """The folders of the catalogs of the games' packages, each with its game's id.

    If the rules are the program's own, the catalogs of program and site are included, with an empty id.
    """
    found = [*GamePackages.from_folder(rules).message_catalogs().items()]
    if rules.resolve() == content_folder("rules").resolve():
        found += [("", CATALOGS), ("", content_folder("site") / "locales")]
    return found


_IN_TEMPLATES = re.compile(r"""\bt\(["']([^"']+)["']""")
_COMMENTED = re.compile(r"^(?P<comment>(?:# .*\n)+)(?P<id>[a-z][\w-]*) =", re.MULTILINE)
_VARIABLE = re.compile(r"\$(\w+)")
_TABLES = ("LABELS", "NOTES", "TITLES")
_ANYWHERE = frozenset().union(*VARIABLES.values())
"""The variables that any renderer of a phrase may provide."""


@dataclass(frozen=True)
class Catalogs:
    """A folder of catalogs, and the folders with the code that uses their messages through the functions `says`.

    Folders in `apart` have catalogs of their own.
    """

    folder: Path
    sources: tuple[Path, ...]
    apart: tuple[Path, ...] = ()
    says: tuple[str, ...] = ("phrase", "say")


@dataclass(frozen=True)
class MessageUse:
    """A use of a message in code; `given` are the variables that it provides, `None` if they are unknown."""

    file: Path
    line: int
    given: frozenset[str] | None = None


@dataclass
class MessageUses:
    """The uses of messages in code: the calls by message, and other words that may be variables or ids.

    `roles` are those of messages found by role and key. `is_whole` is false if a call's id is not a literal.
    """

    calls: dict[str, list[MessageUse]] = field(default_factory=dict)
    others: set[str] = field(default_factory=set)
    roles: set[str] = field(default_factory=set)
    is_whole: bool = True

    def is_found(self, message: str) -> bool:
        """Whether the code may find the message by its role, with or without the prefix of a situation's name."""
        return any(message.startswith(f"{role}-") or f"-{role}-" in f"{message}-" for role in self.roles)


def find_message_uses(catalogs: Catalogs) -> MessageUses:
    """Find the uses of messages in code and templates.

    These are the first arguments of `phrase`, `say`, `wording` and `t`, the languages' `adverb`, `help` texts of the
    command line, and tables of labels. A file that is no Python uses none. The syntax tree is read instead of tokens,
    because calls inside f-strings count, too.
    """
    uses = MessageUses()
    for path in (path for folder in catalogs.sources for path in sorted(folder.rglob("*.py"))):
        if any(path.is_relative_to(each) for each in catalogs.apart):
            continue
        try:
            tree = ast.parse(path.read_text("utf-8"))
        except (SyntaxError, ValueError):
            continue
        for node in ast.walk(tree):
            uses.others.update(_words(node))
            uses.roles.update(_roles(node) if isinstance(node, ast.Call) else ())
            if isinstance(node, ast.Assign | ast.Call):
                for name, given in _list_uses(node, catalogs.says):
                    uses.is_whole &= bool(name)
                    uses.calls.setdefault(name, []).append(MessageUse(path, node.lineno, given))
    for folder in catalogs.sources:
        for path in sorted(folder.rglob("*.html")):
            for found in _IN_TEMPLATES.finditer(text := path.read_text("utf-8")):
                call = MessageUse(path, text.count("\n", 0, found.start()) + 1)
                uses.calls.setdefault(found[1], []).append(call)
    uses.calls.pop("", None)
    return uses


def _list_uses(node: ast.Assign | ast.Call, says: Collection[str]) -> Iterator[tuple[str, frozenset[str] | None]]:
    """The messages used in a node, with the variables that it provides; the id is empty if it is not a literal."""
    if isinstance(node, ast.Assign):
        names = [each.id for each in node.targets if isinstance(each, ast.Name)]
        if isinstance(node.value, ast.Dict) and "wording" in says and any(each.endswith(_TABLES) for each in names):
            yield from ((str(each.value), None) for each in node.value.values if isinstance(each, ast.Constant))
        return
    told = [given.value for given in node.keywords if given.arg in ("adverb", "help")]
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    filled = [each.arg for each in node.keywords]
    given = frozenset(filter(None, filled)) if name == "phrase" and None not in filled else None
    if name in says:
        told += node.args[:1]
    while told:
        match told.pop():
            case ast.IfExp(body=one, orelse=other):
                told += one, other
            case ast.Constant(value=str(text)):
                yield text, given
            case _ if name == "phrase":
                yield "", given


def _roles(call: ast.Call) -> Iterator[str]:
    """The roles of messages: the arguments of `messages`, and the beginnings of ids made of a role and a value."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name == "Situation":
        yield from (*ROLES, "title", "about")
    for given in call.args if name == "messages" else call.args[:1] if name == "phrase" else ():
        match given:
            case ast.Constant(value=str(role)) if name == "messages":
                yield role
            case ast.JoinedStr(values=[ast.Constant(value=str(role)), *_]):
                yield role.removesuffix("-")
            case ast.JoinedStr(values=[*_, ast.Constant(value=str(role))]):
                yield role.removeprefix("-")


def _words(node: ast.AST) -> Iterator[str]:
    """The variables that a phrase may get at this node after its creation: keywords, and literal keys or names."""
    match node:
        case ast.Constant(value=str(word)):
            yield word
        case ast.Call(keywords=keywords, func=ast.Name(id=name) | ast.Attribute(attr=name)) if name != "phrase":
            yield from (each.arg for each in keywords if each.arg)


def variables(pattern: Pattern, messages: CompiledMessages) -> set[str]:
    """The variables of a message, and those of the messages that it refers to."""
    found = set()
    for kind, name, *_ in find_expressions(pattern):
        if kind == ExpressionKind.VARIABLE:
            found.add(name)
        elif kind == ExpressionKind.REFERENCE:
            found |= variables(messages.get(name, ""), messages)
    return found


def check_messages(catalogs: Catalogs, languages: Collection[Language], below: Path) -> list[Finding]:
    """The findings about the catalogs in English and `languages`, with files relative to the folder `below`.

    Each of `languages` must have all messages; another language with a folder there must have none that English lacks.
    """
    return sorted(_Check(catalogs, below).findings(languages))


class _Check:
    def __init__(self, catalogs: Catalogs, below: Path) -> None:
        self._folder, self._below, self._uses = catalogs.folder, below, find_message_uses(catalogs)
        self._english, _ = read_usable(self._folder / Language.EN)
        self._languages = {
            each.name: read_usable(each)[0] for each in self._folder.glob("*") if any(each.glob("*.ftl"))
        }
        self._free = _told_of(self._folder / Language.EN)
        whole = {name for name in self._english if _is_message(name)}
        self._found = set(filter(self._uses.is_found, whole))
        self._messages = whole - (_shared(self._english) - self._uses.calls.keys() - self._found)

    def findings(self, languages: Collection[Language]) -> Iterator[Finding]:
        for name in self._uses.calls.keys() - self._messages:
            for call in self._uses.calls[name]:
                cause, remedy = (
                    f"{name} has no English sentence.",
                    f"Correct the id, or write it in {self._shown('en')}.",
                )
                yield Finding(self._shown(call.file), call.line, "message-missing", cause, remedy)
        named = self._uses.calls.keys() | self._found | (set() if self._uses.is_whole else self._uses.others)
        for name in self._messages - named:
            yield self._finding(Language.EN, name, "message-unused", "is never said", "Correct its id, or take it out")
        for name in self._messages & self._uses.calls.keys():
            yield from self._calls(name)
        for language in sorted({Language.EN, *languages, *map(Language, self._languages)}):
            yield from self._language(language, language in languages)

    def _calls(self, name: str) -> Iterator[Finding]:
        """Find calls with variables that no sentence uses, and variables of the English message that no code
        provides."""
        free = self._free.get(name, set())
        known = variables(self._english[name], self._english)
        taken = known.union(free, *(variables(pattern, messages) for pattern, messages in self._every(name)))
        for call in self._uses.calls[name]:
            if call.given is None:
                continue
            lacking = known - call.given - self._uses.others - free - _ANYWHERE
            for names, what in ((call.given - taken, "does not take"), (lacking, "takes, and is not given")):
                if names:
                    cause = f"{name} {what}: {', '.join(sorted(names))}."
                    remedy = "Correct the call or the message."
                    yield Finding(self._shown(call.file), call.line, "message-variables", cause, remedy)

    def _every(self, name: str) -> Iterator[tuple[Pattern, CompiledMessages]]:
        """The patterns of a message and its attributes in all languages."""
        for messages in self._languages.values():
            yield from ((pattern, messages) for each, pattern in messages.items() if each.partition(".")[0] == name)

    def _language(self, language: Language, is_whole: bool) -> Iterator[Finding]:
        messages, mistakes = read_usable(self._folder / str(language))
        for each in mistakes:
            cause, remedy = f"{each.cause}.", "Correct the syntax, or take out what is there twice."
            yield Finding(self._shown(each.file), each.line, "catalog", cause, remedy)
        for name, pattern in messages.items():
            yield from self._expressions(language, name, pattern, messages)
            if "." in name and not name.startswith("-"):
                yield from self._attribute(language, name, pattern, messages)
        if language == Language.EN:
            return
        own = {name: pattern for name, pattern in messages.items() if _is_message(name)}
        if is_whole:
            for name in self._messages - own.keys():
                file, line = place_of(name, self._folder / Language.EN)
                cause = f"{name} has no sentence in {language.autonym or language}."
                remedy = f"Write it in {self._shown(str(language))}."
                yield Finding(self._shown(file), line, "message-missing", cause, remedy)
        for name in own.keys() - self._messages - _shared(messages):
            yield self._finding(
                language, name, "message-unused", "is not said in English", "Correct its id, or take it out"
            )
        for name in own.keys() & self._messages:
            source = variables(self._english[name], self._english)
            uneven = (variables(own[name], messages) ^ source) - self._free.get(name, set())
            if uneven - (VARIABLES[IF] if VARIABLES[IF] & source else set()):
                cause = f"has other variables than in English: {', '.join(sorted(uneven))}"
                yield self._finding(language, name, "message-variables", cause, "Use the same")

    def _attribute(
        self, language: Language, whole: str, pattern: Pattern, messages: CompiledMessages
    ) -> Iterator[Finding]:
        """The findings about attributes, which a language has if it needs them: their names and variables."""
        name, _, attribute = whole.partition(".")
        known = variables(self._english.get(name, ""), self._english) | self._free.get(name, set())
        if attribute not in VARIABLES:
            remedy = f"Write one of {', '.join(VARIABLES)}"
            yield self._finding(language, whole, "message-attribute", "is no attribute that is ever said", remedy)
        elif unknown := variables(pattern, messages) - known - VARIABLES[attribute]:
            cause = f"has variables that are not given: {', '.join(sorted(unknown))}"
            yield self._finding(language, whole, "message-variables", cause, "Use those that are")

    def _expressions(
        self, language: Language, name: str, pattern: Pattern, messages: CompiledMessages
    ) -> Iterator[Finding]:
        """Find references and functions in a message that do not exist."""
        for kind, called, *_ in find_expressions(pattern):
            known: Collection[str] = {
                ExpressionKind.FUNCTION: FUNCTIONS,
                ExpressionKind.TERM: messages,
                ExpressionKind.REFERENCE: messages.keys() | self._english.keys(),
            }.get(kind, (called,))
            if called not in known:
                yield self._finding(
                    language, name, "message-reference", f"has {called}, which there is not", "Correct it"
                )

    def _finding(self, language: Language, name: str, code: str, cause: str, remedy: str) -> Finding:
        file, line = place_of(name, self._folder / str(language))
        return Finding(self._shown(file), line, code, f"{name} {cause}.", f"{remedy}.")

    def _shown(self, file: Path | str) -> str:
        return Path(os.path.relpath(self._folder / file, self._below)).as_posix()


def _is_message(name: str) -> bool:
    return not name.startswith("-") and "." not in name


def _shared(messages: CompiledMessages) -> set[str]:
    """The messages that other messages of a language refer to."""
    return {
        each[1]
        for pattern in messages.values()
        for each in find_expressions(pattern)
        if each[0] == ExpressionKind.REFERENCE
    }


def _told_of(folder: Path) -> Mapping[str, set[str]]:
    """The variables in the comment above a message, which each language may use or not."""
    files = (path.read_text("utf-8", "replace") for path in folder.glob("*.ftl"))
    found = (each for text in files for each in _COMMENTED.finditer(text))
    return {each["id"]: set(_VARIABLE.findall(each["comment"])) for each in found}
