"""The situation `talisman/timed-score`: a character's score when a game with a time limit ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import Field

from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.setup import MAX_PLAYERS, STARTING_GOLD
from rulewright.games.talisman.rules.timed_score import Counts, PossessionCounts, Score, score
from rulewright.games.talisman.situations import pieces
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY, variants
from rulewright.games.talisman.situations.pieces import PieceId
from rulewright.games.talisman.situations.request_fields import AbilityValue, Gold, Tokens
from rulewright.games.talisman.situations.statements import full_ids, statement
from rulewright.language.phrase import Phrase
from rulewright.situations.problem import Report, Statement
from rulewright.situations.request import RequestModel, Variants, default_variants
from rulewright.situations.situation import Situation

ENTRY = "alternative-rules/timed-sudden-death"


class StartRequest(RequestModel):
    """What the character began with; without `spells`, as many as its card says."""

    gold: Gold = STARTING_GOLD
    spells: Tokens | None = None
    followers: Tokens = 0
    objects: Tokens = 0
    magic_objects: Tokens = 0


class ScorerRequest(RequestModel):
    """The character at the end: the points of its counters, and its possessions in pieces."""

    character: PieceId | None = None
    strength_counters: AbilityValue = 0
    craft_counters: AbilityValue = 0
    gold: Gold = 0
    spells: Tokens = 0
    followers: Tokens = 0
    objects: Tokens = 0
    magic_objects: Tokens = 0
    start: StartRequest = StartRequest()


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
    named = None if hero.character is None else pieces.find_character("hero.character", hero.character)
    own_spells = (named and named.spells) or 0
    began = PossessionCounts(
        start.gold,
        own_spells if start.spells is None else start.spells,
        start.followers,
        start.objects,
        start.magic_objects,
    )
    held = PossessionCounts(hero.gold, hero.spells, hero.followers, hero.objects, hero.magic_objects)
    counts = request.variants.timed_score
    found = score(hero.strength_counters + hero.craft_counters, held, began, counts)
    entries = (ENTRY, *(() if named is None or start.spells is not None else (f"heroes/{named.id}",)))
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
        *_build_score_lines(hero, found, held, began, entries),
    )
    return Report(request.situation, fields, lines)


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
    hero: ScorerRequest, found: Score, held: PossessionCounts, began: PossessionCounts, entries: tuple[str, ...]
) -> Iterator[Statement]:
    """The sources of the points."""
    numbers = {"strength": hero.strength_counters, "craft": hero.craft_counters, "points": found.counters}
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
        "hero.character": None, "hero.strength_counters": 1, "hero.craft_counters": 1, "hero.gold": 1, "hero.spells": 0,
        "hero.followers": 0, "hero.objects": 0, "hero.magic_objects": 0, "others": [], "hero.start.gold": 1,
        "hero.start.spells": None, "hero.start.followers": 0, "hero.start.objects": 0, "hero.start.magic_objects": 0,
    },
    advanced_fields=frozenset({
        "hero.craft_counters", "hero.strength_counters", "others",
        *(f"hero.start.{kind}" for kind in ("gold", "spells", "followers", "objects", "magic_objects")),
    }),
    group=CHARACTERS,
)  # fmt: skip
