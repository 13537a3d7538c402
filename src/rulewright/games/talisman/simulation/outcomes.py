"""Carrying out the effects of spaces, cards and Spells on a character."""

from __future__ import annotations

from rulewright.games.talisman.data import printed_effects
from rulewright.games.talisman.data.cards import (
    AttackedByEnemy,
    EncounterCard,
    FillSpells,
    LoseAll,
    MoveInRegion,
    PlaceCard,
    load_cards,
)
from rulewright.games.talisman.data.printed_effects import Ability, EffectSubject, Region
from rulewright.games.talisman.rules.battle import AttackForm, Foe
from rulewright.games.talisman.rules.landing import crosses_the_river
from rulewright.games.talisman.simulation.accounts import pay_gold
from rulewright.games.talisman.simulation.decks import discard
from rulewright.games.talisman.simulation.fighting import foe_of, meet
from rulewright.games.talisman.simulation.gains import (
    fill_spells,
    gain,
    heal,
    lose_ability,
    lose_gold,
    realign,
    replenish,
)
from rulewright.games.talisman.simulation.harm import become_toad, lose_lives
from rulewright.games.talisman.simulation.possessions import complete_quest, give_up
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Table, TurnOverError
from rulewright.games.talisman.simulation.trading import buy, sell_objects


def carry_out(
    table: Table, figure: Figure, name: str, entry: str, *, waiting: bool = False, source: CardCopy | None = None
) -> bool:
    """Carry out the effect `name`, which `entry` has, on the character; whether its position has changed.

    `waiting` is whether other cards on its space are still to be encountered, `source` is the card. Raises
    `TurnOverError` if that ends the turn.
    """
    effect = load_cards().effects[name]
    match effect:
        case printed_effects.NoEffect():
            table.tell(figure, "nothing", entry)
        case printed_effects.GainOrLoss(kind="gain"):
            gain(table, figure, effect.of, effect.amount)
        case printed_effects.GainOrLoss():
            _lose(table, figure, effect.of, effect.amount, entry)
        case LoseAll():
            _lose_all(table, figure, effect.of, entry, source)
        case FillSpells():
            fill_spells(table, figure)
        case printed_effects.LoseTurn():
            lose_turn(table, figure, waiting)
        case printed_effects.BecomeToad():
            become_toad(table, figure)
        case printed_effects.Fight():
            form = AttackForm.BATTLE if effect.by is Ability.STRENGTH else AttackForm.PSYCHIC_COMBAT
            table.tell(figure, "is-attacked", entry, thing=str(effect.by), amount=effect.value)
            meet(table, figure, Foe(effect.value, form=form), entry)
        case AttackedByEnemy():
            card = load_cards().cards[effect.card]
            table.tell(figure, "is-attacked-by", entry, card=f"cards/{card.id}")
            meet(table, figure, foe_of(card), f"cards/{card.id}", card.subtype)
        case printed_effects.MoveCharacter(offer=True):
            figure.offer = name
            if effect.to is not None:
                table.tell(figure, "is-offered", entry, position=effect.to)
            else:
                table.tell(figure, "is-offered-any", entry, region=str(effect.within))
        case printed_effects.MoveCharacter(to=str(to)):
            return move_to(table, figure, to, entry)
        case MoveInRegion():
            return move_to(table, figure, table.ask(figure, "place", region_of(table, figure)), entry)
        case printed_effects.Enslave():
            figure.is_slave = True
            table.tell(figure, "is-enslaved", entry)
        case printed_effects.ChangeAlignment():
            realign(table, figure, effect.to)
        case printed_effects.HealOrReplenish():
            _restore(table, figure, effect, entry)
        case printed_effects.SellObjects():
            sell_objects(table, figure, effect.price, entry)
        case printed_effects.Buy():
            buy(table, figure, effect.prices, entry)
        case printed_effects.Quest():
            figure.quest = name
            table.tell(figure, "accepts-quest", "other-rules/quests")
            complete_quest(table, figure)
        case PlaceCard() | printed_effects.OthersLose() | printed_effects.MoveCharacter():
            raise ValueError(name)  # cards put elsewhere, the Command Spell and offers are handled elsewhere
    return False


def region_of(table: Table, figure: Figure) -> tuple[str, ...]:
    """Every other position of the character's Region."""
    region = table.region(figure.position)
    return tuple(place for place in table.board.ring(region) if place != figure.position)


def move_to(table: Table, figure: Figure, position: str, entry: str) -> bool:
    """Put the character on another position; whether it differs from the one before."""
    before, figure.position = figure.position, position
    figure.held_by, figure.may_go_on, figure.turns_back = None, False, False
    table.tell(figure, "moves-to", entry, position=position)
    leave_behind(table, figure, before)
    return before != position


def leave_behind(table: Table, figure: Figure, before: str) -> None:
    """Discard the Followers that a character loses on crossing the Storm River."""
    if crosses_the_river(before, figure.position):
        for piece in [each for each in figure.followers if each.card.lost_on_crossing]:
            give_up(table, figure, piece, f"cards/{piece.card.id}")


def lose_turn(table: Table, figure: Figure, waiting: bool) -> None:
    """End the present turn, which is the lost one if cards were waiting; otherwise the next one is lost."""
    own = figure.seat == table.at_turn
    if not (own and waiting):
        figure.lost_turns += 1
    table.tell(figure, "loses-turn", "turn/lose-a-turn")
    if own:
        raise TurnOverError


def _lose(table: Table, figure: Figure, thing: EffectSubject, amount: int, entry: str) -> None:
    match thing:
        case EffectSubject.STRENGTH | EffectSubject.CRAFT:
            lose_ability(table, figure, Ability(thing), amount)
        case EffectSubject.LIFE:
            lose_lives(table, figure, amount, entry)
        case EffectSubject.GOLD:
            lose_gold(table, figure, amount)
        case EffectSubject.FOLLOWER:
            lose_followers(table, figure, amount)
        case _:
            raise ValueError(thing)


def lose_followers(table: Table, figure: Figure, amount: int) -> None:
    """Discard so many Followers of the character's choice."""
    for _ in range(min(amount, len(figure.followers))):
        give_up(table, figure, table.ask(figure, "lose-follower", tuple(figure.followers)))


def _lose_all(table: Table, figure: Figure, thing: EffectSubject, entry: str, source: CardCopy | None) -> None:
    match thing:
        case EffectSubject.SPELL:
            for spell in list(figure.spells):
                figure.spells.remove(spell)
                discard(table, spell)
            table.tell(figure, "loses-spells", entry)
        case EffectSubject.STRENGTH | EffectSubject.CRAFT:
            ability = Ability(thing)
            lose_ability(table, figure, ability, figure.counters[ability] + figure.as_toad[ability])
        case EffectSubject.GOLD:
            lost = lose_gold(table, figure, figure.gold)
            card: EncounterCard | None = source.card if source is not None else None
            if card is not None and card.gold_to is not None and lost:
                (position,) = table.board.positions_of(card.gold_to)
                table.gold_lying[position] += lost
                table.tell(figure, "gold-goes-to", entry, amount=lost, position=position)
        case _:
            raise ValueError(thing)


def _restore(table: Table, figure: Figure, effect: printed_effects.HealOrReplenish, entry: str) -> None:
    """Heal lives or replenish fate, as many as the character likes and can pay."""
    heals = effect.kind == "heal"
    missing = (figure.hero.life - figure.life) if heals else (figure.hero.fate - figure.fate)
    most = max(0, missing if effect.up_to is None else min(missing, effect.up_to))
    if effect.price:
        most = min(most, figure.gold // effect.price)
    wanted = table.ask(figure, "restore", tuple(range(most, -1, -1)), kind=effect.kind, price=effect.price)
    restored = (heal if heals else replenish)(table, figure, wanted)
    pay_gold(table, figure, restored * effect.price, entry)


def positions_within(table: Table, effect: printed_effects.MoveCharacter, figure: Figure) -> tuple[str, ...]:
    """The destinations of an offered journey."""
    if effect.to is not None:
        return (effect.to,)
    return tuple(place for place in table.board.ring(effect.within or Region.OUTER) if place != figure.position)
