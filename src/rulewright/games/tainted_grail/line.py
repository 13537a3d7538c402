"""A line of play given by a player: resolved step by step, with the rule that forbids a move that is not allowed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from rulewright.engine.driver import Handler, ask, play
from rulewright.engine.effects import Choose, Cite, Draw, Next, Prompt, bind
from rulewright.engine.rational import Rational
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.activation import ESCAPE, STOP, TOP_CARD, activation
from rulewright.games.tainted_grail.card import FREE, MAGIC, UNKNOWN, Bonus, Card, Icon
from rulewright.games.tainted_grail.joining import lets_be_played, opens
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.placing import MOST_OF_QUICK, PAID, USE, joined, obstacle
from rulewright.games.tainted_grail.play import Outcome, Setting, State, edge_before


@dataclass(frozen=True)
class Refusal:
    """The reason against a move: its number in the line from 1, the reason, the rules, and facts of the reason."""

    number: int
    move: str
    reason: str
    entries: tuple[str, ...]
    facts: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Drawn:
    """A card drawn in the line (`?` if it is not given), the chances of each card, and the entry of the draw."""

    card: str
    chances: dict[str, Fraction]
    entry: str


@dataclass(frozen=True)
class Course:
    """The result of a line: the rules cited with their facts, the cards drawn, the last state, and any refusal."""

    mentioned: tuple[Cite, ...]
    drawn: tuple[Drawn, ...]
    state: State
    refusal: Refusal | None


class _RefusedError(Exception):
    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal


def resolved(setting: Setting, state: State, line: Sequence[str], draws: Sequence[str]) -> Course:
    """Resolve an activation in which the cards of `line` are played and `draws` are drawn, in order.

    The setting must keep the state. Raises `BadInputError` (`contradiction`) if the deck does not hold a card drawn.
    """
    table = _Table(list(line), list(draws), setting, state)
    try:
        outcome = play(bind(activation, setting, state), table.answer, table.begin)
    except _RefusedError as refused:
        return Course(tuple(table.mentioned), tuple(table.drawn), table.state, refused.refusal)
    refusal = None
    if table.line:
        refusal = table.refuse(table.line[0], "over", ("cards-and-keys/playing-cards",))
    assert outcome.state is not None
    return Course(tuple(table.mentioned), tuple(table.drawn), outcome.state, refusal)


@dataclass
class _Table:
    """The answers to a rule's prompts, taken from the line and the draws."""

    line: list[str]
    draws: list[str]
    setting: Setting
    state: State
    mentioned: list[Cite] = field(default_factory=list)
    drawn: list[Drawn] = field(default_factory=list)
    moves: int = 0
    top_card: str = ""

    def begin(self, step: Next[Outcome]) -> Handler:
        """Store the state that the activation has reached."""
        _, state = step.rule.arguments
        assert isinstance(state, State)
        self.state = state
        return ask

    def answer(self, asked: Cite | Prompt) -> str | None:
        match asked:
            case Cite():
                self.mentioned.append(asked)
                return None
            case Draw():
                return self.draw(asked)
            case Choose(name="play"):
                return self.move(asked)
            case Choose(name="magic"):
                return self.top_card if self.top_card in asked.options else asked.options[0]
            case Choose():
                return self.discard(asked)
        raise TypeError(f"{asked!r} is not asked for in an activation")

    def draw(self, effect: Draw) -> str:
        pile = dict(effect.pile)
        total = sum(pile.values())
        chances = {name: Rational(number, total) for name, number in pile.items()}
        wanted = self.top_card.removesuffix(PAID)
        if wanted:
            card = wanted
            if card not in pile and UNKNOWN not in pile:
                raise _RefusedError(Refusal(self.moves, self.top_card, "not-in-deck", ("cards-and-keys/panic-play",)))
        elif self.draws:
            card = self.draws.pop(0)
            if card not in pile and (UNKNOWN not in pile or card in ("skull", "grail")):
                raise BadInputError(
                    "contradiction",
                    f"draws: {card}",
                    phrase("the-card-name-is-not-in", name=card),
                    phrase("write-one-of-names", names=", ".join(pile)),
                )
        else:
            card = next(iter(pile)) if len(pile) == 1 else UNKNOWN
        if card == UNKNOWN and effect.entry == "campaign/challenge-escape":
            raise BadInputError(
                "missing-field",
                "draws",
                phrase("in-challenge-mode-a-dial-is"),
                phrase("add-grail-or-skull-to-the"),
            )
        self.drawn.append(Drawn(card, chances, effect.entry))
        return card

    def move(self, effect: Choose) -> str:
        options = effect.options
        if not self.line:
            return options[0]
        wanted = self.line[0]
        if TOP_CARD in options and wanted not in options:
            if wanted == STOP:
                raise _RefusedError(self.refuse(wanted, "panic", ("cards-and-keys/panic-play",)))
            if wanted == ESCAPE or wanted.startswith(USE):
                raise _RefusedError(self._why_not(wanted))
            if wanted.endswith(PAID):
                entry = obstacle(self.setting, self.state, wanted.removesuffix(PAID), True)
                if entry is not None:
                    raise _RefusedError(self._unpaid(wanted, entry))
            self.top_card = wanted
            self._done()
            return TOP_CARD
        self.top_card = ""
        if wanted not in options:
            raise _RefusedError(self._why_not(wanted))
        self._done()
        return wanted

    def _done(self) -> None:
        self.line.pop(0)
        self.moves += 1

    def discard(self, effect: Choose) -> str:
        """Choose a card that the rest of the line does not need."""
        needed = Counter(move.removesuffix(PAID) for move in self.line)
        return next((card for card in effect.options if not needed[card]), effect.options[-1])

    def refuse(self, move: str, reason: str, entries: tuple[str, ...], **facts: int | str) -> Refusal:
        return Refusal(self.moves + 1, move, reason, entries, dict(facts))

    def _why_not(self, move: str) -> Refusal:
        """The refusal of a move that is not among those allowed."""
        setting, state = self.setting, self.state
        if move == ESCAPE:
            return self.refuse(move, "escape-tried", ("campaign/challenge-escape",))
        if move.startswith(USE):
            return self.refuse(move, "no-charges", ("cards-and-keys/charges",))
        name, pays = move.removesuffix(PAID), move.endswith(PAID)
        if name not in state.hand:
            return self.refuse(move, "not-in-hand", ("cards-and-keys/playing-cards",))
        entry = obstacle(setting, state, name, pays)
        assert entry is not None
        if entry in ("cards-and-keys/joining-keys", "cards-and-keys/magic-key"):
            return self._unpaid(move, entry)
        if entry == "combat/quick":
            return self.refuse(move, "quick", (entry,), number=MOST_OF_QUICK)
        return self._no_extra_card(move, setting.card(name), pays)

    def _unpaid(self, move: str, entry: str) -> Refusal:
        """The refusal of a card with a magic key that cannot be paid for."""
        if entry == "cards-and-keys/joining-keys":
            return self.refuse(move, "no-magic-key", (entry, "cards-and-keys/magic-key"))
        return self.refuse(move, "no-magic", (entry,))

    def _no_extra_card(self, move: str, card: Card, pays: bool) -> Refusal:
        setting, state = self.setting, self.state
        before = edge_before(setting, state)
        entries = ("cards-and-keys/further-cards", "cards-and-keys/extra-card-bonus")
        places = [str(row) for row, icons in card.bonuses.items() if _has_extra(icons)]
        places += [place for place, icons in ((MAGIC, card.magic), (FREE, card.free)) if _has_extra(icons or ())]
        if not places:
            return self.refuse(move, "no-extra-card", entries)
        if not pays and lets_be_played(joined(setting, state, card, True)):
            if not state.magic:
                return self.refuse(move, "no-magic", (*entries, "cards-and-keys/magic-key"))
            return self.refuse(move, "needs-magic", (*entries, "cards-and-keys/magic-key"))
        for row in (int(place) for place in places if place.isdecimal()):
            if row in before.keys and not opens(before.keys[row], setting.attributes):
                attribute, level = before.keys[row].levels[0]
                facts = {"row": row, "attribute": attribute.value, "level": level}
                return self.refuse(move, "attribute-too-low", (*entries, "cards-and-keys/attribute-key"), **facts)
        if FREE in places:
            return self.refuse(move, "voided", (*entries, "cards-and-keys/void"))
        return self.refuse(move, "meets-no-key", entries)


def _has_extra(icons: Sequence[Bonus]) -> bool:
    return any(bonus.icon is Icon.EXTRA_CARD for bonus in icons)
