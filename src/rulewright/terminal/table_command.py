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

from rulewright.atomic_write import write_atomically
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.terminal.arguments import (
    AgainstOption,
    ForOption,
    JsonOption,
    LanguageOption,
    LocalizedCommand,
    RulesOption,
    TableOption,
    reader_of,
    use_rules_folder,
)
from rulewright.terminal.batch_options import (
    KeepOption,
    ProcessesOption,
    SchedulerOption,
    open_executor,
    progress_reporter,
)
from rulewright.terminal.output import buffered_console, json_text, print_notice, require_output
from rulewright.terminal.request_input import (
    add_table_fields,
    explain_field_errors,
    find_situation,
    is_file_name,
    read_request_text,
    read_table_fields,
)
from rulewright.terminal.usage import UsageError

if TYPE_CHECKING:
    from rich.console import Console

    from rulewright.corpus.model import Corpus
    from rulewright.situations.batch.batch_table import BatchTableResult, CellKey, CellValue, VariedField
    from rulewright.situations.batch.batches import Record
    from rulewright.situations.form_fields import RequestField
    from rulewright.views.situation_form import SituationForm

commands = typer.Typer()
_FORMATS = (None, "csv", "json")


@commands.command(cls=LocalizedCommand, help="help-table")
def table(
    what: Annotated[str, typer.Argument(metavar="SITUATION|FILE.json", help="help-table-what")],
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="FIELD=VALUES", help="help-table-vary")] = None,
    given: Annotated[list[str] | None, typer.Option("--set", metavar="FIELD=VALUE", help="help-table-set")] = None,
    about: TableOption = None,
    player: ForOption = None,
    against: AgainstOption = None,
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
    from rulewright.situations.batch.batch_table import compute_table, parse_table
    from rulewright.situations.game_packages import GamePackages
    from rulewright.situations.request import parse_request

    folder, reader = use_rules_folder(rules), reader_of(lang, rules)
    form = written_as or ("json" if json_ else "csv" if out is not None else None)
    if form not in _FORMATS or (json_ and form != "json"):
        message = phrase("field-cannot-be-given", field="--format", given=str(form)[:60])
        raise UsageError(message, phrase("choose-one-of-options", options="csv, json"))
    catalogue = GamePackages.from_folder(folder).catalogue
    if what == "-" or is_file_name(what):
        request = parse_request(read_request_text(what))
    else:
        request = {"situation": find_situation(catalogue, what).id}
    request = add_table_fields(request, read_table_fields(about, player, against))
    given = [*(given or ()), *([f"goal={goal}"] if goal is not None else ())]
    with explain_field_errors(catalogue.get_situation(request.get("situation"))):
        asked = parse_table(request, given, vary or ())
    tell = progress_reporter(phrase("table-progress"), reader)
    with open_executor(processes, scheduler) as executor:
        worked = compute_table(asked, executor=executor, checkpoint=keep, report_progress=tell)
    if form is not None:
        text = worked.as_csv(reader) if form == "csv" else json_text(worked.as_json(reader))
        if out is None:
            require_output().write(text)
        else:
            write_atomically(out, text)
    else:
        from rulewright.views.situation_form import build_form

        shown = _TablePrinter(
            worked, build_form(catalogue.situations[worked.situation]), cached_corpus(folder, print_notice), reader
        )
        with buffered_console() as printed:
            shown.print(printed)


@dataclass(frozen=True)
class _TablePrinter:
    """A table as grids: the last field across, the one before down, one grid for each combination of the others."""

    result: BatchTableResult
    form: SituationForm
    corpus: Corpus
    reader: Language

    def print(self, out: Console) -> None:
        from rich.markup import escape

        varied = self.result.table.varied_fields
        *apart, rows = varied[:-1] or varied
        columns = varied[-1] if varied[1:] else None
        names = {"rows": self._format_field_name(rows), "columns": self._format_field_name(columns) if columns else ""}
        axes = phrase("table-axes").with_values(names) if columns else phrase("table-axis").with_values(names)
        out.print(f"[bold]{escape(self._format_heading())}[/bold]")
        out.print(escape(axes.render(self.reader)))
        for known in product(*(each.values for each in apart)):
            out.print()
            if known:
                told = tuple(map(self._format_fixed_value, apart, known))
                out.print(f"[bold]{escape(phrase('table-where', fixed=told).render(self.reader))}[/bold]")
            self._print_grid(out, known, rows, columns)
        notes = [*self._format_notes()]
        for note in ("", *notes) if notes else ():
            out.print(escape(note))

    def _format_heading(self) -> str:
        situation = self.form.situation
        goals = {(each["measure"], each["goal"]) for each in self.result.records.values() if "error" not in each}
        (measure, goal), *others = goals or {("", "")}
        if measure == "turns" and not others:
            told = phrase("table-of-turns", situation=situation.title)
        elif goal in situation.goals and not others:
            told = phrase("table-of", situation=situation.title, goal=situation.goals[goal])
        else:
            told = situation.title
        return told.render(self.reader)

    def _print_grid(self, out: Console, known: CellKey, rows: VariedField, columns: VariedField | None) -> None:
        """Print a grid, split into parts if it is wider than the terminal."""
        from rich.cells import cell_len
        from rich.markup import escape
        from rich.table import Table

        across: Sequence[CellKey] = [(each,) for each in columns.values] if columns else [()]
        heads = [self._format_value(columns.path, each[0]) if columns and each else "" for each in across]
        texts = [
            [self._format_cell(self.result.records[(*known, row, *each)]) for each in across] for row in rows.values
        ]
        names = [self._format_value(rows.path, row) for row in rows.values]
        most = out.width - max(map(cell_len, names)) - 2
        widths = [max(map(cell_len, column)) + 2 for column in zip(heads, *texts, strict=True)]
        for part in _split_columns(widths, most):
            grid = Table(show_header=columns is not None, box=None, padding=(0, 2, 0, 0), pad_edge=False)
            grid.add_column("", no_wrap=True)
            for head in heads[part]:
                grid.add_column(escape(head), justify="right", no_wrap=True)
            for name, line in zip(names, texts, strict=True):
                grid.add_row(f"[bold]{escape(name)}[/bold]", *map(escape, line[part]))
            out.print(grid)

    def _format_cell(self, record: Record) -> str:
        from rulewright.language.numerals import format_decimals, format_whole_percentage

        if "error" in record:
            return "–"
        number = Fraction(record["value"])
        told = (format_whole_percentage if record["measure"] == "chance" else format_decimals)(number, self.reader)
        return f"≈{told}" if "sampling" in record else told

    def _format_notes(self) -> Iterator[str]:
        """The notes that explain the signs in cells."""
        records = self.result.records.values()
        if any("sampling" in each for each in records):
            yield phrase("table-estimates").render(self.reader)
        refused = Counter(each["error"][self.reader]["message"] for each in records if "error" in each)
        for message, count in refused.items():
            yield phrase("table-refused", count=count, message=message).render(self.reader)

    def _format_field_name(self, varied: VariedField) -> str:
        """A field's label with its path, because several fields may have the same label."""
        try:
            label = self.form.label(self._find_field(varied.path)).render(self.reader)
        except KeyError:
            return varied.path
        return phrase("title-and-id", title=label, id=varied.path).render(self.reader)

    def _format_fixed_value(self, varied: VariedField, value: CellValue) -> object:
        return phrase(
            "table-field-is", field=self._format_field_name(varied), value=self._format_value(varied.path, value)
        )

    def _format_value(self, path: str, value: CellValue) -> str:
        if isinstance(value, bool):
            return (phrase("yes") if value else phrase("no")).render(self.reader)
        if isinstance(value, int):
            return str(value)
        return self.form.format_option(self._find_field(path), value, self.corpus, self.reader)

    def _find_field(self, path: str) -> RequestField:
        from rulewright.situations.form_fields import RequestField

        return next((each for each in self.form.fields if each.path == path), RequestField(path, None))


def _split_columns(widths: Sequence[int], available_width: int) -> Iterator[slice]:
    """Split columns of these widths into slices that fit side by side."""
    start = 0
    while start < len(widths):
        end = start + 1
        while end < len(widths) and sum(widths[start : end + 1]) <= available_width:
            end += 1
        yield slice(start, end)
        start = end
