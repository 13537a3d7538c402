"""Files for reading a language without a network: a web manifest, a service worker, and all pages in one file."""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from rulewright.pictures.design import load_colour
from rulewright.reference.page_shell import render_page
from rulewright.reference.wording import Wording

BUNDLE, WORKER, MANIFEST, SIZES = "offline.bin", "service-worker.js", "manifest.webmanifest", "offline.json"
_WORKER_SOURCE = "service-worker.js"
_TEXTS = frozenset({".html", ".css", ".js", ".json", ".svg", ".txt", ".webmanifest"})
_OTHERS = frozenset({".png"})
_FOR_MACHINES = frozenset({"rules.json", WORKER, SIZES})


@dataclass(frozen=True)
class Offline:
    """A language's offline copy: the build's version, the number of files, their bytes, and the bytes to load."""

    version: str
    files: int
    stored: int
    loaded: int


def write_offline(html: Path, site: Path, wording: Wording) -> Offline:
    """Add the files for installation and offline reading to the finished folder `html` of a language.

    The version is a digest of all stored files, so that an unchanged language stays the same file for file. Sizes are
    those before any compression by the server. Reads `service-worker.js` of the Sphinx project `site`.
    """
    (html / MANIFEST).write_text(_manifest(wording), "utf-8")
    texts: dict[str, str] = {}
    others: list[str] = []
    stored = 0
    digest = hashlib.sha256()
    for file in sorted(path for path in html.rglob("*") if path.is_file() and path.name not in _FOR_MACHINES):
        name = file.relative_to(html).as_posix().removesuffix("index.html")
        if file.suffix in _TEXTS:
            content = file.read_bytes()
            texts[name] = content.decode("utf-8")
        elif file.suffix in _OTHERS:
            content = file.read_bytes()
            others.append(name)
        else:
            continue
        stored += len(content)
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    source = (site / _WORKER_SOURCE).read_text("utf-8")
    sorry = _sorry(wording)
    digest.update(f"{source}\0{sorry}".encode())
    version = digest.hexdigest()[:12]

    bundle = json.dumps({"version": version, "files": texts}, ensure_ascii=False).encode()
    packed = gzip.compress(bundle, compresslevel=6, mtime=0)
    (html / BUNDLE).write_bytes(packed)
    settings = {"version": version, "others": others, "sorry": sorry}
    constant = json.dumps(settings, ensure_ascii=False).replace("</", "<\\/")
    (html / WORKER).write_text(f"const LANGUAGE = {constant};\n{source}", "utf-8")
    loaded = len(packed) + sum((html / name).stat().st_size for name in others)
    offline = Offline(version, len(texts) + len(others), stored, loaded)
    (html / SIZES).write_text(json.dumps({"schema": 1, **asdict(offline)}) + "\n", "utf-8")
    return offline


def _manifest(wording: Wording) -> str:
    """The web manifest; its addresses are relative to itself in the language's folder."""
    icons = [("any", "any", "favicon.svg", "image/svg+xml")]
    icons += [(f"{size}x{size}", "any", f"icon-{size}.png", "image/png") for size in (192, 512)]
    icons += [("512x512", "maskable", "icon-maskable.png", "image/png")]
    manifest = {
        "name": wording("rulewright-rules-of-board-games"),
        "short_name": "Rulewright",
        "description": wording("the-rules-of-board-games-in"),
        "lang": str(wording.language),
        "dir": "ltr",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": load_colour("paper"),
        "theme_color": load_colour("accent"),
        "icons": [
            {"src": f"_static/{file}", "sizes": sizes, "type": kind, "purpose": purpose}
            for sizes, purpose, file, kind in icons
        ],
    }
    return json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"


def _sorry(wording: Wording) -> str:
    """The page for an address that is not stored, without a network; `{front}` is the front page's address."""
    sentence, front = wording("this-page-is-not-stored-on"), wording("back-to-the-front-page")
    return render_page("not-stored.html", wording.language, sentence=sentence, front=front)
