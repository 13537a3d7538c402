"""Reading of a game's parts: chapters, pieces, terms, questions, differences, worked examples and changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields

from rulewright.corpus.kind import DIFFERENCES_FAMILY, Kind
from rulewright.corpus.load_context import GameLoader, LoadContext, SourceLocation
from rulewright.corpus.model import (
    Basis,
    Certainty,
    Change,
    ChangeKind,
    Chapter,
    Citation,
    Difference,
    Entry,
    Example,
    NotExecuted,
    Passage,
    Piece,
    Provenance,
    Publication,
    PublicationKind,
    Question,
    Severity,
    Term,
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
    GlossaryRecord,
    PieceRecord,
    QuestionRecord,
    QuestionsRecord,
)
from rulewright.corpus.texts import read_left_out, read_texts, report_stray_texts
from rulewright.language import Language

GLOSSARY_FAMILY, QUESTIONS_FAMILY, EXAMPLES_FOLDER = "glossary", "faq", "examples"
_WEIGHTS = {severity: weight for weight, severity in enumerate(Severity)}
_CITING_BASES = (Basis.OFFICIAL_FAQ, Basis.COMMUNITY)
"""The bases of answers that cite a publication."""
_KEYS_OF_A_PIECE = {each.name for each in fields(PieceRecord)}


def read_chapter(game: GameLoader, chapter: str) -> Chapter | None:
    """Read a chapter of rules; `None` if its file cannot be read."""
    record, place = game.read_record(ChapterRecord, f"chapters/{chapter}.toml", lenient_tables=("entry",))
    if record is None:
        return None
    ids = []
    for index, entry in enumerate(record.entry):
        at = place.at("entry", index)
        _check_execution(entry, at)
        ids.append(
            _add_entry(
                game,
                f"{game.id}/{chapter}/{entry.id}",
                at,
                entry.kind,
                see=tuple(whole_id(reference, game.id) for reference in entry.see),
                sources=game.read_passages(entry.sources, at, entry.headings),
                executed_by=entry.executed_by,
                not_executed=entry.not_executed,
                restored={f"{game.id}/{GLOSSARY_FAMILY}/{term}": sure for term, sure in entry.restored.items()},
            )
        )
    return _build_chapter(game, chapter, record.title, place, ids, read_left_out(game, chapter, place))


def read_collection(game: GameLoader, collection: CollectionRecord, place: SourceLocation) -> Chapter:
    """Read the pieces of a collection as a chapter of their own; other tables in its files belong to the game's
    package.

    `place` is that of the collection in game.toml.
    """
    ids: list[str | None] = []
    left_out: tuple[str, ...] = ()
    for file in collection.files:
        tables = collection.pieces
        record, top = game.read_record(
            dict[str, tuple[PieceRecord, ...]], file, only_keys=tables, lenient_tables=tables
        )
        left_out += read_left_out(game, collection.family, top)
        for table, pieces in (record or {}).items():
            for index, piece in enumerate(pieces):
                at = top.at(table, index)
                _check_execution(piece, at)
                ids.append(
                    _add_entry(
                        game,
                        f"{game.id}/{collection.family}/{piece.id}",
                        at,
                        collection.pieces[table],
                        see=tuple(whole_id(reference, game.id) for reference in piece.see),
                        sources=game.read_passages(piece.sources, at),
                        executed_by=piece.executed_by,
                        not_executed=piece.not_executed,
                        piece=_build_piece(game, piece, at),
                    )
                )
    return _build_chapter(game, collection.family, collection.title, place, ids, left_out)


def read_glossary(game: GameLoader) -> Chapter | None:
    """Read the terms of glossary.toml as a chapter of their own; `None` if a game has no glossary."""
    record, place = game.read_optional_record(GlossaryRecord, "glossary.toml", ("term",))
    if record is None:
        return None
    ids = []
    for index, term in enumerate(record.term):
        if term.category not in record.categories:
            cause = f"The glossary has no category “{term.category}” ({term.id})."
            if not term.category:
                cause = f"The term {term.id} has no category."
            remedy = f"Write one of {', '.join(record.categories) or '…'}, or add yours to `categories`."
            place.at("term", index, "category").report("unknown-category", cause, remedy)
        by_book = {
            book.id: term.attestations[book.language]
            for book in game.books.values()
            if book.language in term.attestations
        }
        ids.append(
            _add_entry(
                game,
                f"{game.id}/{GLOSSARY_FAMILY}/{term.id}",
                place.at("term", index),
                Kind.TERM,
                sources=tuple(
                    Passage(book, ((found.attested, found.attested),))
                    for book, found in by_book.items()
                    if found.attested
                ),
                term=Term(
                    term.category,
                    {book: found.forms for book, found in by_book.items()},
                    {book: found.misprints for book, found in by_book.items() if found.misprints},
                ),
            )
        )
    return _build_chapter(game, GLOSSARY_FAMILY, record.title, place, ids, read_left_out(game, GLOSSARY_FAMILY, place))


def read_questions(game: GameLoader) -> Chapter | None:
    """Read the questions of faq.toml as a chapter of their own; `None` if a game has none."""
    record, place = game.read_optional_record(QuestionsRecord, "faq.toml", ("question",))
    if record is None:
        return None
    ids = []
    publications = _read_publications(record, place)
    for index, question in enumerate(record.question):
        at = place.at("question", index)
        if question.chapter not in game.record.chapters:
            cause = f"game.toml has no chapter {question.chapter}."
            at.at("chapter").report("unknown-chapter", cause, "Correct the chapter's id.")
        ids.append(
            _add_entry(
                game,
                f"{game.id}/{QUESTIONS_FAMILY}/{question.id}",
                at,
                Kind.QUESTION,
                see=tuple(whole_id(reference, game.id) for reference in question.entries),
                question=Question(
                    question.chapter, question.basis, _read_citations(question, publications, at), question.common
                ),
            )
        )
    return _build_chapter(
        game, QUESTIONS_FAMILY, record.title, place, ids, read_left_out(game, QUESTIONS_FAMILY, place)
    )


def read_differences(game: GameLoader) -> None:
    """Add the differences of differences.toml, if there are any: those that change play first, else in the file's
    order."""
    record, place = game.read_optional_record(DifferencesRecord, "differences.toml", ("difference",))
    if record is None:
        return
    known = game.context.differences
    added = []
    for index, difference in sorted(enumerate(record.difference), key=lambda each: _WEIGHTS[each[1].severity]):
        difference_id = f"{game.id}/{DIFFERENCES_FAMILY}/{difference.id}"
        at = place.at("difference", index)
        if not at.at("id").check_unique_id(difference_id, known):
            continue
        for book in difference.follows:
            game.check_book(book, at.at("follows"))
        known[difference_id] = Difference(
            id=difference_id,
            entries=tuple(whole_id(reference, game.id) for reference in difference.entries),
            severity=difference.severity,
            passages=game.read_passages(difference.sources, at),
            follows=difference.follows,
            variant=difference.variant,
            texts=read_texts(game, difference_id, at),
            file=at.file,
            line=at.line,
        )
        added.append(difference_id)
    report_stray_texts(game, DIFFERENCES_FAMILY, (*added, *read_left_out(game, DIFFERENCES_FAMILY, place)))


def read_examples(game: GameLoader) -> None:
    """Add the examples of examples/*.toml, after the entries have been read.

    An entry may be unknown because it could not be read; that has been reported, and is not reported again.
    """
    all_read = not any(f"/{game.id}/" in f"/{finding.file}" for finding in game.context.findings)
    for path in sorted((game.folder / EXAMPLES_FOLDER).glob("*.toml")):
        record, place = game.read_record(ExamplesRecord, f"{EXAMPLES_FOLDER}/{path.name}")
        for index, example in enumerate(record.example if record else ()):
            example_id = f"{game.id}/{EXAMPLES_FOLDER}/{example.id}"
            entry = whole_id(example.entry, game.id)
            at = place.at("example", index)
            at.check_unique_id(example_id, game.context.examples)
            if all_read and entry not in game.context.entries:
                at.report("dangling-link", f"{example_id} names {entry}, which is no entry.", "Correct it.")
            if bool(example.probability) == bool(example.answer):
                cause = f"{example_id} needs either `probability` or `answer`."
                at.report("example", cause, "Give the one that its situation has.")
            game.context.examples[example_id] = Example(
                example_id,
                entry,
                example.situation,
                example.probability,
                example.answer,
            )


def read_changes(game: GameLoader) -> tuple[Change, ...]:
    """Read the changes of changes.toml, in their order, after everything that they name."""
    record, place = game.read_optional_record(ChangesRecord, "changes.toml")
    found: list[Change] = []
    for index, change in enumerate(record.change if record else ()):
        ids = tuple(whole_id(reference, game.id) for reference in change.ids)
        for cause, remedy in _doubts_about_change(change, ids, found, game.context):
            place.at("change", index).report("change", cause, remedy)
        languages = () if set(game.languages) <= set(change.languages) else change.languages
        found.append(Change(change.date, change.version, change.kind, change.reason, ids, languages))
    return tuple(found)


def _doubts_about_change(
    change: ChangeRecord, ids: tuple[str, ...], before: Sequence[Change], reading: LoadContext
) -> Iterator[tuple[str, str]]:
    """The faults of a change, given those before it, each with its remedy."""
    first = change.kind is ChangeKind.FIRST_RELEASE
    if first == bool(before):
        yield "A game has one first release, before every other change.", "Begin with it, and with no other."
    if first == bool(ids):
        yield "`ids` name what changed; a first release has none.", "Name them, or leave them out."
    if (first or change.kind is ChangeKind.ADDED) != (change.reason is None):
        yield "A change to what stood before needs a reason, and only such a change.", "Correct `reason`."
    if before and change.date < before[-1].date:
        yield "The change is older than the one before it.", "Write changes in the order of their dates."
    if reading.findings:
        return  # an entry that could not be read is unknown here; its error has been reported
    for each in ids:
        if each not in reading.entries and each not in reading.differences and each not in reading.redirects:
            yield f"There is no {each}, and there never was.", "Correct the id."


def _read_publications(record: QuestionsRecord, place: SourceLocation) -> dict[str, Publication]:
    """Read the publications of faq.toml by their ids; doubled ids and publications without a question are reported."""
    found: dict[str, Publication] = {}
    cited = {name for question in record.question for name in question.cited}
    for index, each in enumerate(record.publication):
        at = place.at("publication", index, "id")
        if at.check_unique_id(each.id, found) and each.id not in cited:
            at.report("idle-publication", f"No question cites {each.id}.", "Cite it or take it out.")
        found[each.id] = Publication(each.title, each.by, each.version, each.date, each.address, each.kind)
    return found


def _read_citations(
    question: QuestionRecord, publications: Mapping[str, Publication], place: SourceLocation
) -> tuple[Citation, ...]:
    """Read the citations of a question; unknown publications, and those that do not fit its basis, are reported."""
    for name in question.cited.keys() - publications.keys():
        cause = f"There is no [[publication]] {name}."
        place.at("cited", name).report("unknown-publication", cause, "Add it or correct the id.")
    found = tuple(Citation(publications[name], at) for name, at in question.cited.items() if name in publications)
    if len(found) < len(question.cited):
        return found
    opened = any(each.publication.kind is PublicationKind.OFFICIAL for each in found)
    fitting = Basis.OFFICIAL_FAQ if opened else Basis.COMMUNITY
    if (question.basis in _CITING_BASES) != bool(found) or (found and question.basis is not fitting):
        cause = f"The basis {question.basis} of {question.id} does not fit what it cites."
        remedy = (
            "Write “official-faq” where the publisher's document itself was read, “community” where only an excerpt or "
            "players' words were, and cite nothing for other bases."
        )
        place.at("basis").report("basis", cause, remedy)
    return found


def _build_chapter(
    game: GameLoader,
    family: str,
    titles: Mapping[Language, str],
    place: SourceLocation,
    ids: Iterable[str | None],
    left_out: Iterable[str],
) -> Chapter:
    """Build the chapter of a family. Entries that could not be added have the id `None`; the `left_out` are skipped."""
    added = tuple(filter(None, ids))
    report_stray_texts(game, family, (*added, *left_out))
    return Chapter(family, game.read_titles(titles, place), added)


def _add_entry(
    game: GameLoader,
    entry_id: str,
    place: SourceLocation,
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
    """Add an entry and read its texts; returns its id, or `None` if the id is taken."""
    entries = place.context.entries
    if not place.at("id").check_unique_id(entry_id, entries):
        return None
    entries[entry_id] = Entry(
        id=entry_id,
        kind=kind,
        see=see,
        sources=sources,
        executed_by=executed_by,
        not_executed=not_executed,
        texts=read_texts(game, entry_id, place),
        file=place.file,
        line=place.line,
        term=term,
        question=question,
        piece=piece,
        restored=restored or {},
    )
    return entry_id


def _build_piece(game: GameLoader, record: PieceRecord, place: SourceLocation) -> Piece:
    own = vars(record).keys() - _KEYS_OF_A_PIECE
    if own != record.facts.keys():
        wrong = [f"{key} has no provenance" for key in sorted(own - record.facts.keys())]
        wrong += [f"facts.{key} is about nothing" for key in sorted(record.facts.keys() - own)]
        remedy = "Write one facts.<key> for each key of the game's own."
        place.at("facts").report("facts", f"{record.id}: {', '.join(wrong)}.", remedy)
    names = dict.fromkeys(game.languages, Provenance.OURS)
    printed = []
    for language, where in record.named.items():
        names[language] = where if isinstance(where, Provenance) else Provenance.RULEBOOK
        if isinstance(where, Provenance):
            continue
        book = next((book.id for book in game.books.values() if book.language == language), None)
        if book is None:
            cause = f"game.toml has no book in {language}."
            place.at("named", language).report("unknown-book", cause, "Write “public”, or take it out.")
        else:
            printed.append(Passage(book, ((where, where),)))
    return Piece(names, tuple(printed), record.facts)


def _check_execution(record: EntryRecord | PieceRecord, place: SourceLocation) -> None:
    if (record.executed_by is None) == (record.not_executed is None):
        cause = f"The entry {record.id} needs one of executed_by and not_executed."
        place.report("execution", cause, "Name the function that executes it, or say why none does.")
