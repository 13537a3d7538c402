"""A built site as a folder for any static host: calculators answer in the browser, at any address."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
from pathlib import Path

from rulewright.atomic_write import staging_folder
from rulewright.browser.engine_archive import ENGINE_FOLDER, ENGINE_MANIFEST
from rulewright.language import LANGUAGES
from rulewright.language.phrase import phrase
from rulewright.reference.digests import DIGESTS_FILE
from rulewright.reference.offline import write_offline
from rulewright.reference.site_error import SiteError
from rulewright.reference.wording import Wording

HEADERS = "headers.txt"
"""The file of recommended headers, for administrators of a host."""
FETCH = "python -m rulewright.browser.runtime_download"
"""The command that downloads the engine's runtime, and is needed once."""
_NEEDS_SERVER = re.compile(r'<(li|p|div) class="[^"]*needs-server"[^>]*>.*?</\1>', re.DOTALL)
_OWN_LINES = re.compile(r'<details class="passages".*?</details>\n?', re.DOTALL)
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_CHARSET = '<meta charset="utf-8">'
_ADVICE = """\
Rulewright works on any static host as it is. Where headers can be set, these help:

*.js, *.css, *.html, *.json, *.svg   Content-Encoding: br or gzip   (the engine's .gz files are compressed already:
                                                                     send them as they are, without Content-Encoding)
engine/*                             Cache-Control: public, max-age=31536000, immutable
*/service-worker.js                  Cache-Control: no-cache
everything                           X-Content-Type-Options: nosniff

Only https:// addresses and localhost let browsers keep pages and calculators for reading without a network.
"""


def write_standalone(built: Path, site: Path, output: Path) -> None:
    """Write the site `built` with the Sphinx project `site` as a standalone site in the folder `output`.

    Pages have no links to the app, and each holds its own policy. `output` is replaced whole. Raises `SiteError` if
    `output` is no such site, or if the engine was not packed.
    """
    if output.exists() and not (output / HEADERS).is_file() and (not output.is_dir() or any(output.iterdir())):
        raise SiteError(
            str(output),
            phrase("the-folder-folder-holds-something-else", folder=output),
            phrase("name-an-empty-or-new-folder"),
            "output-in-use",
        )
    if not (built / ENGINE_FOLDER).is_dir():
        raise SiteError(
            str(built), phrase("the-site-has-no-engine"), phrase("fetch-it-with-command", command=FETCH), "no-engine"
        )
    languages = [each for each in LANGUAGES if (built / each / ENGINE_MANIFEST).is_file()]
    with staging_folder(output.parent, f".{output.name}.") as bench:
        copy = bench / output.name
        shutil.copytree(built, copy, ignore=shutil.ignore_patterns(DIGESTS_FILE))
        for language in languages:
            for page in (copy / language).rglob("*.html"):
                page.write_text(_alone(page.read_text("utf-8")), "utf-8")
            engine = copy / language / ENGINE_MANIFEST
            engine.write_text(json.dumps(json.loads(engine.read_text("utf-8")) | {"alone": True}) + "\n", "utf-8")
            write_offline(copy / language, site, Wording(site / "locales", language))
        (copy / HEADERS).write_text(_ADVICE, "utf-8")
        if output.exists():
            output.rename(bench / "old")
        copy.rename(output)


def _alone(page: str) -> str:
    """A page with its own policy, without elements that need our server."""
    page = _OWN_LINES.sub("", _NEEDS_SERVER.sub("", page))
    own = sorted({base64.b64encode(hashlib.sha256(each.encode()).digest()).decode() for each in _SCRIPT.findall(page)})
    scripts = " ".join(f"'sha256-{each}'" for each in own)
    policy = (
        f"default-src 'none'; base-uri 'none'; form-action 'self'; connect-src 'self'; font-src 'self'; "
        f"manifest-src 'self'; worker-src 'self'; script-src 'self' 'wasm-unsafe-eval' {scripts}; "
        "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:"
    )
    return page.replace(
        _CHARSET, f'{_CHARSET}<meta http-equiv="Content-Security-Policy" content="{policy.strip()}">', 1
    )
