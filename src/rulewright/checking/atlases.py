"""Lists atlases that were played by other rules than those that are there now."""

from __future__ import annotations

from pathlib import Path

from rulewright.situations import Games
from rulewright.situations.atlas import is_current


def outdated_atlases(rules: Path) -> list[str]:
    """The games whose atlas would come out otherwise now; it is no fault, and takes long to play again."""
    games = Games.of(rules)
    atlases = {game: atlas for game in games if (atlas := games[game].atlas()) is not None}
    return [game for game, atlas in atlases.items() if not is_current(atlas)]
