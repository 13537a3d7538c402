"""How pages tell Talisman's situations: in groups, each with what it is about; what its results are to the player."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.language.phrase import Phrase, phrase
from rulewright.situations import Tone

FIGHTS = phrase("Attacks")
BOARD = phrase("Movement and spaces")
INNER = phrase("The Inner Region")
CHARACTERS = phrase("Characters and their cards")

PAGES: Mapping[str, tuple[Phrase, Phrase]] = {
    "battle": (FIGHTS, phrase("Your character fights one creature or several with Strength: what are the chances?")),
    "psychic-combat": (FIGHTS, phrase("Your character meets one Spirit or several in psychic combat.")),
    "duel": (FIGHTS, phrase("One character attacks another: who wins, and when does each side pay fate?")),
    "crown-duel": (INNER, phrase("Two characters fight on the Crown of Command until one of them is dead.")),
    "movement": (BOARD, phrase("Where a move can end, and the chance to land on a space you name.")),
    "space": (BOARD, phrase("What can happen on a space that does something by itself.")),
    "slave-release": (BOARD, phrase("How soon a slave of the Temple is free, and when to pay fate for it.")),
    "portal-of-power": (INNER, phrase("Opening the Portal of Power with Strength or Craft.")),
    "inner-journey": (INNER, phrase("The whole way from the Plain of Peril to the Crown of Command.")),
    "crypt": (INNER, phrase("Where the dice in the Crypt lead you.")),
    "mines": (INNER, phrase("Where the dice in the Mines lead you.")),
    "vampires-tower": (INNER, phrase("How many lives the Vampire's Tower costs.")),
    "death": (INNER, phrase("Dicing with Death for your lives.")),
    "werewolf-den": (INNER, phrase("Past the Werewolf, whose Strength is rolled.")),
    "pits": (INNER, phrase("Past the Pit Fiends, as many as the die shows.")),
    "command-spell": (INNER, phrase("How soon the Command Spell puts everybody else out of the game.")),
    "ability": (
        CHARACTERS,
        phrase("What counts towards Strength and Craft now, and how much you can carry."),
    ),
    "cast": (CHARACTERS, phrase("Which Spells may be cast now, and why the others not.")),
    "trophies": (CHARACTERS, phrase("What trophies are worth, and which are best traded in now.")),
    "toad": (CHARACTERS, phrase("What being turned into a Toad takes away, and what it leaves.")),
    "character-death": (
        CHARACTERS,
        phrase("Where everything goes when a character dies, and how its player goes on."),
    ),
    "setup": (CHARACTERS, phrase("What is to be done before the first turn.")),
}
"""The group of each situation, and what it is about."""

TONES: Mapping[str, Tone] = {
    **dict.fromkeys(("win", "through", "crown", "attacker-wins", "hero-survives", "all-out", "released"), Tone.GOOD),
    **dict.fromkeys(("stand-off", "turned-back", "left"), Tone.LEVEL),
    **dict.fromkeys(("life-lost", "dead", "expelled", "defender-wins", "other-survives"), Tone.BAD),
    **dict.fromkeys(("saved", "evaded"), Tone.SAVED),
}
"""By result; what could be wished for or not has none."""
