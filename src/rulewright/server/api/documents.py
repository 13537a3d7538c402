"""The API's OpenAPI document, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from rulewright.corpus.kind import Kind
from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.bundles import load_bundle
from rulewright.language.phrase import CATALOGS, phrase
from rulewright.server.api.parameters import LanguageQuery, ResolveQuery, SearchQuery, TermQuery, described
from rulewright.server.api.problems import KINDS, MEDIA_TYPE
from rulewright.server.api.shapes import TEXT, part, record, shapes_in
from rulewright.server.settings import Settings
from rulewright.situations.catalogue import Catalogue

Document = dict[str, Any]
_WORDS = ("summary", "description", "title")
_ALWAYS = ("unknown-path", "wrong-method", "internal-error")
_QUERY = ("unknown-field", "bad-value", "contradiction", "too-many-parameters")


def _operation(
    name: str, summary: str, description: str, shape: Document, parameters: list[Document], codes: tuple[str, ...]
) -> Document:
    """The arguments of FastAPI for one operation besides its function."""
    return {
        "operation_id": name,
        "summary": summary,
        "description": description,
        "response_description": str(phrase("the-answer")),
        "responses": {
            200: {"content": {"application/json": {"schema": shape}}},
            **_problems((*codes, *_QUERY, *_ALWAYS)),
        },
        "openapi_extra": {"parameters": parameters},
    }


def _problems(codes: tuple[str, ...]) -> dict[int, Document]:
    """The responses for problems with these codes, by status."""
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys(codes):
        by_status.setdefault(KINDS[code].status, []).append(code)
    return {
        status: {
            "description": ", ".join(f"`{code}`" for code in listed),
            "content": {MEDIA_TYPE: {"schema": part("problem")}},
        }
        for status, listed in sorted(by_status.items())
    }


SEARCH = _operation(
    "search",
    str(phrase("find-rules-by-words-in-any")),
    str(phrase("inflected-misspelt-and-unaccented-words-are")),
    part("search-result"),
    described(SearchQuery),
    ("unknown-game", "unknown-chapter", "unknown-kind", "missing-field", "out-of-range"),
)
ENTRY = _operation(
    "entry",
    str(phrase("read-one-rule")),
    str(phrase("the-game-may-be-left-out")),
    part("entry"),
    described(LanguageQuery),
    ("unknown-entry", "ambiguous-name"),
)
TERM = _operation(
    "term",
    str(phrase("look-a-term-up-in-the")),
    str(phrase("by-its-id-or-by-any")),
    part("term"),
    described(TermQuery),
    ("unknown-entry", "unknown-game"),
)
SITUATIONS = _operation(
    "situations",
    str(phrase("list-what-can-be-resolved")),
    str(phrase("every-situation-with-its-goals-results")),
    part("situations"),
    described(LanguageQuery),
    (),
)
RESOLVE = _operation(
    "resolve",
    str(phrase("answer-what-happens-if")),
    str(phrase("exact-probabilities-the-best-decision-and")),
    {"anyOf": [part("odds"), part("report")]},
    described(ResolveQuery),
    tuple(
        code
        for code in KINDS
        if code not in ("unknown-path", "unknown-entry", "unknown-game", "unknown-chapter", "unknown-kind")
    ),
)
ASK = _operation(
    "ask",
    str(phrase("ask-in-your-own-words")),
    str(phrase("the-words-as-a-request-with-the-answer")),
    part("asked"),
    described(LanguageQuery),
    tuple(code for code in KINDS if code not in ("unknown-path", "unknown-entry", "unknown-chapter", "unknown-kind")),
)

FORECAST = _operation(
    "forecast",
    str(phrase("how-long-a-game-will-take")),
    str(phrase("games-of-simulated-players-are-played")),
    part("forecast"),
    described(LanguageQuery),
    (
        "bad-json", "body-late", "too-long", "wrong-media-type", "out-of-range", "time-limit", "too-many",
        "worker-ended", "busy",
    ),
)  # fmt: skip


def document(api: FastAPI, corpus: Corpus, catalogue: Catalogue, settings: Settings) -> Document:
    """Build the OpenAPI document, with its sentences in English."""
    described_api = get_openapi(
        title=api.title,
        version=api.version,
        description=str(phrase("the-same-answers-as-on-the")),
        routes=api.routes,
        servers=[{"url": "/api"}],
    )
    shapes: Document = described_api.setdefault("components", {})
    shapes["schemas"] = shapes_in(corpus.languages) | _requests(catalogue)
    requests = [part(name) for name in shapes["schemas"] if name.startswith("request-")]
    families = list(dict.fromkeys(entry.family for entry in corpus.entries.values()))
    codes = list(map(str, corpus.languages))
    known = {"game": list(corpus.games), "chapter": families, "kind": list(map(str, Kind)), "lang": codes, "in": codes}
    operations = {each["operationId"]: each for path in described_api["paths"].values() for each in path.values()}
    for operation in operations.values():
        if "422" not in _documented(operation):  # FastAPI adds 422 for parameters, with errors of its own shape
            operation["responses"].pop("422", None)
        for parameter in operation.get("parameters", ()):
            if parameter["name"] in known:
                parameter["schema"] = {"type": "string", "enum": known[parameter["name"]]}
    operations["resolve"]["requestBody"] = {
        "required": True,
        "content": {"application/json": {"schema": {"anyOf": requests}, "examples": _examples(corpus)}},
    }
    question = {"question": "strength 4, one fate, ogre", "language": "en"}
    operations["ask"]["requestBody"] = {
        "required": True,
        "content": {"application/json": {"schema": part("question"), "examples": {"battle": {"value": question}}}},
    }
    operations["forecast"]["requestBody"] = {
        "required": True,
        "content": {
            "application/json": {"schema": part("forecast-request"), "examples": {"four": {"value": {"players": 4}}}}
        },
    }
    operations["forecast"]["x-limits"] = {"games": settings.games, "seconds": settings.seconds}
    operations["resolve"]["x-limits"] = {
        "bytes": settings.bytes, "states": settings.states, "seconds": settings.seconds, "samples": settings.samples,
    }  # fmt: skip
    example = next(iter(corpus.examples.values()), None)
    if example is not None:
        title = corpus.entries[example.entry].texts.preferred.title
        _give_example(operations["search"], "q", title)
        _give_example(operations["entry"], "entry_id", example.entry)
    terms = [entry for entry in corpus.entries.values() if entry.term is not None]
    if terms:
        _give_example(operations["term"], "term", terms[0].texts.preferred.title)
    return described_api


def localized(document: Document, language: Language, languages: Iterable[Language]) -> Document:
    """Translate the document to `language` as far as the catalogs allow; `languages` are all available ones."""
    said = {text: name for name, text in load_bundle(CATALOGS, Language.EN).messages.items() if isinstance(text, str)}

    def in_language(text: str) -> str:
        return phrase(said[text]).render(language) if text in said else text

    def told(value: Any) -> Any:  # noqa: ANN401
        if isinstance(value, dict):
            return {
                key: in_language(each) if key in _WORDS and isinstance(each, str) else told(each)
                for key, each in value.items()
            }
        return [told(each) for each in value] if isinstance(value, list) else value

    found: Document = told(document)
    found["x-language"] = str(language)
    found["x-languages"] = [str(each) for each in languages]
    return found


def _documented(operation: Document) -> set[str]:
    return {status for status, told in operation["responses"].items() if MEDIA_TYPE in told.get("content", {})}


def _requests(catalogue: Catalogue) -> Document:
    """The schemas of every situation's request and of every table, with their definitions."""
    found: Document = {}
    for situation in catalogue.usable():
        name = situation.id.replace("/", "-")
        schema = situation.request_schema(f"#/components/schemas/{name}-{{model}}")
        for inner, shape in schema.pop("$defs", {}).items():
            found[f"{name}-{inner}"] = shape
        found[f"request-{name}"] = schema
    tables = []
    for format_ in catalogue.table_formats.values():
        name = format_.id.replace("/", "-")
        schema = format_.schema(f"#/components/schemas/{name}-{{model}}")
        for inner, shape in schema.pop("$defs", {}).items():
            found[f"{name}-{inner}"] = shape
        found[name] = schema
        tables.append(part(name))
    if tables:
        found["request-with-table"] = record(
            {"situation": TEXT, "table": {"anyOf": tables}}, {"for": TEXT, "against": TEXT}, is_open=True
        )
    return found


def _examples(corpus: Corpus) -> Document:
    """The first worked example of every situation."""
    found: dict[str, Mapping[str, Any]] = {}
    for example in corpus.examples.values():
        name = str(example.situation["situation"]).replace("/", "-")
        found.setdefault(name, {"value": dict(example.situation)})
    return dict(found)


def _give_example(operation: Document, name: str, value: str) -> None:
    for parameter in operation["parameters"]:
        if parameter["name"] == name:
            parameter["example"] = value
