"""The situation `talisman/spell-draw`: the probability of drawing a wanted Spell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

from pydantic import Field

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.errors import BadInputError
from rulewright.games.talisman.data.cards import load_cards
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.spell_deck import DrawResult, SpellCount, SpellPiles, gain
from rulewright.games.talisman.situations import pieces
from rulewright.games.talisman.situations.character_sheet import CharacterSheet, read_character
from rulewright.games.talisman.situations.defaults import CHARACTERS, IMPROVEMENTS, VOCABULARY, named_in
from rulewright.games.talisman.situations.named_pieces import Acts, Uses, act_of, name_pieces
from rulewright.games.talisman.situations.pieces import PieceId
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.games.talisman.situations.statements import full_ids
from rulewright.situations.named import NamedEffect, NamedPiece
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import RequestModel
from rulewright.situations.situation import ChanceKind, Situation

MAX_SPELLS = 24
SpellIds = Annotated[tuple[PieceId, ...], Field(max_length=MAX_SPELLS)]


class SpellDrawRequest(RequestModel):
    """`talisman/spell-draw`: the character gains `draw` Spells; how likely is one of the `wanted` among them?

    Its total Craft limits how many it may have; if that is not known, nothing does. `hero.spells` are those in its
    hand, `discarded` those on the discard pile, `seen` those known to be anywhere else but in the deck: each named as
    often as there are copies there. `hidden` counts the Spells of others that nobody showed.
    """

    situation: Literal["talisman/spell-draw"]
    hero: CharacterRequest = CharacterRequest()
    wanted: Annotated[tuple[PieceId, ...], Field(min_length=1, max_length=MAX_SPELLS)]
    draw: Annotated[int, Field(ge=1, le=3, strict=True)] = 1
    discarded: SpellIds = ()
    seen: SpellIds = ()
    hidden: Annotated[int, Field(ge=0, le=MAX_SPELLS, strict=True)] = 0
    goal: Literal["win"] = "win"


DRAW_GOAL = Goal[SpellCount](
    "win",
    (Measure("drawn", lambda drawn: drawn.wanted > 0), Measure("wanted", lambda drawn: drawn.wanted)),
)


def build_problem(request: SpellDrawRequest) -> Problem[SpellCount]:
    """Build the problem of `talisman/spell-draw`.

    Raises `BadInputError` for unknown Spells, too many copies of one, and too many hidden ones.
    """
    given = read_character(request.hero)
    named = {"hero.spells": request.hero.spells, "discarded": request.discarded, "seen": request.seen}
    for field, spells in {"wanted": request.wanted, **named}.items():
        for place, name in enumerate(spells):
            pieces.find_spell(f"{field}.{place}", name)
    known = Counter(name for spells in named.values() for name in spells)
    unseen: Counter[str] = Counter()
    for name, spell in load_cards().spells.items():
        if known[name] > spell.spell_copies:
            raise BadInputError(
                "contradiction",
                f"{', '.join(field for field, spells in named.items() if name in spells)} = {name}",
                phrase("the-spell-deck-has-copies", copies=spell.spell_copies, spell=name),
                phrase("take-out-what-is-too-many"),
            )
        unseen[name] = spell.spell_copies - known[name]
    if request.hidden > unseen.total():
        raise BadInputError(
            "contradiction",
            f"hidden = {request.hidden}",
            phrase("only-so-many-spells-are-unseen", number=unseen.total()),
            phrase("make-hidden-smaller"),
        )
    piles = SpellPiles(
        _count_wanted(request, unseen.elements()), request.hidden, _count_wanted(request, request.discarded)
    )
    return Problem(
        bind(gain, piles, request.draw, len(given.spells), given.craft, request.hero.toad),
        DRAW_GOAL,
        _build_summary,
        named=(*name_pieces(given, Uses(("craft",)), _acts_in_hand(given)), *_name_piles(request)),
    )


def _acts_in_hand(given: CharacterSheet) -> Acts:
    """What the Spells in hand do to the draw."""
    held = act_of("fills-the-hand", "spells/limit")
    return {f"cards/{spell.id}": (held,) for spell in given.spells}


def _name_piles(request: SpellDrawRequest) -> Iterator[NamedPiece]:
    """The named Spells that are wanted, and those that lie elsewhere."""
    for name, spells in (
        ("is-hoped-for", request.wanted),
        ("lies-discarded", request.discarded),
        ("is-out-of-the-deck", request.seen),
    ):
        for spell in spells:
            entries = tuple(full_ids(f"cards/{spell}", "spells/gaining"))
            yield NamedPiece(spell, None, NamedEffect.APPLIES, (phrase(f"named-{name}"),), entries)


def _count_wanted(request: SpellDrawRequest, spells: Iterable[str]) -> SpellCount:
    are_wanted = [name in request.wanted for name in spells]
    return SpellCount(sum(are_wanted), len(are_wanted) - sum(are_wanted))


def _build_summary(drawn: SpellCount) -> OutcomeSummary:
    result = DrawResult.DRAWN if drawn.wanted else DrawResult.NOT_DRAWN
    return OutcomeSummary(result, {"wanted": drawn.wanted, "spells": drawn.total})


SITUATION = Situation(
    id="talisman/spell-draw",
    vocabulary=VOCABULARY,
    request=SpellDrawRequest,
    problem_builder=build_problem,
    result_ids=(DrawResult.DRAWN, DrawResult.NOT_DRAWN),
    goal_ids=("win",),
    headline_results={"win": "drawn"},
    chance_kinds=frozenset({ChanceKind.CARDS}),
    improvements=tuple(each for each in IMPROVEMENTS if each.path == ("hero", "craft")),
    form_defaults={
        "wanted": ["healing"], "draw": 1, "hero.craft": 4, "hero.spells": [], "discarded": [], "seen": [], "hidden": 0,
        "hero.toad": False,
    },
    advanced_fields=frozenset({"hidden", "seen", "wanted"}),
    named_input=named_in("spell-draw"),
    group=CHARACTERS,
)  # fmt: skip
