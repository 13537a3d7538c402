"""Judges whether the languages agree: the texts of an entry link to the same rules and state the same numbers."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.checking.numbers import numbers, numbers_in_words
from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus, Entry, whole_id


def check_agreement(corpus: Corpus) -> Iterator[Finding]:
    """The texts of every entry agree; that in the preferred language is the yardstick.

    What one states in digits the other states too, in digits or in words.
    """
    for entry in corpus.entries.values():
        if entry.texts:  # all of them may have been unreadable
            yield from _disagreements(entry)


def _disagreements(entry: Entry) -> Iterator[Finding]:
    model = entry.texts.preferred
    model_links = {whole_id(link, entry.game) for link in model.links}
    model_numbers, model_words = numbers(model), numbers_in_words(model)
    for language, text in entry.texts.items():
        difference = {whole_id(link, entry.game) for link in text.links} ^ model_links
        if difference:
            yield Finding(
                text.file,
                text.body_line,
                "links-differ",
                f"Links of {language} and {model.language} differ: {', '.join(sorted(difference))}.",
                "Link the same rules in both.",
            )
        own_numbers = numbers(text)
        uneven = (own_numbers - model_numbers - model_words) | (model_numbers - own_numbers - numbers_in_words(text))
        uneven -= {1}  # “a die”, “noppa”: a language need not say it
        if uneven:
            yield Finding(
                text.file,
                text.body_line,
                "numbers-differ",
                f"Numbers of {language} and {model.language} differ: {', '.join(map(str, sorted(uneven)))}.",
                "State the same numbers in both, in digits or in words.",
            )
