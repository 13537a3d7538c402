"""The Sphinx extension with which any project cites rules: its roles, its directives and its domain.

Configuration: `rulewright_rules` is the rules folder. Links lead to the site at `rulewright_site`, if that is set. The
guide for authors is site/guide/extension.md.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.corpus.content import content_folder
from rulewright.reference.directives import add_directives
from rulewright.reference.domain import RulewrightDomain

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.util.typing import ExtensionMetadata


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register everything with Sphinx."""
    app.add_config_value("rulewright_rules", str(content_folder("rules")), "env", [str])
    app.add_config_value("rulewright_site", "", "html", [str])
    app.add_domain(RulewrightDomain)
    add_directives(app)
    app.connect("config-inited", _find_rules)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def _find_rules(app: Sphinx, config: Config) -> None:
    """Resolve the rules folder relative to conf.py, like every path of a Sphinx project."""
    config.rulewright_rules = str((Path(app.confdir) / config.rulewright_rules).resolve())
