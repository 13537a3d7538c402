"""What Streamlit says by itself, in English, and what its page says instead; `app/shell.js` puts one for the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase

ANYTHING = "{}"
"""What stands for a name or a number in a label."""
LABELS: Mapping[str, Phrase] = {
    "{} option available.": phrase("label-options-available", count=ANYTHING),
    "{} options available.": phrase("label-options-available", count=ANYTHING),
    "{}, selected": phrase("label-is-selected", name=ANYTHING),
    "Choose an option": phrase("label-choose"),
    "Choose options": phrase("label-choose"),
    "Clear all": phrase("label-clear-all"),
    "Clear entry": phrase("label-clear"),
    "Clear value": phrase("label-clear"),
    "Connecting": phrase("label-connecting"),
    "Connecting to Streamlit server": phrase("label-connecting"),
    "Copied": phrase("label-copied"),
    "Copy to clipboard": phrase("label-copy"),
    "Decrement": phrase("label-decrease"),
    "Dismiss": phrase("label-close"),
    "Error": phrase("label-no-connection"),
    "Increment": phrase("label-increase"),
    "Multiselect options": phrase("label-options"),
    "No results": phrase("label-no-results"),
    "Open": phrase("label-open"),
    "Remove {}": phrase("label-remove", name=ANYTHING),
    "Running...": phrase("label-running"),
    "Select all": phrase("label-select-all"),
    "Select {} matches": phrase("label-select-matches", count=ANYTHING),
    "Selectbox options": phrase("label-options"),
    "Selected values": phrase("label-selected-values"),
    "Show suggestions": phrase("label-open"),
    "Skip to main content": phrase("label-skip-to-content"),
    "Stop": phrase("stop"),
    "Stopping...": phrase("label-stopping"),
    "Suggestions": phrase("label-options"),
    "Unable to connect to Streamlit server": phrase("label-no-connection"),
}


def labels_in(languages: Iterable[Language]) -> dict[str, list[str]]:
    """For every label of Streamlit's what is said instead, in the order of the languages."""
    return {english: [said.render(each) for each in languages] for english, said in LABELS.items()}
