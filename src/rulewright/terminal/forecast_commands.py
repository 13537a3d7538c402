"""`rulewright forecast` and `atlas`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulewright.atomic_write import write_atomically
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.terminal.arguments import (
    JsonOption,
    LanguageOption,
    LocalizedCommand,
    RulesOption,
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
from rulewright.terminal.output import buffered_console, print_json, print_line, print_notice
from rulewright.terminal.request_input import read_table_fields
from rulewright.terminal.usage import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.situations.batch.forecasting import Forecaster
    from rulewright.situations.package import GamePackage
    from rulewright.situations.problem import Statement

commands = typer.Typer()


class ForecastCommand(LocalizedCommand):
    """A command whose help also lists the possible values and defaults, which depend on the rules."""

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401
        """The help as one text."""
        told = super().get_help(ctx)
        try:
            forecaster = _find_forecaster(None)
        except RulewrightError:  # the command itself reports mistakes in the rules
            return told
        offered, usual = forecaster.options(), forecaster.parse_request({})
        rows = {
            "players": f"{offered.player_counts[0]}{ctx.obj.record.range_sign}{offered.player_counts[-1]}",
            "characters": ", ".join(offered.characters),
            "habits": ", ".join(offered.habits),
            "options": ", ".join(offered.options),
            "minutes": "",
            "games": "",
            "seed": "",
        }
        lines = [f"\n\n{phrase('help-what-can-be-given').render(ctx.obj)}:"]
        for field, options in rows.items():
            default = usual[field]
            if isinstance(default, list):
                default = ", ".join(dict.fromkeys(filter(None, default)))
            note = f"[{phrase('help-default', value=str(default)).render(ctx.obj)}]" if default != "" else ""
            lines.append("  ".join(filter(None, (f"  --{field}", options, note))))
        return told + "\n".join(lines)


@commands.command(cls=ForecastCommand, help="help-forecast")
def forecast(
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="help-forecast-players")] = None,
    characters: Annotated[str, typer.Option("--characters", metavar="ID,…", help="help-forecast-characters")] = "",
    habits: Annotated[str, typer.Option("--habits", metavar="ID,…", help="help-forecast-habits")] = "",
    options: Annotated[str, typer.Option("--options", metavar="ID,…", help="help-forecast-options")] = "",
    minutes: Annotated[float | None, typer.Option("--minutes", metavar="M", help="help-forecast-minutes")] = None,
    hours: Annotated[float | None, typer.Option("--hours", metavar="H", help="help-forecast-hours")] = None,
    games: Annotated[int | None, typer.Option("--games", metavar="N", help="help-forecast-games")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="help-forecast-seed")] = None,
    compare: Annotated[bool, typer.Option("--compare", help="help-forecast-compare")] = False,
    processes: ProcessesOption = None,
    scheduler: SchedulerOption = None,
    keep: KeepOption = None,
    watch: Annotated[int | None, typer.Option("--watch", metavar="N", min=0, help="help-forecast-watch")] = None,
    until: Annotated[int | None, typer.Option("--until", metavar="TURN", min=0, help="help-forecast-until")] = None,
    table: Annotated[Path | None, typer.Option("--table", metavar="FILE", help="help-forecast-table")] = None,
    begin: Annotated[str | None, typer.Option("--from", metavar="FILE", help="help-forecast-from")] = None,
    lang: LanguageOption = None,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Forecast the length of games from games of simulated players, or print one of those."""
    from rulewright.situations.batch.forecasting import run_forecast as play

    reader = reader_of(lang, rules)
    forecaster = _find_forecaster(rules)
    given = {
        "players": players,
        "characters": _split_list(characters),
        "habits": _split_list(habits),
        "options": _split_list(options),
        "minutes": minutes,
        "hours": hours,
        "games": games,
        "seed": seed,
        "compare": compare,
        "table": None if begin is None else read_table_fields(begin, None, None)["table"],
    }
    for option, value, needed, other in (("--until", until, "--watch", watch), ("--table", table, "--until", until)):
        if value is not None and other is None:
            told_of = phrase("option-needs-another", option=option, needed=needed)
            raise UsageError(told_of, phrase("give-both-options-or-neither"))
    request = forecaster.parse_request({field: value for field, value in given.items() if value is not None})
    if watch is not None:
        saved = None if until is None else forecaster.save(request, watch, until)
        lines = forecaster.narrate(request, watch, until)
        if saved is not None and table is not None:
            write_atomically(table, json.dumps(saved, ensure_ascii=False, indent=1) + "\n")
        if json_:
            told = [
                {"text": text, "entries": list(line.entries)} for line, text in _format_statements(lines, rules, reader)
            ]
            print_json({"schema": 1, "game": told, **({} if saved is None else {"table": saved})})
        else:
            _print_statements(lines, rules, reader)
        return
    tell = progress_reporter(phrase("forecast-progress"), reader)
    with open_executor(processes, scheduler) as executor:
        result = play(forecaster, request, executor=executor, checkpoint=keep, report_progress=tell)
    if json_:
        print_json(result)
    else:
        _print_statements(forecaster.statements(result), rules, reader)


@commands.command(cls=LocalizedCommand, help="help-atlas")
def atlas(
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="help-atlas-games")] = 600,
    points: Annotated[float | None, typer.Option("--points", metavar="P", min=0.1, help="help-atlas-points")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-forecast-seed")] = 0,
    processes: ProcessesOption = None,
    scheduler: SchedulerOption = None,
    lang: LanguageOption = None,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Play the games of the atlas and store the results with the rules."""
    from rulewright.corpus.content import build_folder
    from rulewright.situations.batch.forecast_atlas import build_atlas

    folder, reader = use_rules_folder(rules), reader_of(lang, rules)
    package = _find_package(folder)
    forecaster, kept = package.forecaster(), package.atlas()
    if forecaster is None or kept is None:
        raise _no_forecast_error(folder)
    keep = build_folder() / "atlas" / kept.digest()[:16]
    tell = progress_reporter(phrase("forecast-progress"), reader)
    with open_executor(processes, scheduler) as executor:
        made = build_atlas(
            kept, forecaster, games, seed, points=points, executor=executor, checkpoints=keep, report_progress=tell
        )
    if json_:
        print_json({"schema": 1, "file": str(kept.file), "games": made["games"]})
    else:
        print_line(phrase("atlas-is-kept", games=made["games"], file=str(kept.file)).render(reader))


def _find_forecaster(rules: Path | None) -> Forecaster:
    """The forecaster of the first game that has one."""
    folder = use_rules_folder(rules)
    found = _find_package(folder).forecaster()
    if found is None:
        raise _no_forecast_error(folder)
    return found


def _find_package(folder: Path) -> GamePackage:
    """The package of the first game that has a forecaster."""
    from rulewright.situations.game_packages import GamePackages

    games = GamePackages.from_folder(folder)
    for game in games:
        if games[game].forecaster() is not None:
            return games[game]
    raise _no_forecast_error(folder)


def _no_forecast_error(folder: Path) -> BadInputError:
    return BadInputError(
        "no-forecast", str(folder), phrase("there-is-no-game-to-forecast"), phrase("use-rules-with-such-a-game")
    )


def _split_list(text: str) -> list[str]:
    return [each.strip() for each in text.split(",") if each.strip()]


def _format_statements(
    statements: Sequence[Statement], rules: Path | None, reader: Language
) -> list[tuple[Statement, str]]:
    from rulewright.corpus.cache import cached_corpus
    from rulewright.views.explanation_text import format_statement

    corpus = cached_corpus(use_rules_folder(rules), print_notice)
    return [(line, format_statement(line, corpus, reader)) for line in statements]


def _print_statements(statements: Sequence[Statement], rules: Path | None, reader: Language) -> None:
    from rich.markup import escape

    before = ""
    with buffered_console() as out:
        for line, text in _format_statements(statements, rules, reader):
            if line.is_summary:
                out.print(f"[bold]{escape(text)}[/bold]")
                continue
            entry = line.entries[0]
            out.print(f"  {escape(text)}" + (f" [dim]{entry}[/dim]" if entry != before else ""))
            before = entry
