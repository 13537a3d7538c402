"""The situation `talisman/toad`: the consequences of being turned into a Toad."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.ability import Points
from rulewright.games.talisman.rules.toad import Belongings, ToadVictim, become_a_toad
from rulewright.games.talisman.situations.ability import BearerRequest
from rulewright.games.talisman.situations.defaults import CHARACTER_FIELDS, CHARACTERS, VOCABULARY
from rulewright.games.talisman.situations.request_fields import Life, Tokens
from rulewright.games.talisman.situations.statements import report_consequences
from rulewright.situations.problem import Report
from rulewright.situations.request import Flag, RequestModel, contradiction_error
from rulewright.situations.situation import Situation

TrophyNumber = Annotated[int, Field(ge=0, le=40, strict=True)]


class VictimRequest(BearerRequest):
    """The character that is turned into a Toad. `toad`: it is one already, for `toad_turns_left` turns more."""

    life: Life = 4
    fate: Tokens = 0
    objects: Tokens = 0
    followers: Tokens = 0
    trophies: TrophyNumber = 0
    toad_turns_left: Annotated[int, Field(ge=1, le=3, strict=True)] = 3

    @model_validator(mode="after")
    def _check_toad_turns(self) -> VictimRequest:
        if "toad_turns_left" in self.model_fields_set and not self.toad:
            raise contradiction_error(
                "toad_turns_left",
                phrase("a-character-that-is-no-toad-has"),
                phrase("set-toad-or-take-out-toad"),
            )
        return self

    def to_belongings(self) -> Belongings:
        """Convert to the type of the rules."""
        return Belongings(self.objects, self.followers, self.gold, self.spells, self.trophies)


class ToadRequest(RequestModel):
    """`talisman/toad`: the character is turned into a Toad now, in its own turn or in another player's."""

    situation: Literal["talisman/toad"]
    hero: VictimRequest
    own_turn: Flag = True
    space: Literal["ordinary", "crown-of-command"] = "ordinary"


def build_report(request: ToadRequest) -> Report:
    """Build the answer to `talisman/toad`. Raises `BadInputError` for an unknown character."""
    hero = request.hero
    victim = ToadVictim(
        hero.to_bearer(Points()),
        hero.to_belongings(),
        hero.life,
        hero.fate,
        hero.toad_turns_left if hero.toad else 0,
        request.own_turn,
        request.space == "crown-of-command",
    )
    return report_consequences(request.situation, become_a_toad(victim, load_heroes().toad))


SITUATION = Situation(
    id="talisman/toad",
    vocabulary=VOCABULARY,
    request=ToadRequest,
    problem_builder=build_report,
    form_defaults={
        "hero.character": "warrior", "hero.counters.strength": 0, "hero.counters.craft": 0, "hero.life": 4,
        "hero.fate": 1, "hero.objects": 2, "hero.followers": 1, "hero.gold": 1, "hero.spells": 0, "hero.trophies": 0,
        "own_turn": True, "space": "ordinary", "hero.toad": False, "hero.toad_turns_left": None,
        "hero.strength": None, "hero.craft": None, "hero.gained_as_toad.strength": 0, "hero.gained_as_toad.craft": 0,
    },
    advanced_fields=frozenset({
        "hero.craft", "hero.gained_as_toad.craft", "hero.gained_as_toad.strength", "hero.strength", "toad_turns_left",
    }),
    character_fields=CHARACTER_FIELDS,
    group=CHARACTERS,
)  # fmt: skip
