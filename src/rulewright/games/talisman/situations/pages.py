"""How pages tell Talisman's situations: in groups, each with what it is about; what its results are to the player."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.games.talisman.phrases import phrase
from rulewright.language.phrase import Phrase
from rulewright.situations import Tone

FIGHTS = phrase("attacks")
BOARD = phrase("movement-and-spaces")
INNER = phrase("the-inner-region")
CHARACTERS = phrase("characters-and-their-cards")

PAGES: Mapping[str, tuple[Phrase, Phrase]] = {
    "battle": (FIGHTS, phrase("your-character-fights-one-creature-or")),
    "psychic-combat": (FIGHTS, phrase("your-character-meets-one-spirit-or")),
    "duel": (FIGHTS, phrase("one-character-attacks-another-who-wins")),
    "crown-duel": (INNER, phrase("two-characters-fight-on-the-crown")),
    "movement": (BOARD, phrase("where-a-move-can-end-and")),
    "space": (BOARD, phrase("what-can-happen-on-a-space")),
    "slave-release": (BOARD, phrase("how-soon-a-slave-of-the")),
    "portal-of-power": (INNER, phrase("opening-the-portal-of-power-with")),
    "inner-journey": (INNER, phrase("the-whole-way-from-the-plain")),
    "crypt": (INNER, phrase("where-the-dice-in-the-crypt")),
    "mines": (INNER, phrase("where-the-dice-in-the-mines")),
    "vampires-tower": (INNER, phrase("how-many-lives-the-vampires-tower")),
    "death": (INNER, phrase("dicing-with-death-for-your-lives")),
    "werewolf-den": (INNER, phrase("past-the-werewolf-whose-strength-is")),
    "pits": (INNER, phrase("past-the-pit-fiends-as-many")),
    "command-spell": (INNER, phrase("how-soon-the-command-spell-puts")),
    "ability": (
        CHARACTERS,
        phrase("what-counts-towards-strength-and-craft"),
    ),
    "cast": (CHARACTERS, phrase("which-spells-may-be-cast-now")),
    "spell-draw": (CHARACTERS, phrase("how-likely-a-wanted-spell-is")),
    "trophies": (CHARACTERS, phrase("what-trophies-are-worth-and-which")),
    "toad": (CHARACTERS, phrase("what-being-turned-into-a-toad")),
    "character-death": (
        CHARACTERS,
        phrase("where-everything-goes-when-a-character"),
    ),
    "setup": (CHARACTERS, phrase("what-is-to-be-done-before")),
    "timed-score": (CHARACTERS, phrase("what-a-character-scores-when-time")),
}
"""The group of each situation, and what it is about."""

TONES: Mapping[str, Tone] = {
    **dict.fromkeys(
        ("win", "through", "crown", "attacker-wins", "hero-survives", "all-out", "released", "drawn"), Tone.GOOD
    ),
    **dict.fromkeys(("stand-off", "turned-back", "left"), Tone.LEVEL),
    **dict.fromkeys(("life-lost", "dead", "expelled", "defender-wins", "other-survives"), Tone.BAD),
    **dict.fromkeys(("saved", "evaded"), Tone.SAVED),
}
"""By result; what could be wished for or not has none."""
