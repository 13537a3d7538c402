"""The situation `talisman/toad`: what follows from being turned into a Toad."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.ability import Points
from rulewright.games.talisman.heroes import load_heroes
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.situations.ability import BearerRequest
from rulewright.games.talisman.situations.defaults import CHARACTERS, OWN, VOCABULARY
from rulewright.games.talisman.situations.shapes import Life, Tokens
from rulewright.games.talisman.situations.statements import report
from rulewright.games.talisman.toad import Belongings, Victim, become_a_toad
from rulewright.situations import Report, Situation
from rulewright.situations.request import contradiction
from rulewright.situations.shapes import Flag, Request

Count = Annotated[int, Field(ge=0, le=40, strict=True)]


class VictimRequest(BearerRequest):
    """The character that is turned into a Toad. `toad`: it is one already, for `toad_turns_left` turns more."""

    life: Life = 4
    fate: Tokens = 0
    objects: Tokens = 0
    followers: Tokens = 0
    trophies: Count = 0
    toad_turns_left: Annotated[int, Field(ge=1, le=3, strict=True)] = 3

    @model_validator(mode="after")
    def _turns_of_a_toad(self) -> VictimRequest:
        if "toad_turns_left" in self.model_fields_set and not self.toad:
            raise contradiction(
                "hero.toad_turns_left",
                phrase("a-character-that-is-no-toad-has"),
                phrase("set-toad-or-take-out-toad"),
            )
        return self

    def belongings(self) -> Belongings:
        """What the character has with it."""
        return Belongings(self.objects, self.followers, self.gold, self.spells, self.trophies)


class ToadRequest(Request):
    """`talisman/toad`: the character is turned into a Toad now, in its own turn or in another player's."""

    situation: Literal["talisman/toad"]
    hero: VictimRequest
    own_turn: Flag = True
    space: Literal["ordinary", "crown-of-command"] = "ordinary"


def ask(request: ToadRequest) -> Report:
    """The answer to a `talisman/toad`. Raises `BadInputError` for a character that there is not."""
    hero = request.hero
    victim = Victim(
        hero.bearer(Points()),
        hero.belongings(),
        hero.life,
        hero.fate,
        hero.toad_turns_left if hero.toad else 0,
        request.own_turn,
        request.space == "crown-of-command",
    )
    return report(request.situation, become_a_toad(victim, load_heroes().toad))


SITUATION = Situation(
    id="talisman/toad",
    vocabulary=VOCABULARY,
    request=ToadRequest,
    ask=ask,
    form={
        "hero.character": "warrior", "hero.counters.strength": 0, "hero.counters.craft": 0, "hero.life": 4,
        "hero.fate": 1, "hero.objects": 2, "hero.followers": 1, "hero.gold": 1, "hero.spells": 0, "hero.trophies": 0,
        "own_turn": True, "space": "ordinary", "hero.toad": False, "hero.toad_turns_left": None,
        "hero.strength": None, "hero.craft": None, "hero.gained_as_toad.strength": 0, "hero.gained_as_toad.craft": 0,
    },
    more=frozenset({
        "hero.craft", "hero.gained_as_toad.craft", "hero.gained_as_toad.strength", "hero.strength", "toad_turns_left",
    }),
    own=OWN,
    group=CHARACTERS,
)  # fmt: skip
