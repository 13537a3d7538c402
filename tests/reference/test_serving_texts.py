"""What `make serve` adds to the site: pages that load themselves again when something was saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from watchdog.events import DirModifiedEvent, FileClosedNoWriteEvent, FileModifiedEvent, FileMovedEvent

from event_loops import run_in_a_loop

ROOT = Path(__file__).parents[2]


@pytest.fixture
def serving(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    import serve

    return serve


def test_pages_listen_and_store_nothing_offline(serving, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><body><p>Alea iacta est.</p></body></html>", "utf-8")
    (tmp_path / "service-worker.js").write_text("", "utf-8")
    (tmp_path / "site.css").write_text("</body>", "utf-8")
    files = serving.ReloadingFiles(directory=tmp_path, html=True)

    def ask(path: str):
        return run_in_a_loop(files.get_response(path, {"type": "http", "method": "GET", "headers": []}))

    page = ask("index.html")
    assert page.body.decode() == f"<html><body><p>Alea iacta est.</p>{serving.RELOAD_SCRIPT}</body></html>"
    assert page.headers["Cache-Control"] == "no-store"
    assert Path(ask("site.css").path).name == "site.css"
    with pytest.raises(HTTPException):
        ask("service-worker.js")


def test_open_pages_are_notified(serving) -> None:
    async def hear() -> list[str]:
        readers = serving.ReloadBroadcaster()
        events = (await readers.stream_events(None)).body_iterator
        heard = [await anext(events)]
        readers.notify_saved()
        return [*heard, *[each async for each in events]]

    assert run_in_a_loop(hear()) == ["retry: 500\n\n", "data: saved\n\n"]


def test_what_an_editor_saves_in_several_steps_is_one_change(serving) -> None:
    saved = serving.SavedFileQueue()
    for event in (
        FileMovedEvent("/rules/fi/battle.md.tmp", "/rules/fi/battle.md"),
        FileModifiedEvent("/rules/fi/battle.md"),
        FileModifiedEvent("/rules/fi/.battle.md"),
        FileClosedNoWriteEvent("/rules/fi/duel.md"),
        DirModifiedEvent("/rules/fi"),
        FileModifiedEvent("/rules/duel/game.toml"),
    ):
        saved.on_any_event(event)
    assert saved.wait_for_files() == {Path("/rules/fi/battle.md"), Path("/rules/duel/game.toml")}
