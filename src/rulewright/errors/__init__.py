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

    `exit_status` is the exit status of the command line: 2 for bad input, 3 for a limit reached, 1 otherwise.

    >>> from rulewright import load_rules
    >>> try:
    ...     load_rules().look_up("talisman/no-such-rule")
    ... except RulewrightError as error:
    ...     print(error.code, error.input)
    unknown-entry talisman/no-such-rule
    """

    exit_status = EXIT_FAILURE

    def __init__(self, code: str, input_: str, message: Phrase, remedy: Phrase) -> None:
        super().__init__(f"{message} {remedy}")
        self.code = code
        self.input = input_
        self.message = message
        self.remedy = remedy

    def __reduce__(self) -> tuple[Callable[..., RulewrightError], tuple[object, ...]]:
        """The arguments by which pickling recreates the error, since subclasses differ in theirs."""
        return _restore_error, (type(self), self.code, self.input, self.message, self.remedy)

    def as_json(self, language: str = Language.EN) -> dict[str, Any]:
        """The error as an object of the JSON contract, its sentences in `language`."""
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
    """Unusable input; nothing was done.

    >>> from rulewright import load_rules
    >>> try:
    ...     load_rules().resolve({"situation": "talisman/battle", "hero": {"strength": -1}, "foe": {"strength": 4}})
    ... except BadInputError as error:
    ...     print(error.code, error.is_about("hero.strength"))
    out-of-range True
    """

    exit_status = EXIT_BAD_INPUT

    def is_about(self, path: str) -> bool:
        """Whether the error is about the field at this path."""
        return self.input == path or self.input.startswith((f"{path}:", f"{path} "))


class LimitError(RulewrightError):
    """An answer beyond a limit on its size or time.

    >>> LimitError.exit_status
    3
    """

    exit_status = EXIT_LIMIT
