"""The source tree that Sphinx reads for one language: the authors' chapter folders, generated pages beside them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from rulewright.language import Language
from rulewright.reference.pages import Page
from rulewright.reference.wording import Wording


def stage(source: Path, rules: Path, pages: Iterable[Page], wording: Wording) -> None:
    """Makes `source` the tree of `wording.language` and removes what does not belong to it.

    A text is a symbolic link to the author's file, in the language in which it is shown; a generated page is a title,
    what it shows is up to its template. Files that are right already are left alone.
    """
    wanted_links: dict[Path, Path] = {}
    wanted_files: dict[Path, str] = {}
    for page in pages:
        file = source / f"{page.document}.md"
        if page.texts is not None:
            wanted_links[file] = rules.resolve() / page.texts[wording.language].file
        else:
            title = json.dumps(page.title(wording.language, wording), ensure_ascii=False)
            wanted_files[file] = f"---\ntitle: {title}\n---\n"
    source.mkdir(parents=True, exist_ok=True)
    _remove_strays(source, wanted_links.keys() | wanted_files.keys())
    for link, target in wanted_links.items():
        _link(link, target)
    for file, text in wanted_files.items():
        if not file.is_file() or file.read_text("utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")


def source_of(output: Path, language: Language) -> Path:
    """The tree of a language, beside the site that is built from it."""
    return output.with_name(f"{output.name}-src") / language


def author_file(warned: str, rules: Path) -> str:
    """The path, relative to the rules folder, of the file that Sphinx names as `warned` in a staged source tree."""
    path = Path(warned)
    if path.is_symlink():
        path = path.readlink()
    return path.relative_to(rules).as_posix() if path.is_relative_to(rules) else warned


def _remove_strays(source: Path, wanted: set[Path]) -> None:
    for path in sorted(source.rglob("*"), reverse=True):
        if path.is_symlink() or path.is_file():
            if path not in wanted:
                path.unlink()
        elif path in wanted or not any(path.iterdir()):
            path.rmdir()


def _link(link: Path, target: Path) -> None:
    if link.is_symlink():
        if link.readlink() == target:
            return
        link.unlink()
    link.parent.mkdir(parents=True, exist_ok=True)
    link.symlink_to(target)
