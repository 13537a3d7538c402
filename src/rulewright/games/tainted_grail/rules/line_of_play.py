"""A line of play given by a player: resolved step by step, with the rule that forbids a move that is not allowed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from rulewright.engine.arithmetic import Rational
from rulewright.engine.driver import Handler, inline_calls, play
from rulewright.engine.effects import Choose, Cite, Draw, Next, Prompt, bind
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.data.card import FREE_KEY, MAGIC_KEY, UNKNOWN_CARD, DeckCard, KeyBonus, KeyIcon
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.activation import ESCAPE, STOP, TOP_CARD, activation
from rulewright.games.tainted_grail.rules.joining import lets_be_played, opens
from rulewright.games.tainted_grail.rules.placing import (
    MOST_CARDS_AGAINST_QUICK,
    PAID_MARK,
    USE_PREFIX,
    joining_keys,
    obstacle,
)
from rulewright.games.tainted_grail.rules.play import ActivationOutcome, EncounterSetting, EncounterState, edge_before


@dataclass(frozen=True)
class IllegalMove:
    """The reason against a move: its number in the line from 1, the reason, the rules, and facts of the reason."""

    number: int
    move: str
    reason: str
    entries: tuple[str, ...]
    facts: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class DrawnCard:
    """A card drawn in the line (`?` if it is not given), the chances of each card, and the entry of the draw.

    `citations_before` is the number of the rules cited before the draw.
    """

    card: str
    chances: dict[str, Fraction]
    entry: str
    citations_before: int


@dataclass(frozen=True)
class LineResult:
    """The result of a line: the rules cited with their facts, the cards drawn, the last state, and any refusal."""

    citations: tuple[Cite, ...]
    drawn_cards: tuple[DrawnCard, ...]
    state: EncounterState
    illegal_move: IllegalMove | None


class _IllegalMoveError(Exception):
    def __init__(self, illegal_move: IllegalMove) -> None:
        self.illegal_move = illegal_move


def resolve_line(
    setting: EncounterSetting, state: EncounterState, line: Sequence[str], draws: Sequence[str]
) -> LineResult:
    """Resolve an activation in which the cards of `line` are played and `draws` are drawn, in order.

    The setting must keep the state. Raises `BadInputError` (`contradiction`) if the deck does not hold a card drawn.
    """
    table = _LinePlayer(list(line), list(draws), setting, state)
    try:
        outcome = play(bind(activation, setting, state), table.answer, table.record_state)
    except _IllegalMoveError as refused:
        return LineResult(tuple(table.citations), tuple(table.drawn_cards), table.state, refused.illegal_move)
    refusal = None
    if table.line:
        refusal = table.illegal_move(table.line[0], "over", ("cards-and-keys/playing-cards",))
    assert outcome.state is not None
    return LineResult(tuple(table.citations), tuple(table.drawn_cards), outcome.state, refusal)


@dataclass
class _LinePlayer:
    """The answers to a rule's prompts, taken from the line and the draws."""

    line: list[str]
    draws: list[str]
    setting: EncounterSetting
    state: EncounterState
    citations: list[Cite] = field(default_factory=list)
    drawn_cards: list[DrawnCard] = field(default_factory=list)
    moves: int = 0
    top_card: str = ""

    def record_state(self, step: Next[ActivationOutcome]) -> Handler:
        """Store the state that the activation has reached."""
        _, state = step.rule.arguments
        assert isinstance(state, EncounterState)
        self.state = state
        return inline_calls

    def answer(self, effect: Cite | Prompt) -> str | None:
        match effect:
            case Cite():
                self.citations.append(effect)
                return None
            case Draw():
                return self.draw_card(effect)
            case Choose(name="play"):
                return self.choose_move(effect)
            case Choose(name="magic"):
                return self.top_card if self.top_card in effect.options else effect.options[0]
            case Choose():
                return self.choose_discard(effect)
        raise TypeError(f"{effect!r} is not asked for in an activation")

    def draw_card(self, effect: Draw) -> str:
        pile = dict(effect.pile)
        total = sum(pile.values())
        chances = {name: Rational(number, total) for name, number in pile.items()}
        wanted = self.top_card.removesuffix(PAID_MARK)
        if wanted:
            card = wanted
            if card not in pile and UNKNOWN_CARD not in pile:
                raise _IllegalMoveError(
                    IllegalMove(self.moves, self.top_card, "not-in-deck", ("cards-and-keys/panic-play",))
                )
        elif self.draws:
            card = self.draws.pop(0)
            if card not in pile and (UNKNOWN_CARD not in pile or card in ("skull", "grail")):
                raise BadInputError(
                    "contradiction",
                    f"draws: {card}",
                    phrase("the-card-name-is-not-in", name=card),
                    phrase("write-one-of-names", names=", ".join(pile)),
                )
        else:
            card = next(iter(pile)) if len(pile) == 1 else UNKNOWN_CARD
        if card == UNKNOWN_CARD and effect.entry == "campaign/challenge-escape":
            raise BadInputError(
                "missing-field",
                "draws",
                phrase("in-challenge-mode-a-dial-is"),
                phrase("add-grail-or-skull-to-the"),
            )
        self.drawn_cards.append(DrawnCard(card, chances, effect.entry, len(self.citations)))
        return card

    def choose_move(self, effect: Choose) -> str:
        options = effect.options
        if not self.line:
            return options[0]
        wanted = self.line[0]
        if TOP_CARD in options and wanted not in options:
            if wanted == STOP:
                raise _IllegalMoveError(self.illegal_move(wanted, "panic", ("cards-and-keys/panic-play",)))
            if wanted == ESCAPE or wanted.startswith(USE_PREFIX):
                raise _IllegalMoveError(self._explain_illegal_move(wanted))
            if wanted.endswith(PAID_MARK):
                entry = obstacle(self.setting, self.state, wanted.removesuffix(PAID_MARK), True)
                if entry is not None:
                    raise _IllegalMoveError(self._explain_unpaid_magic(wanted, entry))
            self.top_card = wanted
            self._consume_move()
            return TOP_CARD
        self.top_card = ""
        if wanted not in options:
            raise _IllegalMoveError(self._explain_illegal_move(wanted))
        self._consume_move()
        return wanted

    def _consume_move(self) -> None:
        self.line.pop(0)
        self.moves += 1

    def choose_discard(self, effect: Choose) -> str:
        """Choose a card that the rest of the line does not need."""
        needed = Counter(move.removesuffix(PAID_MARK) for move in self.line)
        return next((card for card in effect.options if not needed[card]), effect.options[-1])

    def illegal_move(self, move: str, reason: str, entries: tuple[str, ...], **facts: int | str) -> IllegalMove:
        return IllegalMove(self.moves + 1, move, reason, entries, dict(facts))

    def _explain_illegal_move(self, move: str) -> IllegalMove:
        """The refusal of a move that is not among those allowed."""
        setting, state = self.setting, self.state
        if move == ESCAPE:
            return self.illegal_move(move, "escape-tried", ("campaign/challenge-escape",))
        if move.startswith(USE_PREFIX):
            return self.illegal_move(move, "no-charges", ("cards-and-keys/charges",))
        name, pays = move.removesuffix(PAID_MARK), move.endswith(PAID_MARK)
        if name not in state.hand:
            return self.illegal_move(move, "not-in-hand", ("cards-and-keys/playing-cards",))
        entry = obstacle(setting, state, name, pays)
        assert entry is not None
        if entry in ("cards-and-keys/joining-keys", "cards-and-keys/magic-key"):
            return self._explain_unpaid_magic(move, entry)
        if entry == "combat/quick":
            return self.illegal_move(move, "quick", (entry,), number=MOST_CARDS_AGAINST_QUICK)
        return self._explain_no_extra_card(move, setting.card(name), pays)

    def _explain_unpaid_magic(self, move: str, entry: str) -> IllegalMove:
        """The refusal of a card with a magic key that cannot be paid for."""
        if entry == "cards-and-keys/joining-keys":
            return self.illegal_move(move, "no-magic-key", (entry, "cards-and-keys/magic-key"))
        return self.illegal_move(move, "no-magic", (entry,))

    def _explain_no_extra_card(self, move: str, card: DeckCard, pays: bool) -> IllegalMove:
        setting, state = self.setting, self.state
        before = edge_before(setting, state)
        entries = ("cards-and-keys/further-cards", "cards-and-keys/extra-card-bonus")
        places = [str(row) for row, icons in card.bonuses.items() if _has_extra_card_bonus(icons)]
        places += [
            place
            for place, icons in ((MAGIC_KEY, card.magic), (FREE_KEY, card.free))
            if _has_extra_card_bonus(icons or ())
        ]
        if not places:
            return self.illegal_move(move, "no-extra-card", entries)
        if not pays and lets_be_played(joining_keys(setting, state, card, True)):
            if not state.magic:
                return self.illegal_move(move, "no-magic", (*entries, "cards-and-keys/magic-key"))
            return self.illegal_move(move, "needs-magic", (*entries, "cards-and-keys/magic-key"))
        for row in (int(place) for place in places if place.isdecimal()):
            if row in before.keys and not opens(before.keys[row], setting.attributes):
                attribute, level = before.keys[row].levels[0]
                facts = {"row": row, "attribute": attribute.value, "level": level}
                return self.illegal_move(move, "attribute-too-low", (*entries, "cards-and-keys/attribute-key"), **facts)
        if FREE_KEY in places:
            return self.illegal_move(move, "voided", (*entries, "cards-and-keys/void"))
        return self.illegal_move(move, "meets-no-key", entries)


def _has_extra_card_bonus(icons: Sequence[KeyBonus]) -> bool:
    return any(bonus.icon is KeyIcon.EXTRA_CARD for bonus in icons)
