"""The source tree that Sphinx reads for one language: the authors' chapter folders, generated pages beside them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from rulewright.reference.pages import Page
from rulewright.reference.wording import Wording


def stage(source: Path, rules: Path, pages: Iterable[Page], wording: Wording) -> None:
    """Makes the new folder `source` the tree of `wording.language`.

    A text is a symbolic link to the author's file, in the language in which it is shown; a generated page is a title,
    what it shows is up to its template.
    """
    for page in pages:
        file = source / f"{page.document}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        if page.texts is not None:
            file.symlink_to(rules / page.texts[wording.language].file)
        else:
            title = json.dumps(page.title(wording.language, wording), ensure_ascii=False)
            file.write_text(f"---\ntitle: {title}\n---\n", "utf-8")


def author_file(warned: str, rules: Path) -> str:
    """The path, relative to the rules folder, of the file that Sphinx names as `warned` in a staged source tree."""
    path = Path(warned)
    if path.is_symlink():
        path = path.readlink()
    return path.relative_to(rules).as_posix() if path.is_relative_to(rules) else warned
