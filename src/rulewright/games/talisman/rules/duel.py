"""An attack by one character on another: evading, both attack dice, fate on both sides, the winner's reward."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rulewright.engine.effects import NO_FACTS, Facts, Rule, Status, call, choose, cite, roll, tail_call, throw
from rulewright.engine.executes import executes
from rulewright.games.talisman.rules.battle import EVADE, FIGHT, Armour, AttackForm, cite_unusable
from rulewright.games.talisman.rules.fate import reroll, reroll_for_highest

HERO, FOE = "hero", "foe"  # the roller of a die: the player whose goal is pursued, or the other player


class Side(StrEnum):
    """One of the two characters."""

    ATTACKER = "attacker"
    """The character whose turn it is."""
    DEFENDER = "defender"
    """The character that is attacked."""


class DuelResult(StrEnum):
    """The end of an attack between characters."""

    ATTACKER_WINS = "attacker-wins"
    """The attacker has the higher attack score and may choose a reward."""
    DEFENDER_WINS = "defender-wins"
    """The defender has the higher attack score and may choose a reward."""
    STAND_OFF = "stand-off"
    """Nobody is hurt."""


@dataclass(frozen=True, slots=True)
class Duellist:
    """One side: Strength or Craft as counted, a Weapon's bonus, Armour worn, lives, fate tokens.

    `unusable` are the entries that it cannot use at the place of the fight, each with the entry that forbids it. The
    remaining fields are entries of abilities, or `None`. `two_dice` lets it roll two attack dice in battle.
    `assassinates` denies an attack roll to the character that it attacks in battle. `gains_life` gives it a life that
    it takes.
    """

    ability: int
    battle_bonus: int = 0
    armour: Armour = Armour.NONE
    life: int = 4
    fate: int = 0
    two_dice: str | None = None
    assassinates: str | None = None
    gains_life: str | None = None
    unusable: tuple[tuple[str, str], ...] = ()

    @property
    def bonus(self) -> int:
        """The number added to the attack roll."""
        return self.ability + self.battle_bonus


@dataclass(frozen=True, slots=True)
class DuelOutcome:
    """The result, whether Armour saved the loser's life, the fate paid by both, and the life gained by the attacker.

    The winner is assumed to choose the life among the rewards.
    """

    result: DuelResult
    saved: bool
    fate_paid: int
    defenders_fate_paid: int = 0
    gained: int = 0


@dataclass(frozen=True, slots=True)
class AttackRolls:
    """An attack: the bonuses and the numbers of dice of attacker and defender, and who has fate.

    A defender with 0 dice has no attack roll, because of the entry `assassinated_by`.
    """

    attacker_bonus: int
    defender_bonus: int
    attacker_has_fate: bool = False
    defender_has_fate: bool = False
    attacker_dice: int = 1
    defender_dice: int = 1
    assassinated_by: str | None = None


def choose_form(
    by: str, in_battle: tuple[Duellist, Duellist], in_psychic_combat: tuple[Duellist, Duellist]
) -> Rule[DuelOutcome]:
    """Let the attacker choose battle or, by the entry `by`, psychic combat, and resolve the attack.

    The other arguments are the attacker and the defender as they are in each form.
    """
    forms = {AttackForm.BATTLE: in_battle, AttackForm.PSYCHIC_COMBAT: in_psychic_combat}
    answer = yield from choose("form", tuple(map(str, forms)), entry=by, ranks=(0, 0))
    form = AttackForm(answer)
    return (yield from duel(form, *forms[form], by))


@executes("encounters/other-character")
def duel(form: AttackForm, attacker: Duellist, defender: Duellist, psychic_by: str | None = None) -> Rule[DuelOutcome]:
    """Resolve the attack of one character on another, which nothing lets evade.

    In psychic combat the abilities are Craft, and Weapons and Armour are of no use. `psychic_by` is the entry that lets
    the attacker choose psychic combat.
    """
    yield from cite("encounters/other-character")
    if psychic_by is not None and form is AttackForm.PSYCHIC_COMBAT:
        yield from cite(psychic_by)
    ability = "strength" if form is AttackForm.BATTLE else "craft"
    yield from cite(
        form.entry, facts={f"attacker_{ability}": attacker.ability, f"defender_{ability}": defender.ability}
    )
    for part, (side, duellist) in enumerate(zip(Side, (attacker, defender), strict=True)):
        yield from cite_unusable(duellist.unusable, {"side": side}, part)
    if form is AttackForm.PSYCHIC_COMBAT:
        attacker = yield from cite_unused_objects(attacker, Side.ATTACKER)
        defender = yield from cite_unused_objects(defender, Side.DEFENDER)
    yield from first_say("character-rules/evading")
    for by in dict.fromkeys((attacker.two_dice, defender.two_dice, attacker.assassinates)):
        if by is not None:
            yield from cite(by)
    bout = AttackRolls(
        attacker.bonus,
        defender.bonus,
        attacker.fate > 0,
        defender.fate > 0 and attacker.assassinates is None,
        1 if attacker.two_dice is None else 2,
        0 if attacker.assassinates is not None else 1 if defender.two_dice is None else 2,
        attacker.assassinates,
    )
    result, attacker_paid, defender_paid = yield from call(attack, bout, HERO, FOE)
    if result is DuelResult.STAND_OFF:
        return DuelOutcome(result, False, attacker_paid, defender_paid)
    if result is DuelResult.ATTACKER_WINS:
        loser, roller, has_fate_left = defender, FOE, defender.fate > defender_paid
    else:
        loser, roller, has_fate_left = attacker, HERO, attacker.fate > attacker_paid
    saved, _ = yield from call(reward, result, loser.armour, loser.life == 1, has_fate_left, False, roller)
    gains = result is DuelResult.ATTACKER_WINS and not saved and attacker.gains_life is not None
    if gains and attacker.gains_life is not None:
        yield from cite(attacker.gains_life, facts={"gained": 1}, part=1)
    return DuelOutcome(result, saved, attacker_paid, defender_paid, int(gains))


def cite_unused_objects(duellist: Duellist, side: Side) -> Rule[Duellist]:
    """The character in psychic combat, in which neither its Weapon nor its Armour counts."""
    part = list(Side).index(side)
    for entry, has in (
        ("possessions/weapon-limit", duellist.battle_bonus > 0),
        ("possessions/armour-limit", duellist.armour is not Armour.NONE),
    ):
        if has:
            yield from cite(
                entry,
                Status.BLOCKED,
                blocked_by="attacks/psychic-combat-differences",
                facts={"side": side},
                part=part,
            )
    return Duellist(duellist.ability, life=duellist.life, fate=duellist.fate, gains_life=duellist.gains_life)


@executes("attacks/character-battle-evade")
def first_say(ban: str | None, by_opponent: bool = False, facts: Facts = NO_FACTS) -> Rule[bool]:
    """Let the attacked character evade, unless the entry `ban` forbids it. Return whether it does.

    `by_opponent` and `facts` are those of the decision.
    """
    if ban is not None:
        yield from cite("attacks/character-battle-evade", Status.BLOCKED, blocked_by=ban)
        return False
    entry = "attacks/character-battle-evade"
    return (yield from choose("evade", (FIGHT, EVADE), entry=entry, facts=facts, by_opponent=by_opponent)) == EVADE


@executes("attacks/character-battle-rolls")
def attack(rolls: AttackRolls, attacking: str, defending: str) -> Rule[tuple[DuelResult, int, int]]:
    """Resolve an attack that is not evaded. Return its result, the fate paid by the attacker and by the defender.

    `attacking` and `defending` are the rollers of the dice. All dice are seen before the attacker decides on its own.
    """
    yield from cite("attacks/character-battle-spells", Status.CONSIDERED)
    own = yield from throw(attacking, rolls.attacker_dice, entry="attacks/character-battle-rolls")
    theirs: tuple[int, ...] = ()
    if rolls.defender_dice:
        theirs = yield from throw(defending, rolls.defender_dice, entry="attacks/character-battle-rolls")
    else:
        yield from cite("attacks/character-battle-rolls", Status.BLOCKED, blocked_by=rolls.assassinated_by, part=1)
    dice = {"attacker_die": own[-1]}
    if theirs:
        dice["defender_die"] = theirs[-1]
    yield from cite("attacks/character-battle-rolls", facts=dice)
    if rolls.attacker_has_fate or rolls.defender_has_fate:
        yield from cite("characters/fate-reroll", Status.BLOCKED, blocked_by="characters/fate-not-on-others-dice")
    if not rolls.attacker_has_fate:
        own = own[-1:]
    if not rolls.defender_has_fate:
        theirs = theirs[-1:]
    ahead = rolls.attacker_bonus + own[-1] - rolls.defender_bonus - (theirs[-1] if theirs else 0)
    is_heros = attacking == HERO
    return (yield from tail_call(decide_attackers_fate, rolls, own, theirs, is_heros, facts={**dice, "ahead": ahead}))


def decide_attackers_fate(
    rolls: AttackRolls, own: tuple[int, ...], theirs: tuple[int, ...], is_heros: bool
) -> Rule[tuple[DuelResult, int, int]]:
    """Let the attacker decide first, on fate for one of its own dice, and resolve the attack.

    `is_heros` is true if the hero is the attacker.
    """
    die, paid = yield from reroll_for_highest(
        "fate-on-attackers-roll", own, rolls.attacker_has_fate, {"side": Side.ATTACKER}, 0, not is_heros
    )
    score = rolls.attacker_bonus + die
    if not theirs:
        return (yield from compare_scores(score, rolls.defender_bonus)), int(paid), 0
    return (
        yield from tail_call(
            decide_defenders_fate,
            score,
            rolls.defender_bonus,
            theirs,
            rolls.defender_has_fate,
            int(paid),
            rolls.attacker_has_fate,
            is_heros,
            facts={"attacker_die": die, "ahead": score - rolls.defender_bonus - theirs[-1], "fate_paid": int(paid)},
        )
    )


def decide_defenders_fate(
    attacker_score: int,
    bonus: int,
    dice: tuple[int, ...],
    has_fate: bool,
    attacker_paid: int,
    attacker_has_fate: bool,
    is_heros_attack: bool,
) -> Rule[tuple[DuelResult, int, int]]:
    """Let the defender decide on fate for one of its own `dice`, and resolve the attack.

    The attacker's decision is final.
    """
    die, paid = yield from reroll_for_highest(
        "fate-on-defenders-roll", dice, has_fate, {"side": Side.DEFENDER}, 1, is_heros_attack
    )
    if paid and attacker_has_fate and not attacker_paid:
        facts: Facts = {"side": Side.ATTACKER}
        yield from cite(
            "characters/fate-reroll", Status.BLOCKED, blocked_by="attacks/character-battle-rolls", facts=facts
        )
    result = yield from compare_scores(attacker_score, bonus + die)
    return result, attacker_paid, int(paid)


@executes("attacks/character-battle-compare")
def compare_scores(attacker_score: int, defender_score: int) -> Rule[DuelResult]:
    """Compare the two attack scores."""
    facts = {"attacker_score": attacker_score, "defender_score": defender_score}
    yield from cite("attacks/character-battle-compare", facts=facts)
    if attacker_score > defender_score:
        return DuelResult.ATTACKER_WINS
    if attacker_score < defender_score:
        return DuelResult.DEFENDER_WINS
    yield from cite("attacks/stand-off")
    return DuelResult.STAND_OFF


@executes("attacks/character-battle-reward")
def reward(
    result: DuelResult, armour: Armour, is_last_life: bool, has_fate: bool, goes_on: bool, roller: str
) -> Rule[tuple[bool, bool]]:
    """Resolve the Armour roll for the life that the winner chooses as its reward.

    Return whether Armour saves the life, and whether fate was paid for its die. The arguments after `result` are the
    loser's. If the fight `goes_on` afterwards, fate may reroll the Armour die. In a single attack that does not change
    who wins, so the loser keeps its fate.
    """
    winner = Side.ATTACKER if result is DuelResult.ATTACKER_WINS else Side.DEFENDER
    part = list(Side).index(winner)
    yield from cite("attacks/character-battle-reward", facts={"winner": winner}, part=part)
    paid = False
    if armour is not Armour.NONE:
        yield from cite("possessions/armour-limit", facts={"saves_from": armour.saves_from}, part=part)
        die = yield from roll(roller, entry="possessions/armour-limit")
        facts: Facts = {"armour_die": die}
        if die < armour.saves_from and has_fate and goes_on:
            is_foes = roller == FOE
            decision = "fate-on-others-armour" if is_foes else "fate-on-armour"
            die, paid = yield from reroll(decision, die, True, facts=facts, part=2, by_opponent=is_foes)
        elif die < armour.saves_from and has_fate:
            yield from cite("characters/fate-reroll", Status.CONSIDERED, facts=facts, part=2)
        if die >= armour.saves_from:
            return True, paid
    yield from cite("characters/lives", facts={"lost": 1}, part=part)
    if is_last_life:
        yield from cite("characters/death", part=part)
        yield from cite("encounters/looting", part=part)
    return False, paid
