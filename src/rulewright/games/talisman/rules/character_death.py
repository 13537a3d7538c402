"""The death of a character: where its belongings go, and whether its player starts again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rulewright.engine.consequences import Consequence, consequence
from rulewright.engine.executes import executes
from rulewright.games.talisman.rules.toad import Belongings

DEATH_ENTRY = "characters/death"


class Cause(StrEnum):
    """A cause of a character's death."""

    CHARACTER = "character"
    """Another character, in an encounter."""
    COMMAND_SPELL = "command-spell"
    OTHER = "other"


@dataclass(frozen=True)
class DeadCharacter:
    """The dead character: its belongings, its counters and fate, and the cards that lay beside its character card."""

    belongings: Belongings
    strength: int
    craft: int
    fate: int
    is_toad: bool
    alignment_card: bool


@dataclass(frozen=True)
class GameContext:
    """The game around the death: players still in it, including this one; unused character cards; rules agreed on.

    `unused` is `None` if there are enough.
    """

    players: int
    unused: int | None
    crown_reached: bool
    inherited_items: bool
    bloodbath: bool


class Sequel(StrEnum):
    """The sequel for the player of the dead character."""

    NEW_CHARACTER = "new-character"
    OUT = "out-of-the-game"
    NO_CARD = "no-character-left"


def resolve_death(dead: DeadCharacter, cause: Cause, context: GameContext) -> tuple[Consequence, ...]:
    """The consequences of the loss of a character's last life, in order."""
    sequel, entries = restart(cause, context)
    inherits = sequel is Sequel.NEW_CHARACTER and context.inherited_items
    return (
        consequence("killed", DEATH_ENTRY),
        *distribute_possessions(dead, cause, inherits),
        *give_back(dead),
        consequence("character-leaves-the-game", DEATH_ENTRY),
        consequence(sequel, *entries),
        *(inherit(dead.belongings) if inherits else ()),
        *(end_with_last_player(context.players) if sequel is Sequel.OUT else ()),
    )


def distribute_possessions(dead: DeadCharacter, cause: Cause, inherits: bool) -> tuple[Consequence, ...]:
    """The consequences for Objects, Followers and gold.

    They stay on the space, unless they are set aside for an heir or the killer may choose from them.
    """
    had = _possession_counts(dead.belongings)
    if not any(had.values()):
        return ()
    if inherits:
        barred = (consequence("no-looting", "alternative-rules/inherited-items", "faq/looting-with-inherited-items"),)
        aside = consequence("set-aside-for-the-heir", "alternative-rules/inherited-items", **had)
        return (aside, *(barred if cause is Cause.CHARACTER else ()))
    return (
        loot(dead.belongings) if cause is Cause.CHARACTER else (consequence("left-on-the-space", DEATH_ENTRY, **had),)
    )


def _possession_counts(belongings: Belongings) -> dict[str, int]:
    return {"objects": belongings.objects, "followers": belongings.followers, "gold": belongings.gold}


@executes("encounters/looting")
def loot(belongings: Belongings) -> tuple[Consequence, ...]:
    """The consequences of looting: the killer takes any of the possessions, and the rest stays on the space."""
    return (
        consequence("killer-may-take", "encounters/looting", **_possession_counts(belongings)),
        consequence("rest-left-on-the-space", "encounters/looting", DEATH_ENTRY),
    )


@executes("characters/death")
def give_back(dead: DeadCharacter) -> tuple[Consequence, ...]:
    """The consequences for counters, fate and cards: they return to the stockpile and to their piles."""
    counters = {"strength": dead.strength, "craft": dead.craft, "fate": dead.fate}
    spells, trophies = dead.belongings.spells, dead.belongings.trophies
    return (
        *((consequence("returned-to-the-stockpile", DEATH_ENTRY, **counters),) if any(counters.values()) else ()),
        *((consequence("spells-discarded", DEATH_ENTRY, spells=spells),) if spells else ()),
        *((consequence("trophies-discarded", DEATH_ENTRY, trophies=trophies),) if trophies else ()),
        *((consequence("toad-card-put-back", DEATH_ENTRY),) if dead.is_toad else ()),
        *((consequence("alignment-card-put-back", DEATH_ENTRY),) if dead.alignment_card else ()),
    )


@executes("characters/new-character", "alternative-rules/faster-bloodbath")
def restart(cause: Cause, context: GameContext) -> tuple[Sequel, tuple[str, ...]]:
    """The sequel for the player, and the entries that determine it.

    The player may start again unless a character has reached the Crown, or in a Bloodbath.
    """
    if cause is Cause.COMMAND_SPELL:
        return Sequel.OUT, ("inner-region/command-spell", "inner-region/elimination")
    if context.crown_reached:
        return Sequel.OUT, ("inner-region/elimination",)
    if context.bloodbath:
        return Sequel.OUT, ("alternative-rules/faster-bloodbath",)
    if context.unused == 0:
        return Sequel.NO_CARD, ("characters/new-character", "golden-rules/limited-components")
    return Sequel.NEW_CHARACTER, ("characters/new-character", "setup/lives-fate-and-gold")


@executes("alternative-rules/inherited-items")
def inherit(belongings: Belongings) -> tuple[Consequence, ...]:
    """The consequences for the heir: it takes any of what was set aside, and the rest goes to its start space."""
    if not any(_possession_counts(belongings).values()):
        return ()
    return (
        consequence("heir-takes-what-it-wants", "alternative-rules/inherited-items", **_possession_counts(belongings)),
        consequence("rest-on-the-start-space", "alternative-rules/inherited-items"),
    )


def end_with_last_player(players: int) -> tuple[Consequence, ...]:
    """The victory of the player whose character is the last one left; see `setup.how_to_win`."""
    return (consequence("last-player-wins", "overview/objective"),) if players == 2 else ()
