"""`rulewright search`, `show` and `history`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.corpus.content import build_folder
from rulewright.errors.extras import require_extra
from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.phrase import Phrase, in_language, phrase
from rulewright.terminal.arguments import (
    JsonOption,
    LanguageOption,
    LocalizedCommand,
    RulesOption,
    parse_language,
    use_rules_folder,
)
from rulewright.terminal.output import buffered_console, create_console, print_json, print_notice, print_progress

if TYPE_CHECKING:
    from rich.console import Console

    from rulewright.corpus.factsheet import FactSheet
    from rulewright.corpus.markup import Link
    from rulewright.corpus.model import Corpus, Document, Question

commands = typer.Typer()
EntryArgument = Annotated[str, typer.Argument(metavar="ID", help="help-show-entry")]


@commands.command(cls=LocalizedCommand, help="help-search")
def search(
    query: Annotated[str, typer.Argument(help="help-search-query")],
    lang: LanguageOption = None,
    game: Annotated[str | None, typer.Option(help="help-search-game")] = None,
    chapter: Annotated[str | None, typer.Option(help="help-search-chapter")] = None,
    kind: Annotated[str | None, typer.Option(help="help-search-kind")] = None,
    in_: Annotated[str | None, typer.Option("--in", metavar="CODE", help="help-search-in")] = None,
    limit: Annotated[int, typer.Option(min=1, max=100, help="help-search-limit")] = 10,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Find rules by words in any language."""
    require_extra("search")
    from rulewright.search.storage import open_index
    from rulewright.views.search_filters import require_filters, search_index

    folder = use_rules_folder(rules)

    def read() -> Corpus:
        """The rules, for building the index: that takes a while, so mistakes in options are reported first."""
        from rulewright.corpus.loading import load_corpus

        corpus = load_corpus(folder)
        for code, option in ((lang, "--lang"), (in_, "--in")):
            parse_language(code, corpus.languages, option)
        require_filters(corpus.games, {each.id.split("/")[1] for each in corpus.documents}, game, chapter, kind)
        return corpus

    def tell(sentence: Phrase) -> None:
        print_progress(sentence.render(parse_language(lang, KNOWN_LANGUAGES)))

    index = open_index(folder, build_folder(print_notice) / "index", tell, read)
    languages = index.languages
    reader = parse_language(lang, languages)
    within = parse_language(in_, languages, "--in") if in_ is not None else None
    result = search_index(index, query, reader, game=game, chapter=chapter, kind=kind, within=within, limit=limit)
    if json_:
        print_json(result.as_json())
        return
    from rich.markup import escape

    out = create_console()
    if result.suggestion:
        out.print(phrase("did-you-mean-words", words=escape(result.suggestion)).render(reader))
    for hit in result.hits:
        matched = "" if hit.matched_language == reader else f" [dim]({hit.matched_language.autonym})[/dim]"
        out.print(
            f"[bold]{escape(hit.title)}[/bold]{_language_mark(hit.language, reader)}{matched}  [dim]{hit.id}[/dim]"
        )
        pieces = hit.snippet.split("**")
        marked = "".join(f"[bold]{escape(text)}[/bold]" if i % 2 else escape(text) for i, text in enumerate(pieces))
        out.print(f"  {marked}")
    if not result.hits:
        out.print(phrase("nothing-found-for-query", query=escape(query)).render(reader))


@commands.command(cls=LocalizedCommand, help="help-show")
def show(
    entry_id: EntryArgument,
    lang: LanguageOption = None,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Show one rule, or one difference between rulebooks."""
    from rulewright.situations.game_packages import GamePackages

    corpus, document, reader = _open(entry_id, lang, rules)
    games = GamePackages.from_folder(use_rules_folder(rules), corpus)
    if json_:
        from rulewright.views.entry_json import build_document_json

        print_json(build_document_json(document, corpus, games, reader))
        return
    with buffered_console() as out:
        _print_document(out, document, corpus, games.fact_sheet(document), reader)


@commands.command(cls=LocalizedCommand, help="help-history")
def history(
    entry_id: EntryArgument,
    lang: LanguageOption = None,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """List the changes of a rule or a difference."""
    from rulewright.views.history_json import CHANGE_LABELS, REASON_LABELS, build_history_json

    corpus, document, reader = _open(entry_id, lang, rules)
    if json_:
        print_json(build_history_json(document, corpus, reader))
        return
    changes = corpus.games[document.game].changes_of(document.id)
    with buffered_console() as out:
        out.print(f"{document.texts[reader].title}  {document.id}", markup=False)
        for change in changes:
            languages = f" ({', '.join(each.autonym for each in change.languages)})" if change.languages else ""
            what = CHANGE_LABELS[change.kind].render(reader)
            out.print(f"{change.version}  {change.date.isoformat()}  {what}{languages}", markup=False)
            if change.reason:
                out.print(f"  {REASON_LABELS[change.reason].render(reader)}", markup=False)
        if not changes:
            out.print(phrase("no-changes-are-recorded").render(reader))


def _open(entry_id: str, lang: str | None, rules: Path | None) -> tuple[Corpus, Document, Language]:
    """The rules, what is named of them, and the reader's language. Raises `UsageError` and `BadInputError`."""
    from rulewright.corpus.cache import cached_corpus
    from rulewright.corpus.name_lookup import find_document

    corpus = cached_corpus(use_rules_folder(rules), print_notice)
    reader = parse_language(lang, corpus.languages)
    return corpus, find_document(corpus, entry_id), reader


def _print_document(
    out: Console, document: Document, corpus: Corpus, sheet: FactSheet | None, reader: Language
) -> None:
    """Print a rule or a difference, its facts, related entries, and its passages in the rulebooks."""
    from rich.markdown import Markdown
    from rich.markup import escape

    from rulewright.corpus.factsheet import render_fact_sheet
    from rulewright.corpus.markup import replace_links
    from rulewright.corpus.model import Entry, whole_id
    from rulewright.views.entry_json import DIFFERENCE_LABELS, resolve_text
    from rulewright.views.fact_output import print_facts

    text, books = resolve_text(document, corpus, reader), corpus.games[document.game].books

    def words(link: Link) -> str:
        return f"*{link.words or corpus.title(whole_id(link.target, document.game), text.language)}*"

    out.print(f"[bold]{escape(text.title)}[/bold]{_language_mark(text.language, reader)}  [dim]{document.id}[/dim]\n")
    out.print(Markdown(replace_links(text.body, words)))
    if isinstance(document, Entry) and document.question:
        _print_basis(out, document.question, reader)
    if sheet is not None:
        print_facts(out, render_fact_sheet(sheet, corpus, document.game, text.language), reader)
    see, sources = (
        (document.see, document.sources) if isinstance(document, Entry) else (document.entries, document.passages)
    )
    if see:
        titles = [f"{escape(corpus.title(each, reader))} [dim]{each}[/dim]" for each in see]
        out.print(f"\n{phrase('see-also').render(reader)}: " + "; ".join(titles))
    differences = corpus.differences_of(document.id)
    if differences:
        titles = [f"{escape(each.texts[reader].title)} [dim]{each.id}[/dim]" for each in differences]
        out.print(f"{DIFFERENCE_LABELS[len(books) > 1].render(reader)}: " + "; ".join(titles))
    for source in sources:
        book = books[source.book]
        sign = reader.record.range_sign
        lines = ", ".join(f"{first}{sign}{last}" if last > first else str(first) for first, last in source.lines)
        count = sum(last - first + 1 for first, last in source.lines)
        place = phrase("book-lines-lines", book=book.titles[reader], lines=lines, count=count).render(reader)
        out.print(f"[dim]{escape(place)}[/dim]")
    cited = {source.book for source in sources}
    for book in books.values() if isinstance(document, Entry) and document.is_rule else ():
        if book.id not in cited:
            absent = phrase("book-does-not-print-this-rule", book=book.titles[reader]).render(reader)
            out.print(f"[dim]{escape(absent)}[/dim]")


def _print_basis(out: Console, question: Question, reader: Language) -> None:
    """Print the basis of an answer, and the publications that state it."""
    from rich.markup import escape

    from rulewright.views.document_labels import BASIS_LABELS, format_citation

    out.print(f"\n[dim]{escape(BASIS_LABELS[question.basis].render(reader))}[/dim]")
    for cited in question.cited:
        address = f" <{cited.publication.address}>" if cited.publication.address else ""
        out.print(f"[dim]{escape(format_citation(cited).render(reader) + address)}[/dim]")


def _language_mark(shown: Language, reader: Language) -> str:
    """The mark of a text in another language than the reader's."""
    return f" [dim]({in_language(shown).render(reader)})[/dim]" if shown != reader else ""
