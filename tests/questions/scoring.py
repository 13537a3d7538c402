"""How well questions are understood: against requests that natives wrote without knowing the grammar."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.language import Language
from rulewright.questions.understanding import QuestionKind, Questions, Understanding

FOLDER = Path(__file__).parent
HALVES = ("tuned", "held")


@dataclass(frozen=True)
class Judged:
    """A question with the request that it means, and how it was understood."""

    question: str
    kind: str
    situation: str | None
    expected: Mapping[str, Any]
    found: Understanding

    @property
    def is_right(self) -> bool:
        """Whether the right thing answers it, with exactly the fields that it says."""
        if self.kind in ("none", "rules"):
            return self.found.kind is QuestionKind.RULES
        if self.kind == "unclear":
            return self.found.kind is QuestionKind.UNCLEAR
        return (
            self.found.situation is not None
            and self.found.situation.id == self.situation
            and self.found.kind is not QuestionKind.UNCLEAR
            and self.stated == self.expected
        )

    @property
    def stated(self) -> dict[str, Any]:
        """The fields of the request as understood, without those that only follow from what is named."""
        derived = {row.field for row in self.found.understood if row.is_derived} - {
            row.field for row in self.found.understood if not row.is_derived
        }
        own = dict(flatten(self.found.request or {}))
        return {
            path: value
            for path, value in own.items()
            if path in self.expected or (path not in derived and path not in dict(self.found.assumed))
        }

    @property
    def is_wrong_situation(self) -> bool:
        """Whether another situation was understood."""
        found = self.found.situation
        return self.kind == "calculator" and found is not None and found.id != self.situation

    @property
    def is_incomplete(self) -> bool:
        """Whether the right situation is understood and nothing wrong, but not all that is said."""
        own = self.kind == "calculator" and not self.is_right and not self.is_wrong_situation
        return (
            own
            and self.found.situation is not None
            and all(self.expected.get(path) == value for path, value in self.stated.items())
        )

    @property
    def is_calculated_in_error(self) -> bool:
        """Whether a calculator answers what is no question for one."""
        return self.kind in ("none", "rules") and self.found.kind is not QuestionKind.RULES

    @property
    def is_misread(self) -> bool:
        """Whether a number that was typed is bound to another field than meant, or is told nowhere."""
        if self.kind != "calculator" or self.found.situation is None or self.is_wrong_situation:
            return False
        if self.found.kind is QuestionKind.UNCLEAR:
            return False
        left = " ".join(self.question[start:end] for start, end in self.found.left)
        for path, value in self.stated.items():
            if isinstance(value, int) and not isinstance(value, bool) and self.expected.get(path, None) != value:
                return True
        for path, value in self.expected.items():
            is_number = isinstance(value, int) and not isinstance(value, bool)
            if is_number and path not in self.stated and str(value) in self.question and str(value) not in left:
                return True
        return False


def flatten(request: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The values of a request by path; lists of names and of things in one order."""
    for name, value in request.items():
        path = f"{prefix}{name}"
        if isinstance(value, Mapping):
            yield from flatten(value, f"{path}.")
        elif isinstance(value, list) and all(isinstance(each, str) for each in value):
            yield path, sorted(value)
        elif isinstance(value, list) and all(isinstance(each, dict) for each in value):
            yield path, sorted(value, key=repr)
        elif path != "situation":
            yield path, value


def judge(questions: Questions, half: str, language: Language) -> list[Judged]:
    """Every question of a half in a language, with how it is understood."""
    judged = []
    for line in (FOLDER / f"{half}-{language}.jsonl").read_text("utf-8").splitlines():
        one = json.loads(line)
        expected = dict(flatten(one.get("request") or {}))
        found = questions.understand(one["question"], language)
        judged.append(Judged(one["question"], one["kind"], one.get("situation"), expected, found))
    return judged


def count(judged: list[Judged]) -> Counter[str]:
    """How many are right, and how many are wrong in which way."""
    return Counter(
        all=len(judged),
        right=sum(each.is_right for each in judged),
        unanswered=sum(each.kind == "calculator" and each.found.kind is QuestionKind.RULES for each in judged),
        incomplete=sum(each.is_incomplete for each in judged),
        situation=sum(each.is_wrong_situation for each in judged),
        misread=sum(each.is_misread for each in judged),
        calculated=sum(each.is_calculated_in_error for each in judged),
    )
