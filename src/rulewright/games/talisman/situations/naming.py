"""Input by name in forms of Talisman's situations, and the numbers of a request that follow from it.

A character with its cards gives totals, an Enemy's card its Strength or Craft, a moment the state of a turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rulewright.games.talisman.data.cards import load_cards
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.cast import Now
from rulewright.games.talisman.situations import choosing
from rulewright.situations.form_fields import FieldOption, NamedInput, OptionLoader, RequestField

MOST_COUNTERS = 40
MOST_ABILITY = 40
_ATTACKS = ("strength", "craft")


def together(*parts: NamedInput) -> NamedInput:
    """Combine several named inputs of one form."""

    def fills(values: Mapping[str, Any]) -> Mapping[str, Any]:
        return {path: value for part in parts for path, value in part.fill(values).items()}

    def translates(given: Mapping[str, str]) -> Mapping[str, str]:
        for part in parts:
            given = part.translate_link(given)
        return given

    def reads(values: Mapping[str, Any]) -> Mapping[str, Any]:
        return {path: value for part in parts for path, value in part.read(values).items()}

    return NamedInput(
        tuple(field for part in parts for field in part.fields),
        fills,
        {path: choices for part in parts for path, choices in part.options.items()},
        translates,
        reads,
    )


def character(side: str, *abilities: str, things: OptionLoader = choosing.helpful) -> NamedInput:
    """The input of a character with its cards, from which the `abilities` and the equipment of `side` follow."""
    before = "" if side == "hero" else f"{side}_"
    name, cards, *counters = (
        f"{before}{part}" for part in ("character", "things", *(f"{each}_counters" for each in abilities))
    )
    fields = (
        _choice(name, choosing.characters),
        _choice(cards, things, many=True),
        *(RequestField(path, 0, 0, MOST_COUNTERS) for path in counters),
    )

    def fills(values: Mapping[str, Any]) -> Mapping[str, Any]:
        chosen, owned = values.get(name), list(values.get(cards) or ())
        filled: dict[str, Any] = {f"{side}.cards": owned} if owned else {}
        if chosen is not None:
            filled[f"{side}.character"] = chosen
            filled |= {f"{side}.{ability}": None for ability in abilities}
            filled |= {
                f"{side}.counters.{ability}": values.get(path) or None
                for ability, path in zip(abilities, counters, strict=True)
            }
        return filled

    def reads(values: Mapping[str, Any]) -> Mapping[str, Any]:
        counted = (values.get(f"{side}.counters.{ability}") or 0 for ability in abilities)
        return {
            name: values.get(f"{side}.character"),
            cards: values.get(f"{side}.cards") or [],
            **dict(zip(counters, counted, strict=True)),
        }

    return NamedInput(fields, fills, {name: choosing.characters, cards: things}, read=reads)


def enemy(ability: str, found: OptionLoader) -> NamedInput:
    """The input of an Enemy by its card, and of others that attack together with it or after it."""
    fields = (
        _choice("enemy", found),
        RequestField("further", [], 0, MOST_ABILITY, is_list=True, max_size=5),
        *([RequestField("one_by_one", False)] if ability == "strength" else []),
        *([RequestField("spirits", [], 0, MOST_ABILITY, is_list=True, max_size=5)] if ability == "strength" else []),
    )

    def fills(values: Mapping[str, Any]) -> Mapping[str, Any]:
        cards = load_cards()
        filled: dict[str, Any] = {}
        if values.get("enemy") is not None:
            filled[f"foe.{ability}"] = {**cards.enemies(), **cards.spirits()}[values["enemy"]]
            if ability == "strength":
                filled["foe.type"] = cards.cards[values["enemy"]].subtype
        further, spirits = values.get("further") or (), values.get("spirits") or ()
        if not further and not spirits:
            return filled
        first = filled.get(f"foe.{ability}", values.get(f"foe.{ability}"))
        together = not values.get("one_by_one")
        foes = [
            {ability: each, **({} if together else {"number": number})}
            for number, each in enumerate((first, *further), start=1)
        ]
        if values.get("foe.roll_bonus"):
            foes[0]["roll_bonus"] = values["foe.roll_bonus"]
        foes += [{"craft": each, **({} if together else {"number": len(further) + 2})} for each in spirits]
        nothing = {"foe.type": None} if ability == "strength" else {}
        return {f"foe.{ability}": None, "foe.roll_bonus": None, **nothing, "foes": foes}

    return NamedInput(fields, fills, {"enemy": found})


def trophies() -> NamedInput:
    """The input of trophies: cards, and Enemies by their Strength or Craft."""
    fields = (
        _choice("trophies", choosing.every_enemy, many=True),
        RequestField("strengths", [], 0, MOST_ABILITY, is_list=True),
        RequestField("crafts", [], 0, MOST_ABILITY, is_list=True),
    )

    def fills(values: Mapping[str, Any]) -> Mapping[str, Any]:
        told = [
            *({"id": each} for each in values.get("trophies") or ()),
            *({"strength": each} for each in values.get("strengths") or ()),
            *({"craft": each} for each in values.get("crafts") or ()),
        ]
        return {"trophies": told}

    def reads(values: Mapping[str, Any]) -> Mapping[str, Any]:
        told = values.get("trophies") or ()
        return {
            "trophies": [each["id"] for each in told if "id" in each],
            **{f"{by}s": [each[by] for each in told if by in each] for by in _ATTACKS},
        }

    return NamedInput(fields, fills, {"trophies": choosing.every_enemy}, read=reads)


def spell_piles() -> NamedInput:
    """The input of the known places of Spells, with the number of copies."""
    piles = ("hero.spells", "discarded", "seen")
    copies = {
        f"{name}-{number}": [name] * number
        for name, spell in load_cards().spells.items()
        for number in range(2, spell.spell_copies + 1)
    }

    def fills(values: Mapping[str, Any]) -> Mapping[str, Any]:
        return {pile: [card for name in values.get(pile) or () for card in copies.get(name, [name])] for pile in piles}

    def translates(given: Mapping[str, str]) -> Mapping[str, str]:
        return {path: ",".join(_with_copies(_names(text))) if path in piles else text for path, text in given.items()}

    def reads(values: Mapping[str, Any]) -> Mapping[str, Any]:
        return {pile: _with_copies(values.get(pile) or ()) for pile in piles}

    fields = tuple(_choice(pile, choosing.spells_with_copies, many=True) for pile in piles)
    return NamedInput(fields, fills, dict.fromkeys(piles, choosing.spells_with_copies), translates, reads)


def _names(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _with_copies(names: Iterable[str]) -> list[str]:
    """The Spells, each once: `healing`, `healing` become `healing-2`."""
    return [name if number == 1 else f"{name}-{number}" for name, number in Counter(names).items()]


def moment() -> NamedInput:
    """The input of the moment for a Spell: in a turn, or in an attack by Strength or Craft."""
    attacked = (Now.BEFORE_ATTACK_ROLL, Now.AFTER_ATTACK_ROLL)
    in_attack = {f"{now}-{by}": (now, by) for by in _ATTACKS for now in attacked}

    def choices() -> Sequence[FieldOption]:
        told = [*(FieldOption(now, _MOMENTS[now]) for now in Now if now not in attacked)]
        return [*told, *(FieldOption(each, _MOMENTS[each]) for each in in_attack)]

    def fills(values: Mapping[str, Any]) -> Mapping[str, Any]:
        given = values.get("when")
        if given in in_attack:
            now, by = in_attack[given]
            return {"moment": now.value, "attack.by": by}
        return {"moment": given, "attack.by": None, "attack.evading_declined": None}

    options = tuple(choice.value for choice in choices())
    fields = (RequestField("when", Now.TURN_START.value, options=options),)
    return NamedInput(fields, fills, {"when": choices}, _moment_of_link)


def _moment_of_link(given: Mapping[str, str]) -> Mapping[str, str]:
    """Convert the request's moment and attack in a link to the field of the form."""
    rest = {path: text for path, text in given.items() if path not in ("moment", "attack.by")}
    if "moment" not in given:
        return rest
    told = f"{given['moment']}-{given['attack.by']}" if "attack.by" in given else given["moment"]
    return {**rest, "when": told}


def _choice(path: str, choices: OptionLoader, many: bool = False) -> RequestField:
    options = tuple(choice.value for choice in choices())
    return RequestField(path, [] if many else None, options=options, is_list=many)


_MOMENTS = {
    Now.TURN_START: phrase("at-the-start-of-the-turn"),
    Now.INSTEAD_OF_ROLLING: phrase("instead-of-rolling-for-movement"),
    Now.BEFORE_MOVING: phrase("before-moving"),
    Now.AFTER_MOVING: phrase("after-moving"),
    Now.ENCOUNTER: phrase("during-an-encounter-outside-of-an"),
    Now.TURN_END: phrase("at-the-end-of-the-turn"),
    "before-attack-roll-strength": phrase("in-battle-before-the-dice"),
    "after-attack-roll-strength": phrase("in-battle-after-the-dice"),
    "before-attack-roll-craft": phrase("in-psychic-combat-before-the-dice"),
    "after-attack-roll-craft": phrase("in-psychic-combat-after-the-dice"),
}
NAMINGS: Mapping[str, Callable[[], NamedInput]] = {
    "battle": lambda: together(
        character("hero", "strength", "craft", things=choosing.helpful_in_battle), enemy("strength", choosing.enemies)
    ),
    "psychic-combat": lambda: together(
        character("hero", "craft", things=choosing.helpful_in_psychic_combat), enemy("craft", choosing.spirits)
    ),
    "duel": lambda: together(
        character("attacker", "strength", "craft", things=choosing.any_helpful),
        character("defender", "strength", "craft", things=choosing.any_helpful),
    ),
    "crown-duel": lambda: together(
        character("hero", "strength", things=choosing.any_helpful),
        character("other", "strength", things=choosing.any_helpful),
    ),
    "inner-journey": lambda: character("hero", "strength", "craft", things=choosing.possessions),
    "werewolf-den": lambda: character("hero", "strength"),
    "pits": lambda: character("hero", "strength"),
    "crypt": lambda: character("hero", "strength"),
    "mines": lambda: character("hero", "craft", things=choosing.helpful_in_mines),
    "portal-of-power": lambda: character("hero", "strength", "craft", things=choosing.possessions),
    "movement": lambda: character("hero", "strength", "craft", things=choosing.possessions),
    "space": lambda: character("hero", "strength", "craft", things=choosing.possessions),
    "spell-draw": lambda: together(spell_piles(), character("hero", "craft", things=choosing.mind_helpful)),
    "trophies": trophies,
    "cast": lambda: together(moment(), character("hero", "craft", things=choosing.bearing_on_spells)),
}
"""The named inputs, by situation."""
