"""A server of the reference for authors, which displays what they save: `make serve`.

Pages have new texts within about a second, and browsers reload them. Any other file below `rules/` or `site/` has the
site built. There is no offline copy, and calculators answer in the browser. It does not use sphinx-autobuild, which
starts Sphinx anew for each save and takes more than two seconds.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer

from rulewright.corpus.content import build_folder, content_folder, rules_folder
from rulewright.corpus.findings import ContentError
from rulewright.errors import BadInputError, RulewrightError
from rulewright.errors.interrupts import watch_interrupts
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.reference.live_site import LiveSite
from rulewright.reference.site_error import SiteWarningsError
from rulewright.server.serving import require_port

PORT = 8503
"""A port other than that of `make run`, whose offline copy in the browser would hide what was saved."""
WATCHED = frozenset({".css", ".ftl", ".html", ".js", ".lock", ".md", ".toml"})
DEBOUNCE_SECONDS = 0.05
"""Seconds without another save before pages are written; an editor saves a file in several steps."""
MOST_NAMED = 3
"""Number of files or pages named in a message."""
RELOAD_SCRIPT = "<script>new EventSource('/saved').onmessage = () => location.reload()</script>"


class ReloadingFiles(StaticFiles):
    """The files of the site; every page reloads itself after a save."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The response with a file, or 404."""
        if path.endswith("service-worker.js"):
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and Path(response.path).suffix == ".html":
            page = Path(response.path).read_text("utf-8")
            return HTMLResponse(
                page.replace("</body>", f"{RELOAD_SCRIPT}</body>"), headers={"Cache-Control": "no-store"}
            )
        return response


class ReloadBroadcaster:
    """The browsers with an open page, as receivers of reload events."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Event] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def stream_events(self, _: Request) -> StreamingResponse:
        """Keep the connection open until the next save."""
        self._loop = asyncio.get_running_loop()
        return StreamingResponse(self._event_stream(), media_type="text/event-stream")

    def notify_saved(self) -> None:
        """Reload all open pages; callable from any thread."""
        for saved in tuple(self._waiting):
            assert self._loop is not None
            self._loop.call_soon_threadsafe(saved.set)

    async def _event_stream(self) -> AsyncIterator[str]:
        saved = asyncio.Event()
        self._waiting.add(saved)
        try:
            yield "retry: 500\n\n"
            await saved.wait()
            yield "data: saved\n\n"
        finally:
            self._waiting.discard(saved)


class SavedFileQueue(FileSystemEventHandler):
    """A queue of saved files."""

    def __init__(self) -> None:
        self._files: queue.Queue[Path] = queue.Queue()

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Queue a file that was written, moved or removed."""
        if event.event_type not in ("opened", "closed_no_write"):
            for name in (event.src_path, event.dest_path):
                file = Path(os.fsdecode(name))
                if file.suffix in WATCHED and not file.name.startswith("."):
                    self._files.put(file)

    def wait_for_files(self) -> set[Path]:
        """Wait for files; return all that are saved together."""
        files = {self._files.get()}
        while True:
            try:
                files.add(self._files.get(timeout=DEBOUNCE_SECONDS))
            except queue.Empty:
                return files


def application(output: Path, readers: ReloadBroadcaster) -> Starlette:
    """The application that serves the site in the folder `output` at the addresses of `rulewright app`."""
    home = f"/reference/{Language.EN}/"
    return Starlette(
        routes=[
            Route("/", lambda _: RedirectResponse(home)),
            Route("/saved", readers.stream_events),
            Mount("/reference", ReloadingFiles(directory=output, html=True)),
        ]
    )


class AuthorMessages:
    """Messages for authors after a save: pages and seconds, or mistakes with their places."""

    def __init__(self, rules: Path, address: str, say: Callable[[str], None]) -> None:
        self._rules, self._address, self.say = rules, address, say
        self.unchanged = "No page is built"

    def report_written(self, files: Iterable[Path], written: Sequence[str], seconds: float) -> None:
        """Report the pages that have changed after a save."""
        if not written:
            self.say(f"Saved {self._named(files)}: no page changes by it, and nothing was written.")
            return
        pages = ", ".join(f"{self._address}/reference/{each}" for each in written[:MOST_NAMED])
        more = f" and {len(written) - MOST_NAMED} more" if len(written) > MOST_NAMED else ""
        self.say(f"Saved {self._named(files)}: written in {seconds:.1f} s: {pages}{more}")

    def report_error(self, error: RulewrightError) -> None:
        """Report every mistake with its file and line; pages stay as they are."""
        if isinstance(error, (ContentError, SiteWarningsError)):
            for each in error.findings:
                self.say(f"{each.relative_to_cwd(self._rules)}")
            self.say(f"{self.unchanged} until that is mended and saved.")
        else:
            self.say(f"{error}")

    def _named(self, files: Iterable[Path]) -> str:
        named = sorted({self._path(each) for each in files})
        return ", ".join(named[:MOST_NAMED]) + (
            f" and {len(named) - MOST_NAMED} more" if len(named) > MOST_NAMED else ""
        )

    @staticmethod
    def _path(file: Path) -> str:
        """The path of a file for an author: relative to the folder of `make serve` if it lies below that."""
        found, here = file.resolve(), Path.cwd().resolve()
        return str(found.relative_to(here) if found.is_relative_to(here) else found)


def open_site(rules: Path, site: Path, output: Path, saved: SavedFileQueue, author: AuthorMessages) -> LiveSite:
    """Open the site, built if it is stale; after mistakes in the rules, wait for their correction."""
    while True:
        try:
            live = LiveSite(rules, site, output, author.say)
            author.unchanged = "The pages stay as they are"
            return live
        except (ContentError, SiteWarningsError) as error:
            author.report_error(error)
            saved.wait_for_files()


def rebuild_after_save(
    live: LiveSite, saved: SavedFileQueue, readers: ReloadBroadcaster, author: AuthorMessages
) -> None:
    """Wait for a save, update the site and reload the browsers."""
    files = saved.wait_for_files()
    begun = time.monotonic()
    try:
        written = live.update(files)
    except RulewrightError as error:
        author.report_error(error)
        return
    author.report_written(files, written, time.monotonic() - begun)
    if written:
        readers.notify_saved()


def parse_port(given: str) -> int:
    """Parse the number of a port. Raises `BadInputError` for anything else."""
    if given.isascii() and given.isdigit() and 0 < int(given[:6]) < 65_536:
        return int(given)
    said = phrase("field-cannot-be-given", field="PORT", given=given[:60])
    raise BadInputError("bad-value", f"PORT = {given[:60]}", said, phrase("write-example", example=f"PORT={PORT}"))


def serve(say: Callable[[str], None]) -> None:
    """Build if stale, then serve and follow saves until interrupted. Raises `RulewrightError`."""
    host, port = os.environ.get("HOST", "127.0.0.1"), parse_port(os.environ.get("PORT") or str(PORT))
    require_port(host, port)
    rules, site, output = rules_folder(), content_folder("site"), build_folder() / "site"
    address = f"http://{host}:{port}"
    readers, saved, author = ReloadBroadcaster(), SavedFileQueue(), AuthorMessages(rules, address, say)
    observer = Observer()
    for folder in (rules, site):
        observer.schedule(saved, str(folder), recursive=True)
    observer.daemon = True
    observer.start()
    say(f"Looking whether the site in {output} is up to date …")

    def update_all() -> None:
        while True:
            rebuild_after_save(live, saved, readers, author)

    live = open_site(rules, site, output, saved, author)
    threading.Thread(target=update_all, daemon=True).start()
    say(f"Serving on {address}; what is saved in {rules} shows there. Ctrl+C ends it.")
    uvicorn.run(application(output, readers), host=host, port=port, log_level="warning", timeout_graceful_shutdown=1)


def main() -> int:
    """Serve; return the exit status."""

    def say(line: str) -> None:
        print(line, flush=True)

    was_interrupted = watch_interrupts()
    try:
        serve(say)
    except KeyboardInterrupt:
        pass
    except Exception as error:
        if not was_interrupted():
            if not isinstance(error, RulewrightError):
                raise
            print(f"make serve: {error}", file=sys.stderr)
            return error.exit_status
    say("Stopped.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
