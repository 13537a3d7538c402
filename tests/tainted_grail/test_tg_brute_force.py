"""The best line of combat against a plain expectimax that shares no code with the engine."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

import pytest

from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report

CATALOGUE = Catalogue(SITUATIONS)
VALUE = 6
Worth = tuple[Fraction, ...]


@dataclass(frozen=True)
class Plain:
    """A card told by strings: bonus keys of rows 1 and 2, magic key, free key; on the right levels, magic, modifier."""

    name: str
    rows: tuple[str, str]
    magic: str | None
    free: str
    keys: tuple[int, int]  # 0: none, otherwise the level of Courage
    has_magic: bool
    modifier: str
    gain: int  # markers at placement
    hurts: int  # health lost at placement

    def text(self) -> str:
        left = [f"{row}:{icons}" for row, icons in enumerate(self.rows, 1) if icons]
        left += [f"M:{self.magic}"] if self.magic is not None else []
        left += [f"F:{self.free}"] if self.free else []
        right = [f"{row}:co{level}" for row, level in enumerate(self.keys, 1) if level]
        right += ["M"] if self.has_magic else []
        right += [f"F:{self.modifier}"] if self.modifier else []
        ability = f" / place: m{self.gain}, hp-{self.hurts}" if self.gain and self.hurts else ""
        return f"{self.name} = {' '.join(left)} > {' '.join(right)}{ability}"


@dataclass(frozen=True)
class Enemy:
    keys: tuple[int, int]
    damage: int
    removes: int
    opportunity: int
    traits: frozenset[str]


@dataclass
class Now:
    pool: int
    health: int
    energy: int
    magic: int
    hand: list[str]
    deck: list[str]
    gone: int = 0
    last: str | None = None
    played: int = 0
    pending: list[Any] = field(default_factory=list)

    def copy(self, **changes: Any) -> Now:
        return replace(self, **({"hand": [*self.hand], "deck": [*self.deck]} | changes))


class Fight:
    """Expectimax over what a player can know: cards in the deck are equally likely to be next."""

    def __init__(self, cards: dict[str, Plain], enemy: Enemy, courage: int) -> None:
        self.cards, self.enemy, self.courage = cards, enemy, courage

    def out(self, now: Now) -> Worth:
        return self.worth(now, 0, out=True)

    def worth(self, now: Now, win: int, out: bool = False) -> Worth:
        pool = VALUE if win else 0 if out else now.pool
        return tuple(map(Fraction, (win, pool, not out, now.health, now.energy, 0, now.magic, len(now.hand))))

    def hurt(self, now: Now, damage: int) -> Now:
        health = max(now.health - damage, 0)
        return now.copy(health=health, energy=min(now.energy, health))

    def start(self, now: Now) -> Worth:
        return self.decide(now)

    def icons(self, now: Now, card: Plain, pays: bool) -> list[str]:
        """The icons given, each as `m3`, `d`, `+`, in order."""
        before = self.cards[now.last] if now.last else None
        keys = before.keys if before else self.enemy.keys
        halves = [card.rows[row] for row in (0, 1) if card.rows[row] and 0 < keys[row] <= self.courage]
        if pays:
            halves.append(card.magic or "")
        halves.append(",".join(filter(None, (before.modifier if before else "", card.free))))
        yielded = []
        for half in halves:
            factor = None
            for icon in filter(None, half.split(",")):
                if factor == 0:
                    factor = None
                elif icon == "x2":
                    factor = 2 * (factor or 1)
                elif icon == "v":
                    factor = 0
                else:
                    times = factor or 1
                    factor = None
                    yielded.append(icon if icon == "+" else f"{icon[0]}{int(icon[1:] or 1) * times}")
        return yielded

    def moves(self, now: Now) -> Iterator[tuple[str, bool]]:
        for name in sorted(set(now.hand)):
            card = self.cards[name]
            half = self.cards[now.last].has_magic if now.last else False
            for pays in (False, True):
                if pays and not (half and card.magic is not None and now.magic):
                    continue
                if now.played and "+" not in self.icons(now, card, pays):
                    continue
                if "quick" in self.enemy.traits and now.played == 2:
                    continue
                yield name, pays

    def decide(self, now: Now) -> Worth:
        values = [self.close(now), self.escape(now)]
        for name, pays in self.moves(now):
            card = self.cards[name]
            todo: list[Any] = self.icons(now, card, pays)
            if card.gain and card.hurts:
                todo += [f"m{card.gain}", f"h{card.hurts}"]
            hand = [*now.hand]
            hand.remove(name)
            spared = "defensive" in self.enemy.traits and now.played == 0
            after = now.copy(hand=hand, magic=now.magic - pays, last=name, played=now.played + 1)
            values.append(self.resolve(after, todo, spared))
        return max(values)

    def resolve(self, now: Now, todo: list[str], spared: bool) -> Worth:
        if not todo:
            return self.decide(now)
        icon, rest = todo[0], todo[1:]
        if icon[0] == "m":
            return self.resolve(now.copy(pool=now.pool + int(icon[1:]) - spared), rest, False)
        if icon[0] == "h":
            after = self.hurt(now, int(icon[1:]))
            return self.resolve(after, rest, spared) if after.health else self.out(after)
        if icon[0] == "d":
            todo = [f"d{int(icon[1:]) - 1}", *rest] if icon != "d1" else rest
            return self.draw(now, lambda drawn: self.resolve(drawn, todo, spared))
        return self.resolve(now, rest, spared)

    def draw(self, now: Now, then: Any) -> Worth:
        if len(now.deck) - now.gone <= 0:
            return self.escape(now)
        worths = []
        for place, card in enumerate(now.deck):
            worths.append(then(now.copy(hand=[*now.hand, card], deck=now.deck[:place] + now.deck[place + 1 :])))
        return tuple(sum(numbers, Fraction(0)) / len(worths) for numbers in zip(*worths, strict=True))

    def escape(self, now: Now) -> Worth:
        return self.out(self.hurt(now.copy(energy=max(now.energy - 1, 0)), self.enemy.opportunity))

    def close(self, now: Now) -> Worth:
        if now.played == 0 or ("opportunist" in self.enemy.traits and now.played < 2):
            after = self.hurt(now, self.enemy.opportunity)
            return self.draw(after, self.attacks) if after.health else self.out(after)
        return self.attacks(now)

    def attacks(self, now: Now) -> Worth:
        if now.pool >= VALUE:
            return self.worth(now, 1)
        return self.attack(now, 2 if "fury" in self.enemy.traits else 1)

    def attack(self, now: Now, times: int) -> Worth:
        if times == 0:
            return self.worth(now, 0)
        if "horde" in self.enemy.traits:
            now = now.copy(gone=min(now.gone + 2, len(now.deck)))
        now = self.hurt(now, self.enemy.damage)
        if not now.health:
            return self.out(now)
        missing = max(self.enemy.removes - now.pool, 0)
        now = now.copy(pool=max(now.pool - self.enemy.removes, 0), hand=now.hand[: max(len(now.hand) - missing, 0)])
        return self.attack(now, times - 1)


ICONS = ["", "m", "m2", "+", "+", "d", "d", "+,m", "+,d", "x2,m", "v,m,d", "d,m"]


def described(dice: random.Random) -> dict[str, Plain]:
    cards = {}
    for name in "ABC":
        hurts = dice.choice([0, 0, 1, 2])
        cards[name] = Plain(
            name,
            (dice.choice(ICONS), dice.choice(ICONS)),
            dice.choice([None, *ICONS]),
            dice.choice(ICONS),
            (dice.randint(0, 2), dice.randint(0, 2)),
            dice.random() < 0.6,
            dice.choice(["", "", "x2", "v"]),
            dice.randint(1, 3) if hurts else 0,
            hurts,
        )
    return cards


def scenario(seed: int) -> tuple[dict[str, Plain], Enemy, int, Now, dict[str, Any]]:
    """A random fight, as the plain search and as a request know it."""
    dice = random.Random(seed)
    cards = described(dice)
    enemy = Enemy(
        (dice.randint(0, 2), dice.randint(0, 2)),
        dice.randint(0, 3),
        dice.randint(0, 3),
        dice.randint(0, 2),
        frozenset(dice.sample(["quick", "defensive", "opportunist", "fury", "horde"], dice.choice([0, 0, 1, 2]))),
    )
    health = dice.randint(2, 6)
    now = Now(
        dice.randint(0, 4),
        health,
        dice.randint(0, health),
        dice.randint(0, 2),
        sorted(dice.choices("ABC", k=dice.randint(1, 3))),
        dice.choices("ABC", k=dice.randint(0, 4)),
    )
    courage = dice.randint(0, 2)
    effects = [f"hp-{enemy.damage}"] * bool(enemy.damage) + [f"m-{enemy.removes}"] * bool(enemy.removes)
    request: dict[str, Any] = {
        "situation": "tainted-grail/combat",
        "hero": {"health": now.health, "energy": now.energy, "magic": now.magic, "courage": courage},
        "cards": "\n".join(card.text() for card in cards.values()),
        "hand": ", ".join(now.hand),
        "deck": ", ".join(now.deck),
        "pool": now.pool,
        "encounter": {
            "value": VALUE,
            "keys": " ".join(f"{row}:co{level}" for row, level in enumerate(enemy.keys, 1) if level),
            "table": f"0+: {', '.join(effects)}",
            "opportunity": f"hp-{enemy.opportunity}" if enemy.opportunity else "",
            "traits": sorted(enemy.traits),
        },
    }
    return cards, enemy, courage, now, request


@pytest.mark.sampled(3)
@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(250))
def test_best_line_is_that_of_a_plain_search(seed: int) -> None:
    cards, enemy, courage, now, request = scenario(seed)
    answer = CATALOGUE.resolve(request)
    assert isinstance(answer, Answer)
    expected = Fight(cards, enemy, courage).start(now)
    assert tuple(Fraction(int(w.numerator), int(w.denominator)) for w in answer.goal_values) == expected


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(100))
def test_the_best_line_resolved_step_by_step_comes_to_the_same(seed: int) -> None:
    """With an unknown deck nothing depends on what is drawn: the advised moves are one line."""
    _, _, _, now, request = scenario(seed)
    request["deck"] = f"? x{len(now.deck)}" if now.deck else ""
    answer = CATALOGUE.resolve(request)
    assert isinstance(answer, Answer)
    (outcome,) = answer.outcomes
    moves = [case.option for advice in answer.advice if advice.choice == "play" for case in advice.cases]
    report = CATALOGUE.resolve({**request, "line": ", ".join(move for move in moves if move != "stop")})
    assert isinstance(report, Report)
    resolved = report.as_json()
    assert resolved["result"] == outcome.result
    state = resolved["state"]
    assert isinstance(state, dict)
    left = {**state, "hand": len(state["hand"])}
    assert {name: left[name] for name in outcome.hero} == dict(outcome.hero)
