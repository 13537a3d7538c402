"""A party of Tainted Grail as a file: its characters with their decks, the land and the menhirs on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.data.character import (
    HealthMarker,
    Mode,
    Resource,
    SurvivalCondition,
    cap_energy,
    energy_limit,
)
from rulewright.games.tainted_grail.data.notation import parse_cards, parse_pile
from rulewright.games.tainted_grail.data.possessions import resource_limit
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.survival import health_marker
from rulewright.games.tainted_grail.situations.character_request import (
    CharacterRequest,
    CharacterSheet,
    read_character,
)
from rulewright.games.tainted_grail.situations.encounter_request import CardListText, CardsText
from rulewright.games.tainted_grail.situations.map_text import LocationNumber, Locations, MapText, parse_map
from rulewright.games.tainted_grail.situations.survival import ASSUMED_WINGS_LOWER, TrayRequest
from rulewright.situations.request import RequestModel

FORMAT_ID = "tainted-grail/party"
PlayerName = Annotated[str, Field(min_length=1, max_length=60)]


class DeckRequest(RequestModel):
    """A combat or diplomacy deck as far as it is known: its `cards` in the notation, the `hand`, and the `deck`."""

    cards: CardsText = ""
    hand: CardListText = ""
    deck: CardListText = ""


class PlayerRequest(RequestModel):
    """A player, with the character in the shape that `hero` has in requests, its tray, its location and its decks."""

    id: PlayerName
    name: PlayerName | None = None
    hero: CharacterRequest
    tray: TrayRequest | None = None
    location: LocationNumber | None = None
    combat: DeckRequest = DeckRequest()
    diplomacy: DeckRequest = DeckRequest()


class MenhirOnLandRequest(RequestModel):
    """A menhir on a location; `dial` is 0 without a dial."""

    location: LocationNumber
    dial: Annotated[int, Field(ge=0, le=20, strict=True)]


class LandRequest(RequestModel):
    """The land as a map, with what stands on its locations.

    `instant` are locations with an instant rule, `used_actions` those with a time token on their daily action.
    """

    map: MapText
    menhirs: Annotated[tuple[MenhirOnLandRequest, ...], Field(max_length=12)] = ()
    guardians: Locations = ()
    instant: Locations = ()
    used_actions: Locations = ()

    @model_validator(mode="after")
    def _check_map(self) -> LandRequest:
        parse_map(self.map)
        return self


class PartyFile(RequestModel):
    """A game of Tainted Grail: its players, the land, the mode. Players on one location are a party."""

    schema_: Annotated[Literal[1], Field(alias="schema")]
    format: Literal["tainted-grail/party"] = "tainted-grail/party"
    players: Annotated[tuple[PlayerRequest, ...], Field(min_length=1, max_length=4)]
    land: LandRequest | None = None
    mode: Mode = Mode.NORMAL

    @property
    def health_marker(self) -> HealthMarker:
        """The marker of health in this mode."""
        return health_marker(self.mode, len(self.players), ASSUMED_WINGS_LOWER)

    def place_on_tracks(self, player: PlayerRequest) -> CharacterRequest:
        """The player's character with every marker that is not given on the start space of its tray, if it has one."""
        hero, tray = player.hero, player.tray
        if tray is None:
            return hero
        health = tray.health_start if hero.health is None else hero.health
        start = cap_energy(SurvivalCondition(tray.energy_start, health), self.health_marker)
        places = {
            "health": health,
            "energy": start.energy if hero.energy is None else hero.energy,
            "terror": tray.terror_start if hero.terror is None else hero.terror,
        }
        return hero.model_copy(update=places)


def check_party(party: PartyFile) -> None:
    """Raise `BadInputError` for a party that cannot be so; its fields begin with `table`."""
    _refuse_twice("table.players", [player.id for player in party.players])
    _refuse_twice("table.players", [player.hero.character for player in party.players if player.hero.character])
    sheets = [read_character(f"table.players.{place}.hero", player.hero) for place, player in enumerate(party.players)]
    _refuse_shared_cards(sheets)
    for place, player in enumerate(party.players):
        path = f"table.players.{place}"
        _check_tracks(path, party, player)
        _check_resources(f"{path}.hero", party.mode, player.hero)
        for name, deck in (("combat", player.combat), ("diplomacy", player.diplomacy)):
            cards = parse_cards(f"{path}.{name}.cards", deck.cards)
            parse_pile(f"{path}.{name}.hand", deck.hand, cards)
            parse_pile(f"{path}.{name}.deck", deck.deck, cards)
    _check_land(party)


def _refuse_twice(field: str, names: Iterable[str]) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            message = phrase("name-is-there-twice", name=str(name))
            raise BadInputError("contradiction", f"{field}: {name}", message, phrase("keep-one-of-them"))


def _refuse_shared_cards(sheets: Sequence[CharacterSheet]) -> None:
    """Raise an error for a skill or a secret, which are there once, that two characters have."""
    for field, numbers in (
        ("skills", [(skill.number, sheet) for sheet in sheets for skill in sheet.skills if skill.number]),
        ("secrets", [(secret.number, sheet) for sheet in sheets for secret in sheet.secrets]),
    ):
        counts = Counter(number for number, _ in numbers)
        for number, sheet in numbers:
            if counts[number] > 1:
                message = phrase("card-number-is-named-twice", number=number)
                raise BadInputError(
                    "contradiction", f"{sheet.path}.{field}: {number}", message, phrase("keep-one-of-them")
                )


def _check_tracks(path: str, party: PartyFile, player: PlayerRequest) -> None:
    """Raise an error for energy above what health allows, or terror above the top of its track."""
    hero = party.place_on_tracks(player)
    limit = None if hero.health is None else energy_limit(hero.health, party.health_marker)
    if limit is not None and hero.energy is not None and hero.energy > limit:
        raise BadInputError(
            "contradiction",
            f"{path}.hero.energy = {hero.energy}",
            phrase("energy-is-energy-and-health-lets", energy=hero.energy, limit=limit),
            phrase("correct-energy-or-health"),
        )
    if player.tray is not None and hero.terror is not None and hero.terror > player.tray.terror_top:
        raise BadInputError(
            "contradiction",
            f"{path}.hero.terror = {hero.terror}",
            phrase("terror-is-terror-and-its-track", terror=hero.terror, top=player.tray.terror_top),
            phrase("correct-one-of-them"),
        )


def _check_resources(path: str, mode: Mode, hero: CharacterRequest) -> None:
    """Raise an error for more of a resource than the mode allows."""
    for resource in Resource:
        most, amount = resource_limit(resource, mode), getattr(hero, resource.value)
        if most is not None and amount is not None and amount > most:
            raise BadInputError(
                "contradiction",
                f"{path}.{resource} = {amount}",
                phrase("challenge-mode-limits-resources", amount=amount, most=most),
                phrase("lower-it-or-choose-another-mode"),
            )


def _check_land(party: PartyFile) -> None:
    """Raise an error for a location that is not on the map, or two menhirs on one."""
    land = party.land
    revealed: Collection[int] = parse_map(land.map).revealed if land is not None else ()
    named = [(f"table.players.{place}.location", player.location) for place, player in enumerate(party.players)]
    if land is not None:
        named += [(f"table.land.menhirs.{place}.location", each.location) for place, each in enumerate(land.menhirs)]
        for field in ("guardians", "used_actions"):
            named += [(f"table.land.{field}.{place}", each) for place, each in enumerate(getattr(land, field))]
        _refuse_twice("table.land.menhirs", [str(each.location) for each in land.menhirs])
    for field, number in named:
        if number is not None and number not in revealed:
            raise BadInputError(
                "contradiction",
                f"{field} = {number}",
                phrase("location-number-is-not-on-the", number=number),
                phrase("write-it-into-the-map-without"),
            )
