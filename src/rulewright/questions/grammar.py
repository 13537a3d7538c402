"""The grammar of questions as data: one file per language, one per game, and one per game and language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import Field

from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus
from rulewright.corpus.records import Slug, Words, read_record, strict
from rulewright.language import Language

QUESTIONS_FILE = "questions.toml"
"""The file of a game's grammar, in its folder and in each language's folder of it."""
GRAMMAR_FOLDER = Path(__file__).parents[1] / "language" / "grammar"
"""The folder of the languages' own grammars."""
FieldPath = Annotated[str, Field(pattern=r"^@?[a-z_0-9.\[\]-]+$")]
Phrases = tuple[Words, ...]


@strict()
class NumberWords:
    """The words of numbers: one string of words for each number from 0 on; and words joined to a number.

    `tens` are those of 10, 20, 30, …; a word for a single thing, such as a pair, is in `others`.
    """

    units: tuple[str, ...] = ()
    tens: tuple[str, ...] = ()
    weak: tuple[str, ...] = ()
    """Words that are a number only beside what is counted, such as an article: one string for each number from 0."""
    negative: Phrases = ()
    """Words for a minus sign."""
    counters: Phrases = ()
    """Words or endings that count things, between a number and its noun."""


@strict()
class SideWords:
    """Words that say whose something is.

    What follows `against_following` belongs to the opponent, and so does what precedes `against_preceding`. A number
    just before one of the `opponents` is theirs, and what follows `holding` belongs to whoever is named before it.
    `both` gives the same to both sides; after `attacked` the opponent attacks.
    """

    mine: Phrases = ()
    theirs: Phrases = ()
    opponents: Phrases = ()
    holding: Phrases = ()
    both: Phrases = ()
    attacked: Phrases = ()
    against_following: Phrases = ()
    against_preceding: Phrases = ()


@strict()
class NegationWords:
    """Words that deny what follows or precedes them."""

    following: Phrases = ()
    preceding: Phrases = ()


@strict()
class ComparisonWords:
    """Words for more and less than another, before or after the number; some languages say “than me” in one word."""

    more: Phrases = ()
    less: Phrases = ()
    equal: Phrases = ()
    than: Phrases = ()
    than_mine: Phrases = ()
    than_theirs: Phrases = ()


@strict()
class PlaceWords:
    """Words before (in postpositional languages after) a place: where from, where to, and where."""

    origin: Phrases = ()
    goal: Phrases = ()
    location: Phrases = ()


@strict(kw_only=True)
class LanguageGrammar:
    """The grammar of questions in a language. A word that ends with `*` stands for all words that begin so."""

    numbers: NumberWords = field(default_factory=NumberWords)
    sides: SideWords = field(default_factory=SideWords)
    negation: NegationWords = field(default_factory=NegationWords)
    comparison: ComparisonWords = field(default_factory=ComparisonWords)
    places: PlaceWords = field(default_factory=PlaceWords)
    joining: Phrases = ()
    """Words between the parts of a sentence."""
    among: Phrases = ()
    """Words between a part and its whole: two of five."""
    fillers: Phrases = ()
    """Words that may stand between a number and its noun."""
    chances: Phrases = ()
    """Words that ask for odds, or for a decision at the table."""
    rules: Phrases = ()
    """Words that ask what is allowed or what something means."""
    suffixes: tuple[str, ...] = ()
    """The endings of inflected words, folded."""
    trimmed: Annotated[int, Field(ge=0, le=3)] = 0
    """The largest number of a word's last letters that an ending may replace."""


@strict(kw_only=True)
class SlotRecord:
    """Something that a question states: a number, or a fixed `value`.

    The paths are those of request fields, the first that a situation has. `@` is the being of the speaker or of the
    opponent; `[]` adds to a list. `terms` are glossary entries whose names are the slot's words. `denied` is the value
    if the words are negated. A `default` slot is that of a number for which no other is named.
    """

    id: Slug
    mine: tuple[FieldPath, ...] = ()
    theirs: tuple[FieldPath, ...] = ()
    either: tuple[FieldPath, ...] = ()
    then: tuple[FieldPath, ...] = ()
    """The fields of further numbers beside the first."""
    value: str | bool | int | None = None
    mentioned: bool | None = None
    denied: str | bool | int | None = None
    terms: tuple[str, ...] = ()
    takes: str = ""
    """The slot whose number counts for this one, if this one is named before without a number."""
    repeats: FieldPath | None = None
    """The list whose one item there is so many times: two opponents with 4 lives each."""
    implies: Mapping[str, str] = field(default_factory=dict)
    """Values of further fields, by path, in situations that have them."""


@strict(kw_only=True)
class PieceRecord:
    """The fields for named pieces of a kind, by the place or the side at which they are named."""

    kind: Slug
    mine: tuple[FieldPath, ...] = ()
    theirs: tuple[FieldPath, ...] = ()
    either: tuple[FieldPath, ...] = ()
    origin: tuple[FieldPath, ...] = ()
    goal: tuple[FieldPath, ...] = ()
    location: tuple[FieldPath, ...] = ()
    beside: Mapping[str, tuple[FieldPath, ...]] = field(default_factory=dict)
    """Paths for pieces in the same part of a sentence as a slot, by its id: discarded Spells."""
    by_title: bool = False
    """Whether only titles name these pieces, since their other names are everyday words."""


@strict(kw_only=True)
class SituationRecord:
    """What questions need to know of a situation.

    `mine` and `theirs` are the paths of its beings, `several` that of a list of opponents. `enemies` is the ability
    with which named Enemies fight there. `spaces` and `terms` are pieces and terms whose name alone suggests it.
    `opponents` are the kinds of pieces that can be the opponent.
    """

    id: Slug
    mine: str = ""
    theirs: str = ""
    several: str = ""
    enemies: str = ""
    ability: str = ""
    opponents: tuple[Slug, ...] = ()
    spaces: tuple[Slug, ...] = ()
    terms: tuple[str, ...] = ()
    instead: Mapping[str, str] = field(default_factory=dict)
    """Paths that stand for others in this situation."""
    bare: FieldPath | None = None
    """The list of numbers beside which nothing is named."""
    is_usual: bool = False
    """Whether it is meant where no word tells the situation."""
    quiet: tuple[Slug, ...] = ()
    """Pieces and slots that are part of the situation, so that their names state nothing."""
    needs: tuple[FieldPath, ...] = ()
    """The fields one of which a question states, or it does not mean the situation."""
    hints: tuple[Slug, ...] = ()
    """Slots whose mention suggests the situation."""


@strict()
class GameRecord:
    """`questions.toml` of a game."""

    situation: tuple[SituationRecord, ...] = ()
    slot: tuple[SlotRecord, ...] = ()
    piece: tuple[PieceRecord, ...] = ()


@strict()
class SituationWords:
    """Words that suggest a situation: `strong` ones by themselves, `weak` ones together with others."""

    strong: Phrases = ()
    weak: Phrases = ()


@strict()
class GameWordsRecord:
    """`questions.toml` of a game in a language: words of slots and of situations, by their ids."""

    slots: dict[Slug, Phrases] = field(default_factory=dict)
    situations: dict[Slug, SituationWords] = field(default_factory=dict)
    names: dict[str, Phrases] = field(default_factory=dict)
    """Further names of pieces, by id without the game."""
    rules: Phrases = ()
    """Words of questions about rules alone."""


@dataclass(frozen=True)
class GameGrammar:
    """The grammar of a game in a language."""

    game: str
    record: GameRecord
    words: GameWordsRecord


@cache
def load_language_grammar(language: Language) -> LanguageGrammar:
    """The grammar of a language; without a file an empty one, so that questions have numbers in digits and names."""
    path = GRAMMAR_FOLDER / f"{language}.toml"
    if not path.is_file():
        return LanguageGrammar()
    record, _, findings = read_record(LanguageGrammar, path, GRAMMAR_FOLDER)
    assert record is not None, findings
    return record


def question_files(game: str, languages: tuple[Language, ...]) -> Mapping[str, type]:
    """The files of a game's grammar, by path in the folder of rules, with the types of their records."""
    return {
        f"{game}/{QUESTIONS_FILE}": GameRecord,
        **{f"{language}/{game}/{QUESTIONS_FILE}": GameWordsRecord for language in languages},
    }


def load_game_grammars(rules: Path, corpus: Corpus, language: Language) -> tuple[GameGrammar, ...]:
    """The grammars of the games that have them in a language, in the order of the games."""
    found = []
    for game in corpus.games:
        record, _, _ = read_record(GameRecord, rules / game / QUESTIONS_FILE, rules)
        words, _, _ = read_record(GameWordsRecord, rules / str(language) / game / QUESTIONS_FILE, rules)
        if record is not None and words is not None:
            found.append(GameGrammar(game, record, words))
    return tuple(found)


def check_grammars(rules: Path, corpus: Corpus) -> Iterator[Finding]:
    """The faults of the games' grammars: malformed files, and words of what is not declared."""
    for game in corpus.games.values():
        if not (rules / game.id / QUESTIONS_FILE).is_file():
            continue
        record, places, findings = read_record(GameRecord, rules / game.id / QUESTIONS_FILE, rules)
        yield from findings
        if record is None:
            continue
        name = f"{game.id}/{QUESTIONS_FILE}"
        named = [("slot", index, each.terms) for index, each in enumerate(record.slot)]
        named += [("situation", index, each.terms) for index, each in enumerate(record.situation)]
        for table, index, terms in named:
            for term in terms:
                if f"{game.id}/{term}" not in corpus.entries:
                    cause = f"{game.id}/{term} is no entry."
                    line = places.line(table, index, "terms")
                    yield Finding(name, line, "dangling-link", cause, "Correct the id.")
        yield from _check_words(rules, game.id, game.languages, record)


def _check_words(rules: Path, game: str, languages: tuple[Language, ...], record: GameRecord) -> Iterator[Finding]:
    slots, situations = {each.id for each in record.slot}, {each.id for each in record.situation}
    for language in languages:
        name = f"{language}/{game}/{QUESTIONS_FILE}"
        words, places, findings = read_record(GameWordsRecord, rules / name, rules)
        yield from findings
        for table, known, used in (
            ("slots", slots, words.slots if words else {}),
            ("situations", situations, words.situations if words else {}),
        ):
            for each in used.keys() - known:
                cause = f"{game}/{QUESTIONS_FILE} declares no {each} among its {table}."
                yield Finding(name, places.line(each), "unknown-key", cause, "Correct its spelling or declare it.")
