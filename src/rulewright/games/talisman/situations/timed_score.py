"""The situation `talisman/timed-score`: a character's score when a game with a time limit ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field

from rulewright.games.talisman.data.cards import CardType
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.setup import MAX_PLAYERS, STARTING_GOLD
from rulewright.games.talisman.rules.timed_score import Counts, PossessionCounts, Score, score
from rulewright.games.talisman.situations.character_sheet import CharacterSheet, count_all_counters, read_character
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY, variants
from rulewright.games.talisman.situations.named_pieces import Uses, act_of, name_pieces
from rulewright.games.talisman.situations.request_fields import (
    CharacterRequest,
    Gold,
    SpellNumber,
    Tokens,
)
from rulewright.games.talisman.situations.statements import full_ids, statement
from rulewright.language.phrase import Phrase
from rulewright.situations.problem import Report, Statement
from rulewright.situations.request import RequestModel, Variants, default_variants
from rulewright.situations.situation import Situation

ENTRY = "alternative-rules/timed-sudden-death"


class StartRequest(RequestModel):
    """What the character began with; without `spells_held`, as many Spells as its card says."""

    gold: Gold = STARTING_GOLD
    spells_held: SpellNumber | None = None
    followers: Tokens = 0
    objects: Tokens = 0
    magic_objects: Tokens = 0


class ScorerRequest(CharacterRequest):
    """The character at the end, and numbers of what it has, the named things among them.

    `objects` are those that are not magic.
    """

    objects: Tokens = 0
    magic_objects: Tokens = 0
    spells_held: SpellNumber = 0
    start: StartRequest = StartRequest()

    def to_counts(self, sheet: CharacterSheet) -> PossessionCounts:
        """Convert to the type of the rules, with what the sheet names counted in. A Toad has no possessions."""
        cards = () if self.toad else sheet.owned.cards
        magic = sum(card.type is CardType.MAGIC_OBJECT for card in cards)
        return PossessionCounts(
            self.gold,
            max(self.spells_held, len(self.spells)),
            max(self.followers, sum(not card.is_object for card in cards)),
            max(self.objects, sum(card.is_object for card in cards) - magic),
            max(self.magic_objects, magic),
        )


class ScoreVariants(Variants):
    """The readings of the score."""

    timed_score: Counts = Counts.GAINS


class TimedScoreRequest(RequestModel):
    """`talisman/timed-score`: the score of `hero`, beside the scores of the `others`."""

    situation: Literal["talisman/timed-score"]
    hero: ScorerRequest = ScorerRequest()
    others: Annotated[
        tuple[Annotated[int, Field(ge=0, le=999, strict=True)], ...], Field(max_length=MAX_PLAYERS - 1)
    ] = ()
    variants: ScoreVariants = default_variants(ScoreVariants)


def build_report(request: TimedScoreRequest) -> Report:
    """Build the answer to `talisman/timed-score`. Raises `BadInputError` for an unknown character."""
    hero, start = request.hero, request.hero.start
    given = read_character(hero)
    card = given.owned.hero
    own_spells = (card and card.spells) or 0
    began = PossessionCounts(
        start.gold,
        own_spells if start.spells_held is None else start.spells_held,
        start.followers,
        start.objects,
        start.magic_objects,
    )
    held, counters = hero.to_counts(given), count_all_counters(given)
    counts = request.variants.timed_score
    found = score(sum(counters.values()), held, began, counts)
    entries = (ENTRY, *(() if card is None or start.spells_held is not None else (f"heroes/{card.id}",)))
    kinds = PossessionCounts._fields if len(found.possessions) > 1 else ("possessions",)
    fields: dict[str, Any] = {
        "score": found.total,
        "counted": {"counters": found.counters, **dict(zip(kinds, found.possessions, strict=True))},
        "entries": full_ids(*entries),
    }
    if request.others:
        fields["place"] = 1 + sum(other > found.total for other in request.others)
        fields["shared"] = found.total in request.others
    lines = (
        statement(_verdict_phrase(found.total, request.others), ENTRY, leads=True),
        *_build_score_lines(counters, found, held, began, entries),
    )
    acts = {given.owned.entry_of(piece): (act_of("scores-as-one", ENTRY),) for piece in given.owned.cards}
    acts |= {f"cards/{spell.id}": (act_of("scores-as-one", ENTRY),) for spell in given.spells}
    if card is not None and start.spells_held is None:
        acts[f"heroes/{card.id}"] = (act_of("starts-with-spells"),)
    return Report(request.situation, fields, lines, named=name_pieces(replace(given, shares={}), Uses(), acts))


def _verdict_phrase(total: int, others: tuple[int, ...]) -> Phrase:
    best = max(others, default=None)
    if best is None:
        return phrase("you-score-points", points=total)
    if total > best:
        return phrase("you-win-with-points", points=total, best=best)
    if total == best:
        return phrase("you-share-the-highest-score", points=total)
    return phrase("you-do-not-win", points=total, best=best)


def _build_score_lines(
    counters: Mapping[str, int], found: Score, held: PossessionCounts, began: PossessionCounts, entries: tuple[str, ...]
) -> Iterator[Statement]:
    """The sources of the points."""
    numbers = {**counters, "points": found.counters}
    yield statement(phrase("strength-and-craft-counters-score", **numbers), ENTRY)
    if len(found.possessions) == 1:
        sums = {"held": sum(held), "start": sum(began), "points": found.possessions[0]}
        yield statement(phrase("all-possessions-score", **sums), *entries)
        return
    for kind, now, before, points in zip(held._fields, held, began, found.possessions, strict=True):
        if now or before:
            told = {"kind": _KIND_PHRASES[kind], "which": kind, "held": now, "start": before, "points": points}
            yield statement(phrase("kind-scores", **told), *(entries if kind == "spells" else (ENTRY,)))


_KIND_PHRASES = VOCABULARY.messages("field")

SITUATION = Situation(
    id="talisman/timed-score",
    vocabulary=VOCABULARY,
    request=TimedScoreRequest,
    problem_builder=build_report,
    variants=variants("timed-score"),
    form_defaults={
        "hero.character": None, "hero.counters.strength": 1, "hero.counters.craft": 1, "hero.gold": 1,
        "hero.spells_held": 0, "hero.followers": 0, "hero.objects": 0, "hero.magic_objects": 0, "others": [],
        "hero.start.gold": 1, "hero.start.spells_held": None, "hero.start.followers": 0, "hero.start.objects": 0,
        "hero.start.magic_objects": 0, "hero.cards": [],
    },
    advanced_fields=frozenset({
        "hero.counters.craft", "hero.counters.strength", "others",
        *(f"hero.start.{kind}" for kind in ("gold", "spells_held", "followers", "objects", "magic_objects")),
    }),
    group=CHARACTERS,
)  # fmt: skip
