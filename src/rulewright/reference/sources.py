"""The source tree that Sphinx reads for one language: copies of the authors' texts, with a page for all the rest."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rulewright.corpus.content import content_folder
from rulewright.corpus.loading import load_corpus
from rulewright.language import Language
from rulewright.reference.pages import Page, pages
from rulewright.reference.wording import Wording
from rulewright.situations.game_packages import GamePackages


def stage_language(folder: Path, rules: Path, language: Language) -> int:
    """Make `folder` the source tree of `language`, and return its number of pages.

    Raises `ContentError`, and `SiteError` if two pages would have one address.
    """
    corpus = load_corpus(rules)
    all_pages = pages(corpus, GamePackages.from_folder(rules, corpus)).values()
    write_sources(folder, all_pages, Wording(content_folder("site") / "locales", language))
    remove_other_sources(folder, all_pages)
    return len(all_pages)


def write_sources(folder: Path, pages: Iterable[Page], wording: Wording) -> None:
    """Write those sources of `pages` into `folder` that differ.

    A text is the author's, in the reader's language or its substitute. Empty lines replace its front matter, which
    takes longer to parse than the text. Any other page is a title: its template adds the rest.
    """
    for page in pages:
        if page.texts is not None:
            text = page.texts[wording.language]
            content = "\n" * (text.body_line - 1) + text.body
        else:
            content = f"# {page.title(wording.language, wording)}\n"
        write_if_changed(folder / f"{page.document}.md", content)


def write_if_changed(file: Path, text: str) -> bool:
    """Write a text file unless it has this text already; return whether it was written."""
    if file.is_file() and file.read_text("utf-8") == text:
        return False
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return True


def remove_other_sources(folder: Path, pages: Iterable[Page]) -> None:
    """Remove the sources of removed pages."""
    documents = {f"{page.document}.md" for page in pages}
    for file in folder.rglob("*.md"):
        if file.relative_to(folder).as_posix() not in documents:
            file.unlink()
