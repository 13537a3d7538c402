"""The situation `tainted-grail/combat`: one activation in combat, by the best line or a given one."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulewright.engine.goal import Goal, Measure
from rulewright.games.tainted_grail.data.card import EffectKind
from rulewright.games.tainted_grail.data.character import Mode
from rulewright.games.tainted_grail.data.notation import parse_combat_table, parse_effects, parse_right_edge
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.play import (
    ActivationEnd,
    ActivationOutcome,
    CombatTableRow,
    EncounterReadings,
    Enemy,
    Trait,
)
from rulewright.games.tainted_grail.situations.defaults import ENCOUNTERS, NO_NAMES, VOCABULARY
from rulewright.games.tainted_grail.situations.encounter_defaults import (
    ADVANCED_FIELDS,
    GUIDE,
    IMPROVEMENTS,
    NO_ATTRIBUTES,
    UNTOLD,
    VARIANTS,
)
from rulewright.games.tainted_grail.situations.encounter_problem import (
    build_encounter_problem,
    measure_end,
    measure_resources,
)
from rulewright.games.tainted_grail.situations.encounter_request import (
    CardListText,
    EncounterRequest,
    EncounterVariants,
    ShortText,
    TokenCount,
    TrackSpace,
    codes_on_card,
    encounter_effects,
    find_joined_places,
    parse_encounter,
)
from rulewright.games.tainted_grail.situations.line_report import format_step
from rulewright.situations.form_element import FormElement
from rulewright.situations.problem import Problem, Report
from rulewright.situations.request import Flag, RequestModel, default_variants
from rulewright.situations.situation import ChanceKind, Situation, Variant


class EnemyRequest(RequestModel):
    """The encounter card: its value, the keys on its right edge, combat table, opportunity attack and traits."""

    value: Annotated[int, Field(ge=1, le=40, strict=True)]
    keys: ShortText = ""
    table: CardListText = ""
    opportunity: ShortText = ""
    traits: Annotated[tuple[Trait, ...], Field(max_length=12)] = ()


class CombatVariants(EncounterVariants):
    """The readings of a combat."""

    opportunist_draw: Flag = True
    fury_row: Literal["again", "same"] = "again"
    joined_keys_of_several: Flag = True


class CombatRequest(EncounterRequest):
    """The activation of one character against an enemy (`tainted-grail/combat`).

    - `pool`: the tokens in the combat pool.
    - `first`: whether this is the first activation of the combat.
    - `others`: the health of each other party member.
    - `challenge`: whether challenge mode is played.
    """

    situation: Literal["tainted-grail/combat"]
    encounter: EnemyRequest
    pool: TokenCount = 0
    first: Flag = False
    others: Annotated[tuple[TrackSpace, ...], Field(max_length=3)] = ()
    challenge: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: CombatVariants = default_variants(CombatVariants)

    def find_joined_key_places(self) -> tuple[tuple[str, ...], ...]:
        """The places of each card of the sequence that join the card before it. Raises `BadInputError`."""
        return find_joined_places(self, self.encounter.keys, needs_all=self.variants.key_of_several == "all")


_RESOURCES = ("health", "energy", "terror", "magic", "hand")
_OUT_OF_COMBAT = (ActivationEnd.ESCAPED, ActivationEnd.ENEMY_FLEES, ActivationEnd.ROBBED, ActivationEnd.DYING)


def _build_goals(value: int) -> dict[str, Goal[ActivationOutcome]]:
    """The goals of a player. Markers beyond the encounter value count nothing, nor do any for a character who is out.

    With the goal to win, a character stays in a combat that goes on, even at the risk of losing health.
    """

    def pool(outcome: ActivationOutcome) -> int:
        if outcome.end is ActivationEnd.WIN:
            return value
        return 0 if outcome.end in _OUT_OF_COMBAT else outcome.pool

    win = measure_end("win", ActivationEnd.WIN)
    alive = measure_end("alive", ActivationEnd.DYING, inverse=True)
    health, *rest = measure_resources(*_RESOURCES)
    markers = Measure[ActivationOutcome]("pool", pool)
    in_it = measure_end("in-combat", *_OUT_OF_COMBAT, inverse=True)
    return {
        "win": Goal("win", (win, markers, in_it, health, *rest)),
        "survive": Goal("survive", (alive, health, win, markers, *rest)),
    }


def build_problem(request: CombatRequest) -> Problem[ActivationOutcome] | Report:
    """Build the problem of `tainted-grail/combat`. Raises `BadInputError` for malformed or contradictory text."""
    given, variants = request.encounter, request.variants
    enemy = Enemy(
        given.value,
        parse_right_edge("encounter.keys", given.keys),
        tuple(CombatTableRow(*row) for row in parse_combat_table("encounter.table", given.table)),
        parse_effects("encounter.opportunity", given.opportunity),
        frozenset(given.traits),
    )
    readings = EncounterReadings(
        variants.opportunist_draw,
        variants.fury_row == "again",
        variants.joined_keys_of_several,
        variants.key_of_several == "all",
        variants.torn_card == "before",
    )
    mode = Mode.CHALLENGE if request.challenge else Mode.NORMAL
    play = parse_encounter(request, enemy, request.pool, readings, mode, request.others, request.first)
    words = {effect.kind.value for effect in encounter_effects(enemy)}
    words |= {word for card in play.setting.cards.values() for word in codes_on_card(card)}
    impossible = {ActivationEnd.STAGE_WON, ActivationEnd.FAILED}
    if EffectKind.FLEE.value not in words:
        impossible.add(ActivationEnd.ENEMY_FLEES)
    if Trait.ROBBER not in enemy.traits:
        impossible.add(ActivationEnd.ROBBED)
    goal = _build_goals(given.value)[request.goal]
    return build_encounter_problem(request.situation, play, goal, "pool", _RESOURCES, impossible)


def _load_card_builder() -> FormElement:
    from rulewright.games.tainted_grail.situations.card_builder import combat_card_builder

    return combat_card_builder(CombatRequest)


SITUATION = Situation(
    id="tainted-grail/combat",
    vocabulary=VOCABULARY,
    request=CombatRequest,
    problem_builder=build_problem,
    result_ids=tuple(end for end in ActivationEnd if end not in (ActivationEnd.STAGE_WON, ActivationEnd.FAILED)),
    goal_ids=("win", "survive"),
    variants={
        **VARIANTS,
        "opportunist-draw": Variant(
            phrase("variant-opportunist-draw"), (True, False), "faq/opportunist-and-the-draw"
        ),
        "fury-row": Variant(phrase("variant-fury-row"), ("again", "same"), "faq/fury-and-the-table"),
        "joined-keys-of-several": Variant(
            phrase("variant-joined-keys-of-several"), (True, False), "differences/keys-of-several-attributes"
        ),
    },
    headline_results={"win": "win", "survive": "dying"},
    goals_to_avoid=frozenset({"survive"}),
    untold=UNTOLD,
    step_sentence=format_step,
    facts_hidden_at_zero=frozenset({"hand"}),
    improvements=IMPROVEMENTS,
    probability_measures=frozenset({"alive", "in-combat"}),
    chance_kinds=frozenset({ChanceKind.CARDS}),
    occasional_results=frozenset({ActivationEnd.ENEMY_FLEES, ActivationEnd.ROBBED}),
    form_defaults={
        "cards": "Y1 = 1:m F:m > M\nY2 = M:+ > 1:ag M F:x2 / attack: block2 / delay: d\nY3 = 1:m M:d F:m > M\n"
        "Y4 = M:+ > / place: hp-1, m1*ag",
        "hand": "Y1, Y3", "deck": "Y4 x2, ? x9", "sequence": "Y1, Y2+ (1)", "pool": 1, "encounter.value": 5,
        "encounter.keys": "1:ag1", "encounter.table": "0-1: hp-1; 2+: hp-2, m-1", "encounter.opportunity": "hp-2",
        "encounter.traits": [], **NO_ATTRIBUTES, "hero.aggression": 2, "hero.health": 9, "hero.energy": 6,
        "hero.terror": 0, "hero.magic": 1, "goal": "win", "line": None, "draws": None, "end_turn": False,
        "first": False, "others": [], "challenge": False, "hero.reputation": 0, "hero.has_wings": True,
        "hero.wings_lower": 0, **NO_NAMES,
    },
    advanced_fields=ADVANCED_FIELDS | {"challenge", "first", "hero.reputation", "others"},
    notation_guide=(*GUIDE, phrase("in-combat-m-is-1-marker"), phrase("the-combat-table-has-a-row")),
    form_element=_load_card_builder,
    group=ENCOUNTERS,
)  # fmt: skip
