"""The interface of an element on a page in which readers fill in fields of a form by tapping."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from rulewright.corpus.content import content_folder

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus
    from rulewright.language import Language
    from rulewright.language.phrase import Phrase
    from rulewright.situations.problem import Problem, Report

RequestBuilder = Callable[[Mapping[str, Any]], Mapping[str, Any]]
"""Builds a request from a form's values by path. Raises `BadInputError` for names that do not go together."""


class ElementSituation(Protocol):
    """The part of a situation that an element needs."""

    @property
    def id(self) -> str:
        """The id of the situation."""

    def label(self, path: str) -> Phrase:
        """The name of the field with this path."""

    def build_problem(self, request: Mapping[str, Any]) -> Problem[Any] | Report:
        """Build the problem of a request, or its report. Raises `BadInputError`."""


class FormElement(ABC):
    """An element in which readers build by tapping what several fields of a form hold as text.

    `site/static` has its scripts. They define the custom element `rw-<name>`, whose attributes `data` and `state` are
    JSON. Its event of the same name carries the texts of the fields, by path.
    """

    name: ClassVar[str]
    scripts: ClassVar[tuple[str, ...]]
    """The files in `site/static`, each after those that it needs."""
    text_title: ClassVar[Phrase]
    """The heading of the same fields as text."""

    @property
    @abstractmethod
    def paths(self) -> Collection[str]:
        """The paths of its fields."""

    @abstractmethod
    def build_data(self, situation: ElementSituation, corpus: Corpus, language: Language) -> dict[str, object]:
        """The attribute `data`: the content that is the same for all values."""

    @abstractmethod
    def build_state(
        self, situation: ElementSituation, values: Mapping[str, Any], build_request: RequestBuilder, language: Language
    ) -> dict[str, object]:
        """The attribute `state`: the texts of the fields with these values of the form, and their mistakes."""

    def load_script(self) -> str:
        """The element's script with the scripts that it needs."""
        folder = content_folder("site") / "static"
        return "".join((folder / name).read_text("utf-8") for name in self.scripts)
