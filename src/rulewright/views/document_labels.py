"""The basis of the answer to a question, in words."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from rulewright.corpus.model import Basis, Citation, Provenance, Publication, PublicationKind, Text
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.language.translations import Translations

BASIS_LABELS = {
    Basis.RULEBOOK: phrase("a-rulebook-says-so"),
    Basis.OFFICIAL_FAQ: phrase("the-official-faq-says-so"),
    Basis.COMMUNITY: phrase("second-hand-an-excerpt-a-wiki"),
    Basis.OUR_READING: phrase("our-reading-the-rulebooks-leave-it"),
}
PUBLICATION_LABELS = {
    PublicationKind.OFFICIAL: phrase("the-publishers-document"),
    PublicationKind.EXCERPT: phrase("read-in-an-excerpt"),
    PublicationKind.PLAYERS: phrase("written-by-players"),
}


def format_edition(publication: Publication) -> str:
    """The publisher, version and date of a publication, as far as they are known."""
    return ", ".join(filter(None, (publication.by, publication.version, publication.date)))


def format_citation(cited: Citation) -> Phrase:
    """A publication, the place in it, and the kind of its author."""
    return phrase(
        "title-edition-place-kind",
        title=cited.publication.title,
        edition=format_edition(cited.publication),
        place=cited.place,
        kind=PUBLICATION_LABELS[cited.publication.kind],
    )


PROVENANCE_MARKS = {Provenance.PUBLIC: "*", Provenance.DERIVED: "†", Provenance.OURS: "‡"}
"""The mark of each provenance; facts printed in a rulebook have none."""
PROVENANCE_NOTES = {
    Provenance.PUBLIC: phrase("players-sources-tell-it-none-of"),
    Provenance.DERIVED: phrase("it-follows-from-other-facts"),
    Provenance.OURS: phrase("no-rulebook-in-this-language-prints"),
}


def list_marked(provenances: Iterable[Provenance | None]) -> list[Provenance]:
    """The provenances with a mark, each once, in the order of the enum."""
    found = set(provenances)
    return [each for each in Provenance if each in found and each in PROVENANCE_MARKS]


def render_title(translations: Translations[Text] | Translations[str], reader: Language) -> str:
    """The title of a document, a chapter or a game as HTML for a page in the reader's language."""
    shown = translations[reader]
    title = escape(shown.title if isinstance(shown, Text) else shown)
    language = translations.language_for(reader)
    return title if language == reader else f'<span lang="{language}">{title}</span>'
