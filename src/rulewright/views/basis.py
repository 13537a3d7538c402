"""What the answer to a question rests on, in words."""

from __future__ import annotations

from rulewright.corpus.model import Basis, Citation, Publication, PublicationKind
from rulewright.language.phrase import Phrase, phrase

BASIS_LABELS = {
    Basis.RULEBOOK: phrase("A rulebook says so"),
    Basis.OFFICIAL_FAQ: phrase("The official FAQ says so"),
    Basis.COMMUNITY: phrase("Second-hand: an excerpt, a wiki or a forum says so"),
    Basis.OUR_READING: phrase("Our reading: the rulebooks leave it open"),
}
PUBLICATION_LABELS = {
    PublicationKind.OFFICIAL: phrase("the publisher's document"),
    PublicationKind.EXCERPT: phrase("read in an excerpt"),
    PublicationKind.PLAYERS: phrase("written by players"),
}


def edition(publication: Publication) -> str:
    """Who published it, its version and its date, as far as it bears them."""
    return ", ".join(filter(None, (publication.by, publication.version, publication.date)))


def citation(cited: Citation) -> Phrase:
    """A publication, the place in it, and whose words it holds."""
    return phrase(
        "{title} ({edition}), {place}: {kind}",
        title=cited.publication.title,
        edition=edition(cited.publication),
        place=cited.place,
        kind=PUBLICATION_LABELS[cited.publication.kind],
    )
