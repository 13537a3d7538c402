"""A request as the query of a link, with which the app opens it."""

from collections.abc import Mapping
from urllib.parse import quote

from rulewright.language import Language
from rulewright.situations.form import flattened

WHOLE = "whole"
"""The parameter of a link that tells a whole request: what it leaves out has the request's default, not the form's."""


def situation_query(
    name: str, request: Mapping[str, object], language: Language, *, is_whole: bool = True
) -> str | None:
    """The query with which the app opens a request; `None` for one that a link cannot tell.

    `name` is what links call its situation (`Catalogue.names`). Where the request `is_whole`, what it leaves out has
    its default, else the form's beginning. Lists can be told of numbers, words and cards, not of things with several
    fields.
    """
    query = f"?lang={language}&view={name}" + f"&{WHOLE}=1" * is_whole
    for path, given in flattened(request):
        if given is None:
            continue
        told = _told(given)
        if told is None:
            return None
        query += f"&{path}={quote(told, safe=',/')}"
    return query


def _told(given: object) -> str | None:
    if isinstance(given, bool):
        return str(int(given))
    if not isinstance(given, list | tuple):
        return str(given)
    parts = [part["id"] if isinstance(part, Mapping) and set(part) == {"id"} else part for part in given]
    return None if any(isinstance(part, Mapping) for part in parts) else ",".join(map(str, parts))
