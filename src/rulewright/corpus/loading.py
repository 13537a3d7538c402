"""Reads a rules folder into a `Corpus`, collecting every mistake on the way."""

from __future__ import annotations

import os
import re
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from rulewright.corpus.files import read_text
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.front_matter import read_front_matter
from rulewright.corpus.model import (
    Book,
    Certainty,
    Change,
    ChangeKind,
    Chapter,
    Corpus,
    Difference,
    Entry,
    Example,
    Game,
    Kind,
    NotExecuted,
    Passage,
    Piece,
    Provenance,
    Question,
    Term,
    Text,
    whole_id,
)
from rulewright.corpus.records import (
    ChangeRecord,
    ChangesRecord,
    ChapterRecord,
    CollectionRecord,
    DifferencesRecord,
    EntryRecord,
    ExamplesRecord,
    GameRecord,
    GlossaryRecord,
    Lines,
    PieceRecord,
    Places,
    QuestionsRecord,
    SymbolsRecord,
    read_record,
)
from rulewright.language import LANGUAGES, Language

LOCK_FILE = "ids.lock"
_REDIRECT = re.compile(r"^(\S+) -> (\S+)$")
_OTHER_FAMILIES = {"glossary", "faq", "differences", "examples"}
_KEYS_OF_A_PIECE = {each.name for each in fields(PieceRecord)}


def load_corpus(rules: Path) -> Corpus:
    """The content of the folder `rules`.

    Raises `ContentError` with every finding when a file is missing, unreadable or malformed; what the files say is
    judged by `rulewright.checking.content`.
    """
    corpus, findings = read_corpus(rules)
    if findings:
        raise ContentError(rules, findings)
    return corpus


def read_corpus(rules: Path) -> tuple[Corpus, list[Finding]]:
    """What can be read of the folder `rules`, with what is wrong; entries that cannot be read are left out."""
    reader = _Reader(rules)
    if not rules.is_dir():
        reader.report(
            str(rules), 1, "missing-folder", "There is no such folder.", "Name the folder that holds the rules."
        )
    else:
        reader.read_lock()
        games = _read_games(rules)
        for each in games:
            reader.read_game(*each)
        if not games:
            reader.report(".", 1, "no-game", "No <game>/game.toml was found.", "Name the folder that holds the rules.")
    corpus = Corpus(
        MappingProxyType(reader.games),
        MappingProxyType(reader.entries),
        MappingProxyType(reader.differences),
        MappingProxyType(reader.redirects),
        MappingProxyType(reader.examples),
    )
    return corpus, reader.findings


def engines_of(rules: Path) -> Mapping[str, str | None]:
    """The games of the folder `rules` in their order with the packages that execute them, without reading any text.

    Raises `ContentError` for a malformed game.toml and for a folder without games.
    """
    games = _read_games(rules)
    engines = {file.parent.name: record.engine for file, record, _, _ in games if record is not None}
    if not games or len(engines) < len(games):
        raise ContentError(rules, read_corpus(rules)[1])
    return engines


def _read_games(rules: Path) -> list[tuple[Path, GameRecord | None, Places, list[Finding]]]:
    """Every game.toml with what it says, where, and what is wrong with it, in the games' order."""
    read = [(file, *read_record(GameRecord, file, rules)) for file in sorted(rules.glob("*/game.toml"))]
    return sorted(read, key=lambda game: game[1].order if game[1] is not None else 0)


def read_locked_ids(rules: Path) -> tuple[dict[str, int], dict[str, str]]:
    """The ids in the lock file with their line numbers, and the redirects of retired ids (old id to new id)."""
    locked: dict[str, int] = {}
    redirects: dict[str, str] = {}
    path = rules / LOCK_FILE
    if path.is_file():
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1):
            words = line.split("#")[0].strip()
            if match := _REDIRECT.match(words):
                redirects[match[1]] = match[2]
            elif words:
                locked[words] = number
    return locked, redirects


class _Lines(Protocol):
    """The line of a record, or of one of its values."""

    def __call__(self, *keys: str) -> int: ...


@dataclass
class _Reader:
    rules: Path
    findings: list[Finding] = field(default_factory=list)
    games: dict[str, Game] = field(default_factory=dict)
    entries: dict[str, Entry] = field(default_factory=dict)
    differences: dict[str, Difference] = field(default_factory=dict)
    redirects: dict[str, str] = field(default_factory=dict)
    examples: dict[str, Example] = field(default_factory=dict)

    def report(self, file: str, line: int, code: str, cause: str, remedy: str) -> None:
        self.findings.append(Finding(file, line, code, cause, remedy))

    def read_lock(self) -> None:
        _, self.redirects = read_locked_ids(self.rules)

    def read_game(self, file: Path, record: GameRecord | None, places: Places, findings: list[Finding]) -> None:
        self.findings += findings
        if record is None:
            return
        game_id = file.parent.name
        name = file.relative_to(self.rules).as_posix()
        self._check_languages(record.title, name, places.line("title"))
        books = {
            book.id: Book(book.id, book.language, book.file, book.sha256, MappingProxyType(book.title), book.pages)
            for book in record.book
        }
        chapters = tuple(filter(None, (self.read_chapter(game_id, chapter, books) for chapter in record.chapters)))
        for stray in sorted((file.parent / "chapters").glob("*.toml")):
            if stray.stem not in record.chapters:
                self.report(
                    stray.relative_to(self.rules).as_posix(),
                    1,
                    "stray-file",
                    f"game.toml does not list the chapter {stray.stem}.",
                    "Add it to `chapters` or delete the file.",
                )
        families = {*record.chapters, *_OTHER_FAMILIES}
        for index, collection in enumerate(record.collection):
            if collection.family in families:
                line = places.line("collection", index, "family")
                cause = f"The family {collection.family} is used a second time."
                self.report(name, line, "duplicate-id", cause, "Give the collection a family of its own.")
                continue
            families.add(collection.family)
            self._check_languages(collection.title, name, places.line("collection", index, "title"))
            chapters += (self.read_collection(game_id, collection, books),)
        appendices = filter(None, (self.read_glossary(game_id, books), self.read_questions(game_id, record.chapters)))
        chapters += tuple(appendices)
        self.games[game_id] = Game(
            game_id,
            MappingProxyType(record.title),
            MappingProxyType(record.edition),
            MappingProxyType(books),
            chapters,
            record.engine,
        )
        for path in sorted((file.parent / "examples").glob("*.toml")):
            self.read_examples(game_id, path)
        if (file.parent / "differences.toml").exists():
            self.read_differences(game_id, file.parent / "differences.toml", books)
        if (file.parent / "changes.toml").exists():
            changes = self.read_changes(game_id, file.parent / "changes.toml")
            self.games[game_id] = replace(self.games[game_id], changes=changes)
        if (file.parent / "symbols.toml").exists():
            symbols = self.read_symbols(game_id, file.parent / "symbols.toml")
            self.games[game_id] = replace(self.games[game_id], symbols=symbols)

    def read_chapter(self, game: str, chapter: str, books: Mapping[str, Book]) -> Chapter | None:
        path = self.rules / game / "chapters" / f"{chapter}.toml"
        record, places, findings = read_record(ChapterRecord, path, self.rules)
        self.findings += findings
        if record is None:
            return None
        name = path.relative_to(self.rules).as_posix()
        self._check_languages(record.title, name, places.line("title"))
        ids = []
        for index, entry in enumerate(record.entry):
            at = partial(places.line, "entry", index)
            self._check_execution(entry, name, at())
            ids.append(
                self._add(
                    f"{game}/{chapter}/{entry.id}",
                    name,
                    at,
                    entry.kind,
                    see=tuple(whole_id(reference, game) for reference in entry.see),
                    sources=self._passages(entry.sources, books, name, at, entry.headings),
                    executed_by=entry.executed_by,
                    not_executed=entry.not_executed,
                    restored={f"{game}/glossary/{term}": sure for term, sure in entry.restored.items()},
                )
            )
        return self._chapter(game, chapter, record.title, ids)

    def read_collection(self, game: str, collection: CollectionRecord, books: Mapping[str, Book]) -> Chapter:
        """The pieces of a collection as a chapter of their own; the rest of its files is the game's own affair."""
        ids = []
        for file in collection.files:
            path = self.rules / game / file
            shape = dict[str, tuple[PieceRecord, ...]]
            record, places, findings = read_record(shape, path, self.rules, only=collection.pieces)
            self.findings += findings
            name = path.relative_to(self.rules).as_posix()
            for table, pieces in (record or {}).items():
                for index, piece in enumerate(pieces):
                    at = partial(places.line, table, index)
                    self._check_execution(piece, name, at())
                    ids.append(
                        self._add(
                            f"{game}/{collection.family}/{piece.id}",
                            name,
                            at,
                            collection.pieces[table],
                            see=tuple(whole_id(reference, game) for reference in piece.see),
                            sources=self._passages(piece.sources, books, name, at),
                            executed_by=piece.executed_by,
                            not_executed=piece.not_executed,
                            piece=self._piece(piece, books, name, at),
                        )
                    )
        return self._chapter(game, collection.family, collection.title, ids)

    def _piece(self, record: PieceRecord, books: Mapping[str, Book], name: str, at: _Lines) -> Piece:
        own = vars(record).keys() - _KEYS_OF_A_PIECE
        if own != record.facts.keys():
            wrong = [f"{key} has no provenance" for key in sorted(own - record.facts.keys())]
            wrong += [f"facts.{key} is about nothing" for key in sorted(record.facts.keys() - own)]
            remedy = "Write one facts.<key> for each key of the game's own."
            self.report(name, at("facts"), "facts", f"{record.id}: {', '.join(wrong)}.", remedy)
        names = dict.fromkeys(LANGUAGES, Provenance.OURS)
        printed = []
        for language, where in record.named.items():
            names[language] = where if isinstance(where, Provenance) else Provenance.RULEBOOK
            if isinstance(where, Provenance):
                continue
            book = next((book.id for book in books.values() if book.language is language), None)
            if book is None:
                cause = f"game.toml has no book in {language}."
                self.report(name, at("named", language), "unknown-book", cause, "Write “public”, or take it out.")
            else:
                printed.append(Passage(book, ((where, where),)))
        return Piece(MappingProxyType(names), tuple(printed), MappingProxyType(record.facts))

    def read_glossary(self, game: str, books: Mapping[str, Book]) -> Chapter | None:
        """The terms of glossary.toml as a chapter of their own; `None` where a game has no glossary."""
        path = self.rules / game / "glossary.toml"
        record, places, findings = read_record(GlossaryRecord, path, self.rules) if path.exists() else (None, None, [])
        self.findings += findings
        if record is None or places is None:
            return None
        name = path.relative_to(self.rules).as_posix()
        ids = []
        for index, term in enumerate(record.term):
            by_book = {
                book.id: term.attestations[book.language]
                for book in books.values()
                if book.language in term.attestations
            }
            entry_id = self._add(
                f"{game}/glossary/{term.id}",
                name,
                partial(places.line, "term", index),
                Kind.TERM,
                sources=tuple(
                    Passage(book, ((found.attested, found.attested),))
                    for book, found in by_book.items()
                    if found.attested
                ),
                term=Term(
                    term.category,
                    MappingProxyType({book: found.forms for book, found in by_book.items()}),
                    MappingProxyType({book: found.misprints for book, found in by_book.items() if found.misprints}),
                ),
            )
            ids.append(entry_id)
        self._check_languages(record.title, name, places.line("title"))
        return self._chapter(game, "glossary", record.title, ids)

    def read_questions(self, game: str, chapters: Iterable[str]) -> Chapter | None:
        """The questions of faq.toml as a chapter of their own; `None` where a game has none."""
        path = self.rules / game / "faq.toml"
        record, places, findings = read_record(QuestionsRecord, path, self.rules) if path.exists() else (None, None, [])
        self.findings += findings
        if record is None or places is None:
            return None
        name = path.relative_to(self.rules).as_posix()
        ids = []
        for index, question in enumerate(record.question):
            if question.chapter not in chapters:
                self.report(
                    name,
                    places.line("question", index, "chapter"),
                    "unknown-chapter",
                    f"game.toml has no chapter {question.chapter}.",
                    "Correct the chapter's id.",
                )
            entry_id = self._add(
                f"{game}/faq/{question.id}",
                name,
                partial(places.line, "question", index),
                Kind.QUESTION,
                see=tuple(whole_id(reference, game) for reference in question.entries),
                question=Question(question.chapter, question.basis, question.common),
            )
            ids.append(entry_id)
        self._check_languages(record.title, name, places.line("title"))
        return self._chapter(game, "faq", record.title, ids)

    def _chapter(self, game: str, family: str, titles: Mapping[Language, str], ids: Iterable[str | None]) -> Chapter:
        """The family as a chapter; an id that could not be added is `None`."""
        added = tuple(filter(None, ids))
        self._report_stray_texts(game, family, {entry_id.split("/")[2] for entry_id in added})
        return Chapter(family, MappingProxyType(titles), added)

    def _add(
        self,
        entry_id: str,
        name: str,
        at: _Lines,
        kind: Kind,
        *,
        see: tuple[str, ...] = (),
        sources: tuple[Passage, ...] = (),
        executed_by: str | None = None,
        not_executed: NotExecuted | None = None,
        term: Term | None = None,
        question: Question | None = None,
        piece: Piece | None = None,
        restored: Mapping[str, Certainty] | None = None,
    ) -> str | None:
        """Adds an entry and reads its texts; returns its id, or `None` where the id is taken."""
        if not self._is_new(entry_id, self.entries, name, at("id")):
            return None
        self.entries[entry_id] = Entry(
            id=entry_id,
            kind=kind,
            see=see,
            sources=sources,
            executed_by=executed_by,
            not_executed=not_executed,
            texts=self.read_texts(entry_id, name, at()),
            file=name,
            line=at(),
            term=term,
            question=question,
            piece=piece,
            restored=MappingProxyType(dict(restored or {})),
        )
        return entry_id

    def _is_new(self, document_id: str, known: Container[str], name: str, line: int) -> bool:
        if document_id in known:
            cause = f"The id {document_id} is used a second time."
            self.report(name, line, "duplicate-id", cause, "Give it an id of its own.")
            return False
        return True

    def read_examples(self, game: str, path: Path) -> None:
        record, places, findings = read_record(ExamplesRecord, path, self.rules)
        self.findings += findings
        for index, example in enumerate(record.example if record else ()):
            example_id = f"{game}/examples/{example.id}"
            entry = whole_id(example.entry, game)
            name, line = path.relative_to(self.rules).as_posix(), places.line("example", index)
            self._is_new(example_id, self.examples, name, line)
            if entry not in self.entries:
                self.report(
                    name, line, "dangling-link", f"{example_id} names {entry}, which is no entry.", "Correct it."
                )
            if bool(example.probability) == bool(example.answer):
                cause = f"{example_id} needs either `probability` or `answer`."
                self.report(name, line, "example", cause, "Give the one that its situation has.")
            self.examples[example_id] = Example(
                example_id,
                entry,
                MappingProxyType(example.situation),
                MappingProxyType(example.probability),
                MappingProxyType(example.answer),
            )

    def read_differences(self, game: str, path: Path, books: Mapping[str, Book]) -> None:
        record, places, findings = read_record(DifferencesRecord, path, self.rules)
        self.findings += findings
        if record is None:
            return
        name = path.relative_to(self.rules).as_posix()
        for index, difference in enumerate(record.difference):
            difference_id = f"{game}/differences/{difference.id}"
            at = partial(places.line, "difference", index)
            if not self._is_new(difference_id, self.differences, name, at("id")):
                continue
            for book in difference.follows:
                if book not in books:
                    self._report_book(book, name, at("follows"))
            self.differences[difference_id] = Difference(
                id=difference_id,
                entries=tuple(whole_id(reference, game) for reference in difference.entries),
                severity=difference.severity,
                passages=self._passages(difference.sources, books, name, at),
                follows=difference.follows,
                variant=difference.variant,
                texts=self.read_texts(difference_id, name, at()),
                file=name,
                line=at(),
            )
        self._report_stray_texts(game, "differences", {i.split("/")[2] for i in self.differences if i.startswith(game)})

    def read_changes(self, game: str, path: Path) -> tuple[Change, ...]:
        record, places, findings = read_record(ChangesRecord, path, self.rules)
        self.findings += findings
        name = path.relative_to(self.rules).as_posix()
        found: list[Change] = []
        for index, change in enumerate(record.change if record else ()):
            ids = tuple(whole_id(reference, game) for reference in change.ids)
            for cause, remedy in self._doubts(change, ids, found):
                self.report(name, places.line("change", index), "change", cause, remedy)
            found.append(Change(change.date, change.version, change.kind, change.reason, ids, change.languages))
        return tuple(found)

    def read_symbols(self, game: str, path: Path) -> Mapping[str, str]:
        record, places, findings = read_record(SymbolsRecord, path, self.rules)
        self.findings += findings
        known = bool(self.findings)  # a term that could not be read is unknown here, and has been reported
        for term in record or {}:
            if not known and f"{game}/glossary/{term}" not in self.entries:
                name = path.relative_to(self.rules).as_posix()
                cause = f"The symbol {term} is of no term of the glossary."
                self.report(name, places.line(term), "dangling-link", cause, "Correct the term's id.")
        return MappingProxyType(record or {})

    def _doubts(self, change: ChangeRecord, ids: tuple[str, ...], before: list[Change]) -> Iterator[tuple[str, str]]:
        """What is wrong with a change after those before it, each with its remedy."""
        first = change.kind is ChangeKind.FIRST_RELEASE
        if first == bool(before):
            yield "A game has one first release, before every other change.", "Begin with it, and with no other."
        if first == bool(ids):
            yield "`ids` name what changed; a first release has none.", "Name them, or leave them out."
        if (first or change.kind is ChangeKind.ADDED) != (change.reason is None):
            yield "A change to what stood before needs a reason, and only such a change.", "Correct `reason`."
        if before and change.date < before[-1].date:
            yield "The change is older than the one before it.", "Write changes in the order of their dates."
        if self.findings:
            return  # an entry that could not be read is unknown here, and has been reported
        for unknown in (each for each in ids if not {each} & {*self.entries, *self.differences, *self.redirects}):
            yield f"There is no {unknown}, and there never was.", "Correct the id."

    def read_texts(self, document_id: str, named_in: str, line: int) -> Mapping[Language, Text]:
        texts = {}
        for language in LANGUAGES:
            name = f"{language}/{document_id}.md"
            try:
                text = self.read_text(name, language)
            except (FileNotFoundError, IsADirectoryError):
                cause = f"{document_id} has no text in {language}."
                self.report(named_in, line, "missing-language", cause, f"Write {name}.")
                continue
            if text is not None:
                texts[language] = text
        return MappingProxyType(texts)

    def read_text(self, name: str, language: Language) -> Text | None:
        """The text in the file `name` below the rules. Raises `FileNotFoundError` and `IsADirectoryError`."""
        raw = read_text(f"{self.rules}/{name}", name)  # thousands of paths would take a while
        if isinstance(raw, Finding):
            self.findings.append(raw)
            return None
        end = raw.find("\n---\n", 3)
        if not raw.startswith("---\n") or end == -1:
            self.report(name, 1, "bad-front-matter", "There is no front matter.", "Begin with ---, title: …, ---.")
            return None
        front, findings = read_front_matter(raw[4 : end + 1], name)
        self.findings += findings
        if front is None:
            return None
        body = raw[end + 5 :]
        if not body.strip():
            self.report(name, raw.count("\n") + 1, "empty-text", "The text is empty.", "Write the rule.")
            return None
        return Text(language, front.title, front.aliases, body, name, raw.count("\n", 0, end) + 3)

    def _passages(
        self,
        sources: Mapping[str, Lines],
        books: Mapping[str, Book],
        name: str,
        at: _Lines,
        headings: Mapping[str, str] = MappingProxyType({}),
    ) -> tuple[Passage, ...]:
        for book in headings.keys() - sources.keys():
            cause = f"{book} has a heading here and no lines."
            self.report(name, at("headings", book), "heading", cause, "Give its lines under `sources`.")
        for book, lines in sources.items():
            if book not in books:
                self._report_book(book, name, at("sources", book))
            for first, last in lines:
                if first > last:
                    cause = f"{book}: line {first} stands after line {last}."
                    self.report(name, at("sources", book), "bad-lines", cause, "Write ranges as [first, last].")
        return tuple(Passage(book, lines, headings.get(book, "")) for book, lines in sources.items() if book in books)

    def _check_execution(self, record: EntryRecord | PieceRecord, name: str, line: int) -> None:
        if (record.executed_by is None) == (record.not_executed is None):
            self.report(
                name,
                line,
                "execution",
                f"The entry {record.id} needs one of executed_by and not_executed.",
                "Name the function that executes it, or say why none does.",
            )

    def _check_languages(self, titles: Mapping[Language, str], name: str, line: int) -> None:
        for language in LANGUAGES:
            if language not in titles:
                self.report(name, line, "missing-language", f"The title lacks {language}.", f"Add {language} = “…”.")

    def _report_book(self, book: str, name: str, line: int) -> None:
        self.report(name, line, "unknown-book", f"game.toml has no book {book}.", "Correct the book's id.")

    def _report_stray_texts(self, game: str, family: str, names: Iterable[str]) -> None:
        known = set(names)
        for language in LANGUAGES:
            folder = f"{language}/{game}/{family}"
            files = os.listdir(self.rules / folder) if (self.rules / folder).is_dir() else ()
            for stem in sorted({file.removesuffix(".md") for file in files if file.endswith(".md")} - known):
                cause = f"No entry {game}/{family}/{stem} is listed."
                remedy = "List it in its TOML file or delete the text."
                self.report(f"{folder}/{stem}.md", 1, "stray-file", cause, remedy)
