"""The situation `talisman/cast`: the Spells that may be cast now, and the obstacles of the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.data.cards import Spell, SpellTarget
from rulewright.games.talisman.data.piece_abilities import Possession
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
    InEffect,
    Now,
    SpellAim,
    Where,
)
from rulewright.games.talisman.situations.casting import (
    acts_of_spell,
    acts_on_casting,
    describe_obstacle,
    ground_of,
    read_caster,
)
from rulewright.games.talisman.situations.character_sheet import CharacterSheet, may_own, read_character
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY, named_in, variants
from rulewright.games.talisman.situations.named_pieces import Act, Acts, Uses, act_of, name_pieces
from rulewright.games.talisman.situations.request_fields import CharacterRequest, SpellNumber
from rulewright.games.talisman.situations.statements import full_ids, statement
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


class CasterRequest(CharacterRequest):
    """The character with its Spells in hand; where it is, and whether it is `alone` there on the Crown of Command."""

    at: Where = Where.OUTER
    alone: Flag = True


class AttackRequest(RequestModel):
    """The attack under way, of or on the character."""

    by: Of = Of.STRENGTH
    evading_declined: Flag = False


class TargetRequest(CharacterRequest):
    """What the Spell is to be cast on, or what is to be evaded with it: another character with its cards, or a thing.

    What the character is not said to have, it may have, except among cards that are named.
    """

    kind: Literal[
        SpellTarget.SELF,
        SpellTarget.CHARACTER,
        SpellTarget.CREATURE,
        SpellTarget.FOLLOWER,
        SpellTarget.SPACE,
        SpellTarget.CARD,
    ]
    at: Where = Where.OUTER

    @model_validator(mode="after")
    def _check_only_characters_have_cards(self) -> TargetRequest:
        told = sorted(self.model_fields_set - {"kind", "at"})
        if told and self.kind is not SpellTarget.CHARACTER:
            raise contradiction_error(
                ", ".join(told),
                phrase("only-another-character-has-this"),
                phrase("choose-character-as-target-or-take-out"),
            )
        return self


class CastVariants(Variants):
    """The readings that bear on Spells."""

    crown_evasion: Flag = False


class CastRequest(RequestModel):
    """`talisman/cast`: the Spells in hand, `hero.spells`, and the moment.

    `turn` is whose turn it is, `moment` where it stands, `happening` what is just about to happen. `cast` counts the
    Spells that the character has cast in this turn, `held_at_start` those it had when its own turn began; without it,
    those in hand and those cast, as far as its Craft allows. `in_effect` names Spells and Events that last.
    """

    situation: Literal["talisman/cast"]
    hero: CasterRequest = CasterRequest()
    turn: Literal["own", "other"] = "own"
    moment: Now = Now.TURN_START
    happening: Happening | None = None
    attack: AttackRequest | None = None
    target: TargetRequest | None = None
    cast: SpellNumber = 0
    held_at_start: SpellNumber | None = None
    in_effect: Annotated[tuple[InEffect, ...], Field(max_length=len(InEffect))] = ()
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
    """Build the answer to `talisman/cast`. Raises `BadInputError` for unknown characters, cards and Spells."""
    hero = request.hero
    sheet = read_character(hero, ground=ground_of(hero.at, request.in_effect))
    caster = read_caster(sheet, hero.at, request.in_effect, alone=hero.alone)
    turn = _build_turn(request, caster)
    target = _read_target(request)
    aim = _build_aim(request.target, target, sheet)
    rows: list[dict[str, Any]] = []
    lines: list[Statement] = []
    trials: list[Trial] = []
    obstacles: dict[str, tuple[CastingObstacle, ...]] = {}
    acts: dict[str, tuple[Act, ...]] = {}
    for spell in sheet.spells:
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
        obstacles[f"cards/{spell.id}"] = against
        acts[f"cards/{spell.id}"] = acts_of_spell(spell, against)
        if not against:
            trials += _build_trials(spell.id, changes, hero.character)
    if hero.at is Where.CROWN_OF_COMMAND:
        against = rule.command_spell_obstacles(caster, turn)
        entries = ("inner-region/command-spell", "spells/casting-limit")
        rows.append(_build_spell_row(COMMAND_SPELL, against, entries))
        lines += _build_spell_lines("inner-region/command-spell", against, entries, None)
        obstacles[COMMAND_SPELL] = against
    discard = 0
    if caster.craft is not None:
        discard = spells_to_discard(caster.held, spell_limit(caster.craft), caster.is_toad)
    fields: dict[str, Any] = {"spells": rows, "must_discard": discard}
    if (gains := rule.replaces_the_last(caster)) is not None:
        fields["gains_after_the_last"] = {"spells": 1, "entries": full_ids(gains, "spells/gaining")}
        lines.append(statement(phrase("after-your-last-spell-is-cast"), gains, "spells/gaining"))
    if not lines:
        lines.append(statement(phrase("you-have-no-spell-to-cast"), "spells/casting"))
    uses = Uses(("craft",))
    named = (
        *name_pieces(sheet, uses, acts | acts_on_casting(sheet, caster, obstacles)),
        *(() if target is None else name_pieces(target, Uses(), _acts_of_target(target, sheet))),
    )
    return Report(request.situation, fields, tuple(lines), trials=tuple(trials), named=named)


def _read_target(request: CastRequest) -> CharacterSheet | None:
    """The character that is the target, if there is one."""
    if request.target is None or request.target.kind is not SpellTarget.CHARACTER:
        return None
    return read_character(request.target, "target", ground=ground_of(request.target.at, request.in_effect))


def _build_aim(given: TargetRequest | None, target: CharacterSheet | None, sheet: CharacterSheet) -> SpellAim | None:
    if given is None:
        return None
    goods, is_protected = None, False
    if target is not None:
        goods = frozenset(_goods(given, target, sheet))
        is_protected = any(card.immune_to_spells for card in target.kit.cards)
    return SpellAim(SpellTarget(given.kind), given.at, is_protected, goods)


def _goods(given: TargetRequest, target: CharacterSheet, sheet: CharacterSheet) -> Iterator[Possession]:
    """The kinds of things that the target may have and the caster may own; only what is told can be ruled out."""
    told = given.model_fields_set
    cards = [card for card in target.owned.cards if may_own(sheet, card)]
    unnamed = given.followers > len(target.owned.followers)
    if any(card.is_follower for card in cards) or unnamed or not told & {"cards", "followers"}:
        yield Possession.FOLLOWER
    if any(card.is_object for card in cards) or "cards" not in told:
        yield Possession.OBJECT
    if given.gold or "gold" not in told:
        yield Possession.GOLD


def _acts_of_target(target: CharacterSheet, sheet: CharacterSheet) -> Acts:
    """What the target's cards do: they ward off Spells, or may be taken by some in the caster's hand."""
    found: dict[str, tuple[Act, ...]] = {}
    kinds = {kind for spell in sheet.spells for kind in spell.takes or ()}
    protects = [card for card in target.kit.cards if card.immune_to_spells]
    for card in target.owned.cards:
        entry = target.owned.entry_of(card)
        kind = Possession.FOLLOWER if card.is_follower else Possession.OBJECT
        if card in protects:
            found[entry] = (act_of("wards-off-spells", "spells/range"),)
        elif kind in kinds and not may_own(sheet, card):
            barred = "other-rules/taking-unownable-cards"
            found[entry] = (act_of("caster-may-not-own-it", barred),)
        elif kind in kinds and not protects:
            found[entry] = (act_of("may-be-taken"),)
    return found


def _build_trials(
    spell: str, changes: Mapping[str, Mapping[str, int | bool]], character: str | None
) -> Iterator[Trial]:
    """The situations of attacks that a Spell changes, with it and without it."""
    hero: dict[str, object] = {} if character is None else {"character": character}
    for situation, fields in changes.items():
        added: dict[str, object] = {"may_evade": True} if fields.get("may_evade") else {}
        if "strength" in fields:
            added["hero.spells"] = [spell]
        yield Trial(full_ids(f"cards/{spell}")[0], f"talisman/{situation}", {**hero, **added}, hero)


def _build_turn(request: CastRequest, caster: Caster) -> CastingTurn:
    return CastingTurn(
        own=request.turn == "own",
        now=request.moment,
        held_at_start=_spells_at_start_of_turn(request, caster),
        cast=request.cast,
        happening=request.happening,
        attack=None if request.attack is None else AttackUnderWay(request.attack.by, request.attack.evading_declined),
        barred=InEffect.DESTROY_MAGIC in request.in_effect,
    )


def _spells_at_start_of_turn(request: CastRequest, caster: Caster) -> int:
    """The number of Spells that the character had when its own turn began.

    Unless given, it is that of Spells in hand and cast, up to the limit by Craft. If more are in hand, Craft was higher
    then.
    """
    if request.held_at_start is not None:
        return request.held_at_start
    in_hand, craft = caster.held, caster.craft
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
        statement(describe_obstacle(obstacle, spell), subject, *obstacle.entries, about=subject) for obstacle in against
    ]


SITUATION = Situation(
    id="talisman/cast",
    vocabulary=VOCABULARY,
    request=CastRequest,
    problem_builder=build_report,
    variants=variants("crown-evasion"),
    form_defaults={
        "hero.spells": ["healing", "teleport"], "hero.craft": 4, "turn": "own", "when": "turn-start", "happening": None,
        "hero.at": "outer", "cast": 0, "held_at_start": None, "target.kind": None, "target.at": None,
        "target.cards": None, "attack.evading_declined": False, "hero.toad": False, "hero.alone": True, "in_effect": [],
    },
    advanced_fields=frozenset({
        "attack.evading_declined", "cast", "happening", "held_at_start", "hero.alone", "in_effect", "target.at",
        "target.cards", "target.kind",
    }),
    named_input=named_in("cast"),
    group=CHARACTERS,
)  # fmt: skip
