"""The functions that run in worker processes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rulewright.child_process import exit_with_parent
from rulewright.corpus.content import rules_folder, set_rules_folder
from rulewright.errors import RulewrightError
from rulewright.server.faults import fault
from rulewright.server.logs import limit_logs
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Report
from rulewright.situations.solving import Effort

_log = logging.getLogger(__name__)


@cache
def load_games(rules: Path) -> GamePackages:
    """Load the games and build every situation, so that forked workers share them."""
    games = GamePackages.from_folder(rules)
    games.catalogue.usable()
    return games


def initialize(rules: Path) -> None:
    """Initialize a worker, which ends with the server even during work."""
    set_rules_folder(rules)
    limit_logs()
    exit_with_parent()


def run(function: Callable[..., Any], request: Mapping[str, Any], effort: Effort, rest: tuple[Any, ...]) -> Any:  # noqa: ANN401
    """Compute `function(catalogue, request, effort, *rest)`.

    Raises its errors, and `RulewrightError` (`internal-error`) for an unexpected one, which is logged.
    """
    try:
        return function(load_games(rules_folder()).catalogue, request, effort, *rest)
    except RulewrightError:
        raise
    except Exception as error:
        _log.exception("An answer failed.")
        raise fault(error, str(request.get("situation"))[:80]) from None


def resolve(catalogue: Catalogue, request: Mapping[str, Any], effort: Effort) -> Answer | Report:
    """Work: the answer to a request, by `Catalogue.resolve`."""
    return catalogue.resolve(request, effort)
