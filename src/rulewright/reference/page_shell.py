"""The HTML around every page: the theme's `shell.html`, for Sphinx and for pages outside of Sphinx."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.corpus.content import content_folder
from rulewright.language import Language
from rulewright.language.numerals import bind_letters_in_html

if TYPE_CHECKING:
    from jinja2 import Environment
    from jinja2.runtime import Context

THEME = Path("themes") / "rulewright"
"""The folder of the templates in the Sphinx project."""


def render_page(template: str, language: Language, **values: object) -> str:
    """Render a template that stands alone, such as `landing.html`, in `language`."""
    return _environment(content_folder("site") / THEME).get_template(template).render(language=language, **values)


def add_filters(environment: Environment) -> None:
    """Add the templates' filters to Jinja's: `bind_letters`, which binds words of one letter."""
    from jinja2 import pass_context

    @pass_context
    def bind_letters(context: Context, html: str) -> str:
        return bind_letters_in_html(html, Language(context["language"]))

    environment.filters["bind_letters"] = bind_letters


@cache
def _environment(theme: Path) -> Environment:
    from jinja2 import Environment, FileSystemLoader

    environment = Environment(loader=FileSystemLoader(theme), autoescape=True)
    add_filters(environment)
    return environment
