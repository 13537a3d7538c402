"""The basis of the answer to a question, in words."""

from __future__ import annotations

from rulewright.corpus.model import Basis, Citation, Publication, PublicationKind
from rulewright.language.phrase import Phrase, phrase

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


def edition(publication: Publication) -> str:
    """The publisher, version and date of a publication, as far as they are known."""
    return ", ".join(filter(None, (publication.by, publication.version, publication.date)))


def citation(cited: Citation) -> Phrase:
    """A publication, the place in it, and the kind of its author."""
    return phrase(
        "title-edition-place-kind",
        title=cited.publication.title,
        edition=edition(cited.publication),
        place=cited.place,
        kind=PUBLICATION_LABELS[cited.publication.kind],
    )
