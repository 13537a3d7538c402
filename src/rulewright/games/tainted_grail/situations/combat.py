"""The situation `tainted-grail/combat`: one activation in combat, the best line or one that is named."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.tainted_grail.activation import activation, seeing_less
from rulewright.games.tainted_grail.card import Does
from rulewright.games.tainted_grail.character import Mode
from rulewright.games.tainted_grail.line import resolved
from rulewright.games.tainted_grail.notation import read_edge, read_effects, read_table
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.play import End, Enemy, Outcome, Readings, Row, Trait
from rulewright.games.tainted_grail.situations.defaults import ENCOUNTERS, VOCABULARY
from rulewright.games.tainted_grail.situations.encounter_defaults import (
    GUIDE,
    IMPROVEMENTS,
    MORE,
    NO_ATTRIBUTES,
    VARIANTS,
)
from rulewright.games.tainted_grail.situations.encounters import (
    EncounterRequest,
    EncounterVariants,
    Names,
    Short,
    Space,
    Tokens,
    activation_with_alike_as_one,
    encounter_effects,
    joined_places,
    known_in,
    situated,
    words_of,
)
from rulewright.games.tainted_grail.situations.telling import report
from rulewright.situations import Chance, Problem, Report, Situation, Summary, Variant
from rulewright.situations.hands import Hands
from rulewright.situations.shapes import Flag, Request, default


class EnemyRequest(Request):
    """The encounter card: its value, the keys on its right edge, combat table, opportunity attack and traits."""

    value: Annotated[int, Field(ge=1, le=40, strict=True)]
    keys: Short = ""
    table: Names = ""
    opportunity: Short = ""
    traits: Annotated[tuple[Trait, ...], Field(max_length=12)] = ()


class CombatVariants(EncounterVariants):
    """The readings of a combat."""

    opportunist_draw: Flag = True
    fury_row: Literal["again", "same"] = "again"
    joined_keys_of_several: Flag = True


class CombatRequest(EncounterRequest):
    """`tainted-grail/combat`: the activation of one character against an enemy.

    `pool` is what the combat pool holds, `first` whether this is the first activation of the combat, `others` the
    health of the other party members, `challenge` whether challenge mode is played.
    """

    situation: Literal["tainted-grail/combat"]
    encounter: EnemyRequest
    pool: Tokens = 0
    first: Flag = False
    others: Annotated[tuple[Space, ...], Field(max_length=3)] = ()
    challenge: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: CombatVariants = default(CombatVariants)

    def joined(self) -> tuple[tuple[str, ...], ...]:
        """The places of each card of the sequence that join the card before it. Raises `BadInputError`."""
        return joined_places(self, self.encounter.keys, needs_all=self.variants.key_of_several == "all")


_OUT = (End.ESCAPED, End.ENEMY_FLEES, End.ROBBED, End.DYING)


def _goals(value: int) -> dict[str, Goal[Outcome]]:
    """What a player can want; markers beyond the encounter value are worth nothing, nor are any to who is out.

    Who wants to win stays in a combat that goes on, rather than to escape for the health that it may cost.
    """

    def pool(outcome: Outcome) -> int:
        if outcome.end is End.WIN:
            return value
        return 0 if outcome.end in _OUT else outcome.pool

    win = Measure[Outcome]("win", lambda outcome: outcome.end is End.WIN)
    alive = Measure[Outcome]("alive", lambda outcome: outcome.end is not End.DYING)
    health = Measure[Outcome]("health", lambda outcome: outcome.health)
    rest = (
        Measure[Outcome]("energy", lambda outcome: outcome.energy),
        Measure[Outcome]("terror", lambda outcome: outcome.terror, sign=-1),
        Measure[Outcome]("magic", lambda outcome: outcome.magic),
        Measure[Outcome]("hand", lambda outcome: outcome.hand),
    )
    markers = Measure[Outcome]("pool", pool)
    in_it = Measure[Outcome]("in-combat", lambda outcome: outcome.end not in _OUT)
    return {
        "win": Goal("win", (win, markers, in_it, health, *rest)),
        "survive": Goal("survive", (alive, health, win, markers, *rest)),
    }


def ask(request: CombatRequest) -> Problem[Outcome] | Report:
    """What a `tainted-grail/combat` asks. Raises `BadInputError` for text that cannot be read or contradicts itself."""
    given, variants = request.encounter, request.variants
    enemy = Enemy(
        given.value,
        read_edge("encounter.keys", given.keys),
        tuple(Row(*row) for row in read_table("encounter.table", given.table)),
        read_effects("encounter.opportunity", given.opportunity),
        frozenset(given.traits),
    )
    readings = Readings(
        variants.opportunist_draw,
        variants.fury_row == "again",
        variants.joined_keys_of_several,
        variants.key_of_several == "all",
        variants.torn_card == "before",
    )
    mode = Mode.CHALLENGE if request.challenge else Mode.NORMAL
    play = situated(request, enemy, request.pool, readings, mode, request.others, request.first)
    if play.line is not None:
        return report(request.situation, play.setting, resolved(play.setting, play.state, play.line, play.draws))
    words = {effect.does.value for effect in encounter_effects(enemy)}
    words |= {word for card in play.setting.cards.values() for word in words_of(card)}
    possible = {
        End.ENEMY_FLEES: Does.FLEE.value in words,
        End.ROBBED: Trait.ROBBER in enemy.traits,
        End.STAGE_WON: False,
        End.FAILED: False,
    }
    return Problem(
        bind(activation, play.setting, play.state),
        _goals(given.value)[request.goal],
        _summary,
        seeing_less,
        facts_of=known_in,
        stages=("played",),
        results=tuple(str(end) for end in End if possible.get(end, True)),
        replans=True,
        alike=activation_with_alike_as_one(play.setting, play.state),
    )


def _summary(outcome: Outcome) -> Summary:
    return Summary(
        outcome.end,
        {
            "pool": outcome.pool,
            "health": outcome.health,
            "energy": outcome.energy,
            "terror": outcome.terror,
            "magic": outcome.magic,
            "hand": outcome.hand,
        },
    )


def _hands() -> Hands:
    from rulewright.games.tainted_grail.situations.building import combat_hands

    return combat_hands(CombatRequest)


SITUATION = Situation(
    id="tainted-grail/combat",
    vocabulary=VOCABULARY,
    request=CombatRequest,
    ask=ask,
    result_ids=tuple(end for end in End if end not in (End.STAGE_WON, End.FAILED)),
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
    headline={"win": "win", "survive": "dying"},
    avoiding=frozenset({"survive"}),
    if_any=frozenset({"hand"}),
    improvements=IMPROVEMENTS,
    chances=frozenset({"alive", "in-combat"}),
    by=frozenset({Chance.CARDS}),
    occasional=frozenset({End.ENEMY_FLEES, End.ROBBED}),
    form={
        "cards": "Y1 = 1:m F:m > M\nY2 = M:+ > 1:ag M F:x2 / attack: block2 / delay: d\nY3 = 1:m M:d F:m > M\n"
        "Y4 = M:+ > / place: hp-1, m1*ag",
        "hand": "Y1, Y3", "deck": "Y4 x2, ? x9", "sequence": "Y1, Y2+ (1)", "pool": 1, "encounter.value": 5,
        "encounter.keys": "1:ag1", "encounter.table": "0-1: hp-1; 2+: hp-2, m-1", "encounter.opportunity": "hp-2",
        "encounter.traits": [], **NO_ATTRIBUTES, "hero.aggression": 2, "hero.health": 9, "hero.energy": 6,
        "hero.terror": 0, "hero.magic": 1, "goal": "win", "line": None, "draws": None, "end_turn": False,
        "first": False, "others": [], "challenge": False, "hero.reputation": 0, "hero.has_wings": True,
        "hero.wings_lower": 0,
    },
    more=MORE | {"challenge", "first", "hero.reputation", "others"},
    guide=(*GUIDE, phrase("in-combat-m-is-1-marker"), phrase("the-combat-table-has-a-row")),
    hands=_hands,
    group=ENCOUNTERS,
)  # fmt: skip
