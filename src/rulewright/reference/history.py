"""The changes of an entry or a difference with dates and reasons, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from rulewright.corpus.model import Change
from rulewright.language import Language
from rulewright.reference.wording import Wording


@dataclass(frozen=True)
class ChangeView:
    """A change: its day for machines and for readers, the version, the kind of change and the reason.

    `why` is empty if no reason is needed, `languages` if the texts of all languages changed.
    """

    day: str
    date: str
    version: str
    what: str
    why: str
    languages: tuple[Language, ...]


def change_views(changes: Iterable[Change], wording: Wording) -> list[ChangeView]:
    """The changes in `wording`'s language, in their order."""
    return [
        ChangeView(
            change.date.isoformat(),
            written_date(change.date, wording.language),
            change.version,
            wording.change(change.kind),
            wording.reason(change.reason) if change.reason else "",
            change.languages,
        )
        for change in changes
    ]


def written_date(day: date, language: Language) -> str:
    """Format a day as in running text of `language`."""
    from babel.dates import format_date

    return format_date(day, format="long", locale=language.record.locale or str(language))
