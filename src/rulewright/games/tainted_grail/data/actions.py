"""The cost of actions, alone or as a party: the payment of each member, and members who cannot pay and are expelled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from rulewright.engine.executes import executes


class Action(StrEnum):
    """An action, or a demand of a text, that can have a price."""

    TRAVEL = "travel"
    EXPLORE = "explore"
    LOCATION = "location-action"
    CHARACTER = "character-action"
    INSPECT = "inspect-menhir"
    PASS = "pass"
    EACH_PAYS = "each-pays"
    """A text demands something from every member of the party."""


class Means(StrEnum):
    """A resource to pay with."""

    ENERGY = "energy"
    MAGIC = "magic"
    FOOD = "food"
    WEALTH = "wealth"
    REPUTATION = "reputation"
    EXPERIENCE = "experience"


@dataclass(frozen=True)
class Payment:
    """The payment of each member, the places of expelled members, and the amount lacking for the action.

    If anything is lacking, the action cannot be performed and nobody pays.
    """

    shares: tuple[int, ...]
    expelled: tuple[int, ...] = ()
    lacking: int = 0

    @property
    def total(self) -> int:
        """The total payment."""
        return sum(self.shares)


@executes("actions/costs")
def is_per_member(action: Action) -> bool:
    """Whether an action costs its price for each member of the party instead of once."""
    return action in (Action.TRAVEL, Action.EXPLORE, Action.EACH_PAYS)


@executes("actions/travel", "actions/party-travel", "actions/explore", "actions/party-explore")
def price_per_member() -> int:
    """The energy that Travel and Explore cost for each member."""
    return 1


@executes("actions/pass", "actions/inspect-menhir")
def is_free(action: Action) -> bool:
    """Whether an action is always free."""
    return action in (Action.PASS, Action.INSPECT)


@executes("parties/exchanging", "possessions/exchanging-resources")
def may_hand_over(means: Means, in_encounter: bool, during_actions: bool) -> bool:
    """Whether a member of the party may give another what it needs to pay: food and wealth only.

    That is not possible in the party's encounter. It is possible in the middle of the party's action only by one
    reading (`during_actions`).
    """
    return means in (Means.FOOD, Means.WEALTH) and during_actions and not in_encounter


@executes("parties/paying")
def may_pay_for_others(means: Means) -> bool:
    """Whether a member of a party may pay in place of another: only with energy and magic."""
    return means in (Means.ENERGY, Means.MAGIC)


@executes("parties/cannot-pay")
def each_pays(price: int, purses: Sequence[int], helping: bool) -> Payment:
    """Let every member pay the price; members whose share is not paid are expelled.

    A member that is alone cannot be expelled; the action lacks something instead. If the members are `helping`, those
    with more than their own share pay for others. Members who lack least are helped first, so that as many as possible
    stay.
    """
    if len(purses) == 1 and purses[0] < price:
        return Payment((0,), lacking=price - purses[0])
    shares = [price if purse >= price else 0 for purse in purses]
    spare = sum(purse - price for purse in purses if purse >= price) if helping else 0
    lacking = sorted((price - purse, place) for place, purse in enumerate(purses) if purse < price)
    expelled = []
    for lack, place in lacking:
        if lack > spare:
            expelled.append(place)
            continue
        spare -= lack
        shares[place], open_ = purses[place], lack
        for helper, purse in enumerate(purses):
            given = min(open_, purse - shares[helper]) if purse >= price else 0
            shares[helper] += given
            open_ -= given
    return Payment(tuple(shares), tuple(sorted(expelled)))


@executes("actions/location-action", "actions/party-location-action")
def together(price: int, purses: Sequence[int]) -> Payment:
    """Let the party pay a price once, divided as evenly as its purses allow; the members may agree otherwise."""
    return _split_evenly(price, purses, [0] * len(purses))


@executes("actions/character-action", "actions/helping-a-character-action")
def for_the_acting(price: int, purses: Sequence[int], helping: bool) -> Payment:
    """Let the first member pay for its own action: at least 1 of the price; others may help with the rest."""
    if not helping:
        lacking = max(price - purses[0], 0)
        return Payment((0 if lacking else price, *[0] * (len(purses) - 1)), lacking=lacking)
    own = min(price, 1)
    if purses[0] < own:
        return Payment((0,) * len(purses), lacking=own - purses[0])
    return _split_evenly(price, purses, [own, *[0] * (len(purses) - 1)])


@executes("actions/rounds-and-end")
def is_done(energy: int, has_passed: bool) -> bool:
    """Whether a character acts no more today; once all are done, the day ends."""
    return has_passed or energy == 0


def _split_evenly(price: int, purses: Sequence[int], shares: list[int]) -> Payment:
    """Pay the rest of the price, 1 at a time, always by the member that has paid least and has some left."""
    if sum(purses) < price:
        return Payment((0,) * len(purses), lacking=price - sum(purses))
    while sum(shares) < price:
        able = [place for place, purse in enumerate(purses) if purse > shares[place]]
        shares[min(able, key=lambda place: (shares[place], place))] += 1
    return Payment(tuple(shares))
