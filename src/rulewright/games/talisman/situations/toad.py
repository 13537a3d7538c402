"""The situation `talisman/toad`: what follows from being turned into a Toad."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.ability import Points
from rulewright.games.talisman.heroes import load_heroes
from rulewright.games.talisman.situations.ability import BearerRequest
from rulewright.games.talisman.situations.shapes import Life, Tokens
from rulewright.games.talisman.situations.statements import report
from rulewright.games.talisman.toad import Belongings, Victim, become_a_toad
from rulewright.language.phrase import phrase
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
                phrase("A character that is no Toad has no turns left as one."),
                phrase("Set “toad”, or take out “toad_turns_left”."),
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
    "becomes-a-toad": phrase("The character becomes a Toad."),
    "count-starts-afresh": phrase(
        "It stays a Toad for its next {turns} turns; turns left before, which do not count: {dropped}."
    ),
    "leaves-on-the-space": phrase("Left on the space: Objects {objects}, Followers {followers}, gold {gold}."),
    "strength-and-craft": phrase("As a Toad it has Strength {strength} and Craft {craft}."),
    "no-special-abilities": phrase("It has no special abilities."),
    "keeps-spells": phrase("It keeps its Spells and discards none: {spells}."),
    "neither-gains-nor-casts-spells": phrase("It can neither gain nor cast Spells."),
    "casts-no-command-spell": phrase("It cannot cast the Command Spell."),
    "keeps-lives-and-fate": phrase("It keeps its lives ({life}) and its fate ({fate}), and it may use fate."),
    "keeps-trophies": phrase(
        "It keeps its trophies ({trophies}). What it gains for them as a Toad is lost when it changes back."
    ),
    "stays-on-the-crown": phrase("It stays on the Crown of Command."),
    "moves-without-a-die": phrase("It moves without a die; spaces on each of its turns: {spaces}."),
    "has-encounters": phrase("It has encounters like any other character."),
    "turn-under-way-does-not-count": phrase("The turn under way does not count."),
    "changes-back": phrase("It changes back at the end of the last of its next {turns} turns."),
    "own-strength-and-craft": phrase(
        "Then it has Strength {strength} and Craft {craft}; what it gained or lost of them as a Toad is undone."
    ),
    "discards-excess-spells": phrase("Spells to discard at once: {spells}."),
}

SITUATIONS = (
    Situation(
        id="talisman/toad",
        title=phrase("Turned into a Toad"),
        request=ToadRequest,
        ask=ask,
    ),
)
