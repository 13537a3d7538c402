"""The site's messages in the reader's language: the catalogs under `site/locales`, and labels of the corpus' enums."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rulewright.corpus.kind import CALCULATOR, DIFFERENCE_KIND, PAGE, Kind
from rulewright.corpus.model import (
    Basis,
    Certainty,
    ChangeKind,
    ChangeReason,
    Citation,
    Game,
    NotExecuted,
    Provenance,
    Severity,
)
from rulewright.language import Language
from rulewright.language.phrase import Phrase
from rulewright.views.document_labels import BASIS_LABELS, PROVENANCE_NOTES, format_citation
from rulewright.views.entry_json import DIFFERENCE_LABELS
from rulewright.views.history_json import CHANGE_LABELS, REASON_LABELS

KIND_LABELS = {
    Kind.COMPONENT: "component",
    Kind.DEFINITION: "definition",
    Kind.PROCEDURE: "procedure",
    Kind.OUTCOME: "outcome",
    Kind.LIMIT: "limit",
    Kind.PERMISSION: "permission",
    Kind.PROHIBITION: "prohibition",
    Kind.TABLE: "table",
    Kind.EXAMPLE: "example",
    Kind.OPTIONAL: "optional-rule",
    Kind.TERM: "term",
    Kind.QUESTION: "question",
    Kind.SPACE: "space",
    Kind.CHARACTER: "character",
    Kind.CARD: "card",
    DIFFERENCE_KIND: "difference",
    PAGE: "page",
    CALCULATOR: "calculator",
}
SEVERITY_LABELS = {
    Severity.CHANGES_PLAY: "changes-play",
    Severity.CLARITY: "a-matter-of-clarity",
    Severity.SLIP: "misprint-or-slip",
}
SEVERITY_NOTES = {
    Severity.CHANGES_PLAY: "to-the-letter-play-differs",
    Severity.CLARITY: "less-clear-and-play-the-same",
    Severity.SLIP: "wrong-and-nobody-plays-by-it",
}
NOT_EXECUTED_LABELS = {
    NotExecuted.COMPONENT: "does-not-use-it-it-only",
    NotExecuted.SETUP_BY_HAND: "does-not-use-it-the-players",
    NotExecuted.TABLE_TALK: "does-not-use-it-the-players-settle",
    NotExecuted.HIDDEN_INFORMATION: "does-not-use-it-it-depends-on",
    NotExecuted.NEEDS_THE_DECK: "does-not-use-it-it-depends",
    NotExecuted.WORKED_EXAMPLE: "does-not-use-it-it-shows",
    NotExecuted.NOT_YET: "does-not-use-it-yet",
}
CERTAINTY_LABELS = {
    Certainty.CERTAIN: "certain",
    Certainty.LIKELY: "likely",
    Certainty.GUESS: "a-guess",
}
# By whether a game has several rulebooks, which can disagree; a single one can only err.
DIFFERENCES_TITLES = {True: "where-the-rulebooks-differ", False: "where-the-rulebook-errs"}
DIFFERENCES_NOTES = {
    True: "the-rulebooks-were-translated-by-different",
    False: "in-places-the-rulebook-contradicts-itself",
}


@dataclass(frozen=True)
class Wording:
    """The site's messages in `language`; `locales` holds <language>/*.ftl."""

    locales: Path
    language: Language

    def __call__(self, id: str, /, **values: object) -> str:  # as Fluent calls it
        """The sentence of a message with its values."""
        return Phrase(id, values, self.locales).render(self.language) if values else _sentence(self, id)

    def kind(self, kind: str) -> str:
        """The label of an entry's kind or of a difference, in one or two words."""
        return self(KIND_LABELS[kind])

    def basis(self, basis: Basis) -> str:
        """The label of an answer's basis, in a few words."""
        return BASIS_LABELS[basis].render(self.language)

    def citation(self, cited: Citation) -> str:
        """A citation of a publication: the place in it, and the source of its words."""
        return format_citation(cited).render(self.language)

    def severity(self, severity: Severity) -> str:
        """The label of a difference's grade, in a few words."""
        return self(SEVERITY_LABELS[severity])

    def severity_note(self, severity: Severity) -> str:
        """The meaning of a grade at the table, in a sentence."""
        return self(SEVERITY_NOTES[severity])

    def differences(self, game: Game) -> str:
        """The heading over the differences of a game."""
        return self(DIFFERENCES_TITLES[len(game.books) > 1])

    def differs(self, game: Game) -> str:
        """The mark on a rule with a difference."""
        return DIFFERENCE_LABELS[len(game.books) > 1].render(self.language)

    def differences_note(self, game: Game) -> str:
        """The description of a game's differences, in two sentences."""
        return self(DIFFERENCES_NOTES[len(game.books) > 1])

    def certainty(self, certainty: Certainty) -> str:
        """The label of a restored icon's certainty, in one or two words."""
        return self(CERTAINTY_LABELS[certainty])

    def not_executed(self, reason: NotExecuted) -> str:
        """The reason why the calculator does not use an entry, continuing the label “Calculator”."""
        return self(NOT_EXECUTED_LABELS[reason])

    def provenance_note(self, provenance: Provenance) -> str:
        """The meaning of a provenance's mark."""
        return PROVENANCE_NOTES[provenance].render(self.language)

    def change(self, kind: ChangeKind) -> str:
        """The label of a change, in a few words."""
        return CHANGE_LABELS[kind].render(self.language)

    def reason(self, reason: ChangeReason) -> str:
        """The reason for a change, as a short sentence without a full stop."""
        return REASON_LABELS[reason].render(self.language)


@cache
def _sentence(wording: Wording, id: str) -> str:
    """The sentence of a message without values; most stand on every page."""
    return Phrase(id, {}, wording.locales).render(wording.language)
