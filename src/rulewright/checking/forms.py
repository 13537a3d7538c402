"""Judges forms: names that are inflected alike have the same forms."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus, Text
from rulewright.language import Language


def check_forms(corpus: Corpus) -> Iterator[Finding]:
    """Where one title of a family has a form in a language, all of them have it: sentences name any of them."""
    families: dict[tuple[Language, str], list[Text]] = {}
    for entry in corpus.entries.values():
        for language, text in entry.texts.items():
            families.setdefault((language, entry.id.rsplit("/", 1)[0]), []).append(text)
    for texts in families.values():
        known = {form: text.title for text in texts for form in text.forms}
        for text in texts:
            for form in sorted(known.keys() - text.forms.keys()):
                cause = f"“{text.title}” has no form {form}; “{known[form]}” has one."
                yield Finding(text.file, 2, "form-missing", cause, "Write it under forms.")
