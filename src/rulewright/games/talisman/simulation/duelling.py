"""Encounters between characters: attacks with their rewards, and special abilities used on another character."""

from __future__ import annotations

from functools import cache

from rulewright.engine.effects import Rule as RuleOf
from rulewright.engine.effects import bind, call, roll
from rulewright.games.talisman.data.cards import SpellTarget
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.battle import Armour, AttackForm
from rulewright.games.talisman.rules.cast import unevadable
from rulewright.games.talisman.rules.character_death import Cause
from rulewright.games.talisman.rules.duel import FOE, HERO, AttackRolls, DuelResult, attack, reward
from rulewright.games.talisman.rules.special_abilities import assassination, evasion, life_gain, psychic_attack
from rulewright.games.talisman.simulation.accounts import get_lives, pay_fate
from rulewright.games.talisman.simulation.casting import GOLD, becomes_unseen, where
from rulewright.games.talisman.simulation.deciding import follow, odds
from rulewright.games.talisman.simulation.fighting import EVEN, prepare, spend_raised, within_reach
from rulewright.games.talisman.simulation.harm import lose_lives
from rulewright.games.talisman.simulation.possessions import complete_quest, hand_over, may_own
from rulewright.games.talisman.simulation.standing import armour, in_battle, kit, space_of, total
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Table

ATTACK, STEAL, BEGUILE, LURE = "attack", "steal", "beguile", "lure"
LIFE = "life"


def encounter_character(table: Table, figure: Figure, other: Figure) -> None:
    """Attack another character on the space or use a special ability on it, unless it evades."""
    deed = table.ask(figure, "deed", deeds(figure, other), other=other)
    if evades(table, other, figure):
        return
    match deed:
        case "steal":
            entry = f"heroes/{figure.hero.id}"
            things = objects_and_gold(figure, other)
            hand_over(table, other, figure, table.ask(figure, "acquire", things), entry)
        case "beguile":
            beguile(table, figure, other)
        case "lure":
            entry = f"heroes/{figure.hero.id}"
            hand_over(table, other, figure, table.ask(figure, "acquire", lured(figure, other)), entry)
        case _:
            fight_character(table, figure, other)


def deeds(figure: Figure, other: Figure) -> tuple[str, ...]:
    """The possible actions of the character against the other."""
    hero = figure.hero
    if figure.is_toad:
        return (ATTACK,)
    found = [ATTACK]
    if (hero.takes or hero.beguiles) and objects_and_gold(figure, other):
        found += [deed for deed, is_able in ((STEAL, hero.takes), (BEGUILE, hero.beguiles)) if is_able]
    if lured(figure, other):
        found.append(LURE)
    return tuple(found)


def objects_and_gold(figure: Figure, other: Figure) -> tuple[CardCopy | str, ...]:
    """The Objects and the gold that the character can take from the other."""
    if figure.is_toad:
        return ()
    cards = tuple(piece for piece in other.objects if may_own(figure, piece))
    return (*cards, GOLD) if other.gold else cards


def lured(figure: Figure, other: Figure) -> tuple[CardCopy, ...]:
    """The Followers that the character can take from the other by a special ability."""
    hero = figure.hero
    names = hero.takes_followers or ()
    but = hero.takes_followers_but
    if not names and but is None:
        return ()
    return tuple(
        piece
        for piece in other.followers
        if (piece.card.id in names or (but is not None and piece.card.id not in but)) and may_own(figure, piece)
    )


def evades(table: Table, other: Figure, figure: Figure) -> bool:
    """Whether a character that is attacked, or that an ability is used on, evades the one whose turn it is."""
    place = where(other.position)
    if unevadable(SpellTarget.CHARACTER, place, table.board.space(other.position).id == "crown-of-command", False):
        return False
    able = other.unseen or evasion(kit(table, other), space_of(other)) is not None
    if able and table.ask(other, "evade", (False, True), attacker=figure, chance=0.0):
        table.tell(other, "evades", "character-rules/evading", card=f"heroes/{figure.hero.id}")
        return True
    return becomes_unseen(table, other, SpellTarget.CHARACTER, 0.5)


def beguile(table: Table, figure: Figure, other: Figure) -> None:
    """Roll a die for whether the character takes 1 Object or 1 gold from the other."""
    hero = figure.hero
    entry = f"heroes/{hero.id}"
    assert hero.beguiles is not None
    if follow(table, figure, bind(_die_for, entry)) >= hero.beguiles[other.alignment]:
        hand_over(table, other, figure, table.ask(figure, "acquire", objects_and_gold(figure, other)), entry)
    else:
        table.tell(figure, "nothing", entry)


def _die_for(entry: str) -> RuleOf[int]:
    return (yield from call(_one_die, entry))


def _one_die(entry: str) -> RuleOf[int]:
    return (yield from roll("hero", entry=entry))


def bout_of(
    table: Table,
    figure: Figure,
    other: Figure,
    form: AttackForm,
    on_the_crown: bool,
    *,
    more: int = 0,
    fate: bool = True,
) -> AttackRolls:
    """The attack of a character on another, with only the difference of their bonuses (`fighting.level`).

    `more` is the bonus of Spells; without `fate` nobody pays any.
    """
    fates = fate and figure.fate > 0, fate and other.fate > 0
    if form is AttackForm.PSYCHIC_COMBAT:
        return _bout(total(table, figure, Ability.CRAFT) - total(table, other, Ability.CRAFT), fates)
    own, others = in_battle(table, figure), in_battle(table, other)
    dice = 1 if own.two_dice is None else 2, 1 if others.two_dice is None else 2
    by = None if on_the_crown else assassination(kit(table, figure))
    return _bout(own.strength - others.strength + more, fates, dice, by)


def _bout(ahead: int, fates: tuple[bool, bool], dice: tuple[int, int] = (1, 1), by: str | None = None) -> AttackRolls:
    """The attack of a character with a lead of `ahead` points, which assassinates `by` an ability."""
    bonus = EVEN + within_reach(ahead)
    if by is not None:
        return AttackRolls(bonus, EVEN, fates[0], False, dice[0], 0, by)
    return AttackRolls(bonus, EVEN, *fates, *dice)


def forms(table: Table, figure: Figure) -> tuple[AttackForm, ...]:
    """The forms of attack that the character may use against another."""
    return tuple(AttackForm) if psychic_attack(kit(table, figure)) is not None else (AttackForm.BATTLE,)


def chance_against(table: Table, figure: Figure, other: Figure, form: AttackForm, on_the_crown: bool = False) -> float:
    """The probability that the character wins an attack on the other if nobody pays fate."""
    return _chance(bout_of(table, figure, other, form, on_the_crown, fate=False))


@cache
def _chance(bout: AttackRolls) -> float:
    return odds(bind(attack, bout, HERO, FOE), (1, 0)).mean(_attacker_wins)


def _attacker_wins(outcome: tuple[DuelResult, int, int]) -> float:
    return float(outcome[0] is DuelResult.ATTACKER_WINS)


def fight_character(table: Table, figure: Figure, other: Figure, on_the_crown: bool = False) -> None:
    """The attack, the winner's reward and its consequences."""
    form = table.ask(figure, "form", forms(table, figure), other=other)
    if form is AttackForm.BATTLE:
        more = prepare(table, figure, chance_against(table, figure, other, form, on_the_crown))
        theirs = prepare(table, other, 0.5)
    else:
        more = theirs = 0
    bout = bout_of(table, figure, other, form, on_the_crown, more=more - theirs)
    result, paid, others_paid = follow(table, figure, bind(attack, bout, HERO, FOE))
    pay_fate(table, figure, paid)
    pay_fate(table, other, others_paid)
    if form is AttackForm.BATTLE:
        spend_raised(table, figure)
        spend_raised(table, other)
    entry = f"heroes/{other.hero.id}"
    table.tell(figure, f"duel-{result}", "attacks/character-battle-compare", card=entry)
    if result is DuelResult.STAND_OFF:
        return
    winner, loser = (figure, other) if result is DuelResult.ATTACKER_WINS else (other, figure)
    must_hurt = on_the_crown or (winner is figure and bout.assassinated_by is not None and form is AttackForm.BATTLE)
    things: tuple[CardCopy | str, ...] = (LIFE,) if must_hurt else (LIFE, *objects_and_gold(winner, loser))
    thing = table.ask(winner, "reward", things, other=loser)
    if thing != LIFE:
        hand_over(table, loser, winner, thing, "attacks/character-battle-reward")
        return
    worn = armour(loser) if form is AttackForm.BATTLE else Armour.NONE
    roller = FOE if loser is other else HERO
    saved, again = follow(table, loser, bind(reward, result, worn, loser.life == 1, loser.fate > 0, False, roller))
    pay_fate(table, loser, int(again), "possessions/armour-limit")
    if saved:
        table.tell(loser, "is-saved", "possessions/armour-limit")
        return
    take_life(table, winner, loser, form)


def take_life(table: Table, winner: Figure, loser: Figure, form: AttackForm) -> None:
    """Take a life from the loser, and add it to the winner's own if an ability or a Weapon allows that."""
    gains = life_gain(kit(table, winner), form)
    if loser.life > 1:  # a dead character is looted; the quest and the life come first, since death may end the turn
        if lose_lives(table, loser, 1, f"heroes/{winner.hero.id}", Cause.CHARACTER, winner):
            _reap(table, winner, gains)
        return
    _reap(table, winner, gains)
    lose_lives(table, loser, 1, f"heroes/{winner.hero.id}", Cause.CHARACTER, winner)


def _reap(table: Table, winner: Figure, gains: str | None) -> None:
    if gains is not None:
        get_lives(table, winner, 1, gains)
    complete_quest(table, winner, "take")
