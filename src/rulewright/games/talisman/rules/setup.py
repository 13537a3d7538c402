"""Setting up a game, or a new character in a game under way, with the alternative rules agreed on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rulewright.engine.consequences import Consequence, consequence
from rulewright.engine.executes import executes
from rulewright.games.talisman.data.cards import CardSet, Deck
from rulewright.games.talisman.data.heroes import Character
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.trophies import USUAL_RATE, is_lower

MIN_PLAYERS, MAX_PLAYERS = 2, 6
STARTING_GOLD = 1
CHARACTERS_IN_CHOICE = 3
"""The number of character cards dealt to a player who wants a choice."""
BLOODBATH_TALISMANS = 1


class Alternative(StrEnum):
    """An alternative rule that the players can agree on; the lower trophy rates are told by the rate."""

    CHOOSE_FROM_THREE = "choose-from-three"
    EVADING_THE_UNFRIENDLY = "evading-the-unfriendly"
    INHERITED_ITEMS = "inherited-items"
    FASTER_STARTING_BONUS = "faster-starting-bonus"
    FASTER_BLOODBATH = "faster-bloodbath"
    FASTER_COMMAND_SPELL = "faster-command-spell"
    SUDDEN_DEATH = "sudden-death"
    TIMED_SUDDEN_DEATH = "timed-sudden-death"

    @property
    def entry(self) -> str:
        """The entry of the rule."""
        return f"{'setup' if self is Alternative.CHOOSE_FROM_THREE else 'alternative-rules'}/{self}"


_RULES_WITHOUT_SETUP = (
    Alternative.EVADING_THE_UNFRIENDLY,
    Alternative.INHERITED_ITEMS,
    Alternative.FASTER_COMMAND_SPELL,
)
"""Rules that change nothing yet when the game is set up."""


@dataclass(frozen=True)
class SetupOptions:
    """The game on which the players have agreed.

    `choosing` is the number of players who are dealt several character cards to choose from. `hero` is the character
    whose start is described, or `None` for what holds for all. `bonus` is the counter that its player takes as a
    starting bonus, if that is decided. `trophy_rate` is the number of points for a counter.
    """

    players: int
    choosing: int = 0
    hero: Character | None = None
    agreed: frozenset[Alternative] = frozenset()
    bonus: Ability | None = None
    trophy_rate: int = USUAL_RATE


def list_setup_steps(options: SetupOptions, cards: CardSet, characters: int) -> tuple[Consequence, ...]:
    """The steps before the first turn, in order. `characters` is the number of character cards."""
    alternative = options.agreed or is_lower(options.trophy_rate)
    return (
        *((consequence("all-agree", "alternative-rules/consent"),) if alternative else ()),
        *lay_out(cards),
        *lay_out_talisman_cards(cards, options),
        *deal(options, characters),
        *reveal_character(options),
        *_character_steps(options.hero),
        *starting_bonus(options),
        *list_rules_in_force(options),
        *begin(),
        *how_to_win(options),
    )


def list_rejoining_steps(options: SetupOptions) -> tuple[Consequence, ...]:
    """The steps of a killed character's player on its next turn, in order. No starting bonus is taken again."""
    return (
        consequence("draws-a-character", "characters/new-character"),
        *reveal_character(options),
        *_character_steps(options.hero),
    )


@executes("setup/board-and-decks")
def lay_out(cards: CardSet) -> tuple[Consequence, ...]:
    """The layout of the decks: Adventure and Spell deck shuffled face down, Purchase Cards face up in piles."""
    decks = {deck: sum(cards.deck_copies(deck).values()) for deck in (Deck.ADVENTURE, Deck.SPELL, Deck.PURCHASE)}
    return (consequence("board-and-decks", "setup/board-and-decks", **{str(deck): n for deck, n in decks.items()}),)


def lay_out_talisman_cards(cards: CardSet, options: SetupOptions) -> tuple[Consequence, ...]:
    """The pile of Talisman Cards: all of them, or those left by a Bloodbath. The Adventure deck keeps its own."""
    talismans = sum(cards.deck_copies(Deck.TALISMAN).values())
    if Alternative.FASTER_BLOODBATH not in options.agreed:
        return (consequence("talisman-cards", "setup/board-and-decks", cards=talismans),)
    removed = talismans - BLOODBATH_TALISMANS
    return (
        consequence("talisman-cards-removed", Alternative.FASTER_BLOODBATH.entry, cards=removed),
        consequence("talisman-cards", "setup/board-and-decks", cards=BLOODBATH_TALISMANS),
    )


@executes("setup/deal-characters", "setup/choose-from-three", "overview/player-count")
def deal(options: SetupOptions, characters: int) -> tuple[Consequence, ...]:
    """The dealing of character cards: 1 to each player, or 3 to choose from.

    Cards that are not played stay for players who start again. Raises `ValueError` for more players, or more cards,
    than there can be.
    """
    cards = count_cards_dealt(options.players, options.choosing)
    if options.players > MAX_PLAYERS or options.choosing > options.players or cards > characters:
        raise ValueError(f"{options.players} players cannot be dealt {cards} character cards")
    single = options.players - options.choosing
    one = consequence("deal-1-card", "setup/deal-characters", "overview/player-count", players=single)
    several = consequence("deal-3-cards", "setup/choose-from-three", players=options.choosing)
    left = consequence("unused-characters", "characters/new-character", cards=characters - options.players)
    return (
        *((one,) if single else ()),
        *((several,) if options.choosing else ()),
        *(() if Alternative.FASTER_BLOODBATH in options.agreed else (left,)),
    )


def count_cards_dealt(players: int, choosing: int) -> int:
    """The total number of character cards dealt."""
    return players - choosing + CHARACTERS_IN_CHOICE * choosing


def reveal_character(options: SetupOptions) -> tuple[Consequence, ...]:
    """The play area, in which the character card lies face up before its player."""
    heroes = () if options.hero is None else (f"heroes/{options.hero.id}",)
    return (consequence("character-face-up", "setup/play-area", *heroes),)


def _character_steps(hero: Character | None) -> tuple[Consequence, ...]:
    return (*start_space(hero), *starting_counters(hero), *starting_alignment(hero), *starting_spells(hero))


@executes("setup/start-space")
def start_space(hero: Character | None) -> tuple[Consequence, ...]:
    """The start of the figure, on the space that the card names."""
    if hero is None:
        return (consequence("figures-to-start-spaces", "setup/start-space"),)
    space = hero.start.partition("/")[2]
    return (consequence("figure-to-start-space", "setup/start-space", f"board/{space}", space=hero.start),)


@executes("setup/lives-fate-and-gold", "characters/fate", "possessions/gold")
def starting_counters(hero: Character | None) -> tuple[Consequence, ...]:
    """The lives and fate of the card, and 1 gold; no counters of Strength or Craft."""
    if hero is None:
        return (consequence("lives-fate-and-gold-of-the-card", "setup/lives-fate-and-gold", gold=STARTING_GOLD),)
    entries = "setup/lives-fate-and-gold", "characters/lives", "characters/fate", "possessions/gold"
    return (consequence("lives-fate-and-gold", *entries, life=hero.life, fate=hero.fate, gold=STARTING_GOLD),)


@executes("character-rules/alignment")
def starting_alignment(hero: Character | None) -> tuple[Consequence, ...]:
    """The alignment, which is the printed one; no alignment card is laid out."""
    if hero is None:
        return ()
    return (consequence("alignment", "character-rules/alignment", alignment=str(hero.alignment)),)


@executes("setup/starting-spells-and-objects")
def starting_spells(hero: Character | None) -> tuple[Consequence, ...]:
    """The Spells given by a special ability, if any. No character of the base game begins with an Object."""
    if hero is None:
        return (consequence("starting-spells-of-the-card", "setup/starting-spells-and-objects"),)
    if hero.spells is None:
        return (consequence("no-starting-spells", "setup/starting-spells-and-objects"),)
    entries = "setup/starting-spells-and-objects", f"heroes/{hero.id}", "spells/gaining"
    return (consequence("starting-spells", *entries, spells=hero.spells),)


@executes("alternative-rules/faster-starting-bonus")
def starting_bonus(options: SetupOptions) -> tuple[Consequence, ...]:
    """The starting bonus: a counter of Strength or Craft of the player's choice, which counts as gained."""
    if Alternative.FASTER_STARTING_BONUS not in options.agreed:
        return ()
    entry = Alternative.FASTER_STARTING_BONUS.entry
    if options.bonus is None:
        return (consequence("bonus-of-choice", entry),)
    name = "bonus-strength-counter" if options.bonus is Ability.STRENGTH else "bonus-craft-counter"
    return (consequence(name, entry, f"characters/{options.bonus}"),)


def list_rules_in_force(options: SetupOptions) -> tuple[Consequence, ...]:
    """The alternative rules that matter only later."""
    trophies = (consequence("trophy-rate", "alternative-rules/faster-trophies", points=options.trophy_rate),)
    return (
        *(trophies if is_lower(options.trophy_rate) else ()),
        *(
            consequence("rule-in-force", rule.entry, rule=str(rule))
            for rule in _RULES_WITHOUT_SETUP
            if rule in options.agreed
        ),
    )


@executes("setup/first-player")
def begin() -> tuple[Consequence, ...]:
    """The first turn, which the owner of the game takes."""
    return (consequence("owner-of-the-game-begins", "setup/first-player"),)


@executes("overview/objective", "alternative-rules/sudden-death")
def how_to_win(options: SetupOptions) -> tuple[Consequence, ...]:
    """The winning condition, and the starting possessions that do not score if points decide."""
    found = []
    if Alternative.SUDDEN_DEATH in options.agreed:
        found.append(consequence("first-on-the-crown-wins", Alternative.SUDDEN_DEATH.entry))
    else:
        found.append(consequence("last-character-wins", "overview/objective", "inner-region/command-spell"))
    if Alternative.TIMED_SUDDEN_DEATH in options.agreed:
        entry = Alternative.TIMED_SUDDEN_DEATH.entry
        found.append(consequence("most-points-win", entry))
        if options.hero is None:
            found.append(consequence("start-does-not-score", entry, gold=STARTING_GOLD))
        else:
            spells = options.hero.spells or 0
            found.append(consequence("spells-at-the-start-do-not-score", entry, gold=STARTING_GOLD, spells=spells))
    return tuple(found)
