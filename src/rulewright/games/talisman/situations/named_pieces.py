"""The effect of each character, card, Spell and space that a request names, for the `named` of an answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.games.talisman.data.ground import WITHOUT_MAGIC, BattleGround
from rulewright.games.talisman.data.piece_abilities import PieceWithAbilities
from rulewright.games.talisman.rules.battle import Armour
from rulewright.games.talisman.situations.character_sheet import ABILITIES, BonusShare, CharacterSheet
from rulewright.games.talisman.situations.defaults import VOCABULARY
from rulewright.games.talisman.situations.statements import full_ids
from rulewright.language.phrase import Phrase
from rulewright.situations.named import NamedEffect, NamedPiece

if TYPE_CHECKING:
    from rulewright.games.talisman.data.cards import Spell

_ACTS: Mapping[str, NamedEffect] = {
    "two-attack-dice": NamedEffect.APPLIES,
    "assassinates": NamedEffect.APPLIES,
    "evades": NamedEffect.OFFERED,
    "left-alone": NamedEffect.APPLIES,
    "charms": NamedEffect.OFFERED,
    "destroys": NamedEffect.OFFERED,
    "gains-life": NamedEffect.APPLIES,
    "psychic-attack": NamedEffect.OFFERED,
    "gains-life-taken": NamedEffect.APPLIES,
    "fewer-dice": NamedEffect.APPLIES,
    "leaves-the-die": NamedEffect.OFFERED,
    "costs-no-life": NamedEffect.APPLIES,
    "may-add": NamedEffect.OFFERED,
    "changes-alignment": NamedEffect.OFFERED,
    "slows": NamedEffect.APPLIES,
    "lost-on-crossing": NamedEffect.APPLIES,
    "held-back": NamedEffect.FORBIDDEN,
    "die-is-thrown": NamedEffect.FORBIDDEN,
    "no-die-to-heal-on": NamedEffect.FORBIDDEN,
    "raft-leads-nowhere": NamedEffect.NONE,
    "may-build-on-the-way": NamedEffect.OFFERED,
    "saves-no-way": NamedEffect.NONE,
    "in-this-turn-alone": NamedEffect.NOT_EXECUTED,
    "evades-the-sentinel": NamedEffect.OFFERED,
    "counts-as-evading": NamedEffect.NOT_EXECUTED,
    "barred-by-a-card": NamedEffect.FORBIDDEN,
    "not-on-this-space": NamedEffect.FORBIDDEN,
    "fewer-dice-by-craft": NamedEffect.NONE,
    "turn-begins-there": NamedEffect.APPLIES,
    "is-the-target": NamedEffect.APPLIES,
    "instructions-are-followed": NamedEffect.APPLIES,
    "does-not-affect": NamedEffect.APPLIES,
    "is-not-affected": NamedEffect.FORBIDDEN,
    "takes-one-free": NamedEffect.APPLIES,
    "other-alignment-given": NamedEffect.NONE,
    "no-life-at-stake": NamedEffect.NONE,
    "gold-at-castle": NamedEffect.NOT_EXECUTED,
    "can-be-sold": NamedEffect.NOT_EXECUTED,
    "completes-a-quest": NamedEffect.APPLIES,
    "is-taken-away": NamedEffect.APPLIES,
    "removed-by-a-visit": NamedEffect.APPLIES,
    "rolls-for-itself": NamedEffect.APPLIES,
    "moves-without-rolling": NamedEffect.OFFERED,
    "regenerates": NamedEffect.OFFERED,
    "crosses-the-river": NamedEffect.OFFERED,
    "builds-a-raft": NamedEffect.OFFERED,
    "opens-the-valley": NamedEffect.APPLIES,
    "may-be-given-up": NamedEffect.APPLIES,
    "opens-a-choice": NamedEffect.OFFERED,
    "sets-alignment": NamedEffect.APPLIES,
    "bars-own-spells": NamedEffect.FORBIDS,
    "wards-off-spells": NamedEffect.FORBIDS,
    "bars-followers": NamedEffect.FORBIDS,
    "replaces-the-last-spell": NamedEffect.APPLIES,
    "is-left-on-the-space": NamedEffect.APPLIES,
    "spell-is-kept": NamedEffect.APPLIES,
    "values-return": NamedEffect.APPLIES,
    "caster-may-not-own-it": NamedEffect.FORBIDDEN,
    "may-be-taken": NamedEffect.OFFERED,
    "fills-the-hand": NamedEffect.APPLIES,
    "may-be-cast-now": NamedEffect.OFFERED,
    "needs-the-character": NamedEffect.NOT_EXECUTED,
    "bars-the-command-spell": NamedEffect.FORBIDS,
    "may-not-be-kept": NamedEffect.FORBIDDEN,
    "counts-towards-the-limit": NamedEffect.APPLIES,
    "sets-the-start": NamedEffect.APPLIES,
    "killer-may-take-it": NamedEffect.OFFERED,
    "spell-is-discarded": NamedEffect.APPLIES,
    "is-out-of-the-game": NamedEffect.APPLIES,
    "scores-as-one": NamedEffect.APPLIES,
    "starts-with-spells": NamedEffect.APPLIES,
    "waits-for-the-last-spell": NamedEffect.NONE,
    "does-the-same-as-another": NamedEffect.NONE,
    "keeps-a-spell-from-being-cast": NamedEffect.FORBIDS,
    "carries": NamedEffect.APPLIES,
    "is-set-aside-for-the-heir": NamedEffect.APPLIES,
    "may-be-cast-before-the-dice": NamedEffect.OFFERED,
}
"""The ways in which a piece acts in a situation, each with its effect; the sentence is the message `named-…`."""


@dataclass(frozen=True)
class Act:
    """An act of a piece in a situation: its effect, the sentence about it, and the entries it rests on.

    `amount` is what it adds or takes, `is_in_fight` says whether it adds in a fight alone.
    """

    effect: NamedEffect
    reason: Phrase
    entries: tuple[str, ...] = ()
    amount: int | None = None
    is_in_fight: bool = False


Acts = Mapping[str, tuple[Act, ...]]
"""The acts of pieces, by the pieces' entries."""


def act_of(name: str, *entries: str, **values: int) -> Act:
    """The act of this name in the table of acts, with the `values` of its sentence and the `entries` it rests on."""
    return Act(_ACTS[name], _sentence(name, **values), entries)


def collect_acts(*named: tuple[str | Act, str | None]) -> Acts:
    """The acts from pairs of an act, or its name in the table, and the acting piece's entry; `None` does not act."""
    found: dict[str, tuple[Act, ...]] = {}
    for told, entry in named:
        if entry is not None:
            act = told if isinstance(told, Act) else act_of(told)
            if act not in found.get(entry, ()):
                found[entry] = (*found.get(entry, ()), act)
    return found


def join_acts(first: Acts, second: Acts) -> Acts:
    """The acts of both, for a piece of both the first ones first."""
    return {entry: (*first.get(entry, ()), *second.get(entry, ())) for entry in (*first, *second)}


ANY_MOMENT = ("as-required", "any-time")
FIGHTING_MOMENTS = ("about-to-battle", *ANY_MOMENT)
"""The moments of a fight at which Spells could be cast."""


@dataclass(frozen=True)
class Uses:
    """What a situation uses of a character: its abilities, what counts in battle alone, its Armour, its Spells.

    `moments` are the moments of the situation at which Spells could be cast.
    """

    abilities: Collection[str] = ()
    in_battle: bool = False
    armour: bool = False
    moments: Collection[str] = ANY_MOMENT


_SENTENCES = VOCABULARY.messages("named")
"""The sentences about effects, by key."""


def _sentence(key: str, **values: object) -> Phrase:
    return _SENTENCES[key].with_values(values)


_WEIGHTS = (
    NamedEffect.FORBIDS,
    NamedEffect.OFFERED,
    NamedEffect.APPLIES,
    NamedEffect.SUBTRACTS,
    NamedEffect.ADDS,
    NamedEffect.IN_TOTAL,
    NamedEffect.FORBIDDEN,
    NamedEffect.NOT_EXECUTED,
    NamedEffect.NONE,
)
"""The effects in the order in which one of them is named if a piece has several."""


def name_pieces(sheet: CharacterSheet, uses: Uses, acts: Acts = {}) -> tuple[NamedPiece, ...]:  # noqa: B006
    """The named pieces of a character: its card, its cards in their order, its Spells."""
    if not sheet.names_pieces:
        return ()
    found = []
    hero = sheet.owned.hero
    if hero is not None:
        found.append(_name_piece(sheet, hero, f"heroes/{hero.id}", [*_character_effects(sheet, uses, acts)]))
    for position, card in enumerate(sheet.owned.cards):
        entry = f"cards/{card.id}"
        found.append(_name_piece(sheet, card, entry, [*_card_effects(sheet, uses, acts, position)]))
    found.extend(_name_spell(sheet, spell, uses, acts) for spell in sheet.spells)
    return tuple(found)


def name_ground(ground: BattleGround, space: str | None) -> tuple[NamedPiece, ...]:
    """The named space of a fight: its bonus to creatures' rolls, or its ban on Objects."""
    if ground.roll_bonus:
        return name_space(space, Act(NamedEffect.APPLIES, _sentence("creatures-add", amount=ground.roll_bonus)))
    if ground.objects_add_nothing:
        return name_space(space, Act(NamedEffect.FORBIDS, _sentence("objects-add-nothing")))
    return name_space(space)


def name_space(space: str | None, act: Act | None = None) -> tuple[NamedPiece, ...]:
    """The named space of a request: what it does here, or that it does nothing."""
    if space is None:
        return ()
    act = act or Act(NamedEffect.NONE, _sentence("space-does-nothing"))
    return (NamedPiece(space, None, act.effect, (act.reason,), tuple(full_ids(f"board/{space}", *act.entries))),)


def _name_piece(sheet: CharacterSheet, piece: PieceWithAbilities, entry: str, effects: list[Act]) -> NamedPiece:
    """The piece with the weightiest of its effects, and the sentences about all of them."""
    if not effects:
        effects = [Act(NamedEffect.NONE, reason) for reason in _idle_reasons(piece)]
    first = min(effects, key=lambda each: (not each.is_in_fight, _WEIGHTS.index(each.effect)))
    told = [each for each in effects if (each.effect is NamedEffect.NONE) is (first.effect is NamedEffect.NONE)]
    reasons = tuple(
        each.reason for number, each in enumerate(told) if each.reason not in [e.reason for e in told[:number]]
    )
    others = [other for each in told for other in each.entries]
    return NamedPiece(piece.id, sheet.path, first.effect, reasons, tuple(full_ids(entry, *others)), first.amount)


def _character_effects(sheet: CharacterSheet, uses: Uses, acts: Acts) -> Iterator[Act]:
    """The effects of a character's own card."""
    hero = sheet.owned.hero
    assert hero is not None
    toad = "other-rules/toad-special-abilities"
    yield from acts.get(f"heroes/{hero.id}", ())
    if sheet.craft_value and uses.in_battle and "strength" in uses.abilities:
        is_given = "battle_bonus" in sheet.request.model_fields_set
        name = "in-battle-bonus" if is_given else "adds-craft-value"
        effect = NamedEffect.IN_TOTAL if is_given else NamedEffect.ADDS
        yield Act(effect, _sentence(name, amount=sheet.craft_value), (), sheet.craft_value, is_in_fight=True)
    if sheet.request.toad:
        yield Act(NamedEffect.FORBIDDEN, _sentence("is-a-toad"), (toad,))
        return
    for is_given in (True, False):
        told = [
            ability
            for ability in ABILITIES
            if ability in uses.abilities and (getattr(sheet.request, ability) is not None) is is_given
        ]
        if told:
            abilities = "-".join(told)
            name = f"printed-in-total-{abilities}" if is_given else f"printed-{abilities}"
            effect = NamedEffect.IN_TOTAL if is_given else NamedEffect.ADDS
            printed = {ability: getattr(hero, ability) for ability in told}
            yield Act(
                effect, _sentence(name, **printed), tuple(f"characters/{ability}" for ability in told), printed[told[0]]
            )


def _card_effects(sheet: CharacterSheet, uses: Uses, acts: Acts, position: int) -> Iterator[Act]:
    """The effects of one of a character's cards."""
    card = sheet.owned.cards[position]
    if sheet.request.toad:
        yield Act(NamedEffect.FORBIDDEN, _sentence("not-for-a-toad"), ("other-rules/toad",))
        return
    if card not in sheet.kit.cards and sheet.ground.entry is not None:
        entries = (sheet.ground.entry,)
        if sheet.ground is WITHOUT_MAGIC:
            yield Act(NamedEffect.FORBIDDEN, _sentence("not-under-destroy-magic"), entries)
            return
        taken = [each for each in sheet.shares.get(position, ()) if each.is_in_total and each.ability in uses.abilities]
        yield Act(NamedEffect.FORBIDDEN, _sentence("not-on-this-space"), entries)
        for share in taken:
            yield _subtraction(share)
        return
    yield from acts.get(f"cards/{card.id}", ())
    for share in sheet.shares.get(position, ()):
        if share.ability in uses.abilities and (uses.in_battle or not share.in_battle_only):
            yield _describe_share(share, card.bonus_price or 0, str(card.bonus_when), is_enemy=card.subtype is not None)
    if uses.armour and card.saves_from is not None:
        yield _describe_armour(sheet, card.id, card.saves_from)


def _describe_share(share: BonusShare, price: int, when: str, *, is_enemy: bool) -> Act:
    """The effect of a bonus on an ability."""
    known = {"amount": share.value, "ability": share.ability}
    entries = (share.entry,)
    if share.counts:
        if share.is_in_total:
            name = "in-battle-bonus" if share.in_battle_only else "in-total"
            return Act(NamedEffect.IN_TOTAL, _sentence(name, **known), entries, share.value)
        if price:
            name, known = "adds-for-gold", {**known, "price": price}
        elif when == "until-end-of-turn":
            name = "adds-once-drunk"
        else:
            name = "adds-in-battle" if share.in_battle_only else "adds"
        return Act(NamedEffect.ADDS, _sentence(name, **known), entries, share.value, share.in_battle_only)
    if share.entry == "board/cursed-glade":
        return (
            _subtraction(share)
            if share.is_in_total and not share.in_battle_only
            else Act(NamedEffect.FORBIDDEN, _sentence("adds-nothing-on-this-space"), entries)
        )
    if share.entry == "golden-rules/cannot-beats-can":
        return Act(NamedEffect.FORBIDDEN, _sentence("ruled-out-by-an-effect"), entries)
    if share.entry in ("character-rules/alignment-forbidden-cards", "cards/cursed-by-a-hag"):
        return Act(NamedEffect.FORBIDDEN, _sentence("may-not-be-kept"), entries)
    if share.entry.startswith("cards/"):
        return Act(NamedEffect.NOT_EXECUTED, _sentence("bonus-not-paid"), ())
    if share.entry.startswith("heroes/") and not is_enemy:
        return Act(NamedEffect.FORBIDDEN, _sentence("not-for-this-character"), entries)
    return Act(NamedEffect.FORBIDDEN, _sentence("over-the-limit"), entries)


def _subtraction(share: BonusShare) -> Act:
    reason = _sentence("taken-out", amount=share.value, ability=share.ability)
    return Act(NamedEffect.SUBTRACTS, reason, (share.entry,), share.value)


def _describe_armour(sheet: CharacterSheet, card: str, face: int) -> Act:
    """The effect of a piece of Armour in a battle."""
    hero = sheet.owned.hero
    if hero is not None and hero.armour_in_battle == 0:
        return Act(NamedEffect.FORBIDDEN, _sentence("not-for-this-character"), (f"heroes/{hero.id}",))
    entries = ("possessions/armour-limit",)
    if sheet.armour == Armour(card):
        return Act(NamedEffect.APPLIES, _sentence("saves-a-life", face=face), entries)
    if "armour" in sheet.request.model_fields_set:
        return Act(NamedEffect.NONE, _sentence("other-armour-given"), entries)
    return Act(NamedEffect.FORBIDDEN, _sentence("over-the-limit"), entries)


def spells_held_back(sheet: CharacterSheet, uses: Uses) -> Iterator[tuple[Act, str]]:
    """The acts of cards that keep their owner from Spells that could be cast at the moments of the situation."""
    bars = [f"cards/{card.id}" for card in sheet.kit.cards if card.bars_own_spells]
    barred = [f"cards/{spell.id}" for spell in sheet.spells if any(moment in uses.moments for moment in spell.cast)]
    if bars and barred:
        yield from ((act_of("bars-own-spells"), card) for card in bars)
        yield from ((act_of("barred-by-a-card", *bars), spell) for spell in barred)


def _name_spell(sheet: CharacterSheet, spell: Spell, uses: Uses, acts: Acts) -> NamedPiece:
    """A Spell in hand; situations about other things cast none. A Toad casts none at all."""
    if sheet.request.toad:
        entries = tuple(full_ids(f"cards/{spell.id}", "other-rules/toad-spells"))
        return NamedPiece(spell.id, sheet.path, NamedEffect.FORBIDDEN, (_sentence("not-for-a-toad"),), entries)
    entry = f"cards/{spell.id}"
    found = acts.get(entry)
    if found:
        others = [other for each in found for other in each.entries]
        entries = tuple(full_ids(entry, *others))
        return NamedPiece(spell.id, sheet.path, found[0].effect, tuple(each.reason for each in found), entries)
    could = any(moment in uses.moments for moment in spell.cast)
    effect = NamedEffect.NOT_EXECUTED if could else NamedEffect.NONE
    reason = _sentence("spell-not-cast-here" if could else "spell-not-castable-here")
    return NamedPiece(spell.id, sheet.path, effect, (reason,), tuple(full_ids(entry, "spells/casting")))


_IDLE_REASONS: Mapping[str, Iterable[str]] = {
    "battle": (
        "two_attack_dice", "weapons_in_battle", "assassinates", "adds_craft_value", "saves_from", "gains_life",
        "raises_enemies", "not_attacked_by", "charms",
    ),
    "spirits": ("destroys",),
    "other-spaces": (
        "need_not_roll_at", "evades_at", "no_loss_at", "portal_dice", "mines_dice", "heals_at_castle", "gold_at_castle",
        "fills_spells_at",
    ),
    "movement": ("spaces_per_turn", "moves_among", "regenerates_on", "crosses_river", "builds_raft_at"),
    "spells": ("always_a_spell", "bars_own_spells", "immune_to_spells", "sees_spells", "spell_for_destroying"),
    "carrying": ("carries",),
    "drawing": ("may_redraw",),
    "other-characters": (
        "psychic_attack", "gains_life_taken", "takes", "beguiles", "takes_followers", "takes_followers_but",
    ),
    "prayer": ("prayer_bonus",),
    "alignment": ("changes_alignment",),
    "valley-of-fire": ("admits_to",),
    "buying": ("free_purchase_at",),
    "single-cards": ("cave_bonus", "unaffected_by"),
    "other-followers": ("bars_followers",),
}  # fmt: skip
"""The facts of pieces, by the reason why they have no effect in a situation that does not use them."""


def _idle_reasons(piece: PieceWithAbilities) -> Iterator[Phrase]:
    """The sentences that say what a piece without effect is good for."""
    bonuses = [ability for ability in ABILITIES if getattr(piece, f"{ability}_bonus", None)]
    in_battle = getattr(piece, "bonus_when", None) == "battle"
    names = []
    if bonuses:
        names.append("battle" if in_battle else "abilities" if len(bonuses) > 1 else bonuses[0])
    names += [name for name, facts in _IDLE_REASONS.items() if any(getattr(piece, fact, None) for fact in facts)]
    if not names:
        names = ["objects-and-gold" if getattr(piece, "effects", None) else "character-card"]
    for name in dict.fromkeys(names):
        yield _sentence(f"only-{name}")
