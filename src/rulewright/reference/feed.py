"""An Atom feed per game and language with the changes of the rules, their dates and reasons."""

from __future__ import annotations

from html import escape
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5
from xml.etree import ElementTree as ET

from rulewright.corpus.model import Change, Corpus, Game
from rulewright.language.letter_case import capitalise
from rulewright.reference.address import CHANGES_FEED, relative_path
from rulewright.reference.history import ChangeView, change_views
from rulewright.reference.wording import Wording

_ATOM = "http://www.w3.org/2005/Atom"


def write_feeds(root: Path, corpus: Corpus, wording: Wording) -> None:
    """Write `<game>/changes.xml` of every game that records changes into the language's folder `root`."""
    for game in corpus.games.values():
        if game.changes:
            (root / game.id / CHANGES_FEED).write_bytes(atom_feed(game, corpus, wording))


def atom_feed(game: Game, corpus: Corpus, wording: Wording) -> bytes:
    """The feed as XML, the latest change first.

    Links are relative to the feed, so that they work at any address of the site. An entry's id consists of the game,
    the language and the change's place in `changes.toml`, which only grows at its end.
    """
    ET.register_namespace("", _ATOM)
    feed = ET.Element(f"{{{_ATOM}}}feed", {"{http://www.w3.org/XML/1998/namespace}lang": str(wording.language)})
    _add(feed, "id", _urn(game, wording, "feed"))
    _add(feed, "title", f"{game.titles[wording.language]}: {wording('changes-to-the-rules')}")
    _add(feed, "updated", _time(game.changes[-1]))
    _add(feed, "link", rel="self", type="application/atom+xml", href=CHANGES_FEED)
    _add(feed, "link", rel="alternate", type="text/html", href="./")
    _add(_add(feed, "author"), "name", "Rulewright")
    _add(feed, "rights", "CC BY 4.0")
    pairs = zip(game.changes, change_views(game.changes, wording), strict=True)
    for number, (change, view) in reversed(list(enumerate(pairs, start=1))):
        _add_change(feed, number, change, view, game, corpus, wording)
    ET.indent(feed, " ")
    written: bytes = ET.tostring(feed, encoding="utf-8", xml_declaration=True)
    return written + b"\n"


def _add_change(
    feed: ET.Element, number: int, change: Change, view: ChangeView, game: Game, corpus: Corpus, wording: Wording
) -> None:
    pages = []
    for id_ in change.ids:
        document = corpus.entries.get(corpus.redirects.get(id_, id_)) or corpus.differences.get(id_)
        if document is not None:
            pages.append((relative_path(game.id, document.id), document.texts[wording.language].title))
    titles = ", ".join(title for _, title in pages) or game.titles[wording.language]
    why = f"<p>{escape(capitalise(view.why))}.</p>" if view.why else ""
    languages = f"<p>{', '.join(each.autonym for each in view.languages)}</p>" if view.languages else ""
    links = "".join(f'<li><a href="{escape(href)}">{escape(title)}</a></li>' for href, title in pages)
    entry = _add(feed, "entry")
    _add(entry, "id", _urn(game, wording, str(number)))
    _add(entry, "title", f"{titles}: {view.what} ({view.version})")
    _add(entry, "updated", _time(change))
    _add(entry, "link", rel="alternate", type="text/html", href=pages[0][0] if len(pages) == 1 else "./")
    _add(entry, "content", f"{why}{languages}<ul>{links}</ul>" if links else f"<p>{escape(view.what)}</p>", type="html")


def _add(parent: ET.Element, tag: str, text: str | None = None, **attributes: str) -> ET.Element:
    child = ET.SubElement(parent, f"{{{_ATOM}}}{tag}", attributes)
    child.text = text
    return child


def _time(change: Change) -> str:
    return f"{change.date.isoformat()}T00:00:00Z"


def _urn(game: Game, wording: Wording, part: str) -> str:
    return uuid5(NAMESPACE_URL, f"rulewright:{wording.language}:{game.id}:changes:{part}").urn
