"""Serves the reference, and shows what an author saves: `make serve`.

Pages follow their texts within about a second and are loaded again by the browsers that show them. Any other file
below `rules/` or `site/` has the site built. Nothing is kept offline, and calculators answer in the browser.
"""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from collections.abc import AsyncIterator
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

from rulewright.content import build_folder, content_folder, rules_folder
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.reference.following import FollowingSite

PORT = 8503
"""Not that of `make run`: what a browser keeps offline for an address would be shown instead of what was saved."""
WATCHED = frozenset({".css", ".ftl", ".html", ".js", ".lock", ".md", ".toml"})
TOGETHER = 0.05
"""For how many seconds nothing more must be saved until pages are written; an editor saves a file in several steps."""
RELOADING = "<script>new EventSource('/saved').onmessage = () => location.reload()</script>"


class Pages(StaticFiles):
    """The files of the site; every page loads itself again when something was saved."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or 404."""
        if path.endswith("service-worker.js"):
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and Path(response.path).suffix == ".html":
            page = Path(response.path).read_text("utf-8")
            return HTMLResponse(page.replace("</body>", f"{RELOADING}</body>"), headers={"Cache-Control": "no-store"})
        return response


class Readers:
    """The browsers that show a page."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Event] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def answer(self, _: Request) -> StreamingResponse:
        """Keeps the connection, to say when something was saved."""
        self._loop = asyncio.get_running_loop()
        return StreamingResponse(self._said(), media_type="text/event-stream")

    def tell(self) -> None:
        """Has all pages loaded again; to be called in any thread."""
        for saved in tuple(self._waiting):
            assert self._loop is not None
            self._loop.call_soon_threadsafe(saved.set)

    async def _said(self) -> AsyncIterator[str]:
        saved = asyncio.Event()
        self._waiting.add(saved)
        try:
            yield "retry: 500\n\n"
            await saved.wait()
            yield "data: saved\n\n"
        finally:
            self._waiting.discard(saved)


class Saved(FileSystemEventHandler):
    """Puts the files that are saved into a queue."""

    def __init__(self) -> None:
        self._files: queue.Queue[Path] = queue.Queue()

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Takes note of a file that was written, moved or removed."""
        if event.event_type not in ("opened", "closed_no_write"):
            for name in (event.src_path, event.dest_path):
                file = Path(os.fsdecode(name))
                if file.suffix in WATCHED and not file.name.startswith("."):
                    self._files.put(file)

    def next(self) -> set[Path]:
        """Waits for files, and gives all that are saved together."""
        files = {self._files.get()}
        while True:
            try:
                files.add(self._files.get(timeout=TOGETHER))
            except queue.Empty:
                return files


def application(output: Path, readers: Readers) -> Starlette:
    """Serves the site in the folder `output` where `rulewright app` does."""
    home = f"/reference/{Language.EN}/"
    return Starlette(
        routes=[
            Route("/", lambda _: RedirectResponse(home)),
            Route("/saved", readers.answer),
            Mount("/reference", Pages(directory=output, html=True)),
        ]
    )


def main() -> None:
    """Builds what is stale, then serves and follows until interrupted."""
    rules, site, output = rules_folder(), content_folder("site"), build_folder() / "site"
    host, port = os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", PORT))
    readers, saved = Readers(), Saved()
    observer = Observer()
    for folder in (rules, site):
        observer.schedule(saved, str(folder), recursive=True)

    def follow() -> None:
        while True:
            files = saved.next()
            try:
                written = following.follow(files)
            except RulewrightError as error:
                print(f"{error}", flush=True)
                continue
            print(f"Written: {', '.join(written) or 'nothing'}", flush=True)
            if written:
                readers.tell()

    with FollowingSite(rules, site, output) as following:
        observer.start()
        threading.Thread(target=follow, daemon=True).start()
        print(f"Serving on http://{host}:{port}", flush=True)
        uvicorn.run(
            application(output, readers), host=host, port=port, log_level="warning", timeout_graceful_shutdown=1
        )


if __name__ == "__main__":
    main()
