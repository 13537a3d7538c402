"""Digests of a site's sources, by which a build detects changes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from rulewright.corpus.content import fingerprint
from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.phrase import CATALOGS
from rulewright.situations.game_packages import GamePackages
from rulewright.version import __version__

DIGESTS_FILE = ".rulewright-site.json"
"""The name of the file that marks a site of ours and holds its languages' digests."""

_PACKAGES = (
    "browser",
    "corpus",
    "engine",
    "errors",
    "language",
    "pictures",
    "reference",
    "search",
    "situations",
    "views",
)
_DEPENDENCIES = ("sphinx", "docutils", "myst-parser", "furo", "jinja2")
_SITE = ("locales", "static", "themes")


def digest_shared(rules: Path, site: Path, corpus: Corpus, games: GamePackages) -> str:
    """The digest of all that may affect any page: facts, titles, templates, styles, code, but no bodies of texts."""
    code = Path(__file__).parents[1]
    folders = [*(code / each for each in _PACKAGES), *games.code_folders(), CATALOGS]
    parts = [
        __version__,
        *(version(package) for package in _DEPENDENCIES),
        *(fingerprint(folder, "*.py", "*.toml", "*.ftl") for folder in folders),
        *(fingerprint(site / name, "*") for name in _SITE),
        *((site / name).read_text("utf-8") for name in ("conf.py", "service-worker.js") if (site / name).is_file()),
        fingerprint(rules, "*.json", "*.lock", "*.toml"),
        *(
            repr((text.file, text.title, text.aliases, sorted(text.forms.items())))
            for document in corpus.documents
            for text in document.texts.values()
        ),
    ]
    return sha256("\0".join(parts).encode()).hexdigest()


def digest_languages(shared: str, corpus: Corpus, languages: Iterable[Language]) -> dict[Language, str]:
    """For each language the digest of its pages' sources: the shared digest with the bodies of its texts."""
    return {
        language: sha256(
            "\0".join([shared, *(each.texts[language].body for each in corpus.documents)]).encode()
        ).hexdigest()
        for language in languages
    }


def read_digests(output: Path) -> dict[Language, str] | None:
    """Read the digests of the site in `output`; `None` without a site of ours."""
    try:
        return {Language(code): str(digest) for code, digest in json.loads((output / DIGESTS_FILE).read_text()).items()}
    except (OSError, ValueError, AttributeError):
        return None


def write_digests(output: Path, digests: dict[Language, str]) -> None:
    """Mark `output` as a site with these digests."""
    (output / DIGESTS_FILE).write_text(json.dumps(digests) + "\n", "utf-8")
