"""What a character may own."""

from __future__ import annotations

from rulewright.engine.executes import executes
from rulewright.tainted_grail.character import Mode, Resource

CHALLENGE_RESOURCES = 20


@executes("possessions/resources", "campaign/challenge-limits")
def resource_limit(resource: Resource, mode: Mode) -> int | None:
    """How much of a resource a character may own; `None` where nothing limits it, as outside challenge mode."""
    limited = mode is Mode.CHALLENGE and resource is not Resource.EXPERIENCE
    return CHALLENGE_RESOURCES if limited else None
