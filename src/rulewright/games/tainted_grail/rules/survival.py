"""The moves of the survival tracks' markers, the influence of the mode of play, and the consequences of a death."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.engine.consequences import Consequence, consequence
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.character import (
    DEFAULT_HEALTH_MARKER,
    CharacterTray,
    HealthMarker,
    Mode,
    SurvivalCondition,
    SurvivalTrack,
    cap_energy,
    energy_limit,
    is_dying,
    is_exhausted,
    is_going_insane,
    is_in_panic,
)


@dataclass(frozen=True)
class TrackLimits:
    """The limits of a character's tracks: its tray, its health marker, and the limits of recovery.

    With `heals_to_start`, healing stops at the start space of health. Unless it `recovers_past_start`, the recovery of
    an exhausted character stops at the start space of energy.
    """

    tray: CharacterTray
    marker: HealthMarker = DEFAULT_HEALTH_MARKER
    heals_to_start: bool = True
    recovers_past_start: bool = False


@executes("campaign/challenge-setup", "campaign/easy-solo")
def health_marker(mode: Mode, players: int, lower: int) -> HealthMarker:
    """The health marker of a game.

    In challenge mode it is upside down, so that its wings lie `lower` spaces below health. Alone in story mode it is
    left out.
    """
    if mode is Mode.STORY and players == 1:
        return HealthMarker(has_wings=False)
    return HealthMarker(wings_lower=lower if mode is Mode.CHALLENGE else 0)


@executes("setup/survival-tracks")
def starting_condition(limits: TrackLimits) -> SurvivalCondition:
    """The condition with every marker on its start space, and energy no higher than health allows."""
    tray = limits.tray
    return cap_energy(SurvivalCondition(tray.energy_start, tray.health_start, tray.terror_start), limits.marker)


@executes("survival/energy")
def can_pay(condition: SurvivalCondition, energy: int) -> bool:
    """Whether the character has the energy for a cost, which cannot be paid in part."""
    return condition.energy >= energy


@executes("survival/tracks")
def moved(condition: SurvivalCondition, track: SurvivalTrack, points: int, limits: TrackLimits) -> SurvivalCondition:
    """The condition after a gain, or a loss if `points` are negative, with energy reduced to its limit.

    Losses stop at 0, terror at the top of its track, healing at the limit of `body`.
    """
    before = condition.position(track)
    after = max(before + points, 0)
    if track is SurvivalTrack.TERROR:
        after = min(after, limits.tray.terror_top)
    if track is SurvivalTrack.HEALTH and points > 0 and limits.heals_to_start:
        after = max(min(after, limits.tray.health_start), before)
    return cap_energy(replace(condition, **{str(track): after}), limits.marker)


def survival_states(condition: SurvivalCondition, limits: TrackLimits) -> tuple[Consequence, ...]:
    """The states that the character is in: exhausted, panicking, going insane, dying."""
    found = []
    if is_dying(condition.health):
        found.append(consequence("dying", "survival/dying"))
    if is_exhausted(condition):
        found.append(consequence("exhausted", "survival/exhausted"))
    if is_in_panic(condition, limits.marker):
        limit = energy_limit(condition.health, limits.marker)
        entries = ("campaign/challenge-setup", "faq/wings-of-the-health-marker") if limits.marker.wings_lower else ()
        found.append(consequence("panic", "survival/panic", *entries, terror=condition.terror, limit=limit or 0))
    if is_going_insane(condition.terror, limits.tray.terror_top):
        found.append(consequence("going-insane", "survival/going-insane", "end-of-day/dreams"))
    return tuple(found)


@executes("survival/death", "survival/defeat", "campaign/challenge-no-mercy")
def death(players: int, unused: int | None, mode: Mode, any_death_fails: bool = True) -> Consequence:
    """The consequence of a character's death; `unused` is the number of characters left, or `None` if unknown.

    In challenge mode it is the end of the campaign: after any death, or (not `any_death_fails`) after the death that
    loses the game.
    """
    is_challenge, lost = mode is Mode.CHALLENGE, players == 1 or unused == 0
    if is_challenge and (lost or any_death_fails):
        reading = () if lost else ("faq/one-death-in-challenge-mode",)
        return consequence("death-fails-the-campaign", "survival/death", "campaign/challenge-no-mercy", *reading)
    if players == 1:
        return consequence("death-alone", "survival/death", "survival/allmothers-mercy")
    if unused is None:
        return consequence("death-together", "survival/death", "survival/new-character", "survival/defeat")
    if unused == 0:
        return consequence("death-of-the-last", "survival/death", "survival/defeat", "survival/allmothers-mercy")
    entries = ("survival/death", "survival/new-character", "survival/belongings-of-the-dead")
    return consequence("death-with-others-left", *entries, unused=unused)
