"""The report `talisman/movement`: where a move can end, and the chance to land on a wished space."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import groupby
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.corpus.factsheet import Link
from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.limits import LimitReachedError, Limits
from rulewright.engine.rational import ONE, ZERO, Rational, as_string
from rulewright.engine.solution import Solution, states_alike
from rulewright.engine.solver import Solver
from rulewright.engine.unfolding import Chance, Decision, Mention
from rulewright.errors import LimitError
from rulewright.games.talisman.abilities import Face
from rulewright.games.talisman.board import Board, load_board
from rulewright.games.talisman.board_picture import space_name
from rulewright.games.talisman.effects import Region
from rulewright.games.talisman.heroes import load_heroes
from rulewright.games.talisman.landing import Landed, Trip, TripState, begins, toad_turns
from rulewright.games.talisman.movement import (
    WALKS,
    Crosser,
    Move,
    Obstacle,
    Way,
    ability_moves,
    along,
    in_a_blizzard,
    inner_moves,
    longest_blizzard,
    may_build_a_raft,
    moves,
    overcome,
    raft_moves,
    regeneration,
    toad_steps,
)
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.quests import QuestReading, Unfinished, bars_the_portal
from rulewright.games.talisman.situations.defaults import BOARD, VOCABULARY, named_in, variants
from rulewright.games.talisman.situations.named import kit_of
from rulewright.games.talisman.situations.shapes import CountedHero
from rulewright.games.talisman.special_abilities import Kit, slow
from rulewright.language.phrase import Phrase
from rulewright.situations import Line, Report, Situation
from rulewright.situations.request import contradiction, missing, unknown
from rulewright.situations.shapes import Flag, Request, Variants, default

MOST_STATES = 20_000
FEWEST_ALIKE = 3
"""So many equally likely spaces in a row are told in one sentence."""


class MovementVariants(Variants):
    """The readings that bear on a move."""

    quest_bars_portal: QuestReading = QuestReading.THAT_QUEST
    fate_on_armour: Flag = True


class MovementRequest(Request):
    """`talisman/movement`: a turn begins on `position`, such as `outer/fields-2`.

    `roll` is what the movement die shows, if it is thrown already. A `toad` has just become one. With a `raft` the
    river can be crossed instead of rolling; with an `axe` a Raft can be built. `quest` is the unfinished quest that the
    character is on. `target` is a position, or a space whichever of its positions, to land on `within` so many turns.
    A Raft or an Axe among the hero's `cards` counts as one; a Toad has lost its special abilities. A `blizzard` lasts
    for so many of the character's turns, this one included.
    """

    situation: Literal["talisman/movement"]
    position: str
    hero: CountedHero = CountedHero()
    roll: Face | None = None
    toad: Flag = False
    raft: Flag = False
    axe: Flag = False
    may_evade: Flag = False
    blizzard: Annotated[int, Field(ge=0, le=longest_blizzard(), strict=True)] = 0
    quest: Unfinished = Unfinished.NONE
    target: str | None = None
    within: Annotated[int, Field(ge=1, le=6, strict=True)] | None = None
    variants: MovementVariants = default(MovementVariants)

    @cached_property
    def kit(self) -> Kit:
        """What the character has by name. Raises `BadInputError`."""
        kit = kit_of(self.hero)
        return Kit() if self.toad else kit

    @property
    def held_back(self) -> tuple[int, str] | None:
        """How many spaces the character moves in this turn without a die, and by what entry."""
        return in_a_blizzard() if self.blizzard and not self.toad else slow(self.kit)

    @property
    def has_raft(self) -> bool:
        """Whether the character has a Raft."""
        return self.raft or any(card.crosses_river for card in self.kit.cards)

    @property
    def has_axe(self) -> bool:
        """Whether the character can build a Raft."""
        return self.axe or any(card.builds_raft_at for card in self.kit.cards)

    @cached_property
    def targets(self) -> tuple[str, ...]:
        """The positions that are wished for."""
        board = load_board()
        if self.target is None or self.target in board.positions:
            return (self.target,) if self.target else ()
        return board.positions_of(self.target)

    @property
    def is_barred(self) -> bool:
        """Whether a quest keeps the character from opening the Portal."""
        return bars_the_portal(self.quest, self.variants.quest_bars_portal)

    @model_validator(mode="after")
    def _fits(self) -> MovementRequest:
        board = load_board()
        if self.position not in board.positions:
            raise unknown("position", self.position, board.positions)
        inner = board.region(self.position) is Region.INNER
        if self.roll is not None and (self.toad or inner):
            raise contradiction(
                f"roll = {self.roll}",
                phrase("a-toad-does-not-roll-for") if self.toad else phrase("nobody-rolls-for-movement-in-the"),
                phrase("take-it-out"),
            )
        if self.roll is not None and self.held_back is not None:
            raise contradiction(
                f"roll = {self.roll}",
                phrase("this-character-does-not-roll-for"),
                phrase("take-it-out"),
            )
        if self.toad and (self.raft or self.axe):
            raise contradiction(
                "raft" if self.raft else "axe", phrase("a-toad-has-left-its-objects"), phrase("take-it-out")
            )
        if self.target is None and self.within is not None:
            raise missing("target", phrase("name-the-space-to-land-on"))
        if self.target is not None:
            self._check_target(board, self.target)
        return self

    def _check_target(self, board: Board, target: str) -> None:
        if target not in board.positions and target not in board.spaces:
            raise unknown("target", target, (*board.positions, *board.spaces))
        entrance = board.links["portal"].ends[1]
        if any(board.region(each) is Region.INNER and each != entrance for each in self.targets):
            raise contradiction(
                f'target = "{target}"',
                phrase("how-far-a-character-comes-in"),
                phrase("ask-talisman-inner-journey"),
            )
        regions = {board.region(each) for each in self.targets}
        begins_in = board.region(self.position)
        crosses = begins_in is Region.OUTER and Region.OUTER not in regions
        otherwise = self.may_evade or self.has_raft or self.has_axe
        if crosses and self.hero.strength is None and not otherwise:
            raise missing("hero.strength", phrase("it-is-needed-against-the-sentinel"))
        enters = begins_in is not Region.INNER and regions == {Region.INNER}
        if enters and self.hero.strength is None and self.hero.craft is None:
            raise missing("hero.craft", phrase("craft-or-strength-is-needed-to"))


@dataclass(frozen=True)
class Reachable:
    """A place where the move can end; `probability` is `None` where it depends on an ability that is not known."""

    move: Move
    probability: Fraction | None

    def as_json(self) -> dict[str, object]:
        """The place as an object of the report."""
        return {
            "position": self.move.to,
            "way": self.move.way.value,
            "condition": condition(self.move),
            "probability": None if self.probability is None else as_string(self.probability),
            "entries": [f"talisman/{entry}" for entry in self.move.entries],
        }


def condition(move: Move) -> str | None:
    """On what the move's end depends: that each obstacle on the way is overcome, or that the last one is not."""
    if not move.obstacles:
        return None
    return f"{move.obstacles[-1]}-fails" if move.is_stopped else "-and-".join(move.obstacles)


def possible_moves(request: MovementRequest) -> dict[Move, Fraction]:
    """Every move that the board allows, nearest first on each way, those that are stopped on the way last.

    Each has the chance that the movement die shows the number for it; what needs no die can be done for certain.
    """
    shares: dict[Move, Fraction] = {}
    if load_board().region(request.position) is Region.INNER:
        return dict.fromkeys(inner_moves(request.position), ONE)
    rolls = range(1, 7) if request.roll is None else (request.roll,)
    rule = "movement/rolling"
    if request.toad:
        rolls, rule = (toad_steps(),), "other-rules/toad-movement"
    held_back = request.held_back
    if held_back is not None:
        rolls, rule = (held_back[0],), held_back[1]
    for steps in rolls:
        for move in moves(request.position, steps, rule):
            shares[move] = shares.get(move, ZERO) + Rational(1, len(rolls))
    if request.has_raft:
        shares |= dict.fromkeys(raft_moves(request.position), ONE)
    if request.roll is None and held_back is None:
        shares |= dict.fromkeys(ability_moves(request.position, request.kit), ONE)
    order = list(Way)
    return dict(sorted(shares.items(), key=lambda item: (item[0].is_stopped, order.index(item[0].way))))


def barrier(request: MovementRequest, move: Move) -> str | None:
    """The entry that keeps the character from the move whatever the dice show; `None` where nothing does."""
    if Obstacle.PORTAL in move.obstacles and request.is_barred:
        return "other-rules/quest-bars-the-portal"
    if load_board().space(move.to).needs is not None and not request.hero.talisman:
        return "inner-region/valley-of-fire"
    return None


def reachable(request: MovementRequest) -> tuple[Reachable, ...]:
    """Every place where the move can end.

    Its probability is the chance that the movement die, if it is not thrown yet, shows the number for it, times the
    best chance to overcome what stands in the way, fate included; fate is not paid for the movement die. The place
    where the Sentinel or the Portal stops a move has the chance that it does, where the character tries to get beyond.
    """
    found = []
    for move, share in possible_moves(request).items():
        if barrier(request, move) is None:
            ends = chance_to_end(request, move)
            if ends != 0 or not move.is_stopped:
                found.append(Reachable(move, None if ends is None else share * ends))
    return tuple(found)


def chance_to_end(request: MovementRequest, move: Move) -> Fraction | None:
    """The chance that the move ends where it does, decided so as to overcome all obstacles on the way.

    `None` where an ability that decides it is not known.
    """
    obstacles = move.obstacles
    if not obstacles:
        return ONE
    hero = request.hero
    if request.toad:
        toad = load_heroes().toad
        crosser = Crosser(toad.strength, toad.craft, fate=min(hero.fate, 2))
    else:
        crosser = Crosser(
            hero.strength, hero.craft, hero.battle_bonus, min(hero.fate, 2), request.may_evade, request.kit
        )
    if Obstacle.SENTINEL in obstacles and crosser.strength is None and not crosser.may_evade:
        return None
    if Obstacle.PORTAL in obstacles and crosser.strength is None and crosser.craft is None:
        return None
    every = len(obstacles)
    goal = Goal[tuple[int, int]](
        "pass", (Measure("passed", lambda outcome: outcome[0] == every), Measure("fate", lambda outcome: outcome[1]))
    )
    shares = Solver().solve(bind(overcome, crosser, obstacles), goal).probabilities
    overcomes = every - 1 if move.is_stopped else every
    return sum((share for (passed, _), share in shares.items() if passed == overcomes), start=ZERO)


# A wished space


_LANDED = Goal[Landed]("land", (Measure("landed", lambda outcome: outcome.landed),))


def landing(request: MovementRequest) -> dict[str, Any]:
    """The chance to land on the target, turn by turn, what to do in the first turn, and the rules of the way.

    Raises `LimitError` when too much can happen on the way.
    """
    hero, within = request.hero, request.within or 1
    trip = Trip(
        frozenset(request.targets),
        hero.battle_bonus,
        hero.armour,
        request.variants.fate_on_armour,
        request.may_evade,
        request.is_barred,
        request.has_axe,
        request.kit,
        within - request.blizzard if request.blizzard else None,
    )
    at = TripState(
        request.position,
        within,
        hero.life,
        hero.fate,
        hero.strength,
        hero.craft,
        hero.strength_counters,
        hero.craft_counters,
        toad_turns() if request.toad else 0,
        request.has_raft,
        slow(request.kit) is not None,
    )
    rule = begins(trip, at, request.roll)
    try:
        solution = Solver().solve(rule, _LANDED, Limits(states=MOST_STATES))
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
        "first_turn": first_turn(solution, request.position),
        "entries": [f"talisman/{entry}" for entry in rules_of_the_way(solution)],
    }


def rules_of_the_way(solution: Solution[Landed]) -> tuple[str, ...]:
    """The entries that the best course applies before it lands, in the order in which it comes to them."""
    found: dict[str, None] = {}
    for index, *_ in states_alike(solution):
        settled = solution.settled(index)
        nodes = settled.unfolding.nodes
        for node in (nodes[place] for place in settled.unfolding.reading_order if settled.reach[place]):
            match node:
                case Mention(prompt, _) | Decision(prompt, _) | Chance(prompt, _, _):
                    found.setdefault(prompt.entry)
    return (*found, "movement/landing")


def first_turn(solution: Solution[Landed], position: str) -> list[dict[str, object]]:
    """What to decide in the first turn, with the chance that it leaves; `to` is where a walk ends."""
    found = []
    valued, reach = solution.valued, solution.settled(0).reach
    for index in valued.unfolding.reading_order:
        node = valued.unfolding.nodes[index]
        if not reach[index] or not isinstance(node, Decision):
            continue
        option = node.choose.options[valued.chosen(index)]
        told: dict[str, object] = {"decision": node.choose.name, **node.choose.facts, "option": option}
        if option in WALKS:
            origin = str(node.choose.facts.get("from", position))
            told["to"] = along(origin, int(node.choose.facts["steps"]))[Way(option)]
        found.append(told | {"probability": as_string(valued.value(index)[0])})
    return found


# The report


_SENTENCES = VOCABULARY.messages("movement-place")
_BARRIERS = {
    "other-rules/quest-bars-the-portal": phrase("an-unfinished-quest-bars-the-portal"),
    "inner-region/valley-of-fire": phrase("nobody-enters-the-valley-of-fire"),
}
_WAYS = VOCABULARY.messages("movement-way")


def ask_movement(request: MovementRequest) -> Report:
    """The answer to a `talisman/movement`. Raises `LimitError` when a wished space is too far in the future."""
    places = reachable(request)
    fields: dict[str, object] = {"reachable": [place.as_json() for place in places]}
    lines = _lines(places)
    if load_board().space(request.position).id == "crown-of-command":
        stays = phrase("nobody-moves-on-from-the-crown")
        lines.append(_said(stays, "inner-region/crown-of-command"))
    tried = (move for move in possible_moves(request) if not move.is_stopped)
    barred = {move: entry for move in tried if (entry := barrier(request, move)) is not None}
    fields["blocked"] = [
        {"position": move.to, "way": move.way.value, "blocked_by": f"talisman/{entry}"}
        for move, entry in barred.items()
    ]
    lines += [_said(_BARRIERS[entry], entry) for entry in dict.fromkeys(barred.values())]
    face = regeneration(request.kit, request.hero.life)
    rolls = load_board().region(request.position) is not Region.INNER and request.held_back is None
    if face is not None and rolls and request.roll in (None, face):
        chance = ONE if request.roll is not None else Rational(1, 6)
        entries = (f"heroes/{request.hero.character}", "golden-rules/natural-roll", "characters/healing")
        fields["regeneration"] = {
            "probability": as_string(chance),
            "entries": [f"talisman/{entry}" for entry in entries],
        }
        sentence = phrase("you-may-heal-1-life-instead", chance=chance)
        lines.append(_said(sentence, *entries))
    if request.has_axe:
        fields["may_build_raft"] = may_build_a_raft(request.position, request.has_axe)
        if fields["may_build_raft"]:
            lines.append(_said(phrase("you-may-build-a-raft-instead"), "crossing-regions/raft-building"))
    if request.target is not None:
        wished = landing(request)
        fields["target"] = wished
        sentence = phrase(
            "landing-there",
            place=target_name(request.target),
            turns=wished["within"],
            chance=Rational(str(wished["probability"])),
            likely=_likely(Rational(str(wished["probability"]))),
        )
        course = tuple(Rational(share) for share in wished["by_turn"])
        rules = tuple(wished["entries"])
        lines.insert(0, Line(sentence, rules, leads=True))
        if len(course) > 1 and any(course):
            lines.insert(1, Line(phrase("chance-by-the-end-of-turns", turns=course), rules))
    return Report(request.situation, fields, tuple(lines), _chances(places))


def _chances(places: Iterable[Reachable]) -> dict[str, Fraction]:
    """The best chance to reach each place; places whose chance is unknown are left out."""
    chances: dict[str, Fraction] = {}
    for place in places:
        if place.probability is not None and not place.move.is_stopped:
            chances[place.move.to] = max(chances.get(place.move.to, ZERO), place.probability)
    return chances


def target_name(target: str) -> Link:
    """The name of a position, or of a space whichever of its positions."""
    board = load_board()
    return space_name(target, board) if target in board.positions else Link(f"board/{target}")


def _lines(places: Sequence[Reachable]) -> list[Line]:
    """A line for every place; spaces one after the other that are as likely as each other share one."""
    lines: list[Line] = []
    for _, group in groupby(places, key=_walked):
        alike = tuple(group)
        if len(alike) < FEWEST_ALIKE or _walked(alike[0]) is None:
            lines += map(_line, alike)
            continue
        first, *_, last = (space_name(place.move.to, load_board()) for place in alike)
        told = {"first": first, "last": last, "way": _WAYS[alike[0].move.way], "chance": alike[0].probability}
        spaces = (f"board/{load_board().space(place.move.to).id}" for place in alike)
        rules = (entry for place in alike for entry in place.move.entries)
        lines.append(_said(phrase("every-space-from-first-to-last").filled(told), *dict.fromkeys((*spaces, *rules))))
    return lines


def _walked(place: Reachable) -> tuple[Way, Fraction] | None:
    """What places have in common that lie one after the other on a way without obstacles, each as likely."""
    move = place.move
    if move.way not in WALKS or condition(move) is not None or place.probability is None:
        return None
    return move.way, place.probability


def _line(place: Reachable) -> Line:
    chance = phrase("unknown") if place.probability is None else place.probability
    sentence = _SENTENCES[condition(place.move) or "reached"]
    told = {
        "place": space_name(place.move.to, load_board()),
        "way": _WAYS[place.move.way],
        "chance": chance,
        "likely": _likely(place.probability),
    }
    space = load_board().space(place.move.to).id
    return _said(sentence.filled(told), f"board/{space}", *place.move.entries)


def _likely(chance: Fraction | None) -> str:
    """How likely that is, to choose words by."""
    if chance is None:
        return "unknown"
    return "impossible" if not chance else "certain" if chance == 1 else "likely"


def _said(sentence: Phrase, *entries: str, leads: bool = False) -> Line:
    return Line(sentence, tuple(f"talisman/{entry}" for entry in entries), leads=leads)


SITUATION = Situation(
    id="talisman/movement",
    vocabulary=VOCABULARY,
    request=MovementRequest,
    ask=ask_movement,
    variants=variants("quest-bars-portal", "fate-on-armour"),
    form={
        "position": "outer/city", "roll": None, "hero.strength": 4, "hero.craft": 4, "hero.fate": 1,
        "hero.talisman": True, "target": None, "within": None, "hero.life": 4, "hero.armour": "none",
        "hero.battle_bonus": 0, "raft": False, "axe": False, "may_evade": False, "toad": False, "quest": "none",
        "hero.strength_counters": 0, "hero.craft_counters": 0,
    },
    more=frozenset({
        "axe", "hero.armour", "hero.craft_counters", "hero.life", "hero.strength_counters", "hero.talisman", "raft",
    }),
    naming=named_in("movement"),
    group=BOARD,
)  # fmt: skip
