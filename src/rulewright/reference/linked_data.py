"""A page's metadata for search engines: JSON-LD in the words of schema.org.

schema.org has no type for a rule of a game, so a rule's page is a `WebPage` about a `Game`. A glossary term is a
`DefinedTerm`, a question a `Question` with its accepted answer, a chapter or list a `CollectionPage`. Addresses are
relative to the page, as JSON-LD allows, so that they work at any address of the site.
"""

from __future__ import annotations

import json
from typing import Any

from markupsafe import Markup

from rulewright.corpus.model import Corpus, Entry
from rulewright.language import Language
from rulewright.reference.address import relative_path
from rulewright.reference.pages import Page, PageKind

_LICENSE = "https://creativecommons.org/licenses/by/4.0/"
_TYPES = {
    PageKind.FRONT: "WebSite",
    PageKind.GAME: "CollectionPage",
    PageKind.CHAPTER: "CollectionPage",
    PageKind.DIFFERENCES: "CollectionPage",
    PageKind.A_TO_Z: "CollectionPage",
}


def linked_data(page: Page, title: str, corpus: Corpus, language: Language) -> Markup:
    """The JSON for the page's `<script type="application/ld+json">`, escaped so that it cannot end the script."""
    data: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": _TYPES.get(page.kind, "WebPage"),
        "url": "./",
        "name": title,
        "inLanguage": str(page.language(language)),
        "license": _LICENSE,
    }
    if page.game:
        data["about"] = {"@type": "Game", "name": page.game.titles[language]}
        data["isPartOf"] = _part_of(page, language)
        about = page.entry or page.difference
        if about and (changes := page.game.changes_of(about.id)):
            data["dateModified"] = changes[0].date.isoformat()
    if page.entry:
        data |= _entry(page.entry, corpus, language)
    return Markup(json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"))


def _part_of(page: Page, language: Language) -> dict[str, str]:
    """The parent of the page: the front page, its game, or its chapter."""
    assert page.game is not None
    if page.kind is PageKind.GAME:
        return {"@type": "WebSite", "name": "Rulewright", "url": relative_path(page.address, "")}
    if page.entry and page.chapter:
        url = relative_path(page.address, f"{page.game.id}/{page.chapter.id}")
        return {"@type": "CollectionPage", "name": page.chapter.titles[language], "url": url}
    return {
        "@type": "CollectionPage",
        "name": page.game.titles[language],
        "url": relative_path(page.address, page.game.id),
    }


def _entry(entry: Entry, corpus: Corpus, language: Language) -> dict[str, Any]:
    text = entry.texts[language]
    if entry.term:
        description = corpus.plain_text_of(text, entry.game)
        return {
            "mainEntity": {"@type": "DefinedTerm", "termCode": entry.id, "name": text.title, "description": description}
        }
    if entry.question:
        answer = {"@type": "Answer", "text": corpus.plain_text_of(text, entry.game)}
        return {"mainEntity": {"@type": "Question", "name": text.title, "acceptedAnswer": answer}}
    return {"keywords": list(text.aliases)} if text.aliases else {}
