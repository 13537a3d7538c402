"""The situation `talisman/space`: every space of the Outer and Middle Regions with dice or a choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.corpus.factsheet import EntryLink
from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.talisman.data.board import Space, load_board
from rulewright.games.talisman.data.cards import CardOrSpaceEffect, CardType, EncounterCard, LoseAll
from rulewright.games.talisman.data.fact_rows import describe_card_effect
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import (
    Alignment,
    BecomeToad,
    Buy,
    EffectSubject,
    Fight,
    GainOrLoss,
    HealOrReplenish,
    Quest,
    SellObjects,
)
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules import card_encounter as cards
from rulewright.games.talisman.rules import space as rules
from rulewright.games.talisman.rules.quests import Unfinished
from rulewright.games.talisman.rules.space import EncounterOutcome, RollDecision, SpaceVisitor
from rulewright.games.talisman.rules.special_abilities import (
    cave_bonus,
    possible_alignments,
    prayer_bonus,
    protection,
    roll_exemption,
)
from rulewright.games.talisman.situations.character_sheet import ABILITIES, CharacterSheet, read_character
from rulewright.games.talisman.situations.defaults import BOARD, IMPROVEMENTS, VOCABULARY, named_in
from rulewright.games.talisman.situations.named_pieces import (
    Act,
    Uses,
    act_of,
    collect_acts,
    name_pieces,
    name_space,
    spells_held_back,
)
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.games.talisman.situations.statements import full_ids
from rulewright.language.phrase import NamePhrase, Phrase
from rulewright.situations.advice_wording import TO
from rulewright.situations.named import NamedPiece
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import (
    Flag,
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
    idle_field_error,
    missing_field_error,
    unknown_id_error,
)
from rulewright.situations.situation import Situation


def possible_effects(place: Space | EncounterCard) -> tuple[str, ...]:
    """The ids of all effects that the space or card can have on any character."""
    return cards.possible_effects(place) if isinstance(place, EncounterCard) else rules.possible_effects(place)


def may_skip_roll(place: Space | EncounterCard, visitor: SpaceVisitor) -> bool:
    """Whether the character may leave the die of the space or card alone."""
    return bool(place.optional) if isinstance(place, EncounterCard) else rules.may_skip_roll(place, visitor)


SPACES = {space.id: space for space in rules.spaces_with_effects()}
CARDS = {card.id: card for card in cards.cards_with_effects()}
VISITS = tuple(
    dict.fromkeys(
        (*(choice.id for space in SPACES.values() for choice in space.choices() if choice.id), *map(str, RollDecision))
    )
)
PLACES: tuple[Space | EncounterCard, ...] = (*SPACES.values(), *CARDS.values())
EFFECTS = tuple(dict.fromkeys(effect for place in PLACES for effect in possible_effects(place)))
HELPFUL_CARDS = tuple(
    dict.fromkeys(
        card.split("/")[1] for space in SPACES.values() for choice in space.choices() for card in choice.having
    )
)


def _enum_schema(ids: Iterable[str]) -> dict[str, object]:
    return {"enum": list(ids)}


class SpaceRequest(RequestModel):
    """`talisman/space`: the character encounters `space`, or the `card` that lies there or that it draws.

    `visit` is whom it visits or what it does there (`no-roll` and `roll` where it may leave the die alone, as for a
    quest); left out, it decides by what is `wanted`, the ids of effects. Fate is paid only for these. The `alignment`,
    which may stand in `hero` instead, is needed where the space asks for it and no character is named. The hero's
    `cards` can open choices.
    `prayer_bonus` is what the Monk or the Priest may add, and `need_not_roll` is true where a special ability lets the
    character leave the die alone; both follow from a named character and its cards.
    """

    situation: Literal["talisman/space"]
    space: Annotated[str, Field(json_schema_extra=_enum_schema(SPACES))] | None = None
    card: Annotated[str, Field(json_schema_extra=_enum_schema(CARDS))] | None = None
    hero: CharacterRequest = CharacterRequest()
    alignment: Alignment | None = None
    visit: Annotated[str, Field(json_schema_extra=_enum_schema(VISITS))] | None = None
    wanted: Annotated[
        tuple[Annotated[str, Field(json_schema_extra=_enum_schema(EFFECTS))], ...], Field(max_length=40)
    ] = ()
    prayer_bonus: Annotated[int, Field(ge=0, le=1, strict=True)] = 0
    need_not_roll: Flag = False
    quest: Unfinished = Unfinished.NONE
    goal: Literal["win"] = "win"
    variants: Variants = default_variants(Variants)

    @cached_property
    def place(self) -> Space | EncounterCard:
        """The space or card that is encountered."""
        return CARDS[self.card] if self.card is not None else SPACES[self.space or ""]

    @cached_property
    def sheet(self) -> CharacterSheet:
        """The character. Raises `BadInputError` for one that cannot be so."""
        return read_character(self.hero)

    @property
    def present_alignment(self) -> Alignment | None:
        """The character's alignment: as given, else the printed one, which a Toad keeps."""
        given = self.alignment or self.hero.alignment
        if given is not None:
            return Alignment(given)
        hero = self.sheet.owned.hero
        return None if hero is None else hero.alignment

    @cached_property
    def visitor(self) -> SpaceVisitor:
        """Convert to the type of the rules. Raises `BadInputError` for cards that the character cannot have."""
        hero, kit, space = self.hero, self.sheet.kit, self.space or ""
        spared = roll_exemption(kit, space)
        magic = [card for card in kit.cards if card.type is CardType.MAGIC_OBJECT]
        can_be = possible_alignments(kit, self.present_alignment)
        own = can_be[0] if can_be else None
        changes = kit.hero is not None and kit.hero.changes_alignment
        entry = f"cards/{self.card}" if self.card is not None else f"board/{space}"
        free = kit.hero_entry_giving(lambda character: entry in (character.free_purchase_at or ()))
        spares = kit.hero_entry_giving(lambda character: character.unaffected_by)
        owned = (card.id for card in kit.cards if card.id in HELPFUL_CARDS)
        return SpaceVisitor(
            own,
            self.visit,
            tuple(f"cards/{card}" for card in dict.fromkeys(owned)),
            0 if hero.toad else hero.gold,
            self.sheet.followers,
            hero.fate,
            max(self.prayer_bonus, prayer_bonus(kit)),
            self.need_not_roll or spared is not None,
            self.quest,
            bool(self.wanted),
            cave_bonus(kit),
            spared,
            protection(kit, space),
            kit.hero_entry_giving(lambda character: character.prayer_bonus or character.cave_bonus),
            free,
            f"heroes/{kit.hero.id}" if kit.hero is not None and changes else None,
            can_be[1:],
            (kit.hero.unaffected_by or ()) if kit.hero is not None else (),
            spares,
            self.sheet.strength,
            self.sheet.craft,
            len(magic),
            hero.toad,
        )

    @model_validator(mode="after")
    def _check_space(self) -> SpaceRequest:
        if self.alignment is not None and self.hero.alignment not in (None, self.alignment):
            raise contradiction_error(
                f"alignment = {self.alignment}",
                phrase("field-and-hero-field-differ", field="alignment"),
                phrase("keep-one-of-them"),
            )
        if self.space is not None and self.card is not None:
            raise contradiction_error(
                "space, card",
                phrase("both-space-and-card-are-given"),
                phrase("give-the-space-or-the-card"),
            )
        if self.card is not None:
            if self.card not in CARDS:
                raise unknown_id_error("card", self.card, CARDS)
        elif self.space is None:
            raise missing_field_error("space", phrase("give-the-space-or-the-card"))
        elif self.space not in SPACES:
            _raise_for_other_spaces(self.space)
            raise unknown_id_error("space", self.space, SPACES)
        self._check_needs()
        results = possible_results(self.place, self.visitor)
        for number, effect in enumerate(self.wanted):
            if effect not in results:
                raise unknown_id_error(f"wanted.{number}", effect, results)
        self._check_abilities()
        self._check_visit(self.place)
        self._require_uses()
        return self

    def _check_needs(self) -> None:
        """Raise an error for a field that the space or card needs and the request lacks."""
        place, visitor = self.place, self.visitor
        asked = cards.checked_attributes(place) if isinstance(place, EncounterCard) else frozenset()
        if (place.alignments or "alignment" in asked) and visitor.alignment is None:
            raise missing_field_error("hero.alignment", phrase("this-space-treats-good-neutral-and"))
        for ability in ("strength", "craft"):
            if ability in asked and getattr(visitor, ability) is None and self.card not in visitor.unaffected_by:
                raise missing_field_error(f"hero.{ability}", phrase("the-card-looks-at-it"))

    def _check_abilities(self) -> None:
        """Raise an error for an ability that a named character, its cards and a Toad do not have."""
        sheet, kit = self.sheet, self.sheet.kit
        if sheet.owned.hero is None and not self.hero.toad:
            return
        if self.prayer_bonus and not prayer_bonus(kit):
            hero = sheet.owned.hero
            message = phrase("a-toad-adds-nothing-to-its-prayers")
            if kit.hero is not None and hero is not None:
                message = phrase("id-adds-nothing-to-its-prayers", id=hero.id)
            raise contradiction_error(f"prayer_bonus = {self.prayer_bonus}", message, phrase("take-it-out"))
        if self.need_not_roll and self.visitor.leaves_by is None:
            raise contradiction_error(
                "need_not_roll = true", phrase("nothing-lets-it-leave-the-die-alone"), phrase("take-it-out")
            )

    def _require_uses(self) -> None:
        """Raise an error for a field beside the character that the space or card has no use for."""
        space = self.place if isinstance(self.place, Space) else None
        if self.prayer_bonus and not self._prays():
            raise idle_field_error("prayer_bonus", self.prayer_bonus)
        if self.need_not_roll and (space is None or space.table is None):
            raise idle_field_error("need_not_roll", self.need_not_roll)
        if self.quest is not Unfinished.NONE and not (space and space.voluntary):
            raise idle_field_error("quest", self.quest)

    def _prays(self) -> bool:
        """Whether the character can pray."""
        place = self.place
        if isinstance(place, EncounterCard):
            return bool(place.prayer)
        if place.id == "temple":
            return self.visit != RollDecision.NO_ROLL
        return self.visit in (None, "pray") and any(
            choice.id == "pray" for choice in rules.available_choices(place, self.visitor)
        )

    def _check_visit(self, place: Space | EncounterCard) -> None:
        if may_skip_roll(place, self.visitor) or isinstance(place, EncounterCard):
            choices = (place.choice or ()) if isinstance(place, EncounterCard) else ()
            known: tuple[str, ...] = tuple(RollDecision) if may_skip_roll(place, self.visitor) else choices
            open_ids = known
        else:
            known = tuple(choice.id for choice in place.choices() if choice.id)
            open_ids = tuple(choice.id for choice in rules.available_choices(place, self.visitor) if choice.id)
        if self.visit is None:
            if len(open_ids) > 1 and not self.wanted and not may_skip_roll(place, self.visitor):
                raise missing_field_error("visit", phrase("give-visit-ids-or-what-is", ids=", ".join(open_ids)))
        elif not known:
            raise contradiction_error(
                f'visit = "{self.visit}"',
                phrase("there-is-nothing-to-choose-on"),
                phrase("take-it-out"),
            )
        elif self.visit not in known:
            raise unknown_id_error("visit", self.visit, known)
        elif self.visit not in open_ids:
            raise contradiction_error(
                f'visit = "{self.visit}"',
                phrase("visit-is-not-open-to-this", visit=self.visit),
                phrase("choose-one-of-options", options=", ".join(open_ids)) if open_ids else phrase("take-it-out"),
            )


def _raise_for_other_spaces(name: str) -> None:
    """Raise an error for a space of the board that does not belong to this situation."""
    space = load_board().spaces.get(name)
    if space is not None:
        inner = any(position.startswith("inner/") for position in load_board().positions_of(name))
        raise contradiction_error(
            f'space = "{name}"',
            phrase("the-inner-region-has-situations-of") if inner else phrase("on-this-space-cards-are-drawn"),
            phrase("choose-one-of-options", options=", ".join(SPACES)),
        )


def possible_results(place: Space | EncounterCard, visitor: SpaceVisitor) -> tuple[str, ...]:
    """The ids of the effects that the space or card can have, in the board's order."""
    results = possible_effects(place)
    may_be_spared = may_skip_roll(place, visitor) or visitor.protected_by is not None
    may_be_spared |= visitor.is_toad and any(rules.denied_to_a_toad(rules.find_effect(each)) for each in results)
    if may_be_spared and rules.NO_EFFECT not in results:
        return (*results, rules.NO_EFFECT)
    return results


def build_problem(request: SpaceRequest) -> Problem[EncounterOutcome]:
    """Build the problem of `talisman/space`."""
    place, visitor = request.place, request.visitor
    wanted = frozenset(request.wanted)
    goal = Goal[EncounterOutcome](
        "win",
        (
            Measure("wanted", lambda outcome: outcome.effect in wanted),
            Measure("fate-paid", lambda outcome: outcome.fate_paid, sign=-1),
        ),
    )
    quests = isinstance(place, Space) and place.voluntary
    free = {} if visitor.free_purchase_by is None else {"free_purchase": True}

    followers = request.sheet.kit.followers

    def summary(outcome: EncounterOutcome) -> OutcomeSummary:
        extra = free | ({"completed": outcome.completed} if quests else {})
        left = remaining_after(request.sheet, outcome)
        if isinstance(place, Space):
            left["followers"] -= sum(rules.is_removed_by(card, place, outcome.effect) for card in followers)
        return OutcomeSummary(outcome.effect, left, extra)

    results = possible_results(place, visitor)
    asked = tuple(effect for effect in results if effect in wanted)
    rule = rules.encounter if isinstance(place, Space) else cards.encounter_card
    named = name_what_is_met(request)
    return Problem(
        bind(rule, place.id, visitor),
        goal,
        summary,
        possible_results=results,
        wanted_results=asked,
        rule_under_points=lambda _: bind(rule, place.id, replace(visitor, seeks=True)),
        named=named,
    )


# The named pieces


SPELL_MOMENTS = ("own-move-end", "as-required", "any-time")


def name_what_is_met(request: SpaceRequest) -> tuple[NamedPiece, ...]:
    """The pieces that the request names, in its order."""
    sheet, card = request.sheet, request.card
    is_spared = card in request.visitor.unaffected_by
    uses = Uses(() if is_spared else abilities_in_answer(request.place), moments=SPELL_MOMENTS)
    return (
        *name_space(request.space, act_of("instructions-are-followed")),
        *(() if card is None else (name_card(card, request.visitor),)),
        *name_pieces(sheet, uses, collect_acts(*iterate_acts(request), *spells_held_back(sheet, uses))),
    )


def name_card(card: str, visitor: SpaceVisitor) -> NamedPiece:
    """The card that the character meets."""
    act, entries = act_of("instructions-are-followed"), [f"cards/{card}"]
    if card in visitor.unaffected_by and visitor.spared_by is not None:
        act, entries = act_of("is-not-affected"), [*entries, visitor.spared_by]
    return NamedPiece(card, None, act.effect, (act.reason,), tuple(full_ids(*entries)))


def abilities_in_answer(place: Space | EncounterCard) -> frozenset[str]:
    """The abilities that the space or card looks at or changes."""
    asked = cards.checked_attributes(place) if isinstance(place, EncounterCard) else frozenset()
    effects = [*map(rules.find_effect, possible_effects(place))]
    if any(isinstance(effect, BecomeToad) for effect in effects):
        return frozenset(ABILITIES)
    changed = {str(effect.of) for effect in effects if isinstance(effect, GainOrLoss)}
    return frozenset(ABILITIES) & (asked | changed)


def iterate_acts(request: SpaceRequest) -> Iterator[tuple[str | Act, str | None]]:
    """Yield the acts of the character's abilities, cards and Spells where it meets the space or card."""
    place, visitor, sheet, space = request.place, request.visitor, request.sheet, request.space or ""
    kit = sheet.kit
    hero = None if kit.hero is None else f"heroes/{kit.hero.id}"
    prays = visitor.prayer_bonus and _is_prayed_at(place, visitor)
    if prays or (visitor.cave_bonus and request.card == cards.CAVE_CARD):
        yield "may-add", visitor.bonus_by
    if _looks_at_alignment(place):
        yield from _iterate_alignment_acts(request)
    if visitor.free_purchase_by is not None:
        yield "takes-one-free", visitor.free_purchase_by
    if request.card in visitor.unaffected_by:
        yield "does-not-affect", hero
    for piece in kit.pieces_with(lambda piece: space in (piece.need_not_roll_at or ())):
        yield "leaves-the-die", kit.entry_of(piece)
    costs = any(map(_costs_a_life, open_effects(place, visitor)))
    for piece in kit.pieces_with(lambda piece: space in (piece.no_loss_at or ())):
        yield "costs-no-life" if costs else "no-life-at-stake", kit.entry_of(piece)
    for card in kit.cards:
        yield from ((act, f"cards/{card.id}") for act in _iterate_card_acts(place, card, visitor))
    if any(isinstance(each, LoseAll) and each.of is EffectSubject.SPELL for each in open_effects(place, visitor)):
        yield from (("is-taken-away", f"cards/{spell.id}") for spell in sheet.spells)


def open_effects(place: Space | EncounterCard, visitor: SpaceVisitor) -> tuple[CardOrSpaceEffect, ...]:
    """The effects that the space or card can have on the character, which may already have decided on its visit."""
    if isinstance(place, EncounterCard) or place.table is not None or place.toll is not None:
        return tuple(map(rules.find_effect, possible_effects(place)))
    choices = rules.available_choices(place, visitor)
    chosen = [each for each in choices if visitor.visit in (None, each.id)]
    tables = [row.effect for each in chosen if each.table is not None for row in each.table.rows]
    return tuple(rules.find_effect(each) for each in (*(each.effect for each in chosen if each.effect), *tables))


def _costs_a_life(effect: CardOrSpaceEffect) -> bool:
    return isinstance(effect, GainOrLoss) and effect.kind == "lose" and effect.of is EffectSubject.LIFE


def _is_prayed_at(place: Space | EncounterCard, visitor: SpaceVisitor) -> bool:
    """Whether the character prays, or may pray, there."""
    if isinstance(place, EncounterCard):
        return bool(place.prayer)
    open_to_it = rules.available_choices(place, visitor)
    return place.id == "temple" or any(each.id == "pray" and visitor.visit in (None, "pray") for each in open_to_it)


def _looks_at_alignment(place: Space | EncounterCard) -> bool:
    return bool(place.alignments) or (isinstance(place, EncounterCard) and place.welcomes is not None)


def _iterate_alignment_acts(request: SpaceRequest) -> Iterator[tuple[str | Act, str | None]]:
    hero = request.sheet.owned.hero
    if hero is None:
        return
    entry = f"heroes/{hero.id}"
    if request.visitor.changes_by is not None:
        yield "changes-alignment", entry
    if request.present_alignment in (None, hero.alignment):
        yield "sets-alignment", entry
    else:
        yield "other-alignment-given", entry


def _iterate_card_acts(place: Space | EncounterCard, card: EncounterCard, visitor: SpaceVisitor) -> Iterator[Act]:
    """Yield the acts of an Object or a Follower."""
    effects = open_effects(place, visitor)
    space = place if isinstance(place, Space) else None
    if space is not None and any(f"cards/{card.id}" in choice.having for choice in space.choices()):
        yield act_of("opens-a-choice")
    if card.gold_at_castle and space is not None and space.id == "castle":
        yield act_of("gold-at-castle", amount=card.gold_at_castle)
    quests = [each for each in effects if isinstance(each, Quest) and visitor.quest is Unfinished.NONE]
    delivered = {each.of for each in quests if each.task == "deliver"}
    if card.is_follower and EffectSubject.FOLLOWER in delivered:
        yield act_of("completes-a-quest", "other-rules/completing-a-quest")
    if card.type is CardType.MAGIC_OBJECT and EffectSubject.MAGIC_OBJECT in delivered:
        yield act_of("completes-a-quest", "other-rules/completing-a-quest")
    if card.is_follower and space is not None and space.follower_table is not None:
        yield act_of("rolls-for-itself")
    elif card.is_follower and any(_takes_a_follower(each) for each in effects):
        yield act_of("may-be-given-up", "possessions/losing-a-follower")
    price = next((each.price for each in effects if isinstance(each, SellObjects)), None)
    if card.is_object and price is not None:
        yield act_of("can-be-sold", amount=price)
    if space is not None and any(rules.is_removed_by(card, space, each.id) for each in effects):
        yield act_of("removed-by-a-visit", f"board/{space.id}")


def _takes_a_follower(effect: CardOrSpaceEffect) -> bool:
    return isinstance(effect, GainOrLoss) and effect.kind == "lose" and effect.of is EffectSubject.FOLLOWER


# What is left


def remaining_after(given: CharacterSheet, outcome: EncounterOutcome) -> dict[str, int]:
    """The numbers left to the hero, which had so many Followers: lives, fate, Followers, and the given abilities.

    Healing, replenishing fate and buying are not counted, since the player decides on their amounts.
    """
    hero = given.request
    left = {"life": hero.life, "fate": hero.fate - outcome.fate_paid, "followers": given.followers}
    left |= {ability: total for ability in ABILITIES if (total := getattr(given, ability)) is not None}
    left["followers"] -= outcome.followers_lost
    match rules.find_effect(outcome.effect):
        case GainOrLoss(kind="gain", of=thing, amount=amount) if thing in left:
            left[thing] += amount
        case GainOrLoss(kind="lose", of=EffectSubject.LIFE, amount=amount):
            left["life"] = max(0, hero.life - amount)
        case GainOrLoss(kind="lose", of=EffectSubject.STRENGTH | EffectSubject.CRAFT as thing, amount=amount) if (
            thing in left
        ):
            left[thing] -= min(amount, given.counters[thing])
        case BecomeToad():
            toad = load_heroes().toad
            left |= {name: getattr(toad, name) for name in ("strength", "craft") if name in left}
            left["followers"] = 0
    return left


_TITLE_PHRASES = VOCABULARY.messages("board", "cards")


_OPEN_EFFECTS = HealOrReplenish, Fight, SellObjects, Buy
"""The effects that end with a decision of the player or with a fight, which is not counted."""


def _describe_result(effect_id: str) -> Phrase:
    """The effect as a message."""
    if effect_id == "buy-at-the-market":
        return phrase("buy-purchase-cards-at-the-markets")
    words = describe_card_effect(rules.find_effect(effect_id), load_board())
    if isinstance(words, Phrase):
        return words
    assert isinstance(words, EntryLink)
    sentence = words.words or phrase("the-card-is-put-on-title")
    title = _TITLE_PHRASES.get(words.entry.split("/")[1])
    named = {"title": NamePhrase(title.id, title.values, title.catalogs, cases=(TO,))} if title else {}
    return sentence.with_values({**sentence.values, **named})


SITUATION = Situation(
    id="talisman/space",
    vocabulary=VOCABULARY.with_composed(
        {f"{role}-{effect}": _describe_result(effect) for effect in EFFECTS for role in ("result", "word")}
    ),
    request=SpaceRequest,
    problem_builder=build_problem,
    result_ids=EFFECTS,
    goal_ids=("win",),
    probability_measures=frozenset({"wanted"}),
    open_results=frozenset(each for each in EFFECTS if isinstance(rules.find_effect(each), _OPEN_EFFECTS)),
    improvements=IMPROVEMENTS,
    form_defaults={
        "space": "temple", "hero.alignment": None, "visit": None, "hero.fate": 0, "hero.gold": 1, "wanted": [],
        "prayer_bonus": 0, "hero.followers": 0, "need_not_roll": False, "quest": "none", "hero.toad": False,
    },
    advanced_fields=frozenset({"need_not_roll", "prayer_bonus", "wanted"}),
    named_input=named_in("space"),
    group=BOARD,
)  # fmt: skip
