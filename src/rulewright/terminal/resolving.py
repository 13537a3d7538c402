"""`rulewright situations`, `resolve` and `play`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.lettering import capitalised
from rulewright.terminal.arguments import (
    Command,
    JsonOption,
    LanguageOption,
    RulesOption,
    language_of,
    reader_of,
    rules_of,
)
from rulewright.terminal.output import console, print_json, remark, whole_answer
from rulewright.terminal.reading import fields_named, read_situation, situation_called

if TYPE_CHECKING:
    from rich.console import Console

    from rulewright.corpus import Corpus
    from rulewright.situations import Answer, Report, Situation
    from rulewright.situations.sensitivity import Sensitivity

commands = typer.Typer()


@commands.command(cls=Command, help="help-situations")
def situations(
    which: Annotated[str | None, typer.Argument(metavar="[SITUATION]", help="help-situations-which")] = None,
    lang: LanguageOption = None,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """List what can be resolved, or show one situation: its fields and an example."""
    from rulewright.situations import Games

    reader = reader_of(lang, rules)
    catalogue = Games.of(rules_of(rules)).catalogue
    shown = [situation_called(catalogue, which)] if which is not None else catalogue.usable()
    if json_:
        from rulewright.situations.resolution import situations_json

        print_json(situations_json(shown))
        return
    if which is not None:
        with whole_answer() as out:
            _print_situation(out, shown[0], reader)
        return
    out = console()
    for situation in shown:
        out.print(f"[bold]{situation.id}[/bold]  {capitalised(situation.title.render(reader))}")
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

    from rulewright.situations.listing import listed_fields
    from rulewright.views.form import form_of

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

    out.print(f"[bold]{situation.id}[/bold]  {escape(capitalised(situation.title.render(reader)))}")
    if situation.about is not None:
        out.print(escape(situation.about.render(reader)))
    listed(phrase("fields-listed"), ((each.path, each.told(reader)) for each in listed_fields(situation)))
    if situation.guide:
        out.print(f"\n[bold]{escape(phrase('how-it-is-written').render(reader))}[/bold]")
        for sentence in situation.guide:
            out.print(f"  {escape(sentence.render(reader))}")
    listed(phrase("goals-listed"), named(situation.goals))
    listed(phrase("results-listed"), named(situation.results))
    out.print(f"\n[bold]{escape(phrase('an-example-listed').render(reader))}[/bold]")
    form = form_of(situation)
    request, _ = form.asked({field.path: form.begins(field) for field in form.fields})
    example = json.dumps(request, ensure_ascii=False, indent=2)
    out.print(f"rulewright resolve - <<'END'\n{example}\nEND", markup=False, soft_wrap=True)


@commands.command(cls=Command, help="help-resolve")
def resolve(
    file: Annotated[str, typer.Argument(metavar="FILE.json|-", help="help-resolve-file")],
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
    from rulewright.situations import Effort, Games, Report, parse_request
    from rulewright.situations.resolution import resolved

    folder = rules_of(rules)
    corpus = None if json_ else cached_corpus(folder, remark)  # JSON names rules by their ids alone
    reader = reader_of(lang, rules) if corpus is None else language_of(lang, corpus.languages)
    request = parse_request(read_situation(file))
    catalogue = Games.of(folder, corpus).catalogue
    situation = catalogue.situation(request.get("situation"))
    effort = Effort.asked_for(exact, Limits(limit_states, limit_seconds), approximate, seed)
    with fields_named(situation):
        found = resolved(catalogue, request, effort, what_if=what_if)
    if corpus is None:
        print_json(found.as_json(reader))
        return
    with whole_answer() as out:
        if isinstance(found.answer, Report):
            _print_report(out, found.answer, corpus, reader)
        else:
            if found.answer.sampling is not None and not approximate:
                out.print(f"[italic]{escape(phrase('too-large-to-be-worked-out').render(reader))}[/italic]")
            _print_answer(out, found.answer, corpus, situation, reader, cases=cases)
            if found.sensitivity is not None:
                _print_sensitivity(out, situation, found.answer, found.sensitivity, reader)
            _print_steps(out, found.answer, corpus, situation, reader)


def _print_report(out: Console, report: Report, corpus: Corpus, lang: Language) -> None:
    """Print an answer without chances."""
    from rich.markup import escape

    from rulewright.views.explanation import stated_with_rules

    for line in report.lines:
        out.print(f"• {escape(stated_with_rules(line, corpus, lang))}")


def _print_answer(
    out: Console, answer: Answer, corpus: Corpus, situation: Situation, reader: Language, *, cases: bool
) -> None:
    """Print the chances and the advice."""
    from rich.markup import escape
    from rich.table import Table

    from rulewright.language.numerals import percent
    from rulewright.views.explanation import (
        METHODS,
        NEARLY,
        averages,
        between,
        by_turn,
        choice_name,
        headline,
        option_rows,
        points,
        result_title,
        short_fraction,
    )

    if answer.sampling is not None:
        worst = max(map(answer.sampling.standard_error, answer.probability.values()))
        message = phrase(
            "estimated-from-count-samples-standard-error",
            count=answer.sampling.samples,
            error=100 * worst,
        )
        out.print(f"[italic]{escape(message.render(reader))}[/italic]")
        remark = METHODS[answer.sampling.method]
        if remark is not None:
            out.print(f"[italic]{escape(remark.render(reader))}[/italic]")
    out.print(f"[bold]{escape(headline(answer, situation, reader))}[/bold]")
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(overflow="fold")  # otherwise Rich cuts off the last wide letter for a space after it
    for result, share in answer.probability.items():
        name = result_title(result, situation, reader)
        exactly = short_fraction(share) if answer.sampling is None else between(answer.sampling.interval(share), reader)
        table.add_row(escape(name), percent(share, reader), exactly, "█" * round(30 * float(share)))
    out.print(table)
    if answer.sampling is None and any(short_fraction(each).startswith(NEARLY) for each in answer.probability.values()):
        out.print(f"[dim]{escape(phrase('exact-fractions-by-json', mark=NEARLY).render(reader))}[/dim]")
    told = averages(answer, situation, reader), points(answer, situation, reader), by_turn(answer, reader)
    for line in filter(None, told):
        out.print(escape(line))
    if answer.advice and len(situation.goals) > 1 and answer.goal in situation.goals:
        goal = situation.goals[answer.goal].render(reader)
        others = tuple(each for each in situation.goals if each != answer.goal)
        aim = phrase("advice-is-for-goal", goal=goal, others=others)
        out.print(f"\n[dim]{escape(aim.render(reader))}[/dim]")
    for advice in answer.advice:
        out.print(f"\n[bold]{escape(advice.text(reader))}[/bold]")
        rows = option_rows(advice, situation, reader)
        if len(rows) == 1:
            for option, worth in rows[0].worth.items():
                out.print(f"  {escape(option)} – {escape(worth)}")
            continue
        name = choice_name(advice, corpus, situation, reader)
        title = phrase("rule-every-case-count", rule=name, count=len(rows)).render(reader)
        out.print(f"  [dim]{escape(title if cases else f'{title} [--cases]')}[/dim]")
        for row in rows if cases else ():
            out.print(f"    {escape(', '.join(row.facts.values()))}: [bold]{escape(row.option)}[/bold]")


def _print_steps(out: Console, answer: Answer, corpus: Corpus, situation: Situation, lang: Language) -> None:
    """Print the rules that lead to the answer."""
    from rich.markup import escape

    from rulewright.views.explanation import likelihood, meaning_of_shares, steps

    told = steps(answer.trace, corpus, situation, lang)
    out.print(f"\n[dim]{escape(meaning_of_shares(told, lang))}[/dim]")
    for step in told:
        remark = f": {escape(step.remark)}" if step.remark else ""
        chance = escape(f"({likelihood(step, lang)})")
        out.print(f"{'  ' * step.depth}• [bold]{escape(step.title)}[/bold]{remark} [dim]{chance} {step.entry}[/dim]")


def _print_sensitivity(
    out: Console, situation: Situation, answer: Answer, compared: Sensitivity, lang: Language
) -> None:
    """Print the effects of other readings, of more or less in hand, and of switches."""
    from rich.markup import escape

    from rulewright.views.explanation import change_told, changed, reading_told

    def changes(title: Phrase, named: Iterable[tuple[Phrase, Answer, str]]) -> None:
        rows = [
            (name.render(lang), found, source)
            for name, other, source in named
            if (found := changed(answer, other, situation, lang))
        ]
        if rows:
            out.print(f"\n[bold]{escape(title.render(lang))}[/bold]")
        for name, found, source in rows:
            out.print(f"  {escape(change_told(name, found, lang))}{source}")

    changes(
        phrase("read-otherwise-this-would-change"),
        (
            (reading_told(situation.variants[each.variant], each.value, situation), other, f" [dim]{each.entry}[/dim]")
            for each, other in ((varied.variation, varied.answer) for varied in compared.variants)
        ),
    )
    for title, found in (
        (phrase("what-would-help-most", who=situation.hero), compared.gains),
        (phrase("what-would-help-if-it-were-true"), compared.switches),
        (phrase("what-the-last-one-is-worth", who=situation.hero), compared.losses),
    ):
        changes(title, ((each.variation.name, each.answer, "") for each in found))
    if compared.left_out:
        left_out = phrase("not-worked-out-because-it-takes", count=compared.left_out)
        out.print(f"\n[italic]{escape(left_out.render(lang))}[/italic]")


@commands.command(cls=Command, help="help-play")
def play(
    situation: Annotated[str, typer.Argument(metavar="SITUATION|FILE.json", help="help-play-what")],
    lang: LanguageOption = None,
    rules: RulesOption = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="help-play-save")] = None,
) -> None:
    """Play a situation with the dice and cards on your table: exact odds at every decision, undo, save."""
    from rulewright.corpus.cache import cached_corpus
    from rulewright.situations import Games
    from rulewright.terminal.playing import Table

    folder = rules_of(rules)
    corpus = cached_corpus(folder, remark)
    reader = language_of(lang, corpus.languages)
    Table(Games.of(folder, corpus).catalogue, corpus, reader, save, console()).play(situation)
