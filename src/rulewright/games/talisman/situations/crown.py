"""The situations on the Crown of Command: `talisman/crown-duel` and `talisman/command-spell`."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.engine.effects import BoundRule, Facts, bind
from rulewright.engine.goal import Goal, Measure
from rulewright.errors import BadInputError
from rulewright.games.talisman.battle import Form
from rulewright.games.talisman.crown import (
    Casting,
    Counts,
    CrownOutcome,
    CrownResult,
    Left,
    Readings,
    Rival,
    SpellOutcome,
    SpellResult,
    on_the_crown,
    on_the_crown_alone,
    standing,
)
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.situations.named import kit_of
from rulewright.games.talisman.situations.shapes import Ability, HeroRequest, Life, Tokens
from rulewright.games.talisman.situations.turns import by_turn
from rulewright.games.talisman.situations.wording import DICE, FACTS, FACTS_OF_TWO, IMPROVEMENTS, VARIANTS, WORDS
from rulewright.games.talisman.special_abilities import life_from, psychic_attack, two_attack_dice
from rulewright.situations import Improvement, Problem, Situation, Summary
from rulewright.situations.request import contradiction
from rulewright.situations.shapes import Flag, Request, Variants, default

# Two characters


class RivalRequest(HeroRequest):
    """One of the two characters on the Crown."""

    strength: Ability
    craft: Ability | None = None


class CrownVariants(Variants):
    """The readings of encounters on the Crown."""

    crown_evasion: Flag = False
    fate_on_armour: Flag = True


class CrownDuelRequest(Request):
    """`talisman/crown-duel`: `hero`, whose turn begins, and `other` fight until one of them is dead.

    Who may attack in psychic combat, given by name, chooses the better form where the Craft of both is given.
    """

    situation: Literal["talisman/crown-duel"]
    hero: RivalRequest
    other: RivalRequest
    goal: Literal["win"] = "win"
    variants: CrownVariants = default(CrownVariants)


CROWN_GOAL = Goal[CrownOutcome](
    "win",
    (
        Measure("hero-survives", lambda outcome: outcome.result is CrownResult.HERO_SURVIVES),
        Measure("fate", lambda outcome: outcome.hero.fate),
    ),
)


def ask_crown_duel(request: CrownDuelRequest) -> Problem[CrownOutcome]:
    """What a `talisman/crown-duel` asks. Raises `BadInputError` for characters that cannot be or duels without end."""
    crafts = request.hero.craft is not None and request.other.craft is not None
    hero, other = _rival(request.hero, "hero", crafts), _rival(request.other, "other", crafts)
    if request.variants.crown_evasion and (hero.psychic or other.psychic):
        raise BadInputError(
            "contradiction",
            "variants.crown-evasion, craft",
            phrase("whoever-may-evade-every-attack-in"),
            phrase("leave-out-the-craft-or-let"),
        )
    if request.variants.crown_evasion and request.hero.fate and request.other.fate:
        raise BadInputError(
            "contradiction",
            "variants.crown-evasion, fate",
            phrase("with-fate-on-both-sides-it"),
            phrase("leave-out-the-fate-of-one"),
        )
    readings = Readings(request.variants.crown_evasion, request.variants.fate_on_armour)
    own, others = (Left(rival.life, rival.fate) for rival in (request.hero, request.other))
    return Problem(
        bind(on_the_crown, hero, other, own, others, True, readings),
        CROWN_GOAL,
        lambda outcome: Summary(outcome.result, outcome.hero._asdict(), others={"other": outcome.other._asdict()}),
        simpler=_with_less,
        facts_of=_known,
        stages=("whose_turn",),
    )


def _known(rule: BoundRule[Any]) -> Facts:
    match rule.arguments:
        case (_, _, Left() as own, Left() as others, bool() as is_heros_turn, _):
            return standing(own, others, is_heros_turn)
    raise TypeError(f"{rule.arguments!r} are no arguments of a turn on the Crown")


LIVES_FORESEEN, FATE_FORESEEN = 8, 2
"""Duels too large to solve are sampled with the decisions of those who have no more than this."""


def _with_less(argument: Hashable, answers: int) -> Hashable:  # noqa: ARG001
    if not isinstance(argument, Left):
        return argument
    return Left(min(argument.life, LIVES_FORESEEN), min(argument.fate, FATE_FORESEEN))


def _rival(given: RivalRequest, field: str, crafts: bool) -> Rival:
    """The character as the rules take it; without the `crafts` of both nobody attacks in psychic combat."""
    kit = kit_of(given, field)
    psychic = psychic_attack(kit) if crafts else None
    gains = tuple((form, entry) for form in Form if (entry := life_from(kit, form)) is not None)
    return Rival(
        given.strength, given.battle_bonus, given.armour, given.craft or 0, two_attack_dice(kit), psychic, gains
    )


# The Command Spell

MOST_OTHERS = 13  # the box has 14 characters


class CommandVariants(Variants):
    """The readings of the Command Spell."""

    command_counts: Counts = Counts.REMAINING


class CommandSpellRequest(Request):
    """`talisman/command-spell`: the caster is alone on the Crown; `others` are the lives of all other characters.

    `faster_table` is the alternative rule, `players` how many began the game (if left out, those that are left),
    `within` the number of turns that count, `fate` the caster's tokens, which may stand in `hero` instead.
    """

    situation: Literal["talisman/command-spell"]
    hero: HeroRequest = HeroRequest()
    others: Annotated[tuple[Life, ...], Field(min_length=1, max_length=MOST_OTHERS)]
    fate: Tokens = 0
    faster_table: Flag = False
    players: Annotated[int, Field(ge=2, le=MOST_OTHERS + 1, strict=True)] | None = None
    within: Annotated[int, Field(ge=1, le=60, strict=True)] | None = None
    goal: Literal["win"] = "win"
    variants: CommandVariants = default(CommandVariants)

    @model_validator(mode="after")
    def _agreeing(self) -> CommandSpellRequest:
        if self.players is not None and self.players <= len(self.others):
            raise contradiction(
                f"players = {self.players}",
                phrase("there-are-more-characters-left-than"),
                phrase("count-the-caster-and-everybody-in"),
            )
        if self.fate and self.hero.fate and self.fate != self.hero.fate:
            raise contradiction(
                f"fate = {self.fate}",
                phrase("fate-and-hero-fate-give-different"),
                phrase("keep-one-of-them"),
            )
        return self


def _is_all_out(outcome: Hashable) -> bool:
    return isinstance(outcome, SpellOutcome) and outcome.result is SpellResult.ALL_OUT


WITHIN_GOAL = Goal[SpellOutcome]("win", (Measure("all-out", _is_all_out),))
FEWEST_TURNS = Goal[SpellOutcome]("win", ())


def ask_command_spell(request: CommandSpellRequest) -> Problem[SpellOutcome]:
    """What a `talisman/command-spell` asks."""
    casting = Casting(
        request.others,
        request.faster_table,
        request.variants.command_counts,
        request.players or len(request.others) + 1,
    )
    fate, within = max(request.fate, request.hero.fate), request.within
    return Problem(
        bind(on_the_crown_alone, casting, 0, fate, within),
        FEWEST_TURNS if within is None else WITHIN_GOAL,
        lambda outcome: Summary(outcome.result, {"fate": outcome.fate}),
        by_turn=lambda solution: by_turn(solution, within, _is_all_out),
        rounds=within or 0,
    )


SITUATIONS = (
    Situation(
        id="talisman/crown-duel",
        title=phrase("two-characters-on-the-crown-of"),
        request=CrownDuelRequest,
        results={
            CrownResult.HERO_SURVIVES: phrase("you-survive"),
            CrownResult.OTHER_SURVIVES: phrase("the-other-survives"),
        },
        goals={"win": phrase("win-on-the-crown")},
        variants={name: VARIANTS[name] for name in ("crown-evasion", "fate-on-armour")},
        headline={"win": "hero-survives"},
        facts=FACTS_OF_TWO,
        dice=DICE,
        rollers={"foe": "other"},
        words=WORDS,
        ask=ask_crown_duel,
        improvements=IMPROVEMENTS,
    ),
    Situation(
        id="talisman/command-spell",
        title=phrase("command-spell"),
        request=CommandSpellRequest,
        results={
            SpellResult.ALL_OUT: phrase("all-others-are-out-of-the"),
            SpellResult.NOT_YET: phrase("not-yet"),
        },
        goals={"win": phrase("put-all-others-out-of-the")},
        variants={"command-counts": VARIANTS["command-counts"]},
        headline={"win": "all-out"},
        facts=FACTS,
        dice=DICE,
        words=WORDS,
        ask=ask_command_spell,
        improvements=(
            Improvement(phrase("n-1-fate-token-more"), ("fate",), last=phrase("without-your-last-fate-token")),
        ),
    ),
)
