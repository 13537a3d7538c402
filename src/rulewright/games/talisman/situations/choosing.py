"""Options of form fields in Talisman's situations: characters, cards, positions on the board, agreed rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rulewright.corpus.factsheet import EntryLink
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.board_picture import space_name
from rulewright.games.talisman.data.cards import BonusTiming, EncounterCard, load_cards
from rulewright.games.talisman.data.effect_words import REGION_LINKS
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import Region
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.cast import InEffect, Where
from rulewright.games.talisman.rules.setup import Alternative
from rulewright.situations.form_fields import FieldOption, OptionLoader


def _of_cards(wanted: Callable[[EncounterCard], bool]) -> OptionLoader:
    def choices() -> Sequence[FieldOption]:
        return [
            FieldOption(card.id, EntryLink(f"cards/{card.id}")) for card in load_cards().cards.values() if wanted(card)
        ]

    return choices


def _enemies(found: Callable[[], Mapping[str, int]]) -> OptionLoader:
    """Enemies with their Strength or Craft."""

    def choices() -> Sequence[FieldOption]:
        return [
            FieldOption(name, EntryLink(f"cards/{name}", phrase("title-number-2", number=number)))
            for name, number in found().items()
        ]

    return choices


def characters() -> Sequence[FieldOption]:
    """The characters of the game."""
    return [FieldOption(name, EntryLink(f"heroes/{name}")) for name in load_heroes().characters]


def spells() -> Sequence[FieldOption]:
    """The Spells."""
    return [FieldOption(name, EntryLink(f"cards/{name}")) for name in load_cards().spells]


def spells_with_copies() -> Sequence[FieldOption]:
    """The Spells; one with several copies has an option for each number of them, too."""
    return [
        FieldOption(
            name if number == 1 else f"{name}-{number}",
            EntryLink(f"cards/{name}", None if number == 1 else phrase("title-times-number", number=number)),
        )
        for name, spell in load_cards().spells.items()
        for number in range(1, spell.spell_copies + 1)
    ]


def positions() -> Sequence[FieldOption]:
    """The positions on the board, Region by Region."""
    board = load_board()
    return [
        FieldOption(position, space_name(position, board), REGION_LINKS[region])
        for region in Region
        for position in board.ring(region)
    ]


def targets() -> Sequence[FieldOption]:
    """The targets of a move: each position, and the spaces with several positions."""
    board = load_board()
    several = [space for space in board.spaces if len(board.positions_of(space)) > 1]
    anywhere = [FieldOption(space, EntryLink(f"board/{space}"), phrase("any-of-them")) for space in several]
    inside = [each for each in positions() if board.region(each.value) is not Region.INNER]
    entrance = [each for each in positions() if each.value == board.links["portal"].ends[1]]
    return [*anywhere, *inside, *entrance]


def places() -> Sequence[FieldOption]:
    """The places of a caster or a target, as far as Spells distinguish them."""
    regions = {Where.OUTER: Region.OUTER, Where.MIDDLE: Region.MIDDLE, Where.INNER: Region.INNER}
    return [
        FieldOption(where, REGION_LINKS[regions[where]] if where in regions else EntryLink(f"board/{where}"))
        for where in Where
    ]


def lasting() -> Sequence[FieldOption]:
    """The cards whose effects last and bear on Spells."""
    return [FieldOption(card, EntryLink(f"cards/{card}")) for card in InEffect]


def agreed_rules(*rules: Alternative) -> OptionLoader:
    """Alternative rules for the players to agree on."""

    def choices() -> Sequence[FieldOption]:
        return [FieldOption(rule, EntryLink(rule.entry)) for rule in rules or Alternative]

    return choices


def _counts_in_fight(card: EncounterCard) -> bool:
    return bool(card.strength_bonus or card.craft_bonus or card.saves_from)


def _avoids_fight(card: EncounterCard) -> bool:
    return bool(card.evades_at or card.destroys)


possessions = _of_cards(lambda card: card.is_object or card.is_follower)
things = _of_cards(lambda card: card.is_object or card.is_follower)
followers = _of_cards(lambda card: card.is_follower)
enemies = _enemies(lambda: load_cards().enemies())
spirits = _enemies(lambda: load_cards().spirits())
every_enemy = _enemies(lambda: {**load_cards().enemies(), **load_cards().spirits()})
used_up = _of_cards(lambda card: bool(card.bonus_price) or card.bonus_when is BonusTiming.UNTIL_END_OF_TURN)
helpful = _of_cards(lambda card: bool(card.strength_bonus or card.saves_from))
helpful_in_battle = _of_cards(lambda card: _counts_in_fight(card) or _avoids_fight(card))
mind_helpful = _of_cards(lambda card: bool(card.craft_bonus))
helpful_in_psychic_combat = _of_cards(lambda card: bool(card.craft_bonus) or _avoids_fight(card))
helpful_in_mines = _of_cards(lambda card: bool(card.craft_bonus or card.mines_dice))
bearing_on_spells = _of_cards(
    lambda card: (
        any((card.craft_bonus, card.bars_own_spells, card.always_a_spell, card.bars_followers, card.spaces_per_turn))
        and (card.is_object or card.is_follower)
    )
)


def strengthening_spells() -> Sequence[FieldOption]:
    """The Spells that add to the Strength of a battle."""
    return [choice for choice in spells() if load_cards().spells[choice.value].adds_craft_value]


barring_spells = _of_cards(lambda card: bool(card.bars_own_spells))
protecting_from_spells = _of_cards(lambda card: bool(card.immune_to_spells))
any_helpful = _of_cards(_counts_in_fight)

CHOICE_PHRASES: Mapping[str, Mapping[str, OptionLoader]] = {
    "battle": {"hero.spells": strengthening_spells},
    "movement": {"position": positions, "target": targets},
    "ability": {"hero.character": characters, "hero.cards": things, "used": used_up},
    "cast": {
        "hero.spells": spells,
        "hero.at": places,
        "target.at": places,
        "target.cards": protecting_from_spells,
        "in_effect": lasting,
    },
    "toad": {"hero.character": characters, "hero.cards": things},
    "spell-draw": {"wanted": spells},
    "timed-score": {"hero.character": characters, "hero.cards": things},
    "character-death": {
        "hero.cards": things,
        "alternatives": agreed_rules(Alternative.INHERITED_ITEMS, Alternative.FASTER_BLOODBATH),
    },
    "vampires-tower": {"hero.cards": followers},
    "setup": {"hero.character": characters, "alternatives": agreed_rules()},
    "command-spell": {"hero.cards": barring_spells},
}
"""The options of fields that a request's schema does not list, by situation and path."""
