"""How `tainted-grail/start-of-day` tells its answer, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from rulewright.engine.rational import ONE, as_string
from rulewright.games.tainted_grail.character import Mode, Track
from rulewright.games.tainted_grail.land import Direction
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.possessions import Keyword
from rulewright.games.tainted_grail.situations.menhir import locations_said
from rulewright.games.tainted_grail.situations.start_of_day_request import StartOfDayRequest
from rulewright.games.tainted_grail.situations.statements import said, whole
from rulewright.games.tainted_grail.start_of_day import (
    LOST_WITHOUT_MENHIR,
    GuardianDie,
    Morning,
    guardian_ends,
    meeting,
    meeting_anywhere,
    quest_dial,
    time_dial,
)
from rulewright.situations import Line


def menhir_lines(now: Morning, request: StartOfDayRequest) -> Iterator[Line]:
    """Steps 1 to 3, in the order of the steps; first what matters most."""
    if now.removed:
        yield said(
            locations_said(phrase("locations-removed-locations"), now.removed),
            "start-of-day/locations-out-of-range", "menhirs/range", leads=True,
        )  # fmt: skip
    elif now.active:
        yield said(phrase("no-location-is-removed"), "start-of-day/locations-out-of-range", leads=True)
    else:
        yield said(phrase("no-menhir-is-active-so-no"), "menhirs/last-menhir", leads=True)
    for menhir in now.dark:
        sentence = phrase("the-menhir-on-location-has-no", location=menhir.location)
        yield said(sentence, "start-of-day/dark-menhirs")
    before = dict(zip(request.menhirs, request.dials, strict=True))
    for menhir in now.active:
        told = {"location": menhir.location, "before": before[menhir.location], "after": menhir.dial}
        if menhir.dial:
            sentence = phrase("the-menhir-on-location-dial-before", **told)
        else:
            sentence = phrase("the-menhir-on-location-loses-its", **told)
        yield said(sentence, "start-of-day/menhir-dials")


def character_entries(now: Morning, before: int) -> tuple[str, ...]:
    """The rules by which a character on a location suffers that no menhir protects."""
    reading = "differences/health-and-terror-without-a-menhir"
    if before in now.removed:
        return ("menhirs/characters-on-removed-locations", reading, "faq/nearest-location")
    return ("menhirs/last-menhir", reading)


def character_lines(now: Morning) -> Iterator[Line]:
    """What becomes of characters that no menhir protects."""
    for each in now.characters:
        if not each.suffers:
            continue
        told = {"before": each.before, "after": each.after, "lost": LOST_WITHOUT_MENHIR, "terror": LOST_WITHOUT_MENHIR}
        entries = character_entries(now, each.before)
        moves = each.before in now.removed
        if now.lost is Track.HEALTH:
            sentence = (
                phrase("character-on-before-loses-lost-health", **told)
                if moves
                else phrase("character-on-before-loses-lost-health-and", **told)
            )
        else:
            sentence = (
                phrase("character-on-before-loses-lost-energy", **told)
                if moves
                else phrase("character-on-before-loses-lost-energy-and", **told)
            )
        yield said(sentence, *entries)


def dial_lines(request: StartOfDayRequest, tokens: Sequence[Mapping[str, object]]) -> Iterator[Line]:
    """Step 4."""
    if request.time_dials:
        before, after = request.time_dials, [time_dial(number) for number in request.time_dials]
        shown = tuple(phrase("dial-turned", before=old, after=new or 0) for old, new in zip(before, after, strict=True))
        yield said(phrase("time-dials-dials-is-removed", dials=shown), "start-of-day/time-dials")
    if request.quest_dials:
        staying = tuple(str(quest_dial(number)) for number in request.quest_dials)
        yield said(phrase("quest-dials-stay-dials", dials=staying), "start-of-day/quest-dials")
    for each in tokens:
        several = ("faq/several-time-tokens",) if each["location"] in request.other_tokens else ()
        entries = ("start-of-day/time-dials", *several)
        told = {"location": each["location"], "others": each["others"]}
        if each["from_action"]:
            sentence = phrase("location-location-the-daily-action-is",
                              **told)  # fmt: skip
            yield said(sentence, *entries, "actions/once-per-day")
        else:
            yield said(phrase("location-location-time-tokens-taken-others", **told), *entries)


def event_line(count: int, mode: Mode) -> Line:
    """Step 5, where a card adds to the event deck."""
    fewer = ("campaign/challenge-world",) if mode is Mode.CHALLENGE else ()
    sentence = phrase("random-events-to-put-on-top", count=count)
    return said(sentence, "setup/random-events", *fewer, leads=True)


def equipment_lines(face_down: Mapping[Keyword, int], excess: int | None) -> Iterator[Line]:
    """Step 8."""
    for keyword, count in face_down.items():
        sentence = phrase("to-turn-face-down-keyword-count", keyword=KEYWORDS[keyword], count=count)
        yield said(sentence, "start-of-day/choosing-equipment", "possessions/one-per-keyword", leads=True)
    if excess:
        yield said(phrase("items-too-many-count", count=excess), "campaign/challenge-limits", leads=True)


def guardians(request: StartOfDayRequest, now: Morning) -> tuple[dict[str, Any], list[Line]]:
    """Step 6: where each guardian ends, and the chances that one meets characters."""
    characters = frozenset(each.after for each in now.characters)
    ends: list[Mapping[int | None, Fraction]] = []
    told: list[dict[str, object]] = []
    lines: list[Line] = []
    assumed: tuple[str, ...] = ()
    known = request.roll  # of the first for whom the die is thrown
    for location in request.guardians:
        if location in now.removed:
            lost: Mapping[int | None, Fraction] = {None: ONE}
            told.append(_guardian_json(location, lost, characters, ("faq/guardian-on-a-removed-location",)))
            sentence = phrase("guardian-on-location-its-location-is",
                              location=location)  # fmt: skip
            lines.append(said(sentence, "faq/guardian-on-a-removed-location", leads=True))
            continue
        die, rolled, known = request.die.die(), known, None
        if rolled is not None:
            faces = {side: int(side == rolled) for side in (*Direction, "blank", "discard")}
            die = GuardianDie({each: faces[each] for each in Direction}, faces["blank"], faces["discard"])
        else:
            assumed = _ASSUMED
        chances = guardian_ends(now.land, location, die)
        ends.append(chances)
        told.append(_guardian_json(location, chances, characters, _MOVES))
        lines += _guardian_lines(location, chances, characters, rolled is not None)
    anywhere = meeting_anywhere(ends, characters)
    fields = {
        "guardians": told,
        "meeting": as_string(anywhere),
        "meeting_at": {str(at): as_string(share) for at, share in meeting(ends, characters).items()},
    }
    if ends and characters:
        likely = "impossible" if not anywhere else "certain" if anywhere == 1 else "likely"
        sentence = phrase("a-guardian-meets-characters-chance", chance=anywhere, likely=likely)
        lines.insert(0, said(sentence, "encounters/guardian-meets-characters", *assumed, leads=True))
    return fields, lines


def _guardian_json(
    location: int, chances: Mapping[int | None, Fraction], characters: frozenset[int], entries: Sequence[str]
) -> dict[str, object]:
    return {
        "location": location,
        "ends": [
            {"location": end, "meets": end in characters, "probability": as_string(share)}
            for end, share in chances.items()
        ],
        "entries": whole(*entries),
    }


def _guardian_lines(
    location: int, chances: Mapping[int | None, Fraction], characters: frozenset[int], thrown: bool
) -> Iterator[Line]:
    """Where one guardian ends, the likeliest first."""
    assumed = () if thrown else _ASSUMED
    yield said(phrase("guardian-on-location", location=location), "start-of-day/guardians", leads=True)
    for end, chance in sorted(chances.items(), key=lambda item: (-item[1], item[0] or 0)):
        told = {"location": end, "chance": chance}
        met = ("encounters/guardian-meets-characters",) if end in characters else ()
        if end is None:
            yield said(phrase("it-leaves-the-map-chance", **told), "encounters/guardian-die", *assumed)
        elif end == location:
            lonely = ("faq/guardian-without-a-neighbour",) if chance == 1 and not thrown else ()
            sentence = (
                phrase("it-stays-and-meets-the-characters", **told)
                if end in characters
                else phrase("it-stays-chance", **told)
            )
            yield said(sentence, *_MOVES, *met, *lonely, *assumed)
        else:
            sentence = (
                phrase("it-moves-to-location-and-meets", **told)
                if end in characters
                else phrase("it-moves-to-location-chance", **told)
            )
            yield said(sentence, *_MOVES, *met, *assumed)


_MOVES = ("encounters/guardian-die", "encounters/guardian-moves")
_ASSUMED = ("faq/faces-of-the-guardian-die",)
SIDES = {side: phrase(f"side-{side}") for side in (*Direction, "blank", "discard")}
KEYWORDS = {keyword: phrase(f"keyword-{keyword}") for keyword in Keyword}
