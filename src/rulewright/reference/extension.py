"""The Sphinx extension: connects the corpus, the `{rule}` role and the page templates.

Configuration: `rulewright_rules` is the rules folder, `rulewright_languages` the languages of the whole site, of which
`language` is the one that this build writes. The catalogs are looked for in `locales` beside conf.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sphinx.builders.dirhtml import DirectoryHTMLBuilder

from rulewright.content import content_folder
from rulewright.language import LANGUAGES
from rulewright.reference.authoring import AuthoringRules, warn_of_dangling_ids
from rulewright.reference.domain import RulewrightDomain
from rulewright.reference.templating import fill_page

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata


class ReferenceBuilder(DirectoryHTMLBuilder):
    """Sphinx's `dirhtml` without its search, which knows no Korean and folds no diacritics."""

    name = "reference"
    search = False


def setup(app: Sphinx) -> ExtensionMetadata:
    """Registers everything with Sphinx."""
    app.add_config_value("rulewright_rules", str(content_folder("rules")), "env", [str])
    app.add_config_value("rulewright_languages", [str(language) for language in LANGUAGES], "html", [list])
    app.add_builder(ReferenceBuilder)
    app.add_domain(RulewrightDomain)
    app.add_transform(AuthoringRules)
    app.connect("builder-inited", _close_docutils)
    app.connect("builder-inited", warn_of_dangling_ids)
    app.connect("html-page-context", fill_page)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def _close_docutils(app: Sphinx) -> None:
    """No directive may bring in raw HTML or another file."""
    app.env.settings.update(raw_enabled=False, file_insertion_enabled=False)
