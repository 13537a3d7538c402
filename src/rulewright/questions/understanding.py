"""From a question in a player's own words to the request that it means, with everything that it says accounted for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Any

from rulewright.corpus.factsheet import render_part
from rulewright.corpus.model import Corpus, Entry
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import Language
from rulewright.language.inflected_name import GENDER
from rulewright.language.phrase import phrase
from rulewright.questions.binding import Binder, Binding, Choice, GameVocabulary, Row, Value, build_nested, field_of
from rulewright.questions.grammar import (
    GameGrammar,
    load_game_grammars,
    load_language_grammar,
)
from rulewright.questions.lexicon import Found, Lexicon, Meaning, Role, split_hangul
from rulewright.questions.reading import Reader, Reading, Side
from rulewright.questions.tokens import Token, split_words
from rulewright.situations.form_fields import flatten_request
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.id_resolution import list_options
from rulewright.situations.situation import Situation

MAX_QUESTION = 2_000
"""The largest number of characters of a question that are read."""
_STRONG, _WEAK, _CHANCE = 4.0, 1.0, 1.0
_MOST_SUGGESTED = 6.0
"""What words and names that suggest a situation count at most."""
_LEAST = 1.0
"""The least score of a situation that a question can mean."""
_LIKELY = 4.5
"""The score from which a situation is likely even without numbers."""
_CLOSE = 0.8
"""The difference in scores below which another situation is an alternative."""


class QuestionKind(StrEnum):
    """What answers a question."""

    CALCULATOR = "calculator"
    RULES = "rules"
    BOTH = "both"
    UNCLEAR = "unclear"
    """A calculator, once something is chosen."""


@dataclass(frozen=True)
class Understanding:
    """What a question was understood to ask.

    `understood` are the fields with the words that say them, `left` the words that are used for nothing, `missing` the
    fields that the situation needs, `assumed` those that keep their usual value. `error` says why the request cannot be
    resolved. Spans count code points.
    """

    question: str
    language: Language
    kind: QuestionKind
    situation: Situation | None = None
    request: Mapping[str, Any] | None = None
    understood: tuple[UnderstoodField, ...] = ()
    assumed: tuple[tuple[str, Value], ...] = ()
    left: tuple[tuple[int, int], ...] = ()
    missing: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    alternatives: tuple[Mapping[str, Any], ...] = ()
    error: BadInputError | None = None

    @property
    def is_complete(self) -> bool:
        """Whether there is a request that can be resolved."""
        return (
            self.request is not None
            and not self.missing
            and not self.choices
            and self.kind in (QuestionKind.CALCULATOR, QuestionKind.BOTH)
        )


@dataclass(frozen=True)
class UnderstoodField:
    """A field with its value, and the span of the words that say so."""

    start: int
    end: int
    field: str
    value: Value
    is_derived: bool = False


@dataclass
class Questions:
    """The understanding of questions about the games of a corpus; grammars are loaded at the first question."""

    rules: Path
    corpus: Corpus
    games: GamePackages
    _lexicons: dict[Language, tuple[_GameLexicon, ...]] = field(default_factory=dict)

    def understand(
        self,
        question: str,
        language: Language,
        game: str | None = None,
        table: Mapping[str, Any] | None = None,
    ) -> Understanding:
        """Understand a question of a reader of `language`, about one `game` or any.

        `table` are the fields `table` and `for` of requests about a table. A question in another language than the
        reader's is understood in that language, if it says nothing in the reader's. Raises `BadInputError`
        (`unknown-game`).
        """
        if game is not None and game not in self.corpus.games:
            cause, known = phrase("there-is-no-game-game", game=game), ", ".join(self.corpus.games)
            raise BadInputError("unknown-game", game[:80], cause, phrase("name-one-of-ids", ids=known))
        text = question[:MAX_QUESTION]
        best = self._understand_in(text, language, language, game, table)
        if best.kind is QuestionKind.RULES:
            for other in self.corpus.languages:
                if other == language or best.understood:
                    continue
                found = self._understand_in(text, other, language, game, table)
                if found.kind is not QuestionKind.RULES:
                    best = found
                    break
        return replace(best, question=question)

    def _understand_in(
        self, text: str, words_of: Language, reader: Language, game: str | None, table: Mapping[str, Any] | None
    ) -> Understanding:
        if words_of not in self._lexicons:
            grammars = load_game_grammars(self.rules, self.corpus, words_of)
            self._lexicons[words_of] = tuple(_GameLexicon(self, words_of, grammar) for grammar in grammars)
        readings: dict[str, tuple[Reading, Mapping[tuple[str, str], float]]] = {}
        bindings: list[Binding] = []
        for lexicon in self._lexicons[words_of]:
            if game is None or lexicon.vocabulary.game == game:
                readings[lexicon.vocabulary.game] = reading, cues = lexicon.read(text)
                bindings += self._bind_all(lexicon.vocabulary, reading, cues)
        bindings.sort(key=lambda each: -each.score)
        likely = [each for each in bindings[:3] if each.score >= bindings[0].score - 2.0]
        best = next((each for each in likely if self._is_calculated(each, readings[each.game][1], table)), None)
        if best is None:
            left = min((_spans_left(reading, None) for reading, _ in readings.values()), key=len, default=())
            return Understanding(text, reader, QuestionKind.RULES, left=left)
        reading, cues = readings[best.game]
        close = [each for each in bindings if each is not best and each.score >= best.score - _CLOSE and each.rows][:2]
        return self._complete(text, reader, best, close, reading, table, cues)

    def _is_calculated(
        self, best: Binding, cues: Mapping[tuple[str, str], float], table: Mapping[str, Any] | None
    ) -> bool:
        if best.score < 1.0:
            return False
        missing, _ = self._find_missing(best.situation, best.request, table)
        return _is_calculated(best, bool(missing), cues)

    def _bind_all(
        self, vocabulary: GameVocabulary, reading: Reading, cues: Mapping[tuple[str, str], float]
    ) -> Iterator[Binding]:
        for record in vocabulary.situations.values():
            situation = self.games.catalogue.situations.get(f"{vocabulary.game}/{record.id}")
            if situation is None:
                continue
            binding = Binder(situation, vocabulary, reading).bind()
            suggested = cues.get((vocabulary.game, record.id), 0.0)
            for statement in reading.statements:
                for meaning in statement.pieces:
                    piece = vocabulary.pieces.get(meaning.id) if meaning.game == vocabulary.game else None
                    if piece is not None and piece.kind == "space" and piece.id in record.spaces:
                        suggested += 1.5
                    is_theirs = statement.owner.side is Side.THEIRS and statement.owner.is_certain
                    if piece is not None and piece.kind in record.opponents and is_theirs:
                        suggested += 1.5
                for meaning in statement.slots:
                    if meaning.game == vocabulary.game and meaning.id in record.hints:
                        suggested += 0.8
            if record.opponents and reading.is_attacked and not any(each.has(Role.OPPONENT) for each in reading.found):
                suggested += 2.0
            if record.enemies and any(each.has(Role.OPPONENT) for each in reading.found):
                suggested += 1.5
            binding.score += min(suggested, _MOST_SUGGESTED)
            if not suggested and not record.is_usual:
                binding.score -= 2.0
            if record.needs and not any(path in binding.values for path in record.needs):
                binding.score -= 2.0
            yield binding

    def _complete(
        self, text: str, reader: Language, binding: Binding, close: list[Binding], reading: Reading,
        table: Mapping[str, Any] | None, cues: Mapping[tuple[str, str], float],
    ) -> Understanding:  # fmt: skip
        situation, request = binding.situation, binding.request
        missing, error = self._find_missing(situation, request, table)
        kind = QuestionKind.UNCLEAR if binding.choices else QuestionKind.CALCULATOR
        if kind is QuestionKind.CALCULATOR and cues.get(("", "rule"), 0.0) > 0:
            kind = QuestionKind.BOTH
        choices = [*binding.choices]
        for path in missing:
            found = field_of(situation, path)
            if found is not None and 0 < len(found.options) <= 8:
                choices.append(Choice(path, found.options))
        given = {path for path, _ in flatten_request(request)}
        assumed = [] if table is not None else list(self._assumed(situation, given, missing))
        return Understanding(
            text,
            reader,
            kind,
            situation,
            request,
            tuple(_understood(row, reading) for row in sorted(binding.rows, key=lambda row: row.first)),
            tuple(assumed),
            _spans_left(reading, binding),
            tuple(missing),
            tuple(choices),
            tuple(each.request for each in close),
            error,
        )

    def _find_missing(
        self, situation: Situation, request: Mapping[str, Any], table: Mapping[str, Any] | None
    ) -> tuple[list[str], BadInputError | None]:
        """The fields that a request lacks, and the error for anything else that is wrong with it."""
        values, missing = dict(_flatten(request)), list[str]()
        for _ in range(8):
            try:
                self.games.catalogue.prepare({**build_nested(situation.id, values), **(table or {})})
            except BadInputError as error:
                if error.code != "missing-field":
                    return missing, error
                path = error.input.split(" ")[0].rstrip(":")
                if path in missing or path in values:
                    return missing, error
                path, value = _needed_value(situation, path)
                missing.append(path)
                if value is None:
                    return missing, None
                values[path] = value
            except RulewrightError:
                raise
            else:
                return missing, None
        return missing, None

    def _assumed(self, situation: Situation, given: set[str], missing: list[str]) -> Iterator[tuple[str, Value]]:
        """The fields of the form that keep the usual value of requests."""
        for path in situation.form_defaults:
            if path in given or path in missing:
                continue
            found = field_of(situation, path)
            if found is None or found.is_list or found.is_text or found.default in (None, ""):
                continue
            value = found.default
            if isinstance(value, int | str):
                yield path, value

    # JSON

    def as_json(self, understanding: Understanding) -> dict[str, object]:
        """The understanding as the contract's object, without `answer` and `hits`."""
        own, reader = understanding, understanding.language
        situation = own.situation
        return {
            "schema": 1,
            "question": own.question,
            "language": reader,
            "kind": str(own.kind),
            "situation": None if situation is None else situation.id,
            "request": None if own.request is None else dict(own.request),
            "understood": [
                {
                    "span": [each.start, each.end],
                    "text": own.question[each.start : each.end],
                    "field": each.field,
                    "value": each.value,
                    "name": self._field_name(situation, each.field, reader),
                }
                for each in own.understood
            ],
            "assumed": [
                {"field": path, "value": value, "name": self._field_name(situation, path, reader)}
                for path, value in own.assumed
            ],
            "left": [{"span": [start, end], "text": own.question[start:end]} for start, end in own.left],
            "missing": [{"field": path, "name": self._field_name(situation, path, reader)} for path in own.missing],
            "choices": [
                {
                    "field": each.field,
                    "values": [
                        {"value": value, "name": self._value_name(situation, each.field, value, reader)}
                        for value in each.values
                    ],
                }
                for each in own.choices
            ],
            "alternatives": [{"situation": each["situation"], "request": dict(each)} for each in own.alternatives],
        }

    def _field_name(self, situation: Situation | None, path: str, reader: Language) -> str:
        """The name of a field in the reader's language."""
        if situation is None:
            return path
        if path == "situation":
            return situation.title.render(reader)
        place = ".".join(part for part in path.split(".") if not part.isdecimal())
        try:
            return situation.label(place).render(reader)
        except (KeyError, RulewrightError):
            return path

    def value_text(self, situation: Situation, path: str, value: Value, reader: Language) -> str:
        """A value in the reader's language."""
        if isinstance(value, bool):
            return phrase("yes" if value else "no").render(reader)
        if isinstance(value, int):
            return str(value)
        if path == "situation":
            return situation.title.render(reader)
        place = ".".join(part for part in path.split(".") if not part.isdecimal())
        label = list_options(situation, place).get(value)
        if label is not None:
            return render_part(label, self.corpus, situation.id.split("/")[0], reader)
        name = place.rpartition(".")[2]
        if name == "goal" and value in situation.goals:
            return situation.goals[value].render(reader)
        for words, key in ((situation.labels, f"{name}.{value}"), (situation.words, value)):
            with suppress(KeyError, RulewrightError):
                return words[key].render(reader)
        return self.corpus.title(self._piece_entry(situation, value), reader)

    def _value_name(self, situation: Situation | None, path: str, value: Value, reader: Language) -> str:
        """What a choice is called: the value, or a number with its field's name."""
        if situation is None:
            return str(value)
        told = self.value_text(situation, path, value, reader)
        return told if isinstance(value, str) else f"{self._field_name(situation, path, reader)}: {told}"

    def _piece_entry(self, situation: Situation, value: str) -> str:
        game = situation.id.split("/")[0]
        found = self.corpus.piece(game, value) or self.corpus.entries.get(f"{game}/glossary/{value}")
        return found.id if found is not None else value


class _GameLexicon:
    """The words of a language about one game, and the game's vocabulary."""

    vocabulary: GameVocabulary

    def __init__(self, questions: Questions, language: Language, grammar: GameGrammar) -> None:
        self.grammar = load_language_grammar(language)
        self.lexicon = Lexicon(language, self.grammar)
        self._aliases: list[tuple[list[str], Meaning]] = []
        self._language = language
        self._add_language()
        self._add_game(grammar, questions)
        for aliases, meaning in self._aliases:
            self.lexicon.add(aliases, meaning, is_alias=True)
        for entry in questions.corpus.entries.values():
            if (text := entry.texts.get(language)) is not None:
                self.lexicon.known |= {
                    token.text for name in (text.title, *text.aliases) for token in split_words(name) if token.is_word
                }

    def _add_language(self) -> None:
        own, lexicon = self.grammar, self.lexicon
        for base, step, words in ((0, 1, own.numbers.units), (10, 10, own.numbers.tens)):
            for index, forms in enumerate(words):
                meaning = Meaning(Role.NUMBER, value=base + step * index)
                lexicon.add(forms.split(), meaning, inflects=self._language.is_hangul)
        for value, forms in enumerate(own.numbers.weak):
            meaning = Meaning(Role.WEAK_NUMBER, value=value)
            lexicon.add(forms.split(), meaning, inflects=self._language.is_hangul)
        for words, role in (
            (own.numbers.counters, Role.COUNTER),
            (own.sides.mine, Role.MINE),
            (own.sides.theirs, Role.THEIRS),
            (own.sides.opponents, Role.OPPONENT),
            (own.sides.holding, Role.HOLDING),
            (own.sides.both, Role.BOTH),
            (own.sides.attacked, Role.ATTACKED),
            (own.numbers.negative, Role.NEGATIVE),
            (own.comparison.equal, Role.EQUAL),
            (own.sides.against_following, Role.AGAINST_FOLLOWING),
            (own.sides.against_preceding, Role.AGAINST_PRECEDING),
            (own.negation.following, Role.NOT_FOLLOWING),
            (own.negation.preceding, Role.NOT_PRECEDING),
            (own.comparison.more, Role.MORE),
            (own.comparison.less, Role.LESS),
            (own.comparison.than, Role.THAN),
            (own.comparison.than_mine, Role.THAN_MINE),
            (own.comparison.than_theirs, Role.THAN_THEIRS),
            (own.places.origin, Role.ORIGIN),
            (own.places.goal, Role.GOAL),
            (own.places.location, Role.LOCATION),
            (own.joining, Role.JOINING),
            (own.among, Role.AMONG),
            (own.fillers, Role.FILLER),
            (own.chances, Role.CHANCE),
            (own.rules, Role.RULE),
        ):
            lexicon.add(words, Meaning(role), inflects=self._language.is_hangul)

    def _add_game(self, grammar: GameGrammar, questions: Questions) -> None:
        game, corpus = grammar.game, questions.corpus
        pieces = questions.games[game].asked_pieces()
        self.vocabulary = GameVocabulary(
            game,
            {each.id: each for each in grammar.record.situation},
            {each.id: each for each in grammar.record.slot},
            {each.kind: each for each in grammar.record.piece},
            pieces,
        )
        for slot in grammar.record.slot:
            meaning = Meaning(Role.SLOT, slot.id, game=game)
            self.lexicon.add(grammar.words.slots.get(slot.id, ()), meaning)
            for term in slot.terms:
                entry = corpus.entries.get(f"{game}/{term}")
                if entry is not None:
                    names = _plain_names(entry, self._language)
                    self.lexicon.add(names if slot.value is None else names[:1], meaning)
        for situation in grammar.record.situation:
            words = grammar.words.situations.get(situation.id)
            strong = Meaning(Role.STRONG, situation.id, game=game)
            if words is not None:
                self.lexicon.add(words.strong, strong)
                self.lexicon.add(words.weak, Meaning(Role.WEAK, situation.id, game=game))
            for term in situation.terms:
                entry = corpus.entries.get(f"{game}/{term}")
                if entry is not None:
                    self.lexicon.add(_plain_names(entry, self._language), strong)
        self.lexicon.add(grammar.words.rules, Meaning(Role.RULE, game=game))
        for short, piece in pieces.items():
            entry = corpus.entries.get(f"{game}/{short}")
            meaning = Meaning(Role.PIECE, short, game=game)
            self.lexicon.add(grammar.words.names.get(short, ()), meaning)
            if entry is None:
                continue
            text = entry.texts.get(self._language)
            if text is None:
                continue
            self.lexicon.add([text.title], meaning)
            for case, form in text.forms.items():
                if case == GENDER:
                    continue
                is_place = case in ("at", "to", "from") and piece.kind == "space"
                self.lexicon.add([form], replace(meaning, case=case) if is_place else meaning, inflects=False)
            kind = self.vocabulary.kinds.get(piece.kind)
            if kind is None or not kind.by_title:
                most = len(text.title.split()) + (0 if self._language.is_hangul else 1)
                self._aliases.append((_short_names(text.aliases, most), meaning))

    @cached_property
    def kinds(self) -> Mapping[str, str]:
        """The kinds of all pieces, by id."""
        return {short: piece.kind for short, piece in self.vocabulary.pieces.items()}

    @cached_property
    def fixed_slots(self) -> frozenset[str]:
        """The slots that need no number."""
        return frozenset(slot.id for slot in self.vocabulary.slots.values() if slot.value is not None)

    def read(self, text: str) -> tuple[Reading, Mapping[tuple[str, str], float]]:
        """The statements of a text, and how much its words suggest each situation."""
        tokens: list[Token] = split_words(text)
        if self._language.is_hangul:
            tokens = split_hangul(tokens, self.lexicon, self.lexicon.heads)
        found, cues = self.lexicon.find(tokens)
        reading = Reader(
            tokens, found, cues, self.fixed_slots, self.kinds, self._language.is_hangul,
            frozenset(self.grammar.comparison.than),
        ).read()  # fmt: skip
        return reading, _weigh(cues)


def _plain_names(entry: Entry, language: Language) -> list[str]:
    """The title and the other names of a term, without a remark in brackets."""
    text = entry.texts.get(language)
    if text is None:
        return []
    forms = [form for case, form in text.forms.items() if case != GENDER]
    names = [text.title.split(" (")[0], *text.aliases, *forms]
    return [name for name in names if not any(map(str.isdigit, name))]


def _short_names(aliases: tuple[str, ...], most: int) -> list[str]:
    """The other names of at most so many words, which are names rather than descriptions."""
    return [alias for alias in aliases if len(alias.split()) <= most and not any(map(str.isdigit, alias))]


def _weigh(cues: list[Found]) -> Mapping[tuple[str, str], float]:
    """How much the cues suggest each situation, by game and id; chances and rules have no game."""
    weights: dict[tuple[str, str], float] = {}
    for each in cues:
        for meaning in each.meanings:
            if meaning.role in (Role.STRONG, Role.WEAK):
                key = meaning.game, meaning.id
                weights[key] = weights.get(key, 0.0) + (_STRONG if meaning.role is Role.STRONG else _WEAK)
            elif meaning.role is Role.CHANCE:
                weights["", "chance"] = weights.get(("", "chance"), 0.0) + _CHANCE
            elif meaning.role is Role.RULE:
                weights["", "rule"] = weights.get(("", "rule"), 0.0) + 1.0
    return weights


def _is_calculated(best: Binding, missing: bool, cues: Mapping[tuple[str, str], float]) -> bool:
    """Whether a question is for a calculator rather than about a rule alone."""
    stated = best.numbers + best.pieces + best.opponents
    chance, rule = cues.get(("", "chance"), 0.0), cues.get(("", "rule"), 0.0)
    if best.score + min(chance, 1.0) < _LEAST:
        return False
    if best.choices and (best.numbers or best.opponents):
        return True
    if rule and best.numbers + best.opponents < 2 and (not chance or not best.numbers):
        return False
    if not best.numbers and best.left:
        return bool(best.opponents)
    if missing and best.numbers < 2 and not best.opponents and best.score < _LIKELY:
        return False
    return bool(best.numbers or best.opponents or (stated and (chance or best.score >= _LIKELY)))


def _spans_left(reading: Reading, binding: Binding | None) -> tuple[tuple[int, int], ...]:
    """The spans of the numbers, names and negations that were used for nothing."""
    tokens = reading.tokens
    used = {at for row in (binding.rows if binding is not None else ()) for at in range(row.first, row.last)}
    pieces = [(each.first, each.last) for each in reading.statements if each.pieces or each.number is not None]
    pieces += [(each.first, each.last) for each in reading.found if each.has(Role.NUMBER)]
    pieces += [(at, at + 1) for at, token in enumerate(tokens) if token.is_number]
    pieces += [(each.first, each.last) for each in reading.denials] if binding is None else binding.left
    spans = {(first, last) for first, last in pieces if not used.issuperset(range(first, last))}
    kept = (span for span in spans if not any(o != span and o[0] <= span[0] and span[1] <= o[1] for o in spans))
    return tuple((tokens[first].start, tokens[last - 1].end) for first, last in sorted(kept))


def _understood(row: Row, reading: Reading) -> UnderstoodField:
    tokens = reading.tokens
    return UnderstoodField(tokens[row.first].start, tokens[row.last - 1].end, row.field, row.value, row.is_derived)


def _needed_value(situation: Situation, path: str) -> tuple[str, Value | None]:
    """A missing field, or the first one in a missing object, with a value that it takes."""
    found = field_of(situation, path)
    if found is None:
        from rulewright.situations.form_fields import list_fields

        inside = [each for each in list_fields(situation.request) if each.path.startswith(f"{path}.")]
        if not inside:
            return path, None
        preferred = [each for each in inside if each.is_required] or [
            each for each in inside if each.path in situation.form_defaults
        ]
        found = (preferred or inside)[0]
        path = found.path
    if found.is_list:
        return path, None
    if found.options:
        return path, found.options[0]
    if found.is_flag:
        return path, False
    if found.is_name or found.is_text:
        return path, None
    return path, found.low


def _flatten(request: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The values of a request by path, those in lists by their position."""
    for name, value in request.items():
        path = f"{prefix}{name}"
        if isinstance(value, Mapping):
            yield from _flatten(value, f"{path}.")
        elif isinstance(value, list):
            yield from _flatten({str(at): each for at, each in enumerate(value)}, f"{path}.")
        elif path != "situation":
            yield path, value
