"""`rulewright table`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.replacing import replace_file
from rulewright.terminal.arguments import Command, JsonOption, LanguageOption, RulesOption, reader_of, rules_of
from rulewright.terminal.large import KeepOption, ProcessesOption, SchedulerOption, teller, workers_of
from rulewright.terminal.output import json_text, output, remark, whole_answer
from rulewright.terminal.reading import fields_named, names_a_file, read_situation, situation_called
from rulewright.terminal.usage import UsageError

if TYPE_CHECKING:
    from rich.console import Console

    from rulewright.corpus import Corpus
    from rulewright.situations.batches import Record
    from rulewright.situations.form import Field
    from rulewright.situations.table import Key, Value, Varied, Worked
    from rulewright.views.form import Form

commands = typer.Typer()
_FORMATS = (None, "csv", "json")


@commands.command(cls=Command, help="help-table")
def table(
    what: Annotated[str, typer.Argument(metavar="SITUATION|FILE.json", help="help-table-what")],
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="FIELD=VALUES", help="help-table-vary")] = None,
    given: Annotated[list[str] | None, typer.Option("--set", metavar="FIELD=VALUE", help="help-table-set")] = None,
    processes: ProcessesOption = None,
    scheduler: SchedulerOption = None,
    keep: KeepOption = None,
    goal: Annotated[str | None, typer.Option("--goal", metavar="GOAL", help="help-table-goal")] = None,
    written_as: Annotated[str | None, typer.Option("--format", metavar="csv|json", help="help-table-format")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-table-out")] = None,
    lang: LanguageOption = None,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Say what a situation comes to for all combinations of some of its values."""
    from rulewright.corpus.cache import cached_corpus
    from rulewright.situations import Games, parse_request
    from rulewright.situations.table import read_table, work_out

    folder, reader = rules_of(rules), reader_of(lang, rules)
    form = written_as or ("json" if json_ else "csv" if out is not None else None)
    if form not in _FORMATS or (json_ and form != "json"):
        message = phrase("field-cannot-be-given", field="--format", given=str(form)[:60])
        raise UsageError(message, phrase("choose-one-of-options", options="csv, json"))
    catalogue = Games.of(folder).catalogue
    if what == "-" or names_a_file(what):
        request = parse_request(read_situation(what))
    else:
        request = {"situation": situation_called(catalogue, what).id}
    given = [*(given or ()), *([f"goal={goal}"] if goal is not None else ())]
    with fields_named(catalogue.situation(request.get("situation"))):
        asked = read_table(request, given, vary or ())
    tell = teller(phrase("table-progress"), reader)
    worked = work_out(asked, workers=workers_of(processes, scheduler), keep=keep, tell=tell)
    if form is not None:
        text = worked.as_csv(reader) if form == "csv" else json_text(worked.as_json(reader))
        if out is None:
            output().write(text)
        else:
            replace_file(out, text)
    else:
        from rulewright.views.form import form_of

        shown = _Shown(worked, form_of(catalogue.situations[worked.situation]), cached_corpus(folder, remark), reader)
        with whole_answer() as printed:
            shown.print(printed)


@dataclass(frozen=True)
class _Shown:
    """A table as grids: the last field across, the one before down, one grid for each combination of the others."""

    worked: Worked
    form: Form
    corpus: Corpus
    reader: Language

    def print(self, out: Console) -> None:
        from rich.markup import escape

        varied = self.worked.table.varied
        *apart, rows = varied[:-1] or varied
        columns = varied[-1] if varied[1:] else None
        names = {"rows": self._name(rows), "columns": self._name(columns) if columns else ""}
        axes = phrase("table-axes").filled(names) if columns else phrase("table-axis").filled(names)
        out.print(f"[bold]{escape(self._heading())}[/bold]")
        out.print(escape(axes.render(self.reader)))
        for known in product(*(each.values for each in apart)):
            out.print()
            if known:
                told = tuple(map(self._fixed, apart, known))
                out.print(f"[bold]{escape(phrase('table-where', fixed=told).render(self.reader))}[/bold]")
            self._grid(out, known, rows, columns)
        notes = [*self._notes()]
        for note in ("", *notes) if notes else ():
            out.print(escape(note))

    def _heading(self) -> str:
        situation = self.form.situation
        goals = {(each["measure"], each["goal"]) for each in self.worked.records.values() if "error" not in each}
        (measure, goal), *others = goals or {("", "")}
        if measure == "turns" and not others:
            told = phrase("table-of-turns", situation=situation.title)
        elif goal in situation.goals and not others:
            told = phrase("table-of", situation=situation.title, goal=situation.goals[goal])
        else:
            told = situation.title
        return told.render(self.reader)

    def _grid(self, out: Console, known: Key, rows: Varied, columns: Varied | None) -> None:
        """Print a grid, split into parts if it is wider than the terminal."""
        from rich.cells import cell_len
        from rich.markup import escape
        from rich.table import Table

        across: Sequence[Key] = [(each,) for each in columns.values] if columns else [()]
        heads = [self._value(columns.field, each[0]) if columns and each else "" for each in across]
        texts = [[self._cell(self.worked.records[(*known, row, *each)]) for each in across] for row in rows.values]
        names = [self._value(rows.field, row) for row in rows.values]
        most = out.width - max(map(cell_len, names)) - 2
        widths = [max(map(cell_len, column)) + 2 for column in zip(heads, *texts, strict=True)]
        for part in _parts(widths, most):
            grid = Table(show_header=columns is not None, box=None, padding=(0, 2, 0, 0), pad_edge=False)
            grid.add_column("", no_wrap=True)
            for head in heads[part]:
                grid.add_column(escape(head), justify="right", no_wrap=True)
            for name, line in zip(names, texts, strict=True):
                grid.add_row(f"[bold]{escape(name)}[/bold]", *map(escape, line[part]))
            out.print(grid)

    def _cell(self, record: Record) -> str:
        from rulewright.language.numerals import decimal, whole_percent

        if "error" in record:
            return "–"
        number = Fraction(record["value"])
        told = (whole_percent if record["measure"] == "chance" else decimal)(number, self.reader)
        return f"≈{told}" if "sampling" in record else told

    def _notes(self) -> Iterator[str]:
        """The notes that explain the signs in cells."""
        records = self.worked.records.values()
        if any("sampling" in each for each in records):
            yield phrase("table-estimates").render(self.reader)
        refused = Counter(each["error"][self.reader]["message"] for each in records if "error" in each)
        for message, count in refused.items():
            yield phrase("table-refused", count=count, message=message).render(self.reader)

    def _name(self, varied: Varied) -> str:
        """A field's label with its path, because several fields may have the same label."""
        try:
            label = self.form.label(self._field(varied.field)).render(self.reader)
        except KeyError:
            return varied.field
        return phrase("title-and-id", title=label, id=varied.field).render(self.reader)

    def _fixed(self, varied: Varied, value: Value) -> object:
        return phrase("table-field-is", field=self._name(varied), value=self._value(varied.field, value))

    def _value(self, path: str, value: Value) -> str:
        if isinstance(value, bool):
            return (phrase("yes") if value else phrase("no")).render(self.reader)
        if isinstance(value, int):
            return str(value)
        return self.form.option_name(self._field(path), value, self.corpus, self.reader)

    def _field(self, path: str) -> Field:
        from rulewright.situations.form import Field

        return next((each for each in self.form.fields if each.path == path), Field(path, None))


def _parts(widths: Sequence[int], most: int) -> Iterator[slice]:
    """Split columns of these widths into slices that fit side by side."""
    start = 0
    while start < len(widths):
        end = start + 1
        while end < len(widths) and sum(widths[start : end + 1]) <= most:
            end += 1
        yield slice(start, end)
        start = end
