"""What a built site was built from, so that an unchanged language need not be built again."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from rulewright.corpus.files import LOCK_FILE
from rulewright.corpus.loading import preferences_of
from rulewright.language import Language
from rulewright.language.phrase import CATALOGS
from rulewright.language.translations import Translations
from rulewright.situations.game_packages import GamePackages

STAMP_FILE = ".rulewright-site.json"
"""The name of the file that marks a site of ours."""

GUIDE = "guide"
"""The folder in `site` with a guide for developers, which is no part of the reference."""

_PACKAGE = Path(__file__).parents[1]
_PARTS = ("browser", "corpus", "engine", "errors", "language", "pictures", "reference", "search", "situations", "views")
"""The packages of Rulewright that pages are made with."""
_PACKAGES = ("sphinx", "docutils", "myst-parser", "furo", "jinja2")


@dataclass(frozen=True)
class Stamp:
    """What a language's pages are made from: a digest of all that is common, and one of each of its texts by file."""

    common: str
    texts: Mapping[str, str]

    def changed(self, standing: Stamp | None) -> frozenset[str] | None:
        """The texts that alone differ from those `standing` was made from; `None` where more than texts differs."""
        if standing is None or standing.common != self.common or standing.texts.keys() != self.texts.keys():
            return None
        return frozenset(file for file, digest in self.texts.items() if digest != standing.texts[file])


Stamps = Mapping[Language, Stamp]


def stamps(
    rules: Path, site: Path, languages: Iterable[Language], base_url: str | None = None, runtime: str | None = None
) -> Stamps:
    """A stamp per language of everything its pages are made from.

    The front matter of all languages' texts is common to all, for titles are shown anywhere; what stands below it is
    shown in its own language, and in those that lack the text. `runtime` is the version of what the engine runs on in a
    browser, where there is any.

    Raises `ContentError` for rules whose games cannot be read, and `UnknownEngineError`.
    """
    languages = list(languages)
    common = hashlib.sha256()
    _add(common, "languages", ",".join(languages).encode())
    _add(common, "base_url", (base_url or "").encode())
    _add(common, "runtime", (runtime or "").encode())
    for package in _PACKAGES:
        _add(common, package, version(package).encode())
    for file in _code(rules):
        _add(common, file.name, file.read_bytes())
    for file in sorted(path for path in site.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        if file.is_relative_to(site / GUIDE):
            continue
        _add(common, file.relative_to(site).as_posix(), file.read_bytes())
    facts = [
        *rules.glob("*/*.json"),
        *rules.glob("*/*.toml"),
        *rules.glob("*/*/*.toml"),
        *rules.glob("*/*/*/*.toml"),
        *rules.glob(LOCK_FILE),
    ]
    for file in sorted(filter(Path.is_file, facts)):
        _add(common, file.relative_to(rules).as_posix(), file.read_bytes())
    texts: dict[str, Translations[str]] = {}
    for game, preferred in preferences_of(rules).items():
        written: dict[str, dict[Language, str]] = {}
        for each in preferred:
            for name in _texts_below(rules / each / game):
                with open(os.path.join(rules, each, game, name), "rb") as text:
                    content = text.read()
                written.setdefault(f"{game}/{name}", {})[each] = hashlib.sha256(content).hexdigest()[:16]
                _add(common, f"{each}/{game}/{name}", content[: content.find(b"\n---", 3) + 1])
        texts |= {name: Translations(digests, preferred) for name, digests in written.items()}
    return {each: Stamp(common.hexdigest(), {name: of[each] for name, of in texts.items()}) for each in languages}


def read_stamps(output: Path) -> Stamps | None:
    """The stamps of the site in `output`; `None` when no site of ours stands there."""
    try:
        written = json.loads((output / STAMP_FILE).read_text("utf-8"))
        return {
            Language(code): Stamp(str(written["common"]), dict(texts)) for code, texts in written["languages"].items()
        }
    except (OSError, ValueError, AttributeError, KeyError, TypeError):
        return None


def write_stamps(output: Path, made: Stamps) -> None:
    """Marks `output` as a site built from what the stamps say."""
    [common] = {stamp.common for stamp in made.values()}
    languages = {code: stamp.texts for code, stamp in made.items()}
    (output / STAMP_FILE).write_text(json.dumps({"common": common, "languages": languages}) + "\n", "utf-8")


def forget(output: Path, texts: Mapping[Language, Collection[str]]) -> None:
    """Has the next build of the site in `output` write the pages that show these texts, whatever they say by then."""
    standing = read_stamps(output) or {}
    write_stamps(
        output,
        {
            language: Stamp(stamp.common, {**stamp.texts, **dict.fromkeys(texts.get(language, ()), "")})
            for language, stamp in standing.items()
        },
    )


def _texts_below(folder: Path) -> list[str]:
    """The texts below a folder by their paths from there: as text, which is sorted ten times faster than paths."""
    top = len(os.path.join(folder, ""))
    return sorted(
        os.path.join(where, name)[top:].replace(os.sep, "/")
        for where, _, files in os.walk(folder)
        for name in files
        if name.endswith(".md") and os.path.isfile(os.path.join(where, name))
    )


def _code(rules: Path) -> list[Path]:
    """The code and the sentences that pages are made with, those of the games' own packages among them."""
    packages = [*(_PACKAGE / part for part in _PARTS), *GamePackages.from_folder(rules).code_folders()]
    shared = [*_PACKAGE.glob("*.py"), *CATALOGS.rglob("*.ftl")]
    return sorted([*shared, *(file for package in packages for file in _sources(package))])


def _sources(package: Path) -> list[Path]:
    return [*package.rglob("*.py"), *package.rglob("*.toml"), *package.rglob("*.ftl")]


def _add(digest: hashlib._Hash, name: str, content: bytes) -> None:
    digest.update(f"{name}\0{len(content)}\0".encode())
    digest.update(content)
