"""Errors that a person sees: each names the input, the cause and the remedy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.language import Language
from rulewright.language.phrase import Phrase

EXIT_FAILURE = 1
EXIT_BAD_INPUT = 2
EXIT_LIMIT = 3


class RulewrightError(Exception):
    """A failure with a stable kebab-case `code`, the offending `input`, a `message` (the cause) and a `remedy`.

    `exit_status` is what the command line exits with: 2 for bad input, 3 for a limit reached, 1 otherwise.
    """

    exit_status = EXIT_FAILURE

    def __init__(self, code: str, input_: str, message: Phrase, remedy: Phrase) -> None:
        super().__init__(f"{message} {remedy}")
        self.code = code
        self.input = input_
        self.message = message
        self.remedy = remedy

    def __reduce__(self) -> tuple[Callable[..., RulewrightError], tuple[object, ...]]:
        """How a worker process hands the error over: subclasses begin with other arguments than these four."""
        return _restore_error, (type(self), self.code, self.input, self.message, self.remedy)

    def as_json(self, language: str = Language.EN) -> dict[str, Any]:
        """The error object of the JSON contract, its sentences in `language`."""
        return {
            "schema": 1,
            "error": {
                "code": self.code,
                "input": self.input,
                "message": self.message.render(language),
                "remedy": self.remedy.render(language),
            },
        }


def _restore_error(kind: type[RulewrightError], *content: Any) -> RulewrightError:  # noqa: ANN401
    error = kind.__new__(kind)
    RulewrightError.__init__(error, *content)
    return error


class BadInputError(RulewrightError):
    """What the user gave cannot be used; nothing was done."""

    exit_status = EXIT_BAD_INPUT

    def is_about(self, path: str) -> bool:
        """Whether the field at this path is refused."""
        return self.input == path or self.input.startswith((f"{path}:", f"{path} "))


class LimitError(RulewrightError):
    """An answer would take more than was allowed."""

    exit_status = EXIT_LIMIT
