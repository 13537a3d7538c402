"""What a built site was built from, so that an unchanged language need not be built again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from importlib.metadata import version
from pathlib import Path

from rulewright import corpus, language, phrase, reference
from rulewright.corpus.loading import LOCK_FILE
from rulewright.language import LANGUAGES, Language

_STAMP_FILE = ".rulewright-site.json"
_PACKAGES = ("sphinx", "docutils", "myst-parser", "furo", "jinja2")

Stamps = Mapping[Language, str]


def stamps(rules: Path, site: Path, languages: Iterable[Language]) -> Stamps:
    """A digest per language of everything its pages are made from.

    Another language's texts count only as far as their front matter goes, for its titles are shown.
    """
    languages = list(languages)
    common = hashlib.sha256()
    _add(common, "languages", ",".join(languages).encode())
    for package in _PACKAGES:
        _add(common, package, version(package).encode())
    for file in _code():
        _add(common, file.name, file.read_bytes())
    for file in sorted(path for path in site.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        _add(common, file.relative_to(site).as_posix(), file.read_bytes())
    for file in sorted([*rules.glob("*/*.toml"), *rules.glob("*/chapters/*.toml"), *rules.glob(LOCK_FILE)]):
        _add(common, file.relative_to(rules).as_posix(), file.read_bytes())
    texts = {each: hashlib.sha256() for each in LANGUAGES}
    for each in LANGUAGES:
        for file in sorted((rules / each).rglob("*.md")):
            content = file.read_bytes()
            _add(texts[each], file.relative_to(rules).as_posix(), content)
            _add(common, file.relative_to(rules).as_posix(), content[: content.find(b"\n---", 3) + 1])
    return {each: hashlib.sha256(common.digest() + texts[each].digest()).hexdigest() for each in languages}


def read_stamps(output: Path) -> Stamps | None:
    """The digests of the site in `output`; `None` when no site of ours stands there."""
    try:
        written = json.loads((output / _STAMP_FILE).read_text("utf-8"))
        return {Language(code): str(digest) for code, digest in written.items()}
    except (OSError, ValueError, AttributeError):
        return None


def write_stamps(output: Path, digests: Stamps) -> None:
    """Marks `output` as a site built from what `digests` say."""
    (output / _STAMP_FILE).write_text(json.dumps(digests, indent=1) + "\n", "utf-8")


def _code() -> list[Path]:
    packages = [Path(package.__file__).parent for package in (corpus, reference) if package.__file__]
    modules = [Path(module.__file__) for module in (language, phrase) if module.__file__]
    return sorted([*modules, *(file for package in packages for file in package.glob("*.py"))])


def _add(digest: hashlib._Hash, name: str, content: bytes) -> None:
    digest.update(f"{name}\0{len(content)}\0".encode())
    digest.update(content)
