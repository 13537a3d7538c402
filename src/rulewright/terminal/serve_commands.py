"""`rulewright app` and `mcp`."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from rulewright.corpus.content import build_folder
from rulewright.errors import BadInputError
from rulewright.errors.extras import require_extra
from rulewright.language.phrase import phrase
from rulewright.terminal.arguments import LocalizedCommand, RulesOption, use_rules_folder
from rulewright.terminal.output import print_notice, require_output

commands = typer.Typer()


@commands.command("app", cls=LocalizedCommand, help="help-app")
def app_(
    host: Annotated[str, typer.Option(envvar="HOST", help="help-app-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="PORT", min=1, max=65535, help="help-app-port")] = 8501,
    rules: RulesOption = None,
) -> None:
    """Serve the calculator and the reference on one address."""
    require_extra("app")
    from rulewright.server.serving import serve

    build_folder(print_notice)
    serve(use_rules_folder(rules), host, port, report=lambda line: print(line, flush=True))


@commands.command(cls=LocalizedCommand, help="help-mcp")
def mcp(
    http: Annotated[str | None, typer.Option(metavar="HOST:PORT", help="help-mcp-http")] = None,
    rules: RulesOption = None,
) -> None:
    """Answer assistants by the Model Context Protocol."""
    require_extra("mcp")
    folder = use_rules_folder(rules)
    address = os.environ.get("RULEWRIGHT_BASE_URL")
    from rulewright.reference.sitemap import checked_base

    reference = checked_base(address) if address else None
    build_folder(print_notice)
    if http is not None:
        from rulewright.server.serving import serve_assistants

        host, port = _parse_host_and_port(http)
        print_notice(phrase("assistants-will-be-answered-at", address=f"http://{http}/mcp"))
        serve_assistants(folder, host, port, reference, report=lambda line: print(line, flush=True))
        return
    if sys.stdin is None:
        raise BadInputError(
            "unreadable-file", "", phrase("standard-input-is-closed"), phrase("write-example", example="--http")
        )
    require_output()  # raises an error if standard output is closed, too
    import asyncio

    from rulewright.server.library import open_library
    from rulewright.server.mcp.assistants import mcp_server, serve_standard_streams

    asyncio.run(serve_standard_streams(mcp_server(open_library(folder, print_notice), reference)))


def _parse_host_and_port(address: str) -> tuple[str, int]:
    """Both parts of `HOST:PORT`; an IPv6 address has brackets. Raises `BadInputError` (`bad-value`)."""
    host, _, port = address.rpartition(":")
    if not host or not (port.isascii() and port.isdigit() and len(port) < 6 and 0 < int(port) < 65_536):
        raise BadInputError(
            "bad-value",
            f"--http = {address[:60]}",
            phrase("field-cannot-be-given", field="--http", given=address[:60]),
            phrase("write-example", example="127.0.0.1:8502"),
        )
    return host.strip("[]"), int(port)
