"""What the requests of Tainted Grail's situations take from a party's file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.data.actions import Means
from rulewright.games.tainted_grail.data.character import Mode
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.character_request import CharacterRequest
from rulewright.games.tainted_grail.situations.party_file import (
    FORMAT_ID,
    LandRequest,
    PartyFile,
    PlayerRequest,
    check_party,
)
from rulewright.language.phrase import phrase as shared_phrase
from rulewright.situations.request import UnknownIdError
from rulewright.situations.table_file import AGAINST, TableEditor, TableFormat, TableQuestion


def defaults_from_party(
    party: PartyFile, situation: str, for_: str | None = None, given: Mapping[str, Any] = {}
) -> dict[str, Any]:
    """The fields of a situation's request that follow from a party, for the player with the id `for_`.

    `for_` may be a name or a character, and may be left out if there is one player. `given` are the fields that the
    request has besides. Raises `BadInputError` for an unknown player, or if nobody is named of several.
    """
    player = _find_player(party, for_)
    members = [player, *(each for each in party.players if each is not player and each.location == player.location)]
    heroes = [party.place_on_tracks(each) for each in members]
    match situation.removeprefix("tainted-grail/"):
        case "combat":
            others = [hero.health for hero in heroes[1:] if hero.health is not None]
            challenge = party.mode is Mode.CHALLENGE
            return {
                **_encounter(party, heroes[0], player.combat.model_dump()),
                "others": others,
                "challenge": challenge,
            }
        case "diplomacy":
            return _encounter(party, heroes[0], player.diplomacy.model_dump())
        case "starting-hand":
            return {"characters": len(members)}
        case "survival":
            tray = {} if player.tray is None else {"tray": player.tray.model_dump()}
            return {**tray, "hero": _dump(heroes[0]), "mode": party.mode.value, "players": len(party.players)}
        case "start-of-day":
            return {**_morning(party), "hero": _dump(heroes[0]), "mode": party.mode.value}
        case "improvement":
            return {"hero": _dump(heroes[0]), "mode": party.mode.value}
        case "menhir":
            location = given.get("location", player.location)
            return {"players": len(party.players), "mode": party.mode.value, **_menhir(party.land, location)}
        case "travel":
            return {**_energies(heroes), **_travel(party.land, player)}
        case "action":
            return _purses(heroes, str(given.get("means", Means.ENERGY)))
        case _:
            return {}


def _build_defaults(question: TableQuestion[PartyFile]) -> Mapping[str, Any]:
    """The fields that follow from a request's table. Raises `BadInputError`, also if a player is named `against`."""
    if question.against is not None:
        message = shared_phrase("field-makes-no-difference", field=AGAINST)
        raise BadInputError(
            "contradiction", f"{AGAINST} = {question.against}"[:80], message, shared_phrase("take-it-out")
        )
    return defaults_from_party(question.table, question.situation.id, question.player, question.given)


def _load_editor() -> TableEditor:
    from rulewright.games.tainted_grail.situations.party_editor import build_editor

    return build_editor()


TABLE_FORMAT = TableFormat(FORMAT_ID, PartyFile, check_party, _build_defaults, _load_editor)


def _find_player(party: PartyFile, for_: str | None) -> PlayerRequest:
    if for_ is None:
        if len(party.players) == 1:
            return party.players[0]
        ids = ", ".join(player.id for player in party.players)
        remedy = phrase("name-one-of-the-players", ids=ids)
        raise BadInputError("missing-field", "for", phrase("the-party-has-several-players"), remedy)
    for player in party.players:
        names = (player.id, player.name, player.hero.character)
        if for_.casefold() in (name.casefold() for name in names if name is not None):
            return player
    raise UnknownIdError(("for",), for_, [player.id for player in party.players])


def _dump(hero: CharacterRequest) -> dict[str, Any]:
    """The fields of a character that are given."""
    return hero.model_dump(mode="json", exclude_unset=True, exclude_none=True)


def _encounter(party: PartyFile, hero: CharacterRequest, deck: dict[str, str]) -> dict[str, Any]:
    marker = party.health_marker
    wings = {"has_wings": marker.has_wings, "wings_lower": marker.wings_lower}
    return {"hero": {**_dump(hero), **wings}, **deck}


def _energies(heroes: list[CharacterRequest]) -> dict[str, Any]:
    """The energy of each member, if it is known of all."""
    energies = [hero.energy for hero in heroes]
    return {} if None in energies else {"energies": energies}


def _purses(heroes: list[CharacterRequest], means: str) -> dict[str, Any]:
    """What each member has to pay with, if it is known of all."""
    purses = [getattr(hero, means, None) for hero in heroes]
    return {} if None in purses else {"have": purses}


def _morning(party: PartyFile) -> dict[str, Any]:
    land = party.land
    if land is None:
        return {}
    return {
        "map": land.map,
        "menhirs": [menhir.location for menhir in land.menhirs],
        "dials": [menhir.dial for menhir in land.menhirs],
        "characters": [player.location for player in party.players if player.location is not None],
        "guardians": list(land.guardians),
        "used_actions": list(land.used_actions),
    }


def _menhir(land: LandRequest | None, location: int | None) -> dict[str, Any]:
    """The map with the location of the menhir, the player's if none is given, and the other menhirs."""
    if land is None or location is None:
        return {}
    others = [menhir.location for menhir in land.menhirs if menhir.location != location]
    return {"map": land.map, "location": location, "others": others}


def _travel(land: LandRequest | None, player: PlayerRequest) -> dict[str, Any]:
    if land is None or player.location is None:
        return {}
    return {
        "map": land.map,
        "location": player.location,
        "menhirs": [menhir.location for menhir in land.menhirs],
        "guardians": list(land.guardians),
        "instant": list(land.instant),
    }
