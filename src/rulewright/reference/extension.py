"""The Sphinx extension: connects the corpus, the roles and directives, and the page templates.

Configuration: `rulewright_rules` is the rules folder. The builder `reference` makes the site: `rulewright_languages`
are the languages of the whole of it, of which `language` is the one that a build writes, and of that only the documents
`rulewright_pages`, if any are named; the catalogs are looked for in `locales` beside conf.py. Any other builder writes
a project that only cites rules; its links lead to the site at `rulewright_site`, if that is set. Their authors read
site/guide/extension.md.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.corpus.content import content_folder
from rulewright.reference.authoring import AuthoringRules, warn_of_dangling_ids
from rulewright.reference.builder import ReferenceBuilder, TextParser
from rulewright.reference.directives import add_directives
from rulewright.reference.domain import RulewrightDomain
from rulewright.reference.templating import fill_page, name_pages

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.util.typing import ExtensionMetadata


def setup(app: Sphinx) -> ExtensionMetadata:
    """Registers everything with Sphinx."""
    app.add_config_value("rulewright_rules", str(content_folder("rules")), "env", [str])
    app.add_config_value("rulewright_languages", [], "html", [list])
    app.add_config_value("rulewright_pages", [], "html", [list])
    app.add_config_value("rulewright_site", "", "html", [str])
    app.add_builder(ReferenceBuilder)
    app.add_domain(RulewrightDomain)
    add_directives(app)
    app.add_transform(AuthoringRules)
    app.connect("config-inited", _find_rules)
    app.connect("builder-inited", _begin_site)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def _find_rules(app: Sphinx, config: Config) -> None:
    """The rules folder is named as seen from conf.py, like every path of a Sphinx project."""
    config.rulewright_rules = str((Path(app.confdir) / config.rulewright_rules).resolve())


def _begin_site(app: Sphinx) -> None:
    """What belongs to the reference site alone; in other projects their own authors decide."""
    if app.builder.name != ReferenceBuilder.name:
        return
    app.env.settings.update(raw_enabled=False, file_insertion_enabled=False)  # no raw HTML, no other file
    app.add_source_parser(TextParser, override=True)
    warn_of_dangling_ids(app)
    app.connect("env-updated", name_pages)
    app.connect("html-page-context", fill_page)
