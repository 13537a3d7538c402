"""The situation `talisman/space`: every space of the Outer and Middle Regions with dice or a choice."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.corpus.factsheet import Link
from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.talisman import card_encounter as cards
from rulewright.games.talisman import space as rules
from rulewright.games.talisman.board import Space, load_board
from rulewright.games.talisman.cards import Card
from rulewright.games.talisman.effects import Alignment, Change, Thing, Toad
from rulewright.games.talisman.fact_rows import card_effect_words
from rulewright.games.talisman.heroes import load_heroes
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.quests import Unfinished
from rulewright.games.talisman.situations.defaults import BOARD, IMPROVEMENTS, VOCABULARY
from rulewright.games.talisman.situations.named import followers_of, kit_of
from rulewright.games.talisman.situations.shapes import CountedHero
from rulewright.games.talisman.space import Encountered, Rolling, Visitor
from rulewright.games.talisman.special_abilities import (
    Kit,
    alignments,
    cave_bonus,
    leaving_the_die,
    prayer_bonus,
    protection,
)
from rulewright.language.phrase import Phrase
from rulewright.situations import Problem, Situation, Summary
from rulewright.situations.request import contradiction, missing, unknown
from rulewright.situations.shapes import Flag, Request, Variants, default


def effects_of(place: Space | Card) -> tuple[str, ...]:
    """The ids of all effects that the space or card can have, whoever encounters it."""
    return cards.effects_of(place) if isinstance(place, Card) else rules.effects_of(place)


def may_pass_by(place: Space | Card, visitor: Visitor) -> bool:
    """Whether the character may leave the die of the space or card alone."""
    return bool(place.optional) if isinstance(place, Card) else rules.is_voluntary(place, visitor)


SPACES = {space.id: space for space in rules.spaces_with_effects()}
CARDS = {card.id: card for card in cards.cards_encountered()}
VISITS = tuple(
    dict.fromkeys(
        (*(choice.id for space in SPACES.values() for choice in space.choices() if choice.id), *map(str, Rolling))
    )
)
PLACES: tuple[Space | Card, ...] = (*SPACES.values(), *CARDS.values())
EFFECTS = tuple(dict.fromkeys(effect for place in PLACES for effect in effects_of(place)))
HAVING = tuple(
    dict.fromkeys(
        card.split("/")[1] for space in SPACES.values() for choice in space.choices() for card in choice.having
    )
)


def _one_of(ids: Iterable[str]) -> dict[str, object]:
    return {"enum": list(ids)}


class SpaceRequest(Request):
    """`talisman/space`: the character encounters `space`, or the `card` that lies there or that it draws.

    `visit` is whom it visits or what it does there (`no-roll` and `roll` where it may leave the die alone, as for a
    quest); left out, it decides by what is `wanted`, the ids of effects. Fate is paid only for these. `alignment` is
    needed where the space asks for it. `having` names the Followers that open a choice, `prayer_bonus` is what the Monk
    or the Priest may add. `need_not_roll` is true where the character's special ability lets it leave the die alone.
    Of a hero that is given by name, with its cards, all this follows, and the alignment that its card prints.
    """

    situation: Literal["talisman/space"]
    space: Annotated[str, Field(json_schema_extra=_one_of(SPACES))] | None = None
    card: Annotated[str, Field(json_schema_extra=_one_of(CARDS))] | None = None
    hero: CountedHero = CountedHero()
    alignment: Alignment | None = None
    visit: Annotated[str, Field(json_schema_extra=_one_of(VISITS))] | None = None
    wanted: Annotated[tuple[Annotated[str, Field(json_schema_extra=_one_of(EFFECTS))], ...], Field(max_length=40)] = ()
    having: Annotated[tuple[Annotated[str, Field(json_schema_extra=_one_of(HAVING))], ...], Field(max_length=8)] = ()
    prayer_bonus: Annotated[int, Field(ge=0, le=1, strict=True)] = 0
    need_not_roll: Flag = False
    quest: Unfinished = Unfinished.NONE
    goal: Literal["win"] = "win"
    variants: Variants = default(Variants)

    @cached_property
    def place(self) -> Space | Card:
        """The space or card that is encountered."""
        return CARDS[self.card] if self.card is not None else SPACES[self.space or ""]

    @cached_property
    def visitor(self) -> Visitor:
        """The character as the rules take it. Raises `BadInputError` for what it is given by name and cannot be."""
        hero, kit, space = self.hero, kit_of(self.hero), self.space or ""
        spared = leaving_the_die(kit, space)
        can_be = alignments(kit, self.alignment)
        own = can_be[0] if can_be else None
        changes = kit.hero is not None and kit.hero.changes_alignment
        entry = f"cards/{self.card}" if self.card is not None else f"board/{space}"
        free = kit.heros(lambda character: entry in (character.free_purchase_at or ()))
        spares = kit.heros(lambda character: character.unaffected_by)
        owned = (*self.having, *(card.id for card in kit.cards if card.id in HAVING))
        return Visitor(
            own,
            self.visit,
            tuple(f"cards/{card}" for card in dict.fromkeys(owned)),
            hero.gold,
            followers_of(hero, kit),
            hero.fate,
            max(self.prayer_bonus, prayer_bonus(kit)),
            self.need_not_roll or spared is not None,
            self.quest,
            bool(self.wanted),
            cave_bonus(kit),
            spared,
            self._protection(kit, own),
            kit.heros(lambda character: character.prayer_bonus or character.cave_bonus),
            free,
            f"heroes/{kit.hero.id}" if kit.hero is not None and changes else None,
            can_be[1:],
            (kit.hero.unaffected_by or ()) if kit.hero is not None else (),
            spares,
            hero.strength,
            hero.craft,
        )

    def _protection(self, kit: Kit, alignment: Alignment | None) -> str | None:
        """What keeps the space from costing a life; a card that the character may not own does not."""
        owner = Kit(kit.hero, tuple(card for card in kit.cards if alignment not in (card.forbidden_to or ())))
        return protection(owner, self.space or "")

    @model_validator(mode="after")
    def _fits_the_space(self) -> SpaceRequest:
        if self.space is not None and self.card is not None:
            raise contradiction(
                "space, card",
                phrase("both-space-and-card-are-given"),
                phrase("give-the-space-or-the-card"),
            )
        if self.card is not None:
            if self.card not in CARDS:
                raise unknown("card", self.card, CARDS)
        elif self.space is None:
            raise missing("space", phrase("give-the-space-or-the-card"))
        elif self.space not in SPACES:
            _refuse_space(self.space)
            raise unknown("space", self.space, SPACES)
        self._check_needs()
        for number, card in enumerate(self.having):
            if card not in HAVING:
                raise unknown(f"having.{number}", card, HAVING)
        results = results_at(self.place, self.visitor)
        for number, effect in enumerate(self.wanted):
            if effect not in results:
                raise unknown(f"wanted.{number}", effect, results)
        self._check_prayer_bonus()
        self._check_visit(self.place)
        return self

    def _check_needs(self) -> None:
        """Raises for what the space or card asks for and the request does not tell."""
        place, visitor = self.place, self.visitor
        asked = cards.conditions(place) if isinstance(place, Card) else frozenset()
        if (place.alignments or "alignment" in asked) and visitor.alignment is None:
            raise missing("alignment", phrase("this-space-treats-good-neutral-and"))
        for ability in ("strength", "craft"):
            if ability in asked and getattr(visitor, ability) is None and self.card not in visitor.unaffected_by:
                raise missing(f"hero.{ability}", phrase("the-card-looks-at-it"))

    def _check_prayer_bonus(self) -> None:
        kit = kit_of(self.hero)
        if self.prayer_bonus and kit.hero is not None and not prayer_bonus(kit):
            raise contradiction(
                f"prayer_bonus = {self.prayer_bonus}",
                phrase("id-adds-nothing-to-its-prayers", id=kit.hero.id),
                phrase("take-it-out"),
            )

    def _check_visit(self, place: Space | Card) -> None:
        if may_pass_by(place, self.visitor) or isinstance(place, Card):
            choices = (place.choice or ()) if isinstance(place, Card) else ()
            known: tuple[str, ...] = tuple(Rolling) if may_pass_by(place, self.visitor) else choices
            open_ids = known
        else:
            known = tuple(choice.id for choice in place.choices() if choice.id)
            open_ids = tuple(choice.id for choice in rules.open_choices(place, self.visitor) if choice.id)
        if self.visit is None:
            if len(open_ids) > 1 and not self.wanted and not may_pass_by(place, self.visitor):
                raise missing("visit", phrase("give-visit-ids-or-what-is", ids=", ".join(open_ids)))
        elif not known:
            raise contradiction(
                f'visit = "{self.visit}"',
                phrase("there-is-nothing-to-choose-on"),
                phrase("take-it-out"),
            )
        elif self.visit not in known:
            raise unknown("visit", self.visit, known)
        elif self.visit not in open_ids:
            raise contradiction(
                f'visit = "{self.visit}"',
                phrase("visit-is-not-open-to-this", visit=self.visit),
                phrase("choose-one-of-options", options=", ".join(open_ids)) if open_ids else phrase("take-it-out"),
            )


def _refuse_space(name: str) -> None:
    """Raises for a space of the board that is none of this situation's."""
    space = load_board().spaces.get(name)
    if space is not None:
        inner = any(position.startswith("inner/") for position in load_board().positions_of(name))
        raise contradiction(
            f'space = "{name}"',
            phrase("the-inner-region-has-situations-of") if inner else phrase("on-this-space-cards-are-drawn"),
            phrase("choose-one-of-options", options=", ".join(SPACES)),
        )


def results_at(place: Space | Card, visitor: Visitor) -> tuple[str, ...]:
    """The ids of the effects that the space or card can have, in the board's order."""
    results = effects_of(place)
    may_be_spared = may_pass_by(place, visitor) or visitor.protected_by is not None
    if may_be_spared and rules.NOTHING not in results:
        return (*results, rules.NOTHING)
    return results


def ask_space(request: SpaceRequest) -> Problem[Encountered]:
    """What a `talisman/space` asks."""
    place, visitor = request.place, request.visitor
    wanted = frozenset(request.wanted)
    goal = Goal[Encountered](
        "win",
        (
            Measure("wanted", lambda outcome: outcome.effect in wanted),
            Measure("fate-paid", lambda outcome: outcome.fate_paid, sign=-1),
        ),
    )
    quests = isinstance(place, Space) and place.voluntary
    free = {} if visitor.free_purchase_by is None else {"free_purchase": True}

    def summary(outcome: Encountered) -> Summary:
        extra = free | ({"completed": outcome.completed} if quests else {})
        return Summary(outcome.effect, left_of(request.hero, visitor.followers, outcome), extra)

    results = results_at(place, visitor)
    asked = tuple(effect for effect in results if effect in wanted)
    rule = rules.encounter if isinstance(place, Space) else cards.encounter_card
    return Problem(bind(rule, place.id, visitor), goal, summary, results=results, asked=asked)


def left_of(hero: CountedHero, followers: int, outcome: Encountered) -> dict[str, int]:
    """What is left of the hero with so many Followers: lives, fate, Followers, and the abilities that were given.

    Healing, replenishing fate and buying are not counted: the player decides how much of them it wants.
    """
    left = {"life": hero.life, "fate": hero.fate - outcome.fate_paid, "followers": followers}
    left |= {name: given for name in ("strength", "craft") if (given := getattr(hero, name)) is not None}
    left["followers"] -= outcome.followers_lost
    match rules.effect_of(outcome.effect):
        case Change(kind="gain", of=thing, amount=amount) if thing in left:
            left[thing] += amount
        case Change(kind="lose", of=Thing.LIFE, amount=amount):
            left["life"] = max(0, hero.life - amount)
        case Change(kind="lose", of=Thing.STRENGTH | Thing.CRAFT as thing, amount=amount) if thing in left:
            left[thing] -= min(amount, getattr(hero, f"{thing}_counters"))
        case Toad():
            toad = load_heroes().toad
            left |= {name: getattr(toad, name) for name in ("strength", "craft") if name in left}
            left["followers"] = 0
    return left


_TITLES = VOCABULARY.messages("board", "cards")


def _name(effect_id: str) -> Phrase:
    """The effect in words."""
    if effect_id == "buy-at-the-market":
        return phrase("buy-purchase-cards-at-the-markets")
    words = card_effect_words(rules.effect_of(effect_id), load_board())
    if isinstance(words, Phrase):
        return words
    assert isinstance(words, Link)
    sentence = words.words or phrase("the-card-is-put-on-title")
    title = _TITLES.get(words.entry.split("/")[1])
    return sentence.filled({**sentence.values, **({"title": title} if title else {})})


SITUATION = Situation(
    id="talisman/space",
    vocabulary=VOCABULARY.with_composed(
        {f"{role}-{effect}": name for effect in EFFECTS for name in (_name(effect),) for role in ("result", "word")}
    ),
    request=SpaceRequest,
    ask=ask_space,
    result_ids=EFFECTS,
    goal_ids=("win",),
    chances=frozenset({"wanted"}),
    improvements=IMPROVEMENTS,
    form={
        "space": "temple", "alignment": "neutral", "visit": None, "hero.fate": 0, "hero.gold": 1, "wanted": [],
        "having": [], "prayer_bonus": 0, "hero.followers": 0, "need_not_roll": False, "quest": "none",
    },
    more=frozenset({"having", "need_not_roll", "prayer_bonus", "wanted"}),
    group=BOARD,
)  # fmt: skip
