"""`rulewright search` and `show`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.content import build_folder
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.terminal.arguments import (
    TERMINAL_LANGUAGE,
    Command,
    JsonOption,
    LanguageOption,
    RulesOption,
    known_language,
    rules_of,
)
from rulewright.terminal.output import console, print_json, progress, whole_answer

if TYPE_CHECKING:
    from rich.console import Console

    from rulewright.corpus import Corpus, Entry
    from rulewright.corpus.markup import Link
    from rulewright.search import SearchIndex

commands = typer.Typer()


@commands.command(cls=Command)
def search(
    query: Annotated[str, typer.Argument(help="A few words in any of the languages.")],
    lang: LanguageOption = TERMINAL_LANGUAGE,
    game: Annotated[str | None, typer.Option(help="Search one game only.")] = None,
    chapter: Annotated[str | None, typer.Option(help="Search one chapter only, such as attacks or cards.")] = None,
    kind: Annotated[str | None, typer.Option(help="Search one kind of entry only, such as limit or term.")] = None,
    within: Annotated[
        Language | None,
        typer.Option("--in", help="Search the texts of one language only.", parser=known_language, metavar="CODE"),
    ] = None,
    limit: Annotated[int, typer.Option(min=1, max=100, help="At most so many hits.")] = 10,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Find rules by words in any language."""
    from rulewright.corpus import load_corpus
    from rulewright.search import open_index
    from rulewright.views.lookup import found

    folder = rules_of(rules)
    corpus = load_corpus(folder)

    def index() -> SearchIndex:
        return open_index(corpus, folder, build_folder() / "index", progress)

    result = found(corpus, index, query, lang, game=game, chapter=chapter, kind=kind, within=within, limit=limit)
    if json_:
        print_json(result.as_json())
        return
    from rich.markup import escape

    out = console()
    if result.suggestion:
        out.print(phrase("Did you mean: {words}?", words=escape(result.suggestion)).render(lang))
    for hit in result.hits:
        matched = "" if hit.matched_language is lang else f" [dim]({hit.matched_language.autonym})[/dim]"
        out.print(f"[bold]{escape(hit.title)}[/bold]{matched}  [dim]{hit.id}[/dim]")
        pieces = hit.snippet.split("**")
        marked = "".join(f"[bold]{escape(text)}[/bold]" if i % 2 else escape(text) for i, text in enumerate(pieces))
        out.print(f"  {marked}")
    if not result.hits:
        out.print(phrase("Nothing found for “{query}”.", query=escape(query)).render(lang))


@commands.command(cls=Command)
def show(
    entry_id: Annotated[str, typer.Argument(metavar="ID", help="An entry's id, such as talisman/attacks/stand-off.")],
    lang: LanguageOption = TERMINAL_LANGUAGE,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Read one rule."""
    from rulewright.corpus import open_corpus

    corpus = open_corpus(rules_of(rules))
    entry = corpus.entry(entry_id)
    if json_:
        from rulewright.views.entry import entry_as_json

        print_json(entry_as_json(entry, corpus, lang))
        return
    with whole_answer() as out:
        _print_entry(out, entry, corpus, lang)


def _print_entry(out: Console, entry: Entry, corpus: Corpus, lang: Language) -> None:
    """Prints a rule, what to read next, and where it stands in the rulebooks."""
    from rich.markdown import Markdown
    from rich.markup import escape

    from rulewright.corpus.markup import replace_links
    from rulewright.corpus.model import whole_id

    text, game = entry.texts[lang], corpus.games[entry.game]

    def words(link: Link) -> str:
        return f"*{link.words or corpus.title(whole_id(link.target, entry.game), lang)}*"

    out.print(f"[bold]{escape(text.title)}[/bold]  [dim]{entry.id}[/dim]\n")
    out.print(Markdown(replace_links(text.body, words)))
    if entry.see:
        titles = [f"{escape(corpus.title(each, lang))} [dim]{each}[/dim]" for each in entry.see]
        out.print(f"\n{phrase('See also').render(lang)}: " + "; ".join(titles))
    for source in entry.sources:
        book = game.books[source.book]
        lines = ", ".join(f"{first}–{last}" if last > first else str(first) for first, last in source.lines)
        place = phrase("{book}, lines {lines}", book=book.titles[lang], lines=lines).render(lang)
        out.print(f"[dim]{escape(place)}[/dim]")
    cited = {source.book for source in entry.sources}
    for book in game.books.values() if entry.is_rule else ():
        if book.id not in cited:
            absent = phrase("{book}: does not print this rule", book=book.titles[lang]).render(lang)
            out.print(f"[dim]{escape(absent)}[/dim]")
