"""The Crown of Command: a character there fights the others there, or casts the Command Spell alone."""

from __future__ import annotations

from rulewright.engine.effects import Next, bind
from rulewright.games.talisman.rules.character_death import Cause
from rulewright.games.talisman.rules.crown import CommandSpellCasting, CommandSpellOutcome, Counts, on_the_crown_alone
from rulewright.games.talisman.rules.setup import Alternative
from rulewright.games.talisman.simulation.accounts import pay_fate
from rulewright.games.talisman.simulation.casting import is_cancelled, may_cast_the_command_spell
from rulewright.games.talisman.simulation.deciding import follow
from rulewright.games.talisman.simulation.duelling import fight_character
from rulewright.games.talisman.simulation.harm import leave, lose_lives, win
from rulewright.games.talisman.simulation.table import Figure, Table

SPELL = "inner-region/command-spell"


def reach_the_crown(table: Table, figure: Figure) -> None:
    """Reach the Crown: from now on nobody starts again; with sudden death the character's player has won."""
    table.crown_reached = True
    table.tell(figure, "reaches-crown", "inner-region/crown-of-command")
    if table.agreement.has(Alternative.SUDDEN_DEATH):
        win(table, figure.seat, "sudden-death")
    for seat, other in enumerate(table.figures):  # players who wait for a new character get none
        if other is None and seat not in table.out:
            leave(table, seat)
    if table.others_here(figure):
        attack_somebody(table, figure)


def crown_turn(table: Table, figure: Figure) -> None:
    """A turn on the Crown."""
    if table.others_here(figure):
        attack_somebody(table, figure)
    elif may_cast_the_command_spell(table, figure):
        cast_the_command_spell(table, figure)


def attack_somebody(table: Table, figure: Figure) -> None:
    """Attack one of the others on the Crown, which nobody can evade."""
    other = table.ask(figure, "crown-rival", tuple(table.others_here(figure)))
    fight_character(table, figure, other, on_the_crown=True)


def cast_the_command_spell(table: Table, figure: Figure) -> None:
    """Cast the Command Spell, which may cost every other character a life."""
    others = table.others(figure)
    lives = tuple(other.life for other in others)
    easier = table.agreement.has(Alternative.FASTER_COMMAND_SPELL)
    casting = CommandSpellCasting(lives, easier, Counts.REMAINING, len(table.figures))
    if is_cancelled(table, figure):
        table.tell(figure, "is-cancelled", "cards/counterspell")
        return
    found = follow(table, figure, bind(on_the_crown_alone, casting, 0, figure.fate, None))
    if isinstance(found, Next):
        _, done, fate, *_ = found.rule.arguments
        assert isinstance(done, int)
        assert isinstance(fate, int)
    else:
        assert isinstance(found, CommandSpellOutcome)
        done, fate = 1, found.fate
    pay_fate(table, figure, figure.fate - fate)
    table.tell(figure, "command-spell-works" if done else "command-spell-fails", SPELL)
    for other in others if done else ():
        lose_lives(table, other, 1, SPELL, Cause.COMMAND_SPELL)
