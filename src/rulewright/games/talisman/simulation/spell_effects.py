"""Effects of Spells that are cast and not cancelled."""

from __future__ import annotations

from rulewright.engine.effects import bind
from rulewright.games.talisman.data.cards import LoseAll, Spell, load_cards
from rulewright.games.talisman.data.printed_effects import HealOrReplenish, SellObjects
from rulewright.games.talisman.rules.cast import Now
from rulewright.games.talisman.rules.space import roll_on_table
from rulewright.games.talisman.simulation.accounts import pay_fate
from rulewright.games.talisman.simulation.casting import Opening, cast, openings, takeable
from rulewright.games.talisman.simulation.deciding import follow
from rulewright.games.talisman.simulation.decks import discard
from rulewright.games.talisman.simulation.gains import heal
from rulewright.games.talisman.simulation.outcomes import carry_out
from rulewright.games.talisman.simulation.possessions import hand_over, keep_limits
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Lasting, Table, TurnOverError
from rulewright.games.talisman.simulation.trading import sell_objects


def cast_now(table: Table, figure: Figure, now: Now) -> None:
    """Let the character cast Spells, one after the other."""
    while figure.spells:
        open_now = tuple(openings(table, figure, now))
        opening = table.ask(figure, "cast", (None, *open_now), now=now) if open_now else None
        if opening is None:
            return
        if cast(table, figure, opening.spell):
            take_effect(table, figure, opening)


def take_effect(table: Table, figure: Figure, opening: Opening) -> None:
    """Carry out the effect of a Spell that was cast and not cancelled."""
    spell: Spell = opening.spell.card
    target = opening.target
    whom = target if isinstance(target, Figure) else figure
    if target is not None:
        table.tell(figure, "aims", "spells/casting", card=_name_of(table, target))
    if spell.takes:
        take_from(table, figure, whom, spell)
    elif spell.removes_card:
        _remove(table, target)
        table.tell(figure, "is-discarded", f"cards/{spell.id}", card=f"cards/{target.card.id}")
    elif spell.rounds is not None:
        _lay_out(table, opening, spell.rounds)
    elif spell.immobilises:
        if isinstance(target, CardCopy):
            table.still.add(target)
        else:
            table.tell(whom, "is-held", "cards/immobility")
            raise TurnOverError
    elif spell.table is not None:
        entry = f"cards/{spell.id}"
        rule = bind(roll_on_table, entry, spell.table, whom.fate, True, None)
        effect, paid = follow(table, whom, rule, dice_table=spell.table)
        pay_fate(table, whom, paid)
        carry_out(table, whom, effect, entry)
    elif spell.bars:
        table.no_magic = figure.seat
        for each in table.playing():
            each.changed()
            keep_limits(table, each)
    elif spell.turns is not None:
        table.extra_turns = spell.turns - 1
    elif spell.effects:
        _effects(table, figure, whom, spell)


def _name_of(table: Table, target: Figure | CardCopy | str) -> str:
    """The entry of the target of a Spell: a character, a card or a space."""
    if isinstance(target, Figure):
        return f"heroes/{target.hero.id}"
    if isinstance(target, CardCopy):
        return f"cards/{target.card.id}"
    return f"board/{table.board.positions[target].space}"


def _effects(table: Table, figure: Figure, whom: Figure, spell: Spell) -> None:
    for name in spell.effects or ():
        effect = load_cards().effects[name]
        match effect:
            case HealOrReplenish():
                heal(table, whom, whom.hero.life)
            case SellObjects(price=price):
                sell_objects(table, figure, price, f"cards/{spell.id}")
            case LoseAll():
                carry_out(table, whom, name, f"cards/{spell.id}")


def take_from(table: Table, figure: Figure, other: Figure, spell: Spell) -> None:
    """Take one thing of the character's choice from another."""
    choices = tuple(takeable(figure, other, spell))
    if not choices:
        return
    thing = table.ask(figure, "acquire", choices)
    hand_over(table, other, figure, thing, f"cards/{spell.id}")


def _remove(table: Table, piece: CardCopy) -> None:
    for cards in table.lying.values():
        if piece in cards:
            cards.remove(piece)
            discard(table, piece)
    table.lasting = [each for each in table.lasting if each.piece is not piece]


def _lay_out(table: Table, opening: Opening, rounds: int) -> None:
    """Put a Spell on a space for so many full rounds; it went to the discards when it was cast."""
    if opening.spell not in table.spell_discards:  # the discards have just been shuffled into the deck
        return
    table.spell_discards.remove(opening.spell)
    table.lying[opening.target].append(opening.spell)
    table.lasting.append(Lasting(opening.spell, opening.target, (table.rounds + rounds, table.at_turn)))
