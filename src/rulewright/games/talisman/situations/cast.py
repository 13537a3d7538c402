"""The situation `talisman/cast`: the Spells that may be cast now, and the obstacles of the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.data.card_facts import MOMENT_PHRASES
from rulewright.games.talisman.data.cards import Spell, SpellTarget
from rulewright.games.talisman.data.printed_effects import Ability as Of
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules import cast as rule
from rulewright.games.talisman.rules.ability import spell_limit, spells_to_discard
from rulewright.games.talisman.rules.cast import (
    COMMAND_SPELL,
    AttackUnderWay,
    Caster,
    CastingObstacle,
    CastingTurn,
    Happening,
    Now,
    SpellAim,
    Where,
)
from rulewright.games.talisman.situations import pieces
from rulewright.games.talisman.situations.ability import SpellNumber
from rulewright.games.talisman.situations.character_sheet import find_kit
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY, named_in, variants
from rulewright.games.talisman.situations.pieces import PieceId
from rulewright.games.talisman.situations.request_fields import AbilityValue
from rulewright.games.talisman.situations.statements import full_ids, statement
from rulewright.language.phrase import Phrase
from rulewright.situations.problem import Report, Statement, Trial
from rulewright.situations.request import (
    Flag,
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
    missing_field_error,
)
from rulewright.situations.situation import Situation

_ATTACK_MOMENTS = (Now.BEFORE_ATTACK_ROLL, Now.AFTER_ATTACK_ROLL)


class CasterRequest(RequestModel):
    """The character: its total Craft now (the Spell limit is looked at where it is given), what helps and hinders it.

    `craft_value` is the printed Craft; `character` says it too. Among its `cards` the Amulet and the Wand matter.
    """

    character: PieceId | None = None
    cards: Annotated[tuple[PieceId, ...], Field(max_length=20)] = ()
    craft_value: AbilityValue | None = None
    craft: AbilityValue | None = None
    toad: Flag = False
    amulet: Flag = False
    immobile: Flag = False
    may_have_followers: Flag = True
    at: Where = Where.OUTER
    alone: Flag = True

    @model_validator(mode="after")
    def _require_one_craft_value(self) -> CasterRequest:
        if self.character is not None and self.craft_value is not None:
            raise contradiction_error(
                "character, craft_value",
                phrase("the-characters-card-already-says-its-craft"),
                phrase("give-either-character-or-craft-value"),
            )
        return self


class AttackRequest(RequestModel):
    """The attack under way, of or on the character."""

    by: Of = Of.STRENGTH
    evading_declined: Flag = False


class TargetRequest(RequestModel):
    """What the Spell is to be cast on, or what is to be evaded with it."""

    kind: Literal[
        SpellTarget.SELF,
        SpellTarget.CHARACTER,
        SpellTarget.CREATURE,
        SpellTarget.FOLLOWER,
        SpellTarget.SPACE,
        SpellTarget.CARD,
    ]
    at: Where = Where.OUTER
    amulet: Flag = False


class CastVariants(Variants):
    """The readings that bear on Spells."""

    crown_evasion: Flag = False


class CastRequest(RequestModel):
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
    cast: SpellNumber = 0
    held_at_start: SpellNumber | None = None
    barred: Flag = False
    variants: CastVariants = default_variants(CastVariants)

    @model_validator(mode="after")
    def _check_moment_and_attack(self) -> CastRequest:
        if self.moment in _ATTACK_MOMENTS and self.attack is None:
            raise missing_field_error("attack", phrase("give-attack-by-strength-in-battle"))
        if self.moment not in _ATTACK_MOMENTS and self.attack is not None:
            raise contradiction_error(
                "moment, attack",
                phrase("there-is-an-attack-but-the"),
                phrase("choose-the-moment-before-or-after"),
            )
        if self.turn == "other" and self.held_at_start is not None:
            raise contradiction_error(
                "turn, held_at_start",
                phrase("how-many-spells-there-were-at"),
                phrase("take-out-held-at-start"),
            )
        return self


def build_report(request: CastRequest) -> Report:
    """Build the answer to `talisman/cast`. Raises `BadInputError` for unknown Spells."""
    spells = [pieces.find_spell(f"spells.{place}", name) for place, name in enumerate(request.spells)]
    caster, turn = _build_caster(request), _build_turn(request)
    aim = None
    if request.target is not None:
        aim = SpellAim(SpellTarget(request.target.kind), request.target.at, request.target.amulet)
    rows: list[dict[str, Any]] = []
    lines: list[Statement] = []
    trials: list[Trial] = []
    for spell in spells:
        against = rule.obstacles(spell, caster, turn, aim, request.variants.crown_evasion)
        by = None if turn.attack is None else turn.attack.by
        changes = rule.attack_request_changes(spell, caster.craft_value, by)
        entries: tuple[str, ...] = (f"cards/{spell.id}", "spells/casting", "spells/casting-limit")
        rows.append(
            _build_spell_row(spell.id, against, entries)
            | {"cast": [str(moment) for moment in spell.cast]}
            | ({"changes": {name: dict(fields) for name, fields in changes.items()}} if changes else {})
        )
        lines += _build_spell_lines(f"cards/{spell.id}", against, entries, spell)
        if not against:
            trials += _build_trials(spell.id, changes, request.hero.character)
    if request.hero.at is Where.CROWN_OF_COMMAND:
        against = rule.command_spell_obstacles(caster, turn)
        entries = ("inner-region/command-spell", "spells/casting-limit")
        rows.append(_build_spell_row(COMMAND_SPELL, against, entries))
        lines += _build_spell_lines("inner-region/command-spell", against, entries, None)
    discard = 0
    if caster.craft is not None:
        discard = spells_to_discard(caster.held, spell_limit(caster.craft), caster.is_toad)
    fields: dict[str, Any] = {"spells": rows, "must_discard": discard}
    if (gains := rule.replaces_the_last(caster)) is not None:
        fields["gains_after_the_last"] = {"spells": 1, "entries": full_ids(gains, "spells/gaining")}
        lines.append(statement(phrase("after-your-last-spell-is-cast"), gains, "spells/gaining"))
    if not lines:
        lines.append(statement(phrase("you-have-no-spell-to-cast"), "spells/casting"))
    return Report(request.situation, fields, tuple(lines), trials=tuple(trials))


def _build_trials(
    spell: str, changes: Mapping[str, Mapping[str, int | bool]], character: str | None
) -> Iterator[Trial]:
    """The situations of attacks that a Spell changes, with it and without it."""
    hero = {} if character is None else {"character": character}
    for situation, fields in changes.items():
        added: dict[str, int | bool] = {}
        if fields.get("may_evade"):
            added["may_evade"] = True
        if "strength" in fields:
            added |= {"hero.battle_bonus": int(fields["strength"])} if character is None else {"blast": True}
        yield Trial(full_ids(f"cards/{spell}")[0], f"talisman/{situation}", {**hero, **added}, hero)


def _build_caster(request: CastRequest) -> Caster:
    hero = request.hero
    kit = find_kit("hero", hero.character, hero.cards)
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
        always_a_spell=kit.entry_giving(lambda piece: piece.always_a_spell),
    )


def _build_turn(request: CastRequest) -> CastingTurn:
    return CastingTurn(
        own=request.turn == "own",
        now=request.moment,
        held_at_start=_spells_at_start_of_turn(request),
        cast=request.cast,
        happening=request.happening,
        attack=None if request.attack is None else AttackUnderWay(request.attack.by, request.attack.evading_declined),
        barred=request.barred,
    )


def _spells_at_start_of_turn(request: CastRequest) -> int:
    """The number of Spells that the character had when its own turn began.

    Unless given, it is that of Spells in hand and cast, up to the limit by Craft. If more are in hand, Craft was higher
    then.
    """
    if request.held_at_start is not None:
        return request.held_at_start
    in_hand, craft = len(request.spells), request.hero.craft
    most = in_hand + request.cast
    return most if craft is None else max(in_hand, min(most, spell_limit(craft)))


def _build_spell_row(name: str, against: Sequence[CastingObstacle], entries: Sequence[str]) -> dict[str, Any]:
    """A Spell as an object of the contract, with its obstacles."""
    blocking = dict.fromkeys(entry for obstacle in against for entry in obstacle.entries)
    return {
        "spell": name,
        "allowed": not against,
        "entries": full_ids(*(blocking if against else entries)),
        "reasons": [str(obstacle.reason) for obstacle in against],
    }


def _build_spell_lines(
    subject: str, against: Sequence[CastingObstacle], entries: Sequence[str], spell: Spell | None
) -> list[Statement]:
    if not against:
        return [statement(phrase("may-be-cast-now"), subject, *entries, about=subject)]
    return [
        statement(_describe_obstacle(obstacle, spell), subject, *obstacle.entries, about=subject)
        for obstacle in against
    ]


def _describe_obstacle(obstacle: CastingObstacle, spell: Spell | None) -> Phrase:
    moments = () if spell is None else tuple(MOMENT_PHRASES[each] for each in spell.cast)
    words = {"number": obstacle.number, "when": moments}
    return _REASON_PHRASES[obstacle.reason].with_values(words)


_REASON_PHRASES = VOCABULARY.messages("cast-reason")

SITUATION = Situation(
    id="talisman/cast",
    vocabulary=VOCABULARY,
    request=CastRequest,
    problem_builder=build_report,
    variants=variants("crown-evasion"),
    form_defaults={
        "spells": ["healing", "teleport"], "hero.craft": 4, "turn": "own", "when": "turn-start", "happening": None,
        "hero.at": "outer", "hero.character": None, "cast": 0, "held_at_start": None, "target.kind": None,
        "target.at": None, "target.amulet": False, "attack.evading_declined": False, "hero.toad": False,
        "hero.amulet": False, "hero.immobile": False, "hero.alone": True, "hero.may_have_followers": True,
        "barred": False,
    },
    advanced_fields=frozenset({
        "attack.evading_declined", "barred", "cast", "happening", "held_at_start", "hero.alone", "hero.amulet",
        "hero.character", "hero.immobile", "hero.may_have_followers", "target.amulet", "target.at", "target.kind",
    }),
    named_input=named_in("cast"),
    group=CHARACTERS,
)  # fmt: skip
