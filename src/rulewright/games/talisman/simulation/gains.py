"""Gaining and losing counters, gold, fate and Spells."""

from __future__ import annotations

from rulewright.engine.effects import bind
from rulewright.games.talisman.data.printed_effects import Ability, Alignment, EffectSubject
from rulewright.games.talisman.rules.ability import spell_limit
from rulewright.games.talisman.rules.ability_loss import lose_points
from rulewright.games.talisman.simulation.accounts import get_gold, get_lives
from rulewright.games.talisman.simulation.deciding import follow
from rulewright.games.talisman.simulation.decks import draw_spell
from rulewright.games.talisman.simulation.possessions import complete_quest, drop_spells, gain_talisman, keep_limits
from rulewright.games.talisman.simulation.standing import total
from rulewright.games.talisman.simulation.stock import fate_available, gold_available, lives_available, points_available
from rulewright.games.talisman.simulation.table import Figure, Table

_ABILITIES = {EffectSubject.STRENGTH: Ability.STRENGTH, EffectSubject.CRAFT: Ability.CRAFT}
GAIN_ENTRIES = {
    EffectSubject.STRENGTH: "characters/strength",
    EffectSubject.CRAFT: "characters/craft",
    EffectSubject.LIFE: "characters/gaining-lives",
    EffectSubject.FATE: "characters/replenishing-fate",
    EffectSubject.GOLD: "possessions/gold",
    EffectSubject.SPELL: "spells/gaining",
}


def gain(table: Table, figure: Figure, thing: EffectSubject, amount: int, entry: str | None = None) -> None:
    """Give the character an amount of something, as far as there is any, by the rule `entry` or the usual one."""
    by = entry or GAIN_ENTRIES.get(thing, "")
    match thing:
        case EffectSubject.STRENGTH | EffectSubject.CRAFT:
            ability = _ABILITIES[thing]
            amount = points_available(table, ability, amount)
            (figure.as_toad if figure.is_toad else figure.counters)[ability] += amount
            figure.changed()
        case EffectSubject.LIFE:
            get_lives(table, figure, amount, by)
            return
        case EffectSubject.FATE:
            amount = fate_available(table, amount)
            figure.fate += amount
        case EffectSubject.GOLD:
            get_gold(table, figure, gold_available(table, amount), by)
            complete_quest(table, figure)
            return
        case EffectSubject.SPELL:
            amount = gain_spells(table, figure, amount)
        case EffectSubject.TALISMAN:
            for _ in range(amount):
                gain_talisman(table, figure)
            return
        case _:
            raise ValueError(thing)
    if amount:
        table.tell(figure, "gains", by, thing=str(thing), amount=amount)


def gain_spells(table: Table, figure: Figure, amount: int) -> int:
    """Draw up to `amount` Spells, as many as the character's Craft allows; return their number. A Toad draws none."""
    room = 0 if figure.is_toad else spell_limit(total(table, figure, Ability.CRAFT)) - len(figure.spells)
    drawn = 0
    while drawn < min(room, amount):
        spell = draw_spell(table)
        if spell is None:
            break
        figure.spells.append(spell)
        drawn += 1
    return drawn


def fill_spells(table: Table, figure: Figure) -> None:
    """Draw Spells up to the limit of the character's Craft."""
    gain(table, figure, EffectSubject.SPELL, spell_limit(total(table, figure, Ability.CRAFT)))


def lose_ability(table: Table, figure: Figure, ability: Ability, amount: int) -> None:
    """Remove points of Strength or Craft from the character, of counters only."""
    counters = figure.as_toad if figure.is_toad else figure.counters
    lost = follow(table, figure, bind(lose_points, ability, counters[ability], amount))
    counters[ability] -= lost
    figure.changed()
    _tell_loss(table, figure, f"characters/{ability}-loss", str(ability), lost)
    drop_spells(table, figure)


def lose_gold(table: Table, figure: Figure, amount: int) -> int:
    """Remove up to `amount` gold from the character; return the amount lost."""
    lost = min(amount, figure.gold)
    figure.gold -= lost
    entry = "possessions/gold" if lost else "possessions/no-gold-to-lose"
    _tell_loss(table, figure, entry, str(EffectSubject.GOLD), lost)
    return lost


def _tell_loss(table: Table, figure: Figure, entry: str, thing: str, amount: int) -> None:
    if amount:
        table.tell(figure, "loses", entry, thing=thing, amount=amount)
    else:
        table.tell(figure, "nothing", entry)


def heal(table: Table, figure: Figure, most: int, entry: str = "characters/healing") -> int:
    """Heal up to `most` lives, to the value on the character's card at most; return their number."""
    healed = lives_available(table, max(0, min(most, figure.hero.life - figure.life)))
    figure.life += healed
    if healed:
        table.tell(figure, "heals", entry, amount=healed)
    return healed


def replenish(table: Table, figure: Figure, most: int) -> int:
    """Replenish up to `most` fate tokens, to the value on the character's card at most; return their number."""
    taken = fate_available(table, max(0, min(most, figure.hero.fate - figure.fate)))
    figure.fate += taken
    if taken:
        table.tell(figure, "gains", "characters/replenishing-fate", thing=str(EffectSubject.FATE), amount=taken)
    return taken


def realign(table: Table, figure: Figure, alignment: Alignment) -> None:
    """Change the character's alignment, once a turn at most; it gives up the cards that it may no longer have."""
    if alignment is figure.alignment or figure.has_realigned:
        return
    figure.alignment = alignment
    figure.has_realigned = True
    figure.changed()
    table.tell(figure, "realigns", "character-rules/alignment-change", alignment=str(alignment))
    keep_limits(table, figure)
