"""The Crown of Command: the fights of two characters there, and the Command Spell of a character that is alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from rulewright.engine.effects import Facts, Play, Rule, Status, call, choose, cite, proceed, roll
from rulewright.engine.executes import executes
from rulewright.games.talisman.rules.battle import Armour, AttackForm
from rulewright.games.talisman.rules.duel import FOE, HERO, AttackRolls, DuelResult, attack, first_say, reward
from rulewright.games.talisman.rules.fate import KEEP, ON_SUCCESS, PAY

# Two characters


@dataclass(frozen=True, slots=True)
class Rival:
    """A character on the Crown: Strength as counted in battle, a Weapon's bonus, Armour worn, Craft.

    `two_dice` is the entry that lets it roll two attack dice in battle, `psychic` the entry that lets it attack in
    psychic combat; `None` if there is none. `gains_life` holds the entries that give it the lives that it takes, by
    form of attack. Assassination is not allowed here.
    """

    strength: int
    battle_bonus: int = 0
    armour: Armour = Armour.NONE
    craft: int = 0
    two_dice: str | None = None
    psychic: str | None = None
    gains_life: tuple[tuple[AttackForm, str], ...] = ()

    def life_gain_entry(self, form: AttackForm) -> str | None:
        """The entry that gives the character the life that it takes in this form of attack, or `None`."""
        return dict(self.gains_life).get(form)


class CrownResult(StrEnum):
    """The survivor on the Crown of Command."""

    HERO_SURVIVES = "hero-survives"
    """The other is dead."""
    OTHER_SURVIVES = "other-survives"
    """The hero is dead."""


class LivesAndFate(NamedTuple):
    """The lives and fate that a character on the Crown has left."""

    life: int
    fate: int


@dataclass(frozen=True, slots=True)
class CrownOutcome:
    """The survivor, and the lives and fate that both characters have left."""

    result: CrownResult
    hero: LivesAndFate
    other: LivesAndFate


class CrownReadings(NamedTuple):
    """The readings of the duel: whether attacks may be evaded, and whether fate may reroll the Armour die."""

    may_evade: bool = False
    fate_on_armour: bool = True


@executes("inner-region/crown-encounters", "inner-region/characters")
def on_the_crown(
    hero: Rival, other: Rival, own: LivesAndFate, others: LivesAndFate, is_heros_turn: bool, readings: CrownReadings
) -> Play[CrownOutcome]:
    """Play a turn of the hero or of the other, which is nothing but an attack on the rival.

    `own` and `others` are the lives and fate left of the hero and of the other. Nobody may evade, except by one
    reading.
    """
    facts = standing_facts(own, others, is_heros_turn)
    whose_turn: Facts = {"whose_turn": facts["whose_turn"]}
    yield from cite("inner-region/crown-encounters", facts=whose_turn, part=1 - is_heros_turn)
    hurt, form = None, AttackForm.BATTLE
    if not (yield from first_say(None if readings.may_evade else "inner-region/characters", is_heros_turn, facts)):
        by = (hero if is_heros_turn else other).psychic
        if by is not None:
            forms = AttackForm.BATTLE, AttackForm.PSYCHIC_COMBAT
            part = 1 - is_heros_turn
            form = AttackForm(
                (
                    yield from choose(
                        "form", forms, entry=by, facts=facts, part=part, ranks=(0, 0), by_opponent=not is_heros_turn
                    )
                )
            )
        fates = own.fate > 0, others.fate > 0
        result, paid, others_paid = yield from call(resolve_crown_attack, hero, other, *fates, is_heros_turn, form)
        own, others = own._replace(fate=own.fate - paid), others._replace(fate=others.fate - others_paid)
        if result is not DuelResult.STAND_OFF:
            hurt = FOE if (result is DuelResult.ATTACKER_WINS) is is_heros_turn else HERO
            loser, left = (hero, own) if hurt == HERO else (other, others)
            armour = loser.armour if form is AttackForm.BATTLE else Armour.NONE
            arguments = (result, armour, left.life == 1, readings.fate_on_armour and left.fate > 0, True, hurt)
            saved, again = yield from call(reward, *arguments, facts=standing_facts(own, others, is_heros_turn))
            own = own._replace(fate=own.fate - (again and hurt == HERO))
            others = others._replace(fate=others.fate - (again and hurt == FOE))
            hurt = None if saved else hurt
    gains = None if hurt is None else (hero if hurt == FOE else other).life_gain_entry(form)
    if gains is not None:
        yield from cite(gains, facts={"gained": 1}, part=int(hurt == HERO))
    own = own._replace(life=own.life + (hurt == FOE and gains is not None) - (hurt == HERO))
    others = others._replace(life=others.life + (hurt == HERO and gains is not None) - (hurt == FOE))
    if not own.life or not others.life:
        yield from cite("inner-region/elimination")
        survivor = CrownResult.HERO_SURVIVES if own.life else CrownResult.OTHER_SURVIVES
        return CrownOutcome(survivor, own, others)
    turns = int(is_heros_turn)
    return proceed(on_the_crown, hero, other, own, others, not is_heros_turn, readings, turns=turns)


def standing_facts(own: LivesAndFate, others: LivesAndFate, is_heros_turn: bool) -> Facts:
    """The facts of a turn: whose it is and what both have left, with fate only if either has any."""
    facts: Facts = {"whose_turn": HERO if is_heros_turn else "other", "life": own.life, "other_life": others.life}
    return {**facts, "fate": own.fate, "other_fate": others.fate} if own.fate or others.fate else facts


def resolve_crown_attack(
    hero: Rival, other: Rival, has_fate: bool, other_has_fate: bool, is_heros_turn: bool, form: AttackForm
) -> Rule[tuple[DuelResult, int, int]]:
    """Fight the one attack of a turn on the Crown. Return its result, the fate paid by the hero and by the other."""
    attacker, defender = (hero, other) if is_heros_turn else (other, hero)
    fates = (has_fate, other_has_fate) if is_heros_turn else (other_has_fate, has_fate)
    if form is AttackForm.PSYCHIC_COMBAT:
        yield from cite(form.entry, facts={"attacker_craft": attacker.craft, "defender_craft": defender.craft})
        bout = AttackRolls(attacker.craft, defender.craft, *fates)
    else:
        for by in dict.fromkeys((attacker.two_dice, defender.two_dice)):
            if by is not None:
                yield from cite(by)
        bout = AttackRolls(
            attacker.strength + attacker.battle_bonus,
            defender.strength + defender.battle_bonus,
            *fates,
            attacker_dice=1 if attacker.two_dice is None else 2,
            defender_dice=1 if defender.two_dice is None else 2,
        )
    result, paid, defenders = yield from call(attack, bout, *((HERO, FOE) if is_heros_turn else (FOE, HERO)))
    return result, *((paid, defenders) if is_heros_turn else (defenders, paid))


# The Command Spell


class Counts(StrEnum):
    """A reading of the easier Command Spell's table: the number of characters that its rows go by."""

    REMAINING = "remaining"
    """The characters still in the game."""
    STARTING = "starting"
    """The players that began it."""


@dataclass(frozen=True, slots=True)
class CommandSpellCasting:
    """The constants of the casts: the others' lives at first, the table used, whom it counts, the players at first."""

    others: tuple[int, ...]
    is_easier: bool
    counts: Counts
    players: int

    def count_alive(self, done: int) -> int:
        """The number of others still in the game after the Spell has worked `done` times."""
        return sum(life > done for life in self.others)

    def table_number(self, done: int) -> int:
        """The number to look up in the table of the easier Command Spell."""
        return self.count_alive(done) + 1 if self.counts is Counts.REMAINING else self.players


class CommandSpellResult(StrEnum):
    """The result of the Command Spell."""

    ALL_OUT = "all-out"
    """All others are out of the game."""
    NOT_YET = "not-yet"
    """The turns are over and somebody is left."""


@dataclass(frozen=True, slots=True)
class CommandSpellOutcome:
    """The result, and the fate that the caster has left."""

    result: CommandSpellResult
    fate: int


KEEP_IT, DITCH = "keep-it", "ditch"
WORKS_FROM = 4
EASIER_WORKS_FROM = {5: 3, 6: 2, 7: 1}


@executes("inner-region/elimination")
def on_the_crown_alone(
    casting: CommandSpellCasting,
    done: int,
    fate: int,
    turns_left: int | None,
    toad_turns: int = 0,
    barred_by: str | None = None,
    every_option: bool = False,
) -> Play[CommandSpellOutcome]:
    """Play a turn alone on the Crown, after `done` casts that worked.

    `turns_left` includes this turn; `None` means that there is no limit. A character that loses its last life is out of
    the game, since the caster has reached the Crown. The caster is a Toad for `toad_turns`; `barred_by` is the entry of
    an Object that lets it cast nothing until it is ditched. With `every_option` fate may reroll a die with which the
    Spell works, too.
    """
    if toad_turns:
        obstacle: str | None = "other-rules/toad-spells"
    else:
        obstacle = barred_by
        if barred_by is not None:
            options = (DITCH,) if turns_left is None else (KEEP_IT, DITCH)  # kept for ever, it would end nothing
            answer = yield from choose("ditch", options, entry="other-rules/ditching")
            obstacle = barred_by = None if answer == DITCH else barred_by
    if obstacle is not None:
        yield from cite("inner-region/command-spell", Status.BLOCKED, blocked_by=obstacle)
        if turns_left == 1:
            return CommandSpellOutcome(CommandSpellResult.NOT_YET, fate)
        fewer = turns_left and turns_left - 1
        left = max(toad_turns - 1, 0)
        return proceed(on_the_crown_alone, casting, done, fate, fewer, left, barred_by, every_option)
    others = casting.count_alive(done)
    yield from cite("inner-region/crown-of-command", facts={"others": others})
    works_from = WORKS_FROM
    if casting.is_easier:
        works_from = yield from easier(casting.table_number(done))
    works = yield from call(command_spell, works_from)
    if not works and not fate:
        yield from cite("characters/fate-reroll", Status.BLOCKED, blocked_by="characters/fate")
    elif not works or (every_option and fate and works_from > 1):
        facts = {"lives_to_go": max(casting.others) - done, "fate": fate}
        if turns_left is not None:
            facts["turns_left"] = turns_left
        entry = "characters/fate-reroll"
        decision = ON_SUCCESS if works else "fate-on-command-spell"
        if (yield from choose(decision, (KEEP, PAY), entry=entry, facts=facts)) == PAY:
            fate -= 1
            works = yield from call(reroll_command_spell, works_from)
    if works:
        done += 1
        yield from cite("characters/lives", facts={"lost": 1})
        if casting.count_alive(done) < others:
            yield from cite("inner-region/elimination", facts={"out": others - casting.count_alive(done)})
        if not casting.count_alive(done):
            return CommandSpellOutcome(CommandSpellResult.ALL_OUT, fate)
    if turns_left == 1:
        return CommandSpellOutcome(CommandSpellResult.NOT_YET, fate)
    fewer = turns_left and turns_left - 1
    return proceed(on_the_crown_alone, casting, done, fate, fewer, 0, None, every_option)


@executes("alternative-rules/faster-command-spell")
def easier(characters: int) -> Rule[int]:
    """The lowest face with which the Spell works by the table of the alternative rule; 1 if no die is rolled."""
    works_from = EASIER_WORKS_FROM.get(min(characters, max(EASIER_WORKS_FROM)), WORKS_FROM)
    status = Status.CONSIDERED if works_from == WORKS_FROM else Status.APPLIED
    facts = {"characters": characters, "works_from": works_from}
    yield from cite("alternative-rules/faster-command-spell", status, facts=facts)
    return works_from


@executes("inner-region/command-spell")
def command_spell(works_from: int) -> Rule[bool]:
    """Cast the Command Spell, which works from the face `works_from` on.

    Return whether it works, that is, costs every other character a life.
    """
    yield from cite("inner-region/command-spell", facts={"works_from": works_from})
    return works_from == 1 or (yield from roll("hero", entry="inner-region/command-spell")) >= works_from


def reroll_command_spell(works_from: int) -> Rule[bool]:
    """Reroll the die of the Command Spell. Return whether the Spell works."""
    return (yield from roll("hero", entry="characters/fate-reroll")) >= works_from
