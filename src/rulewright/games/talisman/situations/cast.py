"""The situation `talisman/cast`: which Spells may be cast now, and why the others not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman import cast as rule
from rulewright.games.talisman.ability import spell_limit, spells_to_discard
from rulewright.games.talisman.card_facts import MOMENTS
from rulewright.games.talisman.cards import Spell, Target
from rulewright.games.talisman.cast import (
    COMMAND_SPELL,
    Aim,
    Attack,
    Caster,
    Happening,
    Now,
    Obstacle,
    Turn,
    Where,
)
from rulewright.games.talisman.effects import Ability as Of
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.situations import pieces
from rulewright.games.talisman.situations.ability import Spells
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY, named_in, variants
from rulewright.games.talisman.situations.named import kit_named
from rulewright.games.talisman.situations.pieces import PieceId
from rulewright.games.talisman.situations.shapes import Ability
from rulewright.games.talisman.situations.statements import said, whole
from rulewright.language.phrase import Phrase
from rulewright.situations import Line, Report, Situation, Trial
from rulewright.situations.request import contradiction, missing
from rulewright.situations.shapes import Flag, Request, Variants, default

_ATTACKED = (Now.BEFORE_ATTACK_ROLL, Now.AFTER_ATTACK_ROLL)


class CasterRequest(Request):
    """The character: its total Craft now (the Spell limit is looked at where it is given), what helps and hinders it.

    `craft_value` is the printed Craft; `character` says it too. Among its `cards` the Amulet and the Wand matter.
    """

    character: PieceId | None = None
    cards: Annotated[tuple[PieceId, ...], Field(max_length=20)] = ()
    craft_value: Ability | None = None
    craft: Ability | None = None
    toad: Flag = False
    amulet: Flag = False
    immobile: Flag = False
    may_have_followers: Flag = True
    at: Where = Where.OUTER
    alone: Flag = True

    @model_validator(mode="after")
    def _one_craft_value(self) -> CasterRequest:
        if self.character is not None and self.craft_value is not None:
            raise contradiction(
                "hero.character, hero.craft_value",
                phrase("the-characters-card-already-says-its-craft"),
                phrase("give-either-character-or-craft-value"),
            )
        return self


class AttackRequest(Request):
    """The attack under way, of or on the character."""

    by: Of = Of.STRENGTH
    evading_declined: Flag = False


class TargetRequest(Request):
    """What the Spell is to be cast on, or what is to be evaded with it."""

    kind: Literal[Target.SELF, Target.CHARACTER, Target.CREATURE, Target.FOLLOWER, Target.SPACE, Target.CARD]
    at: Where = Where.OUTER
    amulet: Flag = False


class CastVariants(Variants):
    """The readings that bear on Spells."""

    crown_evasion: Flag = False


class CastRequest(Request):
    """`talisman/cast`: the Spells in hand, and the moment.

    `turn` is whose turn it is, `moment` where it stands, `happening` what is just about to happen. `cast` counts the
    Spells that the character has cast in this turn, `held_at_start` those it had when its own turn began; without it,
    those in hand and those cast, as far as its Craft allows. `barred` says that an effect forbids all Spells.
    """

    situation: Literal["talisman/cast"]
    hero: CasterRequest = CasterRequest()
    spells: Annotated[tuple[PieceId, ...], Field(max_length=24)] = ()
    turn: Literal["own", "other"] = "own"
    moment: Now = Now.TURN_START
    happening: Happening | None = None
    attack: AttackRequest | None = None
    target: TargetRequest | None = None
    cast: Spells = 0
    held_at_start: Spells | None = None
    barred: Flag = False
    variants: CastVariants = default(CastVariants)

    @model_validator(mode="after")
    def _moment_and_attack_agree(self) -> CastRequest:
        if self.moment in _ATTACKED and self.attack is None:
            raise missing("attack", phrase("give-attack-by-strength-in-battle"))
        if self.moment not in _ATTACKED and self.attack is not None:
            raise contradiction(
                "moment, attack",
                phrase("there-is-an-attack-but-the"),
                phrase("choose-the-moment-before-or-after"),
            )
        if self.turn == "other" and self.held_at_start is not None:
            raise contradiction(
                "turn, held_at_start",
                phrase("how-many-spells-there-were-at"),
                phrase("take-out-held-at-start"),
            )
        return self


def ask(request: CastRequest) -> Report:
    """The answer to a `talisman/cast`. Raises `BadInputError` for Spells that there are not."""
    spells = [pieces.spell(f"spells.{place}", name) for place, name in enumerate(request.spells)]
    caster, turn = _caster(request), _turn(request)
    aim = None
    if request.target is not None:
        aim = Aim(Target(request.target.kind), request.target.at, request.target.amulet)
    rows: list[dict[str, Any]] = []
    lines: list[Line] = []
    trials: list[Trial] = []
    for spell in spells:
        against = rule.obstacles(spell, caster, turn, aim, request.variants.crown_evasion)
        by = None if turn.attack is None else turn.attack.by
        changes = rule.changes(spell, caster.craft_value, by)
        entries: tuple[str, ...] = (f"cards/{spell.id}", "spells/casting", "spells/casting-limit")
        rows.append(
            _row(spell.id, against, entries)
            | {"cast": [str(moment) for moment in spell.cast]}
            | ({"changes": {name: dict(fields) for name, fields in changes.items()}} if changes else {})
        )
        lines += _lines(f"cards/{spell.id}", against, entries, spell)
        if not against:
            trials += _trials(spell.id, changes, request.hero.character)
    if request.hero.at is Where.CROWN_OF_COMMAND:
        against = rule.command_spell_obstacles(caster, turn)
        entries = ("inner-region/command-spell", "spells/casting-limit")
        rows.append(_row(COMMAND_SPELL, against, entries))
        lines += _lines("inner-region/command-spell", against, entries, None)
    discard = 0
    if caster.craft is not None:
        discard = spells_to_discard(caster.held, spell_limit(caster.craft), caster.is_toad)
    fields: dict[str, Any] = {"spells": rows, "must_discard": discard}
    if (gains := rule.replaces_the_last(caster)) is not None:
        fields["gains_after_the_last"] = {"spells": 1, "entries": whole(gains, "spells/gaining")}
        lines.append(said(phrase("after-your-last-spell-is-cast"), gains, "spells/gaining"))
    if not lines:
        lines.append(said(phrase("you-have-no-spell-to-cast"), "spells/casting"))
    return Report(request.situation, fields, tuple(lines), trials=tuple(trials))


def _trials(spell: str, changes: Mapping[str, Mapping[str, int | bool]], character: str | None) -> Iterator[Trial]:
    """The attacks that a Spell changes, with it and without it."""
    hero = {} if character is None else {"character": character}
    for situation, fields in changes.items():
        added: dict[str, int | bool] = {}
        if fields.get("may_evade"):
            added["may_evade"] = True
        if "strength" in fields:
            added |= {"hero.battle_bonus": int(fields["strength"])} if character is None else {"blast": True}
        yield Trial(whole(f"cards/{spell}")[0], f"talisman/{situation}", {**hero, **added}, hero)


def _caster(request: CastRequest) -> Caster:
    hero = request.hero
    kit = kit_named("hero", hero.character, hero.cards)
    craft_value = hero.craft_value if kit.hero is None else kit.hero.craft
    return Caster(
        held=len(request.spells),
        craft=hero.craft,
        craft_value=craft_value,
        where=hero.at,
        is_toad=hero.toad,
        has_amulet=hero.amulet or any(card.bars_own_spells for card in kit.cards),
        may_have_followers=hero.may_have_followers,
        is_immobile=hero.immobile,
        alone_on_the_crown=hero.alone,
        always_a_spell=kit.giver(lambda piece: piece.always_a_spell),
    )


def _turn(request: CastRequest) -> Turn:
    return Turn(
        own=request.turn == "own",
        now=request.moment,
        held_at_start=_held_at_start(request),
        cast=request.cast,
        happening=request.happening,
        attack=None if request.attack is None else Attack(request.attack.by, request.attack.evading_declined),
        barred=request.barred,
    )


def _held_at_start(request: CastRequest) -> int:
    """How many Spells the character had when its own turn began.

    Unless told, those in hand and those cast, as far as its Craft allows; of more in hand, Craft was higher then.
    """
    if request.held_at_start is not None:
        return request.held_at_start
    in_hand, craft = len(request.spells), request.hero.craft
    most = in_hand + request.cast
    return most if craft is None else max(in_hand, min(most, spell_limit(craft)))


def _row(name: str, against: Sequence[Obstacle], entries: Sequence[str]) -> dict[str, Any]:
    """A Spell in the contract's shape, with the reasons against it beside."""
    blocking = dict.fromkeys(entry for obstacle in against for entry in obstacle.entries)
    return {
        "spell": name,
        "allowed": not against,
        "entries": whole(*(blocking if against else entries)),
        "reasons": [str(obstacle.reason) for obstacle in against],
    }


def _lines(subject: str, against: Sequence[Obstacle], entries: Sequence[str], spell: Spell | None) -> list[Line]:
    if not against:
        return [said(phrase("may-be-cast-now"), subject, *entries, about=subject)]
    return [said(_sentence(obstacle, spell), subject, *obstacle.entries, about=subject) for obstacle in against]


def _sentence(obstacle: Obstacle, spell: Spell | None) -> Phrase:
    moments = () if spell is None else tuple(MOMENTS[each] for each in spell.cast)
    words = {"number": obstacle.number, "when": moments}
    return _REASONS[obstacle.reason].filled(words)


_REASONS = VOCABULARY.messages("cast-reason")

SITUATION = Situation(
    id="talisman/cast",
    vocabulary=VOCABULARY,
    request=CastRequest,
    ask=ask,
    variants=variants("crown-evasion"),
    form={
        "spells": ["healing", "teleport"], "hero.craft": 4, "turn": "own", "when": "turn-start", "happening": None,
        "hero.at": "outer", "hero.character": None, "cast": 0, "held_at_start": None, "target.kind": None,
        "target.at": None, "target.amulet": False, "attack.evading_declined": False, "hero.toad": False,
        "hero.amulet": False, "hero.immobile": False, "hero.alone": True, "hero.may_have_followers": True,
        "barred": False,
    },
    more=frozenset({
        "attack.evading_declined", "barred", "cast", "happening", "held_at_start", "hero.alone", "hero.amulet",
        "hero.character", "hero.immobile", "hero.may_have_followers", "target.amulet", "target.at", "target.kind",
    }),
    naming=named_in("cast"),
    group=CHARACTERS,
)  # fmt: skip
