"""The part of MyST Markdown that the corpus itself understands: front matter, rule links, plain text.

Sphinx, Streamlit and Rich do the rendering; this module does without them what search and checks need.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

_LINK = re.compile(r"\{rule\}`(?:(?P<words>[^`<>]+?)\s*<(?P<target>[^`<>]+)>|(?P<bare>[^`<>]+))`")
_ICON = re.compile(r"\{icon\}`(?P<words>[^`<>]+?)\s*<(?P<term>[^`<>]+)>`")
_EMPHASIS = re.compile(r"(\*\*|__|\*|(?<!\w)_|_(?!\w))")
_LIST_MARK = re.compile(r"^\s*(?:[-*+]|\d+[.)])\s+")
_TABLE_RULE = re.compile(r"^\s*\|?\s*:?-{2,}.*$")
_SECTION = re.compile(r"^## (\S+)\s*$", re.MULTILINE)
_HEADING = re.compile(r"^#{1,6}\s+")


@dataclass(frozen=True, slots=True)
class Link:
    """A `{rule}` role: the id as written, the visible words (`None`: the target's title), the line within the body."""

    target: str
    words: str | None
    line: int


@dataclass(frozen=True, slots=True)
class Icon:
    """An `{icon}` role: the name of the icon's glossary term, the visible words, the line within the body."""

    term: str
    words: str
    line: int


def find_icons(body: str) -> list[Icon]:
    """The icons of a body in reading order; `line` counts from 0."""
    return [
        Icon(match["term"].strip(), match["words"], body.count("\n", 0, match.start()))
        for match in _ICON.finditer(body)
    ]


def find_links(body: str) -> list[Link]:
    """The rule links of a body in reading order; `line` counts from 0."""
    found = []
    for match in _LINK.finditer(body):
        target = match["target"] or match["bare"]
        found.append(Link(target.strip(), match["words"], body.count("\n", 0, match.start())))
    return found


def replace_links(
    body: str, replacement: Callable[[Link], str], icon: Callable[[Icon], str] = lambda found: found.words
) -> str:
    """The body with every rule link replaced by the result of `replacement`, and every icon by its words.

    `icon` may return another replacement for an icon. Lines are not counted.
    """

    def one(match: re.Match[str]) -> str:
        return replacement(Link((match["target"] or match["bare"]).strip(), match["words"], 0))

    return _LINK.sub(one, _ICON.sub(lambda match: icon(Icon(match["term"].strip(), match["words"], 0)), body))


def plain_text(body: str) -> str:
    """The body's words without markup: one line per paragraph, list item or table row, blank lines between paragraphs.

    A link without words of its own would show its target's title, which the body does not hold; it is left out.
    """
    paragraphs: list[str] = []
    for block in re.split(r"\n\s*\n", replace_links(body, lambda link: link.words or "").strip()):
        lines: list[str] = []
        for raw in block.splitlines():
            if _TABLE_RULE.match(raw):
                continue
            starts_item = bool(_LIST_MARK.match(raw)) or raw.lstrip().startswith("|")
            words = _HEADING.sub("", _LIST_MARK.sub("", raw)).strip().strip("|")
            words = _EMPHASIS.sub("", re.sub(r"\s*\|\s*", " – ", words)).replace("`", "").replace("\\", "").strip()
            if lines and not starts_item:
                lines[-1] = f"{lines[-1]} {words}".strip()
            else:
                lines.append(words)
        paragraphs.append("\n".join(line for line in lines if line))
    return "\n\n".join(paragraph for paragraph in paragraphs if paragraph)


def table_lines(body: str) -> Iterator[str]:
    """The rows of a body's tables as plain text, each on its own line with the headings of its columns."""
    for block in re.split(r"\n\s*\n", body):
        raws = (raw.strip() for raw in block.splitlines() if not _TABLE_RULE.match(raw))
        rows = [[plain_text(cell) for cell in raw.strip("|").split("|")] for raw in raws if raw.startswith("|")]
        header, *others = rows or [[]]
        for row in others:
            first, *rest = (f"{name} {cell}".strip() for name, cell in zip(header, row, strict=False))
            yield f"{first}: {', '.join(rest)}"


def replace_section_keys(body: str, titles: Mapping[str, str]) -> str:
    """A difference's body with the titles of its sections instead of their keys."""
    return _SECTION.sub(lambda match: f"**{titles[match[1]]}**\n", body)


def split_sections(body: str) -> dict[str, str]:
    """The `## key` sections of a difference's body: the text of each book, by book id, and `reading`."""
    parts = _SECTION.split(body)
    return {key: content.strip() for key, content in zip(parts[1::2], parts[2::2], strict=True)}
