"""A request as the query of a link that opens it in the app."""

from collections.abc import Mapping
from urllib.parse import quote

from rulewright.language import Language
from rulewright.situations.form import flattened

WHOLE = "whole"
"""The parameter of a link with a complete request: fields left out have the request's defaults, not the form's."""


def situation_query(
    name: str, request: Mapping[str, object], language: Language, *, is_whole: bool = True
) -> str | None:
    """The query that opens a request in the app; `None` if a link cannot express the request.

    `name` is the situation's name in links (`Catalogue.names`). If the request `is_whole`, fields left out have its
    defaults, otherwise the form's initial values. Lists can hold numbers, words and cards, but no objects with several
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
