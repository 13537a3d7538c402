"""The situation `talisman/toad`: what follows from being turned into a Toad."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.ability import Points
from rulewright.games.talisman.heroes import load_heroes
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.situations.ability import BearerRequest
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
    return report(request.situation, become_a_toad(victim, load_heroes().toad), _SENTENCES, {})


_SENTENCES = {
    "becomes-a-toad": phrase("the-character-becomes-a-toad"),
    "count-starts-afresh": phrase("it-stays-a-toad-for-its"),
    "leaves-on-the-space": phrase("left-on-the-space-objects-objects"),
    "strength-and-craft": phrase("as-a-toad-it-has-strength"),
    "no-special-abilities": phrase("it-has-no-special-abilities"),
    "keeps-spells": phrase("it-keeps-its-spells-and-discards"),
    "neither-gains-nor-casts-spells": phrase("it-can-neither-gain-nor-cast"),
    "casts-no-command-spell": phrase("it-cannot-cast-the-command-spell"),
    "keeps-lives-and-fate": phrase("it-keeps-its-lives-life-and"),
    "keeps-trophies": phrase("it-keeps-its-trophies-trophies-what"),
    "stays-on-the-crown": phrase("it-stays-on-the-crown-of"),
    "moves-without-a-die": phrase("it-moves-without-a-die-spaces"),
    "has-encounters": phrase("it-has-encounters-like-any-other"),
    "turn-under-way-does-not-count": phrase("the-turn-under-way-does-not"),
    "changes-back": phrase("it-changes-back-at-the-end"),
    "own-strength-and-craft": phrase("then-it-has-strength-strength-and"),
    "discards-excess-spells": phrase("spells-to-discard-at-once-spells"),
}

SITUATIONS = (
    Situation(
        id="talisman/toad",
        title=phrase("turned-into-a-toad"),
        request=ToadRequest,
        ask=ask,
    ),
)
