"""The command line: `rulewright search|show|situations|resolve|play|check|sources|index|site|app`."""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.exceptions import Abort, TyperException

from rulewright import __version__
from rulewright.content import RULES_VARIABLE, build_folder, content_folder, require_catalogs, rules_folder, use_rules
from rulewright.errors import EXIT_FAILURE, BadInputError, RulewrightError
from rulewright.language import LANGUAGES, Language
from rulewright.language.phrase import phrase

if TYPE_CHECKING:
    from fractions import Fraction

    from rich.console import Console

    from rulewright.search import SearchIndex
    from rulewright.situations import Answer, Report, Situation
    from rulewright.situations.comparing import Help, OtherReading

app = typer.Typer(
    name="rulewright",
    help="Board game rules in four languages: look a rule up, or ask what happens if.",
    pretty_exceptions_enable=False,
)


def _terminal_language() -> Language:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2]
        if code:
            return Language(code) if code in LANGUAGES else Language.EN
    return Language.EN


def _known_language(code: str) -> Language:
    try:
        return Language(code)
    except ValueError:
        known = ", ".join(f"'{each}'" for each in LANGUAGES)
        raise typer.BadParameter(f"'{code}' is not one of {known}.") from None


TERMINAL_LANGUAGE = _terminal_language()
RulesOption = Annotated[
    Path | None,
    typer.Option("--rules", metavar="DIR", envvar=RULES_VARIABLE, help="Read texts and facts from this folder."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")]
LanguageOption = Annotated[
    Language,
    typer.Option("--lang", help="The reader's language.", parser=_known_language, metavar="CODE", show_default=False),
]


def main() -> NoReturn:
    """Runs the command line; every failure is one message and a non-zero exit status, never a traceback."""
    arguments = sys.argv[1:]
    as_json = "--json" in arguments
    language = _language_of(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        require_catalogs([language])
        status = app(args=arguments, standalone_mode=False)
        sys.stdout.flush()
        sys.exit(status if isinstance(status, int) else 0)
    except Abort:
        sys.exit(130)
    except TyperException as error:
        problem = BadInputError(
            "usage",
            " ".join(arguments)[:200],
            phrase("{message}", message=_usage_message(error)),
            phrase("See `rulewright --help`."),
        )
        _fail(problem, as_json, language)
    except RulewrightError as error:
        _fail(error, as_json, language)
    except BrokenPipeError:
        _silence_output()
        sys.exit(EXIT_FAILURE)
    except OSError as error:
        failure = RulewrightError(
            "system",
            str(error.filename or ""),
            phrase("The system refused: {cause}.", cause=error.strerror or error),
            phrase("Free what is missing (space, permission, memory) and try again."),
        )
        _fail(failure, as_json, language)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        if os.environ.get("RULEWRIGHT_DEBUG"):
            raise
        failure = RulewrightError(
            "internal-error",
            " ".join(arguments)[:200],
            phrase("Something went wrong inside rulewright: {error}.", error=f"{type(error).__name__}: {error}"),
            phrase("Please report it; RULEWRIGHT_DEBUG=1 shows where it happened."),
        )
        _fail(failure, as_json, language)


def _fail(error: RulewrightError, as_json: bool, language: Language) -> NoReturn:
    try:
        if as_json:
            _print_json(error.as_json(language))
            sys.stdout.flush()
        else:
            print(f"rulewright: {error.message.render(language)} {error.remedy.render(language)}", file=sys.stderr)
    except OSError:  # nobody can be told
        _silence_output()
    sys.exit(error.exit_status)


def _silence_output() -> None:
    """Sends what is still unwritten nowhere, so that Python's own flush at exit does not fail again."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _usage_message(error: TyperException) -> str:
    told = getattr(error, "format_message", None)
    return str(told()).rstrip(".") + "." if told else str(error)


def _language_of(arguments: list[str]) -> Language:
    """The language in which to report errors: `--lang` where it is valid, otherwise the terminal's."""
    for index, argument in enumerate(arguments):
        value = argument.removeprefix("--lang=") if argument.startswith("--lang=") else None
        if argument == "--lang" and index + 1 < len(arguments):
            value = arguments[index + 1]
        if value in LANGUAGES:
            return Language(value)
    return TERMINAL_LANGUAGE


def _print_json(value: object) -> None:
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    sys.stdout.write(text.encode("utf-8", "replace").decode("utf-8"))  # lone surrogates cannot be written


def _rules(rules: Path | None) -> Path:
    if rules is None:
        return rules_folder()
    if not rules.is_dir():
        raise BadInputError(
            "missing-folder",
            str(rules),
            phrase("There is no folder {folder}.", folder=rules),
            phrase("Name the folder that holds the rules."),
        )
    use_rules(rules)
    return rules


def _console() -> Any:  # noqa: ANN401
    from rich.console import Console

    return Console(highlight=False)


@app.callback(invoke_without_command=True)
def _version(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        print(f"rulewright {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def search(
    query: Annotated[str, typer.Argument(help="A few words in any of the languages.")],
    lang: LanguageOption = TERMINAL_LANGUAGE,
    game: Annotated[str | None, typer.Option(help="Search one game only.")] = None,
    chapter: Annotated[str | None, typer.Option(help="Search one chapter only, such as attacks or cards.")] = None,
    kind: Annotated[str | None, typer.Option(help="Search one kind of entry only, such as limit or term.")] = None,
    within: Annotated[
        Language | None,
        typer.Option("--in", help="Search the texts of one language only.", parser=_known_language, metavar="CODE"),
    ] = None,
    limit: Annotated[int, typer.Option(min=1, max=100, help="At most so many hits.")] = 10,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Find rules by words in any language."""
    from rulewright.corpus import load_corpus
    from rulewright.search import open_index
    from rulewright.views.lookup import found

    folder = _rules(rules)
    corpus = load_corpus(folder)

    def index() -> SearchIndex:
        return open_index(corpus, folder, build_folder() / "index", _progress)

    result = found(corpus, index, query, lang, game=game, chapter=chapter, kind=kind, within=within, limit=limit)
    if json_:
        _print_json(result.as_json())
        return
    from rich.markup import escape

    console = _console()
    if result.suggestion:
        console.print(phrase("Did you mean: {words}?", words=escape(result.suggestion)).render(lang))
    for hit in result.hits:
        matched = "" if hit.matched_language is lang else f" [dim]({hit.matched_language.autonym})[/dim]"
        console.print(f"[bold]{escape(hit.title)}[/bold]{matched}  [dim]{hit.id}[/dim]")
        pieces = hit.snippet.split("**")
        marked = "".join(f"[bold]{escape(text)}[/bold]" if i % 2 else escape(text) for i, text in enumerate(pieces))
        console.print(f"  {marked}")
    if not result.hits:
        console.print(phrase("Nothing found for “{query}”.", query=escape(query)).render(lang))


@app.command()
def show(
    entry_id: Annotated[str, typer.Argument(metavar="ID", help="An entry's id, such as talisman/attacks/stand-off.")],
    lang: LanguageOption = TERMINAL_LANGUAGE,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Read one rule."""
    from rulewright.corpus import load_corpus
    from rulewright.views.entry import entry_as_json

    corpus = load_corpus(_rules(rules))
    entry = corpus.entry(entry_id)
    answer = entry_as_json(entry, corpus, lang)
    if json_:
        _print_json(answer)
        return
    from rich.markdown import Markdown
    from rich.markup import escape

    from rulewright.corpus.markup import replace_links
    from rulewright.corpus.model import whole_id

    console = _console()
    text = entry.texts[lang]

    def words(link: Any) -> str:  # noqa: ANN401
        target = corpus.entries[whole_id(link.target, entry.game)]
        return f"*{link.words or target.texts[lang].title}*"

    console.print(f"[bold]{escape(text.title)}[/bold]  [dim]{entry.id}[/dim]\n")
    console.print(Markdown(replace_links(text.body, words)))
    if entry.see:
        titles = [f"{escape(corpus.entries[i].texts[lang].title)} [dim]{i}[/dim]" for i in entry.see]
        console.print(f"\n{phrase('See also').render(lang)}: " + "; ".join(titles))
    for source in entry.sources:
        book = corpus.games[entry.game].books[source.book]
        lines = ", ".join(f"{first}–{last}" if last > first else str(first) for first, last in source.lines)
        place = phrase("{book}, lines {lines}", book=book.titles[lang], lines=lines).render(lang)
        console.print(f"[dim]{escape(place)}[/dim]")
    if entry.is_rule:
        for book in corpus.games[entry.game].books.values():
            if all(source.book != book.id for source in entry.sources):
                absent = phrase("{book}: does not print this rule", book=book.titles[lang]).render(lang)
                console.print(f"[dim]{escape(absent)}[/dim]")


@app.command()
def situations(lang: LanguageOption = TERMINAL_LANGUAGE, rules: RulesOption = None, json_: JsonOption = False) -> None:
    """List what can be resolved: fields, goals, results and variants."""
    catalogue = _catalogue(rules)
    if json_:
        from rulewright.situations.resolution import situations_json

        _print_json(situations_json(catalogue))
        return
    console = _console()
    for situation in catalogue.situations.values():
        console.print(f"[bold]{situation.id}[/bold]  {situation.title.render(lang)}")
        for name, ids in (("goals", situation.goals), ("results", situation.results), ("variants", situation.variants)):
            console.print(f"  {name}: {', '.join(ids)}")


@app.command()
def resolve(
    file: Annotated[str, typer.Argument(metavar="FILE.json|-", help="The situation as JSON; - reads standard input.")],
    lang: LanguageOption = TERMINAL_LANGUAGE,
    rules: RulesOption = None,
    json_: JsonOption = False,
    what_if: Annotated[
        bool,
        typer.Option("--what-if", help="Also: which reading of the rules, and what more in hand, changes the answer."),
    ] = False,
    cases: Annotated[bool, typer.Option("--cases", help="Also: what to decide in every case, one by one.")] = False,
    approximate: Annotated[
        int, typer.Option("--approximate", metavar="N", min=0, max=10_000_000, help="Estimate from N samples instead.")
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", help="Where the samples' dice begin.")] = 0,
    limit_states: Annotated[
        int | None, typer.Option("--limit-states", metavar="N", min=1, help="Give up beyond N states.")
    ] = None,
    limit_seconds: Annotated[
        float | None, typer.Option("--limit-seconds", metavar="S", min=0, help="Give up after S seconds.")
    ] = None,
) -> None:
    """Answer “what happens if”: exact probabilities, the best decision, and why."""
    from rulewright.engine.solver import Limits
    from rulewright.situations import Effort, Report, parse_request
    from rulewright.situations.resolution import resolved

    request = parse_request(_read(file))
    catalogue = _catalogue(rules)
    situation = catalogue.situation(request.get("situation"))
    effort = Effort(Limits(limit_states, limit_seconds), approximate, seed)
    found = resolved(catalogue, request, effort, what_if=what_if)
    if json_:
        _print_json(found.as_json(lang))
        return
    answer = found.answer
    if isinstance(answer, Report):
        _print_report(answer, lang, rules)
        return
    from rich.markup import escape
    from rich.table import Table

    from rulewright.corpus import load_corpus

    corpus = load_corpus(_rules(rules))
    from rulewright.engine.rational import as_string
    from rulewright.language.numerals import percent
    from rulewright.views.explanation import choice_name, headline, option_rows, steps

    console = _console()
    if answer.sampling is not None:
        worst = max(map(answer.sampling.standard_error, answer.probability.values()))
        message = phrase(
            "Estimated from {count} samples; standard error at most {error}.",
            count=answer.sampling.samples,
            error=f"{worst:.2g}",
        )
        console.print(f"[italic]{escape(message.render(lang))}[/italic]")
        if answer.sampling.is_simplified:
            simplified = phrase("The decisions are those of a simpler situation; better ones may exist.")
            console.print(f"[italic]{escape(simplified.render(lang))}[/italic]")
    console.print(f"[bold]{escape(headline(answer, situation, lang))}[/bold]")
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for result, share in answer.probability.items():
        name = situation.results[result].render(lang)
        table.add_row(escape(name), percent(share, lang), as_string(share), "█" * round(30 * float(share)))
    console.print(table)
    for advice in answer.advice:
        console.print(f"\n[bold]{escape(advice.sentence.render(lang))}[/bold]")
        rows = option_rows(advice, situation, lang)
        if len(rows) == 1:
            for option, worth in rows[0].worth.items():
                console.print(f"  {escape(option)}: {escape(worth)}")
            continue
        name = choice_name(advice, corpus, situation, lang)
        title = phrase("{rule}: every case ({count})", rule=name, count=len(rows)).render(lang)
        console.print(f"  [dim]{escape(title)}{'' if cases else ' – --cases'}[/dim]")
        for row in rows if cases else ():
            console.print(f"    {escape(', '.join(row.facts.values()))}: [bold]{escape(row.option)}[/bold]")
    _print_comparison(console, situation, answer, found.readings or (), found.helps or (), lang)
    console.print()
    for step in steps(answer.trace, corpus, situation, lang):
        remark = f" – {escape(step.remark)}" if step.remark else ""
        chance = percent(step.probability, lang)
        console.print(f"{'  ' * step.depth}• {escape(step.title)}{remark} [dim]{chance} {step.entry}[/dim]")


def _print_report(report: Report, lang: Language, rules: Path | None) -> None:
    """Prints an answer without chances."""
    from rich.markup import escape

    from rulewright.corpus import load_corpus
    from rulewright.views.explanation import stated

    corpus, console = load_corpus(_rules(rules)), _console()
    for line in report.lines:
        titles = (corpus.entry(entry).texts[lang].title for entry in line.entries)
        console.print(f"• {escape(stated(line, corpus, lang))} [dim]{escape(', '.join(titles))}[/dim]")


def _print_comparison(
    console: Console,
    situation: Situation,
    answer: Answer,
    readings: Sequence[OtherReading],
    helps: Sequence[Help],
    lang: Language,
) -> None:
    """Prints what another reading or something more in hand would change."""
    from rich.markup import escape

    from rulewright.engine.rational import ZERO
    from rulewright.language.numerals import percent
    from rulewright.views.explanation import asked_results, variant_value

    wanted = asked_results(answer, situation)

    def share(each: Answer) -> Fraction:
        return sum((each.probability[result] for result in wanted), start=ZERO)

    def change(other: Answer) -> str:
        return f"{percent(share(answer), lang)} → {percent(share(other), lang)}"

    readings = [reading for reading in readings if share(reading.answer) != share(answer)]
    helps = [each for each in helps if share(each.answer) != share(answer)]
    if readings:
        console.print(f"\n[bold]{escape(phrase('Read otherwise, this would change:').render(lang))}[/bold]")
    for reading in readings:
        name = situation.variants[reading.variant].name.render(lang)
        value = variant_value(reading.value, situation, lang)
        console.print(f"  {escape(name)} = {escape(value)}: {change(reading.answer)} [dim]{reading.entry}[/dim]")
    if helps:
        console.print(f"\n[bold]{escape(phrase('What would help most:').render(lang))}[/bold]")
    for each in helps:
        console.print(f"  {escape(each.name.render(lang))}: {change(each.answer)}")


@app.command()
def play(
    situation: Annotated[
        str, typer.Argument(metavar="SITUATION|FILE.json", help="A situation's id, or one saved before.")
    ],
    lang: LanguageOption = TERMINAL_LANGUAGE,
    rules: RulesOption = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the situation and answers here.")
    ] = None,
) -> None:
    """Play a situation with the dice and cards on your table: exact odds at every decision, undo, save."""
    from rulewright.corpus import load_corpus
    from rulewright.terminal.playing import Table

    Table(_catalogue(rules), load_corpus(_rules(rules)), lang, save).play(situation)


@app.command()
def check(
    rules: RulesOption = None,
    write_lock: Annotated[bool, typer.Option("--write-lock", help="Add new ids to the lock first.")] = False,
    sources_: Annotated[
        Path | None, typer.Option("--sources", metavar="DIR", help="Compare the wording with the rulebooks in DIR.")
    ] = None,
    lang: LanguageOption = TERMINAL_LANGUAGE,
    json_: JsonOption = False,
) -> None:
    """Check the content: every finding with file, line, cause and remedy."""
    from rulewright.checking import content as checking
    from rulewright.corpus import load_corpus
    from rulewright.corpus.rulebooks import find_rulebooks, shared_wording

    folder = _rules(rules)
    if write_lock:
        added = checking.write_lock(folder)
        if not json_:
            print(phrase("New ids locked: {count}.", count=len(added)).render(lang))
    findings = checking.check_content(folder)
    if sources_ is not None:
        games = load_corpus(folder).games.values()
        texts = [lines for game in games for lines in find_rulebooks(game, sources_).values()]
        findings = sorted([*findings, *shared_wording(folder, texts)])
    if json_:
        _print_json({"schema": 1, "findings": [finding.as_json() for finding in findings]})
    else:
        for finding in findings:
            print(finding)
        summary = phrase("Findings: {count}.", count=len(findings)) if findings else phrase("The content is in order.")
        print(summary.render(lang))
    if findings:
        raise typer.Exit(EXIT_FAILURE)


@app.command()
def sources(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder with the raw texts of the rulebooks.")],
    attach: Annotated[bool, typer.Option("--attach", help="Keep the cited passages on this machine.")] = False,
    lang: LanguageOption = TERMINAL_LANGUAGE,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Report which lines of the rulebooks no entry cites."""
    from fractions import Fraction

    from rulewright.corpus import load_corpus, rulebooks
    from rulewright.language.numerals import percent

    content = _rules(rules)
    corpus = load_corpus(content)
    answers = []
    absent = []
    for game in corpus.games.values():
        texts = rulebooks.find_rulebooks(game, folder)
        absent += [book.id for book in game.books.values() if book.id not in texts]
        answers += rulebooks.coverage(corpus, game, texts, content)
        if attach:
            _progress(f"The passages are kept in {rulebooks.attach(corpus, game, texts)}")
    unknown = bool(absent) or any(set(answer.uncited) - set(answer.pending) for answer in answers)
    if json_:
        _print_json({"schema": 1, "books": [answer.as_json() for answer in answers], "absent": absent})
    else:
        for answer in answers:
            share = percent(Fraction(answer.cited, max(1, answer.rule_lines)), lang)
            line = phrase(
                "{book}: {cited} of {total} rule-bearing lines are cited ({share}).",
                book=answer.book,
                cited=answer.cited,
                total=answer.rule_lines,
                share=share,
            )
            print(line.render(lang))
            for run in answer.uncited:
                lines = f"{run[0]}–{run[1]}" if run[1] > run[0] else str(run[0])
                waiting = phrase("  not cited, entry still to be written: {lines}", lines=lines)
                print((waiting if run in answer.pending else phrase("  not cited: {lines}", lines=lines)).render(lang))
        for book in absent:
            print(phrase("{book}: not found in {folder} by its SHA-256.", book=book, folder=folder).render(lang))
    if unknown:
        raise typer.Exit(EXIT_FAILURE)


@app.command()
def index(rules: RulesOption = None) -> None:
    """Build the search index, unless it is current."""
    from rulewright.corpus import load_corpus
    from rulewright.search.index import index_is_current, open_index

    folder = _rules(rules)
    if index_is_current(folder, build_folder() / "index"):
        print("The search index is current.")
        return
    open_index(load_corpus(folder), folder, build_folder() / "index", _progress)
    print("The search index is built.")


@app.command()
def site(
    rules: RulesOption = None,
    output: Annotated[Path | None, typer.Option(help="Write the site to this folder.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Build every page again.")] = False,
    base_url: Annotated[
        str | None,
        typer.Option(envvar="RULEWRIGHT_BASE_URL", help="Where the site will stand; it then has a sitemap."),
    ] = None,
) -> None:
    """Build the reference site in every language, unless it is current."""
    from rulewright.reference.build import build_site

    target = output if output is not None else build_folder() / "site"
    build_site(_rules(rules), content_folder("site"), target, fresh=fresh, base_url=base_url, report=print)


@app.command("app")
def app_(
    host: Annotated[str, typer.Option(envvar="HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="PORT", min=1, max=65535, help="The port to listen on.")] = 8501,
    rules: RulesOption = None,
) -> None:
    """Serve the calculator and the reference on one address."""
    from rulewright.server.serving import serve

    serve(_rules(rules), host, port, report=lambda line: print(line, flush=True))


def _catalogue(rules: Path | None) -> Any:  # noqa: ANN401
    from rulewright.situations import Games

    return Games.of(_rules(rules)).catalogue


def _read(file: str) -> str:
    from rulewright.situations.request import MAXIMUM_LENGTH

    try:
        if file == "-":
            if sys.stdin is None:
                raise OSError(0, "standard input is closed")
            return sys.stdin.read(MAXIMUM_LENGTH + 1).removeprefix("\ufeff")
        with Path(file).open(encoding="utf-8-sig") as stream:
            return stream.read(MAXIMUM_LENGTH + 1)
    except UnicodeDecodeError:
        raise BadInputError(
            "not-utf-8", file, phrase("The file is not UTF-8 text."), phrase("Save it as UTF-8.")
        ) from None
    except OSError as error:
        raise BadInputError(
            "unreadable-file",
            file,
            phrase("The file cannot be read: {cause}.", cause=error.strerror),
            phrase("Name a file with a situation in JSON, or - for standard input."),
        ) from None


def _progress(line: str) -> None:
    print(line, file=sys.stderr)
