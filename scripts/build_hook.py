"""A build hook that compiles message catalogs into a distribution, so that an installation need not parse them."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSTALLED = {"src/rulewright": "rulewright", "site": "rulewright/_content/site"}
"""The folders with catalogs, and their places in a wheel."""


class CatalogHook(BuildHookInterface[Any]):
    """Adds `compiled/<language>.json` beside every folder of catalogs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before a wheel is built; an editable installation compiles its catalogs on use."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "src"))
        from rulewright.language.bundles import COMPILED_FOLDER, compile_catalogs

        made = Path(tempfile.mkdtemp())
        for source, target in INSTALLED.items():
            for folder in sorted((root / source).rglob("locales")):
                where = folder.relative_to(root / source)
                compile_catalogs(folder, made / target / where)
                build_data["force_include"][str(made / target / where)] = (
                    f"{target}/{where.as_posix()}/{COMPILED_FOLDER}"
                )
