"""The changes of an entry or a difference, and their reasons, in words."""

from __future__ import annotations

from rulewright.corpus.model import Change, ChangeKind, ChangeReason, Corpus, Document
from rulewright.language import Language
from rulewright.language.phrase import phrase

CHANGE_LABELS = {
    ChangeKind.FIRST_RELEASE: phrase("first-release"),
    ChangeKind.ADDED: phrase("added"),
    ChangeKind.MEANING: phrase("the-rule-is-told-otherwise"),
    ChangeKind.WORDING: phrase("the-same-rule-in-clearer-words"),
    ChangeKind.TRANSLATION: phrase("better-translation"),
    ChangeKind.SOURCES: phrase("corrected-places-in-the-rulebooks"),
}
REASON_LABELS = {
    ChangeReason.MISREAD: phrase("we-had-misread-a-rulebook"),
    ChangeReason.OFFICIAL: phrase("the-publisher-has-said-how-it"),
    ChangeReason.REPORTED: phrase("a-reader-reported-a-mistake"),
    ChangeReason.UNCLEAR: phrase("readers-understood-it-in-different-ways"),
    ChangeReason.DISAGREEMENT: phrase("the-languages-did-not-say-the"),
}


def build_history_json(document: Document, corpus: Corpus, language: Language) -> dict[str, object]:
    """The changes of the entry or difference, the latest first, as `rulewright history --json` returns them."""
    text = document.texts[language]
    changes = corpus.games[document.game].changes_of(document.id)
    return {
        "schema": 1,
        "id": document.id,
        "language": str(text.language),
        "title": text.title,
        "changes": [_change_json(change, language) for change in changes],
    }


def _change_json(change: Change, language: Language) -> dict[str, object]:
    """One change as JSON.

    `languages` are those whose texts changed, empty if all did. `what` and `why` state `kind` and `reason` in words.
    """
    return {
        "version": change.version,
        "date": change.date.isoformat(),
        "kind": str(change.kind),
        "what": CHANGE_LABELS[change.kind].render(language),
        "reason": change.reason and str(change.reason),
        "why": change.reason and REASON_LABELS[change.reason].render(language),
        "languages": [str(each) for each in change.languages],
    }
