"""The Warlock's quests: accepting one, completing it, and the Portal that an unfinished one bars."""

from __future__ import annotations

from enum import StrEnum

from rulewright.engine.effects import Rule, Status, cite
from rulewright.engine.executes import executes
from rulewright.games.talisman.data import printed_effects
from rulewright.games.talisman.data.printed_effects import EffectSubject


class Unfinished(StrEnum):
    """The quest that a character has accepted and not completed."""

    NONE = "none"
    FIRST = "first"
    """Its first one."""
    LATER = "later"
    """Another, after it has completed one or more."""


class QuestReading(StrEnum):
    """A reading of the Portal of Power: the unfinished quests that bar it."""

    THAT_QUEST = "that-quest"
    """Every one, until that quest is completed."""
    FIRST_QUEST = "first-quest"
    """Only the first one."""


@executes("other-rules/quest-bars-the-portal")
def bars_the_portal(quest: Unfinished, reading: QuestReading) -> bool:
    """Whether the Warlock keeps the character from opening the Portal of Power."""
    return quest is Unfinished.FIRST or (quest is Unfinished.LATER and reading is QuestReading.THAT_QUEST)


@executes("other-rules/quests", "other-rules/one-quest-at-a-time")
def may_accept_a_quest(quest: Unfinished) -> Rule[bool]:
    """Whether the character may accept a quest: only if it is on none."""
    if quest is Unfinished.NONE:
        yield from cite("other-rules/quests")
        return True
    yield from cite("other-rules/quests", Status.BLOCKED, blocked_by="other-rules/one-quest-at-a-time")
    return False


@executes("other-rules/completing-a-quest")
def completes_at_once(quest: printed_effects.Quest, gold: int, followers: int, magic_objects: int) -> Rule[bool]:
    """Whether the character completes the quest as soon as it gets it, with what it has to deliver."""
    owned = {EffectSubject.GOLD: gold, EffectSubject.FOLLOWER: followers, EffectSubject.MAGIC_OBJECT: magic_objects}
    completed = owned.get(quest.of, 0) >= quest.amount
    if completed:
        yield from cite("other-rules/completing-a-quest")
    return completed
