"""The package's extras, each with the modules that it brings."""

from __future__ import annotations

from importlib.util import find_spec

from rulewright.errors import RulewrightError
from rulewright.language.phrase import phrase

_SEARCH = ("numpy", "rapidfuzz", "snowballstemmer", "whoosh")
_SITE = (*_SEARCH, "babel", "furo", "myst_parser", "sphinx")
_SERVER = ("limits", "pebble")
_API = (*_SEARCH, "fastapi", "uvicorn", *_SERVER)
EXTRAS = {
    "search": _SEARCH,
    "site": _SITE,
    "api": _API,
    "mcp": (*_SEARCH, "mcp", *_SERVER),
    "app": (*dict.fromkeys((*_SITE, *_API)), "streamlit"),
    "cluster": ("distributed",),
}
SEPARATELY_INSTALLED = frozenset({"cluster"})
"""Extras that `make setup` does not install."""
_INSTALL = phrase("in-a-copy-of-the-project")
_INSTALL_ALONE = phrase("by-itself-in-a-copy-of-the-project")


class MissingExtraError(RulewrightError):
    """A command without the extra that it needs."""

    def __init__(self, extra: str, module: str) -> None:
        super().__init__(
            "missing-extra",
            extra,
            phrase(
                "this-needs-the-extra-extra-which",
                extra=extra,
                module=module,
            ),
            (_INSTALL_ALONE if extra in SEPARATELY_INSTALLED else _INSTALL).with_values({"extra": extra}),
        )


def has_extra(extra: str) -> bool:
    """Whether every module of an extra is installed; nothing is imported."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def require_extra(extra: str) -> None:
    """Raise `MissingExtraError` if a module of an extra is missing; nothing is imported."""
    for module in EXTRAS[extra]:
        if find_spec(module) is None:
            raise MissingExtraError(extra, module)
