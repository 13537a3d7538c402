"""Defaults of Talisman's situations, each of which states only differences: messages, readings, fields, tones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from rulewright.games.talisman.phrases import CATALOGS, phrase
from rulewright.language.messages import Vocabulary
from rulewright.language.phrase import Phrase
from rulewright.situations.advice_wording import BEFORE
from rulewright.situations.form_fields import NamedInput, OptionLoader
from rulewright.situations.lazy import LazyMapping
from rulewright.situations.situation import Improvement, ResultTone, Situation, Variant

ATTACKS = phrase("group-attacks")
BOARD = phrase("group-board")
INNER_REGION = phrase("group-inner-region")
CHARACTERS = phrase("group-characters")
"""The groups of situations in overviews."""

_ROUTE = ("death", "werewolf-den", "vampires-tower", "pits")
_ALIKE = {
    "fact-landed": "fact-at",
    "crown-duel-fact-ahead": "duel-fact-ahead",
    "word-idle.keep": "word-keep",
    "word-idle.go-on": "word-go-on",
    "word-{most}": "word-most",
    "word-pay-{hero}": "word-pay-highest",
    "word-pay-{highest}": "word-pay-highest",
    "word-pay-{lowest}": "word-pay-lowest",
    "word-pay-death-{death_highest}": "word-pay-death-highest",
    "word-pay-death-{death_lowest}": "word-pay-death-lowest",
    **{f"word-at-{space}": f"board-{space}" for space in ("plain-of-peril", "crypt", "mines", *_ROUTE)},
    **{f"{space}-title": f"board-{space}" for space in ("crypt", "mines", *_ROUTE)},
    "trophies-title": "field-trophies",
    "psychic-combat-goal-survive": "battle-goal-survive",
    "field-position": "field-at",
    "field-moment": "field-when",
    "field-cards": "field-things",
    **{f"field-{side}_character": f"field-{side}--character" for side in ("attacker", "defender", "other")},
    **{f"field-{side}_things": f"field-{side}--cards" for side in ("attacker", "defender", "other")},
    **{f"field-hero.counters.{ability}": f"field-{ability}_counters" for ability in ("strength", "craft")},
    **{f"option-{field}.{name}": f"field-{name}" for field in ("ability", "bonus") for name in ("strength", "craft")},
    "option-kind.character": "option-killed_by--character",
    "option-quest.none": "word-none",
    "character-death-statement-left-on-the-space": "toad-statement-leaves-on-the-space",
}
"""Messages used for further roles and keys, by the role and key of the others."""
VOCABULARY = Vocabulary(
    CATALOGS,
    {
        **{name: phrase(message) for name, message in _ALIKE.items()},
        **{
            f"word-before-{space}": phrase("before-space", space=name, before=name.with_context({}, BEFORE))
            for space, name in ((space, phrase(f"board-{space}")) for space in _ROUTE)
        },
        **{f"word-pay-{face}": phrase("pay-fate-for-the-face", face=face) for face in range(1, 7)},
        **{f"word-pay-death-{face}": phrase("pay-fate-for-deaths-face", face=face) for face in range(1, 7)},
        **{f"word-{number}": phrase("number", number=number, choice="") for number in range(21)},
    },
)

_VARIANTS: Mapping[str, tuple[tuple[str | bool | int, ...], str]] = {
    "fate-on-armour": ((True, False), "faq/fate-on-armour"),
    "fate-on-setup-rolls": ((True, False), "faq/fate-on-setup-rolls"),
    "fate-on-deaths-dice": ((False, True), "faq/fate-on-deaths-dice"),
    "joint-roll-bonus": (("once", "each"), "attacks/several-enemies"),
    "roll-bonus-without-roll": ((False, True), "differences/runes-bonus-kind"),
    "turn-back": (("start-of-turn", "any-time"), "faq/turn-back-when"),
    "pits-stand-off-ends-turn": ((True, False), "differences/stand-off-at-den-and-pits"),
    "arrival-from-crypt-is-encountered": ((True, False), "differences/crypt-encounter-on-arrival"),
    "crown-evasion": ((False, True), "differences/crown-evade-ban"),
    "command-counts": (("remaining", "starting"), "differences/command-table-count-what"),
    "trophy-rate": ((7, 6, 5), "differences/trophy-rate-values"),
    "timed-score": (("gains", "gains-in-all", "held", "held-and-start"), "differences/timed-sudden-death"),
    "quest-bars-portal": (("that-quest", "first-quest"), "differences/quest-portal-lock"),
}
"""The values of every variant, and the entry that explains it."""
FATE_ON_ARMOUR = "variants.fate-on-armour"
"""The field of a reading that matters only to whoever may reroll an Armour die."""
VARIANT_VALUES: Mapping[str, tuple[str | bool | int, ...]] = {id_: values for id_, (values, _) in _VARIANTS.items()}
"""The values of every variant, the default first."""


def variants(*ids: str) -> Mapping[str, Variant]:
    """The variants of these ids, which the rulebooks leave open."""
    return {id_: Variant(phrase(f"variant-{id_}"), *_VARIANTS[id_]) for id_ in ids}


_DICE = frozenset(
    (
        *("die", "hero", "foe", "attacker_die", "defender_die", "armour_die"),
        *("highest", "lowest", "death_highest", "death_lowest"),
    )
)


def _item(name: Phrase, card: str, replaces: str) -> Improvement:
    """The improvement by a card, which nobody gets while attack dice lie on the table."""
    return Improvement(
        name,
        ("hero", "cards"),
        card,
        is_item=True,
        replaces=(replaces,),
        excluded_by=("dice", "answers"),
        has_room=_can_carry_another,
    )


def _can_carry_another(hero: Mapping[str, Any]) -> bool:
    """Whether a character that names these cards can carry another Object."""
    named = hero.get("cards") or ()
    if not named:
        return True
    from rulewright.games.talisman.data.cards import load_cards
    from rulewright.games.talisman.data.heroes import load_heroes
    from rulewright.games.talisman.rules.ability import Bearer, OwnedItem, Points, carrying_limit, objects_carried

    cards = load_cards().cards
    owned = [OwnedItem.from_card(cards[name]) for name in named if name in cards]
    bearer = Bearer(Points(), hero=load_heroes().characters.get(hero.get("character") or ""))
    return objects_carried(owned, bearer) < carrying_limit(owned, bearer)


def _count_named_followers(hero: Mapping[str, Any]) -> int:
    """The number of Followers among the cards that a request names."""
    if not hero.get("cards"):
        return 0
    from rulewright.games.talisman.data.cards import load_cards

    cards = load_cards().cards
    return sum(name in cards and cards[name].is_follower for name in hero["cards"])


IMPROVEMENTS = (
    Improvement(phrase("n-1-strength-more"), ("hero", "strength"), fallback=("hero", "counters", "strength")),
    Improvement(phrase("n-1-craft-more"), ("hero", "craft"), fallback=("hero", "counters", "craft")),
    Improvement(phrase("n-1-fate-token-more"), ("hero", "fate"), last_one_name=phrase("without-your-last-fate-token")),
    Improvement(phrase("n-1-life-more"), ("hero", "life"), default=4),
    _item(phrase("a-sword"), "sword", "battle_bonus"),
    _item(phrase("a-helmet"), "helmet", "armour"),
    _item(phrase("a-shield"), "shield", "armour"),
    _item(phrase("a-suit-of-armour"), "armour", "armour"),
    Improvement(phrase("n-1-follower-more"), ("hero", "followers"), default=_count_named_followers),
)
_TONES: Mapping[str, ResultTone] = {
    **dict.fromkeys(
        ("win", "through", "crown", "attacker-wins", "hero-survives", "all-out", "released", "drawn"), ResultTone.GOOD
    ),
    **dict.fromkeys(("stand-off", "turned-back", "left"), ResultTone.LEVEL),
    **dict.fromkeys(("life-lost", "dead", "expelled", "defender-wins", "other-survives"), ResultTone.BAD),
    **dict.fromkeys(("saved", "evaded"), ResultTone.SAVED),
}
"""The tone of each result; a result that may be welcome or not has none."""
_MORE = frozenset({"battle_bonus", "dice.foe", "dice.hero", "may_evade", "quest", "roll_bonus", "toad"})


def with_defaults(situation: Situation) -> Situation:
    """The situation completed with the defaults."""
    return replace(
        situation,
        result_tones={result: _TONES[result] for result in situation.result_ids if result in _TONES},
        facts_hidden_at_zero=frozenset({"bonus"}),
        implied_facts={"dice": frozenset({"highest", "lowest", "total"})},
        die_facts=_DICE,
        field_options=LazyMapping(partial(_choices, situation.name)),
        advanced_fields=_MORE | situation.advanced_fields,
    )


def named_in(situation: str) -> Callable[[], NamedInput]:
    """A function that returns the named input of a situation."""

    def naming() -> NamedInput:
        from rulewright.games.talisman.situations.naming import NAMINGS

        return NAMINGS[situation]()

    return naming


def _choices(situation: str) -> Mapping[str, OptionLoader]:
    from rulewright.games.talisman.situations.choosing import CHOICE_PHRASES

    return CHOICE_PHRASES.get(situation, {})
