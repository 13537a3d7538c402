"""The report `talisman/movement`: the places where a move can end, and the chance to land on a target."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import groupby
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.corpus.factsheet import EntryLink
from rulewright.engine.arithmetic import ONE, ZERO, Rational, as_string
from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.limits import LimitReachedError, Limits
from rulewright.engine.solution import Solution, group_equivalent_states
from rulewright.engine.solver import Solver
from rulewright.engine.unfolding import ChooseNode, CiteNode, RollNode
from rulewright.errors import LimitError
from rulewright.games.talisman.data.board import Board, load_board
from rulewright.games.talisman.data.board_picture import space_name
from rulewright.games.talisman.data.cards import BonusTiming, EncounterCard, Spell
from rulewright.games.talisman.data.piece_abilities import Face
from rulewright.games.talisman.data.printed_effects import Region
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.landing import LandingOutcome, Trip, TripState, bind_trip, toad_turns
from rulewright.games.talisman.rules.movement import (
    WALKS,
    Crosser,
    CrossingObstacle,
    MoveWay,
    PossibleMove,
    ability_moves,
    along,
    blizzard_rounds,
    in_a_blizzard,
    inner_moves,
    may_build_a_raft,
    moves,
    overcome_obstacles,
    raft_moves,
    regeneration,
    toad_steps,
)
from rulewright.games.talisman.rules.quests import QuestReading, Unfinished, bars_the_portal
from rulewright.games.talisman.rules.special_abilities import (
    Kit,
    assassination,
    slowed_movement,
    two_attack_dice,
)
from rulewright.games.talisman.situations.character_sheet import ABILITIES, CharacterSheet, read_character
from rulewright.games.talisman.situations.defaults import BOARD, VOCABULARY, named_in, variants
from rulewright.games.talisman.situations.named_pieces import (
    Act,
    Uses,
    act_of,
    collect_acts,
    name_pieces,
    name_space,
    spells_held_back,
)
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.language.phrase import Phrase
from rulewright.situations.named import NamedPiece
from rulewright.situations.problem import Report, Statement
from rulewright.situations.request import (
    Flag,
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
    missing_field_error,
    unknown_id_error,
)
from rulewright.situations.situation import Situation

MOST_STATES = 20_000
MIN_GROUPED_SPACES = 3
"""The least number of equally likely spaces in a row that share one sentence."""


class MovementVariants(Variants):
    """The readings that bear on a move."""

    quest_bars_portal: QuestReading = QuestReading.THAT_QUEST
    fate_on_armour: Flag = True


class MovementRequest(RequestModel):
    """`talisman/movement`: a turn begins on `position`, such as `outer/fields-2`.

    `roll` is what the movement die shows, if it is thrown already. A Toad has just become one, and left its cards: its
    `strength` and `craft` are those that it has again afterwards. `quest` is the unfinished quest that the character is
    on. `target` is a position, or a space whichever of its positions, to land
    on `within` so many turns. With a Raft among the hero's `cards` the river can be crossed instead of rolling; with an
    Axe a Raft can be built. A `blizzard` lasts for so many of the character's turns, this one included.
    """

    situation: Literal["talisman/movement"]
    position: str
    hero: CharacterRequest = CharacterRequest()
    roll: Face | None = None
    may_evade: Flag = False
    blizzard: Annotated[int, Field(ge=0, le=blizzard_rounds(), strict=True)] = 0
    quest: Unfinished = Unfinished.NONE
    target: str | None = None
    within: Annotated[int, Field(ge=1, le=6, strict=True)] | None = None
    variants: MovementVariants = default_variants(MovementVariants)

    @cached_property
    def sheet(self) -> CharacterSheet:
        """The character as it is now. Raises `BadInputError`."""
        if not self.hero.toad:
            return read_character(self.hero)
        return read_character(self.hero.model_copy(update=dict.fromkeys(ABILITIES)))

    @cached_property
    def later_sheet(self) -> CharacterSheet:
        """The character in several turns; a Toad is then itself again, without the cards that it has left behind."""
        in_one_turn = (self.within or 1) == 1
        if not self.hero.toad:
            return read_character(self.hero, in_one_turn=in_one_turn)
        given = [ability for ability in ABILITIES if getattr(self.hero, ability) is not None]
        before = read_character(self.hero.model_copy(update={"toad": False}), in_one_turn=False)
        left = {ability: getattr(before, ability) - before.added_by_cards(ability) for ability in given}
        return read_character(self.hero.model_copy(update={"toad": False, "cards": (), **left}))

    @property
    def kit(self) -> Kit:
        """What the character can use; a Toad has lost its special abilities."""
        return self.sheet.kit

    @property
    def has_talisman(self) -> bool:
        """Whether the character has a Talisman; a Toad has left it behind."""
        return self.hero.talisman and not self.hero.toad

    @property
    def fixed_movement(self) -> tuple[int, str] | None:
        """The number of spaces of a move without a die in this turn, and the entry that sets it."""
        return in_a_blizzard() if self.blizzard and not self.hero.toad else slowed_movement(self.kit)

    @property
    def has_raft(self) -> bool:
        """Whether the character has a Raft that it can use: it is used before the movement roll, or never."""
        return self.roll is None and any(card.crosses_river for card in self.kit.cards)

    @property
    def has_axe(self) -> bool:
        """Whether the character can build a Raft."""
        return any(card.builds_raft_at for card in self.kit.cards)

    @cached_property
    def targets(self) -> tuple[str, ...]:
        """The target positions."""
        board = load_board()
        if self.target is None or self.target in board.positions:
            return (self.target,) if self.target else ()
        return board.positions_of(self.target)

    @property
    def is_portal_barred(self) -> bool:
        """Whether a quest forbids the character to open the Portal."""
        return bars_the_portal(self.quest, self.variants.quest_bars_portal)

    @model_validator(mode="after")
    def _check_consistency(self) -> MovementRequest:
        board = load_board()
        if self.position not in board.positions:
            raise unknown_id_error("position", self.position, board.positions)
        inner = board.region(self.position) is Region.INNER
        if self.roll is not None and (self.hero.toad or inner):
            raise contradiction_error(
                f"roll = {self.roll}",
                phrase("a-toad-does-not-roll-for") if self.hero.toad else phrase("nobody-rolls-for-movement-in-the"),
                phrase("take-it-out"),
            )
        if self.roll is not None and self.fixed_movement is not None:
            raise contradiction_error(
                f"roll = {self.roll}",
                phrase("this-character-does-not-roll-for"),
                phrase("take-it-out"),
            )
        if self.target is None and self.within is not None:
            raise missing_field_error("target", phrase("name-the-space-to-land-on"))
        if self.target is not None:
            self._check_target(board, self.target)
        return self

    def _check_target(self, board: Board, target: str) -> None:
        if target not in board.positions and target not in board.spaces:
            raise unknown_id_error("target", target, (*board.positions, *board.spaces))
        entrance = board.links["portal"].ends[1]
        if any(board.region(each) is Region.INNER and each != entrance for each in self.targets):
            raise contradiction_error(
                f'target = "{target}"',
                phrase("how-far-a-character-comes-in"),
                phrase("ask-talisman-inner-journey"),
            )
        regions = {board.region(each) for each in self.targets}
        begins_in = board.region(self.position)
        crosses = begins_in is Region.OUTER and Region.OUTER not in regions
        otherwise = self.may_evade or self.has_raft or self.has_axe
        if crosses and self.later_sheet.strength is None and not otherwise:
            raise missing_field_error("hero.strength", phrase("it-is-needed-against-the-sentinel"))
        enters = begins_in is not Region.INNER and regions == {Region.INNER}
        if enters and self.later_sheet.strength is None and self.later_sheet.craft is None:
            raise missing_field_error("hero.craft", phrase("craft-or-strength-is-needed-to"))


@dataclass(frozen=True)
class ReachablePlace:
    """A place where the move can end; `probability` is `None` if it depends on an ability that is not given."""

    move: PossibleMove
    probability: Fraction | None

    def as_json(self) -> dict[str, object]:
        """The place as an object of the report."""
        return {
            "position": self.move.to,
            "way": self.move.way.value,
            "condition": move_condition(self.move),
            "probability": None if self.probability is None else as_string(self.probability),
            "entries": [f"talisman/{entry}" for entry in self.move.entries],
        }


def move_condition(move: PossibleMove) -> str | None:
    """The condition of the move's end: that every obstacle on the way is overcome, or that the last one is not."""
    if not move.obstacles:
        return None
    return f"{move.obstacles[-1]}-fails" if move.is_stopped else "-and-".join(move.obstacles)


def possible_moves(request: MovementRequest) -> dict[PossibleMove, Fraction]:
    """Every move that the board allows, nearest first on each way, stopped moves last.

    Each has the chance that the movement die shows its number; a move without a die has the chance 1.
    """
    shares: dict[PossibleMove, Fraction] = {}
    if load_board().region(request.position) is Region.INNER:
        return dict.fromkeys(inner_moves(request.position), ONE)
    rolls = range(1, 7) if request.roll is None else (request.roll,)
    rule = "movement/rolling"
    if request.hero.toad:
        rolls, rule = (toad_steps(),), "other-rules/toad-movement"
    held_back = request.fixed_movement
    if held_back is not None:
        rolls, rule = (held_back[0],), held_back[1]
    for steps in rolls:
        for move in moves(request.position, steps, rule):
            shares[move] = shares.get(move, ZERO) + Rational(1, len(rolls))
    if request.has_raft and request.roll is None:
        shares |= dict.fromkeys(raft_moves(request.position), ONE)
    if request.roll is None and held_back is None:
        shares |= dict.fromkeys(ability_moves(request.position, request.kit), ONE)
    order = list(MoveWay)
    return dict(sorted(shares.items(), key=lambda item: (item[0].is_stopped, order.index(item[0].way))))


def blocking_entry(request: MovementRequest, move: PossibleMove) -> str | None:
    """The entry that forbids the character the move whatever the dice show; `None` if there is none."""
    if CrossingObstacle.PORTAL in move.obstacles and request.is_portal_barred:
        return "other-rules/quest-bars-the-portal"
    if load_board().space(move.to).needs is not None and not request.has_talisman:
        return "inner-region/valley-of-fire"
    return None


def find_reachable_places(request: MovementRequest) -> tuple[ReachablePlace, ...]:
    """Every place where the move can end.

    Its probability has two factors: the chance that the movement die shows its number, unless it is thrown already, and
    the best chance to overcome the obstacles. Fate counts for obstacles, not for the movement die. A place where the
    Sentinel or the Portal stops a move has the chance of that, if the character tries to get beyond.
    """
    found = []
    for move, share in possible_moves(request).items():
        if blocking_entry(request, move) is None:
            ends = end_probability(request, move)
            if ends != 0 or not move.is_stopped:
                found.append(ReachablePlace(move, None if ends is None else share * ends))
    return tuple(found)


def end_probability(request: MovementRequest, move: PossibleMove) -> Fraction | None:
    """The chance that the move ends at its place, with the best decisions for overcoming all obstacles on the way.

    It is `None` if it depends on an ability that is not given.
    """
    obstacles = move.obstacles
    if not obstacles:
        return ONE
    given = request.sheet
    fate, evades = min(request.hero.fate, 2), request.may_evade and not request.hero.toad
    crosser = Crosser(given.strength, given.craft, given.battle_bonus, fate, evades, given.kit)
    if CrossingObstacle.SENTINEL in obstacles and crosser.strength is None and not crosser.may_evade:
        return None
    if CrossingObstacle.PORTAL in obstacles and crosser.strength is None and crosser.craft is None:
        return None
    every = len(obstacles)
    goal = Goal[tuple[int, int]](
        "pass", (Measure("passed", lambda outcome: outcome[0] == every), Measure("fate", lambda outcome: outcome[1]))
    )
    shares = Solver().solve(bind(overcome_obstacles, crosser, obstacles), goal).probabilities
    overcomes = every - 1 if move.is_stopped else every
    return sum((share for (passed, _), share in shares.items() if passed == overcomes), start=ZERO)


# The chance to land on a target


_LANDING_GOAL = Goal[LandingOutcome]("land", (Measure("landed", lambda outcome: outcome.landed),))


def compute_landing(request: MovementRequest) -> dict[str, Any]:
    """The chance to land on the target, turn by turn, the decision in the first turn, and the rules of the way.

    Raises `LimitError` if there are too many states.
    """
    hero, within, given = request.hero, request.within or 1, request.later_sheet
    trip = Trip(
        frozenset(request.targets),
        given.battle_bonus,
        given.armour,
        request.variants.fate_on_armour,
        request.may_evade,
        request.is_portal_barred,
        request.has_axe,
        given.kit,
        within - request.blizzard if request.blizzard else None,
    )
    at = TripState(
        request.position,
        within,
        hero.life,
        hero.fate,
        given.strength,
        given.craft,
        given.counters["strength"],
        given.counters["craft"],
        toad_turns() if hero.toad else 0,
        request.has_raft,
        slowed_movement(request.kit) is not None,
    )
    rule = bind_trip(trip, at, request.roll)
    try:
        solution = Solver().solve(rule, _LANDING_GOAL, Limits(states=MOST_STATES))
    except LimitReachedError as error:
        raise LimitError(
            "state-limit",
            f"within = {within}",
            phrase("this-situation-has-more-than-number", number=int(error.allowed)),
            phrase("ask-for-fewer-turns"),
        ) from None
    by_turn = [ZERO] * within
    for outcome, share in solution.probabilities.items():
        if outcome.landed:
            for turn in range(within - outcome.turns - 1, within):
                by_turn[turn] += share
    return {
        "positions": list(request.targets),
        "within": within,
        "probability": as_string(solution.value[0]),
        "by_turn": [as_string(share) for share in by_turn],
        "first_turn": advise_first_turn(solution, request.position),
        "entries": [f"talisman/{entry}" for entry in cited_entries(solution)],
    }


def cited_entries(solution: Solution[LandingOutcome]) -> tuple[str, ...]:
    """The entries that apply under the best policy before it lands, in the order of play."""
    found: dict[str, None] = {}
    for index, *_ in group_equivalent_states(solution):
        settled = solution.fixed_policy_tree(index)
        nodes = settled.unfolding.nodes
        for node in (nodes[place] for place in settled.unfolding.preorder if settled.node_probabilities[place]):
            match node:
                case CiteNode(prompt, _) | ChooseNode(prompt, _) | RollNode(prompt, _, _):
                    found.setdefault(prompt.entry)
    return (*found, "movement/landing")


def advise_first_turn(solution: Solution[LandingOutcome], position: str) -> list[dict[str, object]]:
    """The best decisions of the first turn, each with the chance that it leaves; `to` is the end of a walk."""
    found = []
    valued, reach = solution.evaluated_tree, solution.fixed_policy_tree(0).node_probabilities
    for index in valued.unfolding.preorder:
        node = valued.unfolding.nodes[index]
        if not reach[index] or not isinstance(node, ChooseNode):
            continue
        option = node.choose.options[valued.chosen_option(index)]
        told: dict[str, object] = {"decision": node.choose.name, **node.choose.facts, "option": option}
        if option in WALKS:
            origin = str(node.choose.facts.get("from", position))
            told["to"] = along(origin, int(node.choose.facts["steps"]))[MoveWay(option)]
        found.append(told | {"probability": as_string(valued.value(index)[0])})
    return found


# The report


_SENTENCES = VOCABULARY.messages("movement-place")
_BARRIER_PHRASES = {
    "other-rules/quest-bars-the-portal": phrase("an-unfinished-quest-bars-the-portal"),
    "inner-region/valley-of-fire": phrase("nobody-enters-the-valley-of-fire"),
}
_WAY_PHRASES = VOCABULARY.messages("movement-way")


def build_report(request: MovementRequest) -> Report:
    """Build the answer to `talisman/movement`. Raises `LimitError` if a target is too many turns away."""
    places = find_reachable_places(request)
    fields: dict[str, object] = {"reachable": [place.as_json() for place in places]}
    lines = _build_place_lines(places)
    if load_board().space(request.position).id == "crown-of-command":
        stays = phrase("nobody-moves-on-from-the-crown")
        lines.append(_build_statement(stays, "inner-region/crown-of-command"))
    tried = (move for move in possible_moves(request) if not move.is_stopped)
    barred = {move: entry for move in tried if (entry := blocking_entry(request, move)) is not None}
    fields["blocked"] = [
        {"position": move.to, "way": move.way.value, "blocked_by": f"talisman/{entry}"}
        for move, entry in barred.items()
    ]
    lines += [_build_statement(_BARRIER_PHRASES[entry], entry) for entry in dict.fromkeys(barred.values())]
    face = regeneration(request.kit, request.hero.life)
    rolls = load_board().region(request.position) is not Region.INNER and request.fixed_movement is None
    if face is not None and rolls and request.roll in (None, face):
        chance = ONE if request.roll is not None else Rational(1, 6)
        entries = (f"heroes/{request.hero.character}", "golden-rules/natural-roll", "characters/healing")
        fields["regeneration"] = {
            "probability": as_string(chance),
            "entries": [f"talisman/{entry}" for entry in entries],
        }
        sentence = phrase("you-may-heal-1-life-instead", chance=chance)
        lines.append(_build_statement(sentence, *entries))
    if request.has_axe:
        fields["may_build_raft"] = request.roll is None and may_build_a_raft(request.position, request.has_axe)
        if fields["may_build_raft"]:
            lines.append(_build_statement(phrase("you-may-build-a-raft-instead"), "crossing-regions/raft-building"))
    cited: tuple[str, ...] = ()
    if request.target is not None:
        wished = compute_landing(request)
        fields["target"] = wished
        sentence = phrase(
            "landing-there",
            place=target_name(request.target),
            turns=wished["within"],
            chance=Rational(str(wished["probability"])),
            likely=_classify_probability(Rational(str(wished["probability"]))),
        )
        course = tuple(Rational(share) for share in wished["by_turn"])
        cited = tuple(wished["entries"])
        lines.insert(0, Statement(sentence, cited, is_summary=True))
        if len(course) > 1 and any(course):
            lines.insert(1, Statement(phrase("chance-by-the-end-of-turns", turns=course), cited))
    named = name_what_is_known(request, frozenset(cited))
    return Report(request.situation, fields, tuple(lines), _best_probabilities(places), named=named)


# The named pieces


SPELL_MOMENTS = (
    *("instead-of-rolling", "own-turn-start", "own-turn-start-before-moving", "turn-start-before-moving"),
    *("own-move-end", "as-required", "any-time"),
)


def name_what_is_known(request: MovementRequest, cited: Collection[str]) -> tuple[NamedPiece, ...]:
    """The pieces that the request names, in its order; `cited` are the entries on the way to its target."""
    board, met = load_board(), obstacles_of(request, cited)
    abilities = {
        *(("strength",) if CrossingObstacle.SENTINEL in met else ()),
        *(ABILITIES if CrossingObstacle.PORTAL in met else ()),
    }
    fights = CrossingObstacle.SENTINEL in met
    moments = (*SPELL_MOMENTS, *(("about-to-battle",) if fights else ()))
    uses = Uses(frozenset(abilities), fights, fights and request.target is not None, moments)
    target = None if not request.targets else board.space(request.targets[0]).id
    return (
        *name_space(board.space(request.position).id, act_of("turn-begins-there")),
        *name_pieces(request.sheet, uses, collect_acts(*iterate_acts(request, uses, met))),
        *name_space(target, act_of("is-the-target")),
    )


def obstacles_of(request: MovementRequest, cited: Collection[str]) -> frozenset[CrossingObstacle]:
    """The obstacles on the ways of this turn, and on those to the target by the entries that are `cited`."""
    found = {
        each for move in possible_moves(request) if blocking_entry(request, move) is None for each in move.obstacles
    }
    found |= {CrossingObstacle.SENTINEL} if "talisman/crossing-regions/sentinel" in cited else set()
    found |= {CrossingObstacle.PORTAL} if "talisman/crossing-regions/portal-of-power" in cited else set()
    return frozenset(found)


def iterate_acts(
    request: MovementRequest, uses: Uses, met: Collection[CrossingObstacle]
) -> Iterator[tuple[str | Act, str | None]]:
    """Yield the acts of the character's abilities, cards and Spells in its move."""
    sheet, kit, moves_now = request.sheet, request.kit, [*possible_moves(request)]
    held_by = request.fixed_movement
    rolls = load_board().region(request.position) is not Region.INNER and held_by is None and not request.hero.toad
    hero = None if kit.hero is None else f"heroes/{kit.hero.id}"
    if any(move.way is MoveWay.ABILITY for move in moves_now):
        yield "moves-without-rolling", hero
    elif any(ability_moves(request.position, kit)):
        yield (act_of("die-is-thrown") if held_by is None else act_of("held-back", held_by[1])), hero
    face = regeneration(kit, request.hero.life)
    if face is not None and rolls and request.roll in (None, face):
        yield "regenerates", hero
    elif face is not None and held_by is not None:
        yield act_of("no-die-to-heal-on", held_by[1]), hero
    if CrossingObstacle.SENTINEL in met:
        yield "two-attack-dice", two_attack_dice(kit)
        yield "assassinates", assassination(kit)
    if CrossingObstacle.PORTAL in met and sheet.craft is not None:
        yield from (("fewer-dice", kit.entry_of(piece)) for piece in kit.pieces_with(lambda piece: piece.portal_dice))
    for card in kit.cards:
        yield from ((act, f"cards/{card.id}") for act in _iterate_card_acts(request, card, uses))
    yield from spells_held_back(sheet, uses)
    if not any(card.bars_own_spells for card in kit.cards):
        for spell in sheet.spells:
            yield from ((act, f"cards/{spell.id}") for act in _iterate_spell_acts(request, spell, met))


def _iterate_card_acts(request: MovementRequest, card: EncounterCard, uses: Uses) -> Iterator[Act]:
    """Yield the acts of an Object or a Follower."""
    board, within = load_board(), request.within or 1
    inside = board.region(request.position) is Region.INNER
    if card.spaces_per_turn and not inside:
        yield act_of("slows")
    if card.lost_on_crossing and not inside:
        yield act_of("lost-on-crossing", "crossing-regions/storm-river")
    if card.crosses_river:
        yield _act_of_raft(request)
    if card.builds_raft_at and not inside:
        if board.space(request.position).id in card.builds_raft_at:
            yield act_of("builds-a-raft") if request.roll is None else act_of("die-is-thrown")
        elif within > 2:
            yield act_of("may-build-on-the-way", "crossing-regions/raft-building")
    if any(board.space(move.to).id in (card.admits_to or ()) for move in possible_moves(request)):
        yield act_of("opens-the-valley", "inner-region/valley-of-fire")
    if card.saves_from and uses.in_battle and not uses.armour:
        yield act_of("saves-no-way", "crossing-regions/sentinel-not-beaten")
    spent = card.bonus_price or card.bonus_when is BonusTiming.UNTIL_END_OF_TURN
    if spent and within > 1 and "strength" in uses.abilities:
        yield act_of("in-this-turn-alone")


def _act_of_raft(request: MovementRequest) -> Act:
    if not any(raft_moves(request.position)):
        return act_of("raft-leads-nowhere", "crossing-regions/raft-must-be-used")
    if request.roll is not None:
        return act_of("die-is-thrown", "crossing-regions/raft-crossing")
    return act_of("crosses-the-river", "crossing-regions/raft-crossing")


def _iterate_spell_acts(request: MovementRequest, spell: Spell, met: Collection[CrossingObstacle]) -> Iterator[Act]:
    """Yield the acts of a Spell in hand, which the request counts by a field or a card keeps from being cast."""
    start = load_board().space(request.position)
    if "spells" in start.suspends and not {"as-required", "any-time"} & set(spell.cast):
        yield act_of("not-on-this-space", f"board/{start.id}")
        return
    if spell.evades and CrossingObstacle.SENTINEL in met:
        yield act_of("evades-the-sentinel" if request.may_evade else "counts-as-evading")
    if "instead-of-rolling" in spell.cast and request.fixed_movement is not None:
        yield act_of("held-back", request.fixed_movement[1])
    elif "instead-of-rolling" in spell.cast and request.roll is not None:
        yield act_of("die-is-thrown")


def _best_probabilities(places: Iterable[ReachablePlace]) -> dict[str, Fraction]:
    """The best chance to reach each place; places with an unknown chance are left out."""
    chances: dict[str, Fraction] = {}
    for place in places:
        if place.probability is not None and not place.move.is_stopped:
            chances[place.move.to] = max(chances.get(place.move.to, ZERO), place.probability)
    return chances


def target_name(target: str) -> EntryLink:
    """The name of a position, or of a space if any of its positions will do."""
    board = load_board()
    return space_name(target, board) if target in board.positions else EntryLink(f"board/{target}")


def _build_place_lines(places: Sequence[ReachablePlace]) -> list[Statement]:
    """A line for every place; consecutive spaces with the same chance share one."""
    lines: list[Statement] = []
    for _, group in groupby(places, key=_walk_group):
        alike = tuple(group)
        if len(alike) < MIN_GROUPED_SPACES or _walk_group(alike[0]) is None:
            lines += map(_build_place_line, alike)
            continue
        first, *_, last = (space_name(place.move.to, load_board()) for place in alike)
        told = {"first": first, "last": last, "way": _way_phrase(alike[0].move), "chance": alike[0].probability}
        spaces = (f"board/{load_board().space(place.move.to).id}" for place in alike)
        rules = (entry for place in alike for entry in place.move.entries)
        lines.append(
            _build_statement(
                phrase("every-space-from-first-to-last").with_values(told), *dict.fromkeys((*spaces, *rules))
            )
        )
    return lines


def _way_phrase(move: PossibleMove) -> Phrase:
    """The words for the way of a move; the path of the Inner Region is also taken back."""
    is_back = "inner-region/turning-back" in move.entries
    return _WAY_PHRASES[f"{move.way}-back" if is_back else move.way]


def _walk_group(place: ReachablePlace) -> tuple[MoveWay, Fraction] | None:
    """The way and the chance that consecutive places without obstacles share; `None` for any other place."""
    move = place.move
    if move.way not in WALKS or move_condition(move) is not None or place.probability is None:
        return None
    return move.way, place.probability


def _build_place_line(place: ReachablePlace) -> Statement:
    chance = phrase("unknown") if place.probability is None else place.probability
    sentence = _SENTENCES[move_condition(place.move) or "reached"]
    told = {
        "place": space_name(place.move.to, load_board()),
        "way": _way_phrase(place.move),
        "chance": chance,
        "likely": _classify_probability(place.probability),
    }
    space = load_board().space(place.move.to).id
    return _build_statement(sentence.with_values(told), f"board/{space}", *place.move.entries)


def _classify_probability(chance: Fraction | None) -> str:
    """The class of a chance that selects its words."""
    if chance is None:
        return "unknown"
    return "impossible" if not chance else "certain" if chance == 1 else "likely"


def _build_statement(sentence: Phrase, *entries: str, leads: bool = False) -> Statement:
    return Statement(sentence, tuple(f"talisman/{entry}" for entry in entries), is_summary=leads)


SITUATION = Situation(
    id="talisman/movement",
    vocabulary=VOCABULARY,
    request=MovementRequest,
    problem_builder=build_report,
    variants=variants("quest-bars-portal", "fate-on-armour"),
    form_defaults={
        "position": "outer/city", "roll": None, "hero.strength": 4, "hero.craft": 4, "hero.fate": 1,
        "hero.talisman": True, "target": None, "within": None, "hero.life": 4, "hero.armour": "none",
        "hero.battle_bonus": 0, "may_evade": False, "hero.toad": False, "quest": "none",
        "hero.counters.strength": 0, "hero.counters.craft": 0,
    },
    advanced_fields=frozenset({
        "hero.armour", "hero.counters.craft", "hero.counters.strength", "hero.life", "hero.talisman",
    }),
    named_input=named_in("movement"),
    group=BOARD,
)  # fmt: skip
