"""Attacks by creatures: evading, preparations before the dice, the fight by its rule, and its consequences."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.engine.effects import BoundRule, bind
from rulewright.games.talisman.data.cards import CardType, EncounterCard, SpellTarget
from rulewright.games.talisman.data.piece_abilities import EnemyType
from rulewright.games.talisman.data.printed_effects import EffectSubject, Region
from rulewright.games.talisman.rules.battle import (
    AttackForm,
    BattleOutcome,
    BattleResult,
    Circumstances,
    Foe,
    Hero,
    battle,
    fighting_order,
    strengthened,
)
from rulewright.games.talisman.rules.special_abilities import (
    attack_immunity,
    can_charm,
    destruction,
    evasion,
    life_gain,
)
from rulewright.games.talisman.simulation.accounts import get_lives, pay_fate, pay_gold
from rulewright.games.talisman.simulation.casting import becomes_unseen, strengthens
from rulewright.games.talisman.simulation.deciding import follow, odds
from rulewright.games.talisman.simulation.decks import discard
from rulewright.games.talisman.simulation.gains import gain
from rulewright.games.talisman.simulation.harm import lose_lives
from rulewright.games.talisman.simulation.possessions import complete_quest, detach, may_own
from rulewright.games.talisman.simulation.standing import here, in_battle, kit, space_of
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Table, TurnOverError

EVEN = 20
"""Strength or Craft in place of every creature's, since only the difference decides (`level`)."""
FURTHEST = 7
"""Difference beyond which nothing changes: dice differ by 5 at most, and a single roller adds 6 at most."""
PASSED = (BattleResult.WIN, BattleResult.DESTROYED, BattleResult.EVADED, BattleResult.CHARMED)


def foe_of(card: EncounterCard) -> Foe:
    """The Enemy as an opponent."""
    return Foe(card.strength) if card.strength is not None else Foe(card.craft or 0, form=AttackForm.PSYCHIC_COMBAT)


def level(hero: Hero, foe: Foe, *, keeps_strength: bool = False) -> tuple[Hero, Foe]:
    """The same fight with one Strength for all creatures, so that fights with one difference share a table.

    The space's bonus to the creature's roll, if it makes one, is part of the difference. Charming depends on the
    creature's own Strength, which `keeps_strength` preserves.
    """
    own = hero.strength + hero.battle_bonus if foe.form is AttackForm.BATTLE else hero.craft
    at = foe.strength if keeps_strength else EVEN
    rolls = hero.assassinates is None or foe.form is not AttackForm.BATTLE
    own = at + within_reach(own - foe.strength - (foe.roll_bonus if rolls else 0))
    foe = Foe(at, form=foe.form)
    if foe.form is AttackForm.BATTLE:
        return hero._replace(strength=own, battle_bonus=0, craft=0), foe
    return Hero(0, fate=min(hero.fate, 1), craft=own), foe


def within_reach(ahead: int) -> int:
    """The difference between two fighters, limited to the range that matters."""
    return max(-FURTHEST, min(FURTHEST, ahead))


def attack_of(
    table: Table, figure: Figure, foe: Foe, kind: EnemyType | None, pieces: Sequence[CardCopy] = (), more: int = 0
) -> BoundRule[BattleOutcome]:
    """The fight of a character with a creature on the character's space, as a rule; `pieces` are its Enemy cards."""
    ground, known = here(figure), kit(table, figure)
    may_charm = can_charm(known, kind) and all(may_own(figure, piece) for piece in pieces)
    hero = in_battle(table, figure, against_dragon=kind is EnemyType.DRAGON, more=more)
    foe = strengthened(foe, ground, for_each=False)
    hero, foe = level(hero, foe, keeps_strength=may_charm)
    circumstances = Circumstances(
        destroys=destruction(known, EnemyType.SPIRIT) if foe.form is AttackForm.PSYCHIC_COMBAT else None,
        leaves_it_alone=attack_immunity(known, kind),
        may_charm=may_charm,
        gains_life=life_gain(known, AttackForm.BATTLE) if pieces and foe.form is AttackForm.BATTLE else None,
    )
    return bind(battle, hero, (foe,), circumstances)


def chance_to_win(table: Table, figure: Figure, rule: BoundRule[BattleOutcome]) -> float:
    """The probability that the character wins a fight with the player's decisions; 0 without weights for it."""
    wants = table.mind(figure).wants(figure, "battle")
    return odds(rule, wants).mean(_is_won) if wants is not None else 0.0


def _is_won(outcome: BattleOutcome) -> float:
    return float(outcome.result in PASSED)


def may_evade(table: Table, figure: Figure, pieces: Sequence[CardCopy]) -> bool:
    """Whether the character has means to evade these creatures."""
    if table.region(figure.position) is Region.INNER:
        return False
    able = figure.unseen or evasion(kit(table, figure), space_of(figure)) is not None
    return able or (bool(pieces) and all(piece in table.still for piece in pieces))


def meet(
    table: Table,
    figure: Figure,
    foe: Foe,
    entry: str,
    kind: EnemyType | None = None,
    pieces: Sequence[CardCopy] = (),
) -> BattleResult:
    """Carry out a creature's attack and its consequences, except for moving `pieces`, its cards; return the result.

    Raises `TurnOverError` if the turn ends, since the creature is neither killed nor evaded.
    """
    rule = attack_of(table, figure, foe, kind, pieces)
    chance = chance_to_win(table, figure, rule)
    on_board = table.region(figure.position) is not Region.INNER
    evades = may_evade(table, figure, pieces) and table.ask(figure, "evade", (False, True), chance=chance)
    if evades or (on_board and becomes_unseen(table, figure, SpellTarget.CREATURE, chance)):
        _tell_fight(table, figure, foe, entry, str(BattleResult.EVADED))
        return BattleResult.EVADED
    more = 0
    if foe.form is AttackForm.BATTLE:
        more = prepare(table, figure, chance)
        rule = attack_of(table, figure, foe, kind, pieces, more)
    outcome = follow(table, figure, rule)
    pay_fate(table, figure, outcome.fate_paid)
    _tell_fight(table, figure, foe, entry, str(outcome.result))
    get_lives(table, figure, outcome.gained, life_gain(kit(table, figure), foe.form) or "characters/gaining-lives")
    if foe.form is AttackForm.BATTLE and outcome.result not in (BattleResult.LEFT_ALONE, BattleResult.CHARMED):
        spend_raised(table, figure)
    if outcome.result is BattleResult.LIFE_LOST:
        lose_lives(table, figure, 1, entry)
    if outcome.result not in PASSED:
        raise TurnOverError
    return outcome.result


def _tell_fight(table: Table, figure: Figure, foe: Foe, entry: str, result: str) -> None:
    """Tell the result of a fight; a creature without a card is one of the space `entry`."""
    rule = "character-rules/evading" if result == BattleResult.EVADED else foe.form.entry
    if entry.startswith("board/"):
        table.tell(figure, f"creature-{result}", rule)
    else:
        table.tell(figure, f"fight-{result}", rule, card=entry)


def prepare(table: Table, figure: Figure, chance: float) -> int:
    """The Strength added by a Spell in a battle; before that, Followers are paid, potions drunk and Spells cast."""
    for piece in [each for each in figure.cards if each not in figure.used]:
        price = piece.card.bonus_price
        if (price and figure.gold >= price) or (piece.card.once and piece.card.strength_bonus):
            if not table.ask(figure, "use", (False, True), card=piece, chance=chance):
                continue
            pay_gold(table, figure, price or 0, f"cards/{piece.card.id}")
            figure.used.append(piece)
            figure.changed()
            table.tell(figure, "uses", f"cards/{piece.card.id}", card=f"cards/{piece.card.id}")
    return strengthens(table, figure, chance)


def spend_raised(table: Table, figure: Figure) -> None:
    """Discard a raised Enemy that has helped in a battle: the strongest, which is the one that counts."""
    raised = [piece for piece in figure.followers if piece.card.type is CardType.ENEMY]
    if raised and figure.hero.raises_enemies and not figure.is_toad:
        spent = max(raised, key=lambda piece: piece.card.strength or 0)
        detach(figure, spent)
        discard(table, spent)
        table.tell(figure, "discards", f"heroes/{figure.hero.id}", card=f"cards/{spent.card.id}")


def joint(pieces: Sequence[CardCopy]) -> Foe:
    """Several Enemies that fight as one, or a single one, as an opponent."""
    (foe,) = fighting_order((piece.card.number, foe_of(piece.card)) for piece in pieces)
    return foe


def meet_enemies(table: Table, figure: Figure, pieces: Sequence[CardCopy]) -> bool:
    """Fight Enemies that attack as one, or a single one; whether the way past them is open.

    They lie on the space. Raises `TurnOverError`, as `meet` does.
    """
    first: EncounterCard = pieces[0].card
    kind = first.subtype if len(pieces) == 1 else None
    entry = f"cards/{first.id}"
    for piece in pieces[1:]:
        table.tell(figure, "joins", "attacks/several-enemies", card=f"cards/{piece.card.id}", other=entry)
    result = meet(table, figure, joint(pieces), entry, kind, pieces)
    if result is BattleResult.EVADED:
        return True
    lying = table.lying[figure.position]
    for piece in pieces:
        lying.remove(piece)
        match result:
            case BattleResult.WIN:
                take_trophy(table, figure, piece)
            case BattleResult.CHARMED:
                figure.followers.append(piece)
                figure.changed()
            case _:
                discard(table, piece)
                if figure.hero.spell_for_destroying and not figure.is_toad:
                    gain(table, figure, EffectSubject.SPELL, 1, f"heroes/{figure.hero.id}")
    if result is BattleResult.WIN:
        complete_quest(table, figure, "kill")
    return True


def take_trophy(table: Table, figure: Figure, piece: CardCopy) -> None:
    """Make a killed Enemy a trophy, or a Follower of a character that raises Enemies killed in battle."""
    raises = figure.hero.raises_enemies and not figure.is_toad and piece.card.strength is not None
    if raises and may_own(figure, piece) and table.ask(figure, "raise", (False, True), card=piece):
        figure.followers.append(piece)
        figure.changed()
        table.tell(figure, "raises", f"heroes/{figure.hero.id}", card=f"cards/{piece.card.id}")
        return
    figure.trophies.append(piece)
    table.tell(figure, "wins-trophy", "character-rules/trophies", card=f"cards/{piece.card.id}")
