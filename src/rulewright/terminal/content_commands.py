"""`rulewright check`, `new` and `sources`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rulewright.errors import EXIT_FAILURE, BadInputError
from rulewright.language import LANGUAGES
from rulewright.language.phrase import phrase
from rulewright.terminal.arguments import (
    JsonOption,
    LanguageOption,
    LocalizedCommand,
    RulesOption,
    own_rules_of,
    parse_language,
)
from rulewright.terminal.output import print_json, print_line, print_progress

commands = typer.Typer()


@commands.command(cls=LocalizedCommand, help="help-check")
def check(
    rules: RulesOption = None,
    write_lock: Annotated[bool, typer.Option("--write-lock", help="help-check-write-lock")] = False,
    sources_: Annotated[Path | None, typer.Option("--sources", metavar="DIR", help="help-check-sources")] = None,
    lang: LanguageOption = None,
    json_: JsonOption = False,
) -> None:
    """Check the content: every finding with file, line, cause and remedy."""
    from rulewright.checking.content import check_read
    from rulewright.checking.games import check_atlases
    from rulewright.checking.links import write_lock as lock_new_ids
    from rulewright.checking.texts import check_wording
    from rulewright.checking.translations import count_untranslated
    from rulewright.corpus.loading import read_corpus
    from rulewright.corpus.rulebooks import find_rulebooks
    from rulewright.situations.plugins import plugin_findings

    folder = own_rules_of(rules)
    added = lock_new_ids(folder) if write_lock else None
    corpus, malformed = read_corpus(folder)
    reader = parse_language(lang, corpus.languages or LANGUAGES)
    if added is not None and not json_:
        print_line(phrase("new-ids-locked-count", count=len(added)).render(reader))
    findings = check_read(corpus, malformed, folder)
    if rules is None:
        findings += plugin_findings(folder)
    if sources_ is not None:
        texts = [lines for game in corpus.games.values() for lines in find_rulebooks(game, sources_).values()]
        findings += check_wording(folder, texts)
    findings.sort()
    gaps = [] if malformed else list(count_untranslated(corpus))
    atlases = [] if malformed else check_atlases(folder)
    if json_:
        told = {"findings": [each.as_json() for each in findings], "untranslated": [gap.as_json() for gap in gaps]}
        print_json({"schema": 1, **told, "outdated_atlases": atlases})
    else:
        for finding in findings:
            print_line(finding.relative_to_cwd(folder))
        for gap in gaps:
            line = phrase(
                "game-language-missing-of-count-texts",
                game=gap.game,
                language=gap.language.autonym,
                missing=gap.missing,
                count=gap.of,
            )
            print_line(line.render(reader))
        if atlases:
            print_line(phrase("atlas-is-outdated", games=", ".join(atlases)).render(reader))
        summary = phrase("findings-count", count=len(findings)) if findings else phrase("the-content-is-in-order")
        print_line(summary.render(reader))
    if findings:
        raise typer.Exit(EXIT_FAILURE)


@commands.command(cls=LocalizedCommand, help="help-new")
def new(
    what: Annotated[str, typer.Argument(metavar="entry|term|difference|game|language", help="help-new-what")],
    new_id: Annotated[str, typer.Argument(metavar="ID", help="help-new-id")],
    lang: LanguageOption = None,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Create the files of a new entry, term, difference, game or language, with gaps to fill."""
    from rulewright.corpus.loading import languages_of
    from rulewright.corpus.scaffold import Scaffold, scaffold

    folder = own_rules_of(rules)
    known = LANGUAGES if what == Scaffold.GAME else languages_of(folder)  # before a first game there are none
    reader = parse_language(lang, known)
    if what not in [*Scaffold]:
        remedy = phrase("name-one-of-ids", ids=", ".join(Scaffold))
        raise BadInputError("unknown-kind", what[:80], phrase("cannot-be-begun", what=what[:80]), remedy)
    written = scaffold(Scaffold(what), new_id, folder)
    if json_:
        print_json({"schema": 1, "id": new_id, "files": written.files, "values": written.values})
        return
    for file in written.files:
        print_line(folder / file)
    print_line(phrase("fill-in-these-files").render(reader))
    for key, values in written.values.items():
        print_line(f"  {key} = {' | '.join(values)}")


@commands.command(cls=LocalizedCommand, help="help-sources")
def sources(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="help-sources-folder")],
    attach: Annotated[bool, typer.Option("--attach", help="help-sources-attach")] = False,
    lang: LanguageOption = None,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Report which lines of the rulebooks no entry cites."""
    from fractions import Fraction

    from rulewright.corpus import rulebooks
    from rulewright.corpus.loading import load_corpus
    from rulewright.language.numerals import format_percentage

    content = own_rules_of(rules)
    corpus = load_corpus(content)
    reader = parse_language(lang, corpus.languages)
    answers = []
    absent = []
    for game in corpus.games.values():
        texts = rulebooks.find_rulebooks(game, folder)
        absent += [book.id for book in game.books.values() if book.id not in texts]
        answers += rulebooks.compute_coverage(corpus, game, texts, content)
        if attach:
            print_progress(f"The passages are kept in {rulebooks.store_passages(corpus, game, texts)}")
    unknown = bool(absent) or any(set(answer.uncited) - set(answer.pending) for answer in answers)
    if json_:
        print_json({"schema": 1, "books": [answer.as_json() for answer in answers], "absent": absent})
    else:
        for answer in answers:
            share = format_percentage(Fraction(answer.cited, max(1, answer.rule_lines)), reader)
            line = phrase(
                "book-cited-of-total-rule-bearing",
                book=answer.book,
                cited=answer.cited,
                total=answer.rule_lines,
                share=share,
            )
            print_line(line.render(reader))
            for run in answer.uncited:
                lines = f"{run[0]}{reader.record.range_sign}{run[1]}" if run[1] > run[0] else str(run[0])
                waiting = phrase("not-cited-entry-still-to-be", lines=lines)
                print_line(
                    (waiting if run in answer.pending else phrase("not-cited-lines", lines=lines)).render(reader)
                )
        for book in absent:
            print_line(phrase("book-not-found-in-folder-by", book=book, folder=folder).render(reader))
    if unknown:
        raise typer.Exit(EXIT_FAILURE)
