"""What the site says is counted as each language counts, and every value has a label."""

import pytest

from rulewright.corpus.model import Basis, ChangeKind, ChangeReason, Provenance, PublicationKind
from rulewright.language import Language
from rulewright.reference import wording
from rulewright.reference.wording import (
    CERTAINTY_LABELS,
    KIND_LABELS,
    NOT_EXECUTED_LABELS,
    SEVERITY_LABELS,
    Wording,
)
from rulewright.views.document_labels import BASIS_LABELS, PROVENANCE_MARKS, PROVENANCE_NOTES, PUBLICATION_LABELS
from rulewright.views.history_json import CHANGE_LABELS, REASON_LABELS


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        (Language.EN, ["1 rule", "2 rules", "5 rules"]),
        (Language.CS, ["1\N{NO-BREAK SPACE}pravidlo", "2\N{NO-BREAK SPACE}pravidla", "5\N{NO-BREAK SPACE}pravidel"]),
        (Language.FI, ["1\N{NO-BREAK SPACE}sääntö", "2\N{NO-BREAK SPACE}sääntöä", "5\N{NO-BREAK SPACE}sääntöä"]),
        (Language.KO, ["규칙 1개", "규칙 2개", "규칙 5개"]),
        (Language("de"), ["1 Regel", "2 Regeln", "5 Regeln"]),
    ],
)
def test_counted_rules(project, language, counted):
    """Czech and Finnish keep a number and what it counts on one line."""
    words = Wording(project / "locales", language)
    assert [words("count-rule", count=number) for number in (1, 2, 5)] == counted


def test_every_value_of_the_enums_has_a_label():
    assert set(BASIS_LABELS) == set(Basis)
    assert set(PUBLICATION_LABELS) == set(PublicationKind)
    assert set(CERTAINTY_LABELS) == set(wording.Certainty)
    assert set(CHANGE_LABELS) == set(ChangeKind)
    assert set(KIND_LABELS) == {*wording.Kind, wording.DIFFERENCE_KIND, wording.PAGE, wording.CALCULATOR}
    assert set(REASON_LABELS) == set(ChangeReason)
    assert set(SEVERITY_LABELS) == set(wording.Severity)
    assert set(NOT_EXECUTED_LABELS) == set(wording.NotExecuted)
    assert set(PROVENANCE_MARKS) == set(PROVENANCE_NOTES) == set(Provenance) - {Provenance.RULEBOOK}, (
        "what a rulebook prints has no mark"
    )
    assert len(set(PROVENANCE_MARKS.values())) == len(PROVENANCE_MARKS)
