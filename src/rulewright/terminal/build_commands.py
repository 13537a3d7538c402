"""`rulewright index` and `site`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from rulewright.corpus.content import build_folder, content_folder
from rulewright.errors.extras import require_extra
from rulewright.language.phrase import phrase
from rulewright.terminal.arguments import (
    LocalizedCommand,
    RulesOption,
    parse_language,
    terminal_language,
    use_rules_folder,
)
from rulewright.terminal.output import print_line, print_notice

commands = typer.Typer()


@commands.command(cls=LocalizedCommand, help="help-index")
def index(rules: RulesOption = None) -> None:
    """Build the search index, unless it is current."""
    require_extra("search")
    from rulewright.search.storage import index_is_current, open_index

    folder = use_rules_folder(rules)
    home = build_folder(print_notice) / "index"
    if index_is_current(folder, home):
        print_line(phrase("the-search-index-is-current").render(terminal_language()))
        return
    open_index(folder, home, print_notice)
    print_line(phrase("the-search-index-is-built").render(terminal_language()))


@commands.command(cls=LocalizedCommand, help="help-site")
def site(
    rules: RulesOption = None,
    output: Annotated[Path | None, typer.Option(help="help-site-output")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="help-site-fresh")] = False,
    base_url: Annotated[
        str | None,
        typer.Option(envvar="RULEWRIGHT_BASE_URL", help="help-site-base-url"),
    ] = None,
    standalone: Annotated[Path | None, typer.Option(metavar="DIR", help="help-site-standalone")] = None,
    stage: Annotated[Path | None, typer.Option(metavar="DIR", help="help-site-stage")] = None,
    language: Annotated[str | None, typer.Option(metavar="CODE", help="help-site-language")] = None,
) -> None:
    """Build the reference site in every language, unless it is current."""
    require_extra("site")
    from rulewright.corpus.loading import languages_of
    from rulewright.reference.build import build_site
    from rulewright.reference.sources import stage_language

    folder, site_folder = use_rules_folder(rules), content_folder("site")
    chosen = None if language is None else (parse_language(language, languages_of(folder), "--language"),)
    if stage is not None:
        reader = chosen[0] if chosen else terminal_language(languages_of(folder))
        print(f"{reader}: the sources of {stage_language(stage, folder, reader)} pages stand in {stage}.")
        return
    target = output if output is not None else build_folder(print_notice) / "site"
    told = partial(print, flush=True)
    build_site(folder, site_folder, target, chosen, fresh=fresh, base_url=base_url, report=told)
    if standalone is not None:
        from rulewright.reference.standalone import write_standalone

        write_standalone(target, site_folder, standalone.absolute())
        print(f"The site that needs no server of ours stands in {standalone}.")
