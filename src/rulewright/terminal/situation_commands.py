"""`rulewright situations`, `resolve` and `play`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import Phrase, phrase
from rulewright.terminal.arguments import (
    AgainstOption,
    ForOption,
    JsonOption,
    LanguageOption,
    LocalizedCommand,
    RulesOption,
    TableOption,
    parse_language,
    reader_of,
    use_rules_folder,
)
from rulewright.terminal.output import buffered_console, create_console, print_json, print_notice
from rulewright.terminal.request_input import (
    add_table_fields,
    explain_field_errors,
    find_situation,
    read_request_text,
    read_table_fields,
)

if TYPE_CHECKING:
    from rich.console import Console

    from rulewright.corpus.model import Corpus
    from rulewright.situations.answer import Answer
    from rulewright.situations.named import NamedPiece
    from rulewright.situations.problem import Report
    from rulewright.situations.sensitivity import Sensitivity
    from rulewright.situations.situation import Situation

commands = typer.Typer()


@commands.command(cls=LocalizedCommand, help="help-situations")
def situations(
    which: Annotated[str | None, typer.Argument(metavar="[SITUATION]", help="help-situations-which")] = None,
    lang: LanguageOption = None,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """List what can be resolved, or show one situation: its fields and an example."""
    from rulewright.situations.game_packages import GamePackages

    reader = reader_of(lang, rules)
    catalogue = GamePackages.from_folder(use_rules_folder(rules)).catalogue
    shown = [find_situation(catalogue, which)] if which is not None else catalogue.usable()
    if json_:
        from rulewright.situations.resolution import list_situations_json

        print_json(list_situations_json(shown, catalogue.table_formats.values() if which is None else ()))
        return
    if which is not None:
        with buffered_console() as out:
            _print_situation(out, shown[0], reader)
        return
    out = create_console()
    for situation in shown:
        out.print(f"[bold]{situation.id}[/bold]  {capitalise(situation.title.render(reader))}")
        for name, ids in (
            (phrase("goals-listed"), situation.goals),
            (phrase("results-listed"), situation.results),
            (phrase("variants-listed"), situation.variants),
        ):
            if ids:
                out.print(f"  {name.render(reader)}: {', '.join(ids)}")
    if shown:
        out.print(f"\n{phrase('see-one-of-them', id=shown[0].id).render(reader)}")


def _print_situation(out: Console, situation: Situation, reader: Language) -> None:
    """Print the fields, goals and results of a situation, and a request that can be pasted into a terminal."""
    from rich.markup import escape
    from rich.table import Table

    from rulewright.situations.field_reference import describe_fields
    from rulewright.views.situation_form import build_form

    def listed(title: Phrase, rows: Iterable[tuple[str, str]]) -> None:
        table = Table(show_header=False, box=None, padding=(0, 2, 0, 2))
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for name, told in rows:
            table.add_row(escape(name), escape(told))
        if table.row_count:
            out.print(f"\n[bold]{escape(title.render(reader))}[/bold]")
            out.print(table)

    def named(words: Mapping[str, Phrase]) -> Iterator[tuple[str, str]]:
        return ((name, word.render(reader)) for name, word in words.items())

    out.print(f"[bold]{situation.id}[/bold]  {escape(capitalise(situation.title.render(reader)))}")
    if situation.description is not None:
        out.print(escape(situation.description.render(reader)))
    listed(phrase("fields-listed"), ((each.path, each.render(reader)) for each in describe_fields(situation)))
    if situation.notation_guide:
        out.print(f"\n[bold]{escape(phrase('how-it-is-written').render(reader))}[/bold]")
        for sentence in situation.notation_guide:
            out.print(f"  {escape(sentence.render(reader))}")
    listed(phrase("goals-listed"), named(situation.goals))
    listed(phrase("results-listed"), named(situation.results))
    out.print(f"\n[bold]{escape(phrase('an-example-listed').render(reader))}[/bold]")
    form = build_form(situation)
    request, _ = form.build_request({field.path: form.initial_value(field) for field in form.fields})
    example = json.dumps(request, ensure_ascii=False, indent=2)
    out.print(f"rulewright resolve - <<'END'\n{example}\nEND", markup=False, soft_wrap=True)


@commands.command(cls=LocalizedCommand, help="help-resolve")
def resolve(
    file: Annotated[str, typer.Argument(metavar="FILE.json|-", help="help-resolve-file")],
    table: TableOption = None,
    player: ForOption = None,
    against: AgainstOption = None,
    lang: LanguageOption = None,
    rules: RulesOption = None,
    json_: JsonOption = False,
    what_if: Annotated[
        bool,
        typer.Option("--what-if", help="help-resolve-what-if"),
    ] = False,
    cases: Annotated[bool, typer.Option("--cases", help="help-resolve-cases")] = False,
    approximate: Annotated[
        int, typer.Option("--approximate", metavar="N", min=0, max=10_000_000, help="help-resolve-approximate")
    ] = 0,
    seed: Annotated[int | None, typer.Option("--seed", help="help-resolve-seed")] = None,
    exact: Annotated[bool, typer.Option("--exact", help="help-resolve-exact")] = False,
    limit_states: Annotated[
        int | None,
        typer.Option("--limit-states", metavar="N", min=1, help="help-resolve-limit-states"),
    ] = None,
    limit_seconds: Annotated[
        float | None, typer.Option("--limit-seconds", metavar="S", min=0, help="help-resolve-limit-seconds")
    ] = None,
) -> None:
    """Answer “what happens if”: exact probabilities, the best decision, and why."""
    from rich.markup import escape

    from rulewright.corpus.cache import cached_corpus
    from rulewright.engine.limits import Limits
    from rulewright.situations.game_packages import GamePackages
    from rulewright.situations.problem import Report
    from rulewright.situations.request import parse_request
    from rulewright.situations.resolution import resolve_request
    from rulewright.situations.solving import Effort

    folder = use_rules_folder(rules)
    corpus = None if json_ else cached_corpus(folder, print_notice)  # JSON names rules by their ids alone
    reader = reader_of(lang, rules) if corpus is None else parse_language(lang, corpus.languages)
    request = add_table_fields(parse_request(read_request_text(file)), read_table_fields(table, player, against))
    catalogue = GamePackages.from_folder(folder, corpus).catalogue
    situation = catalogue.get_situation(request.get("situation"))
    effort = Effort.from_options(exact, Limits(limit_states, limit_seconds), approximate, seed)
    with explain_field_errors(situation):
        found = resolve_request(catalogue, request, effort, what_if=what_if)
    if corpus is None:
        print_json(found.as_json(reader))
        return
    with buffered_console() as out:
        if isinstance(found.answer, Report):
            print_report(out, found.answer, corpus, reader)
            _print_named(out, found.answer.named, corpus, reader)
        else:
            if found.answer.sampling is not None and not approximate:
                out.print(f"[italic]{escape(phrase('too-large-to-be-worked-out').render(reader))}[/italic]")
            print_answer(out, found.answer, corpus, situation, reader, cases=cases)
            _print_named(out, found.answer.named, corpus, reader)
            if found.sensitivity is not None:
                _print_sensitivity(out, situation, found.answer, found.sensitivity, reader)
            _print_steps(out, found.answer, corpus, situation, reader)


def print_report(out: Console, report: Report, corpus: Corpus, lang: Language) -> None:
    """Print an answer without chances."""
    from rich.markup import escape

    from rulewright.views.explanation_text import format_statement_with_rules

    for line in report.statements:
        out.print(f"• {escape(format_statement_with_rules(line, corpus, lang))}")


def print_answer(
    out: Console, answer: Answer, corpus: Corpus, situation: Situation, reader: Language, *, cases: bool
) -> None:
    """Print the chances and the advice."""
    from rich.markup import escape
    from rich.table import Table

    from rulewright.views.explanation_text import (
        APPROXIMATELY_SIGN,
        build_option_rows,
        format_average_points,
        format_averages,
        format_chances_by_turn,
        format_decision_name,
        format_headline,
        format_interval,
        format_known_chance,
        format_precision,
        format_result,
        format_short_fraction,
    )

    if answer.sampling is not None:
        out.print(f"[italic]{escape(format_precision(answer, answer.sampling, reader))}[/italic]")
    out.print(f"[bold]{escape(format_headline(answer, situation, reader))}[/bold]")
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(overflow="fold")  # otherwise Rich cuts off the last wide letter for a space after it
    for result, share in answer.probability.items():
        name = format_result(result, situation, reader)
        chance = format_known_chance(share, answer, reader)
        more = (
            format_short_fraction(share)
            if answer.sampling is None
            else format_interval(answer.sampling.interval(share), reader)
        )
        table.add_row(escape(name), chance, "" if more == chance else more, "█" * round(30 * float(share)))
    out.print(table)
    if answer.sampling is None and any(
        format_short_fraction(each).startswith(APPROXIMATELY_SIGN) for each in answer.probability.values()
    ):
        out.print(f"[dim]{escape(phrase('exact-fractions-by-json', mark=APPROXIMATELY_SIGN).render(reader))}[/dim]")
    told = (
        format_averages(answer, situation, reader),
        format_average_points(answer, situation, reader),
        format_chances_by_turn(answer, reader),
    )
    for line in filter(None, told):
        out.print(escape(line))
    if answer.advice and len(situation.goals) > 1 and answer.goal in situation.goals:
        goal = situation.goals[answer.goal].render(reader)
        others = tuple(each for each in situation.goals if each != answer.goal)
        aim = phrase("advice-is-for-goal", goal=goal, others=others)
        out.print(f"\n[dim]{escape(aim.render(reader))}[/dim]")
    for advice in answer.advice:
        out.print(f"\n[bold]{escape(advice.summary(reader))}[/bold]")
        rows = build_option_rows(advice, situation, reader)
        if len(rows) == 1:
            for option, worth in rows[0].option_values.items():
                out.print(f"  {escape(option)} – {escape(worth)}")
            continue
        name = format_decision_name(advice, corpus, situation, reader)
        title = phrase("rule-every-case-count", rule=name, count=len(rows)).render(reader)
        out.print(f"  [dim]{escape(title if cases else f'{title} [--cases]')}[/dim]")
        for row in rows if cases else ():
            out.print(f"    {escape(', '.join(row.facts.values()))}: [bold]{escape(row.option)}[/bold]")


def _print_named(out: Console, pieces: Iterable[NamedPiece], corpus: Corpus, reader: Language) -> None:
    """Print the effect of everything that the request names."""
    from rich.markup import escape

    from rulewright.views.explanation_text import format_named_piece

    lines = [format_named_piece(piece, corpus, reader) for piece in pieces]
    if lines:
        out.print(f"\n[bold]{escape(phrase('what-you-named').render(reader))}[/bold]")
    for line in lines:
        out.print(f"• {escape(line)}")


def _print_steps(out: Console, answer: Answer, corpus: Corpus, situation: Situation, lang: Language) -> None:
    """Print the rules that lead to the answer."""
    from rich.markup import escape

    from rulewright.views.explanation_text import build_steps, explain_percentages, format_step_chance

    told = build_steps(answer.trace, corpus, situation, lang)
    out.print(f"\n[dim]{escape(explain_percentages(told, lang))}[/dim]")
    for step in told:
        remark = f": {escape(step.remark)}" if step.remark else ""
        chance = escape(f"({format_step_chance(step, lang)})")
        out.print(f"{'  ' * step.depth}• [bold]{escape(step.title)}[/bold]{remark} [dim]{chance} {step.entry}[/dim]")


def _print_sensitivity(
    out: Console, situation: Situation, answer: Answer, compared: Sensitivity, lang: Language
) -> None:
    """Print the effects of other readings, of more or less in hand, and of switches."""
    from rich.markup import escape

    from rulewright.views.explanation_text import format_change, format_variant, list_changes

    def changes(title: Phrase, named: Iterable[tuple[Phrase, Answer, str]]) -> None:
        rows = [
            (name.render(lang), found, source)
            for name, other, source in named
            if (found := list_changes(answer, other, situation, lang))
        ]
        if rows:
            out.print(f"\n[bold]{escape(title.render(lang))}[/bold]")
        for name, found, source in rows:
            out.print(f"  {escape(format_change(name, found, lang))}{source}")

    changes(
        phrase("read-otherwise-this-would-change"),
        (
            (
                format_variant(situation.variants[each.variant], each.value, situation),
                other,
                f" [dim]{each.entry}[/dim]",
            )
            for each, other in ((varied.variation, varied.answer) for varied in compared.variants)
        ),
    )
    for title, found in (
        (phrase("what-would-help-most", who=situation.headline_subject), compared.gains),
        (phrase("what-would-help-if-it-were-true"), compared.switches),
        (phrase("what-the-last-one-is-worth", who=situation.headline_subject), compared.losses),
    ):
        changes(title, ((each.variation.name, each.answer, "") for each in found))
    if compared.left_out:
        left_out = phrase("not-worked-out-because-it-takes", count=compared.left_out)
        out.print(f"\n[italic]{escape(left_out.render(lang))}[/italic]")


@commands.command(cls=LocalizedCommand, help="help-play")
def play(
    situation: Annotated[str, typer.Argument(metavar="SITUATION|FILE.json", help="help-play-what")],
    table: TableOption = None,
    player: ForOption = None,
    against: AgainstOption = None,
    lang: LanguageOption = None,
    rules: RulesOption = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="help-play-save")] = None,
) -> None:
    """Play a situation with the dice and cards on your table: exact odds at every decision, undo, save."""
    from rulewright.corpus.cache import cached_corpus
    from rulewright.situations.game_packages import GamePackages
    from rulewright.terminal.play_session import PlaySession

    folder = use_rules_folder(rules)
    corpus = cached_corpus(folder, print_notice)
    reader = parse_language(lang, corpus.languages)
    catalogue = GamePackages.from_folder(folder, corpus).catalogue
    fields = read_table_fields(table, player, against)
    PlaySession(catalogue, corpus, reader, save, create_console(), fields).play(situation)
