"""The content folders: beside the package when installed, in the project's root in a checkout."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator
from fnmatch import translate
from pathlib import Path

from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import CATALOGS, Phrase, phrase

_PACKAGE = Path(__file__).parents[1]
_CHECKOUT = _PACKAGE.parents[1]
RULES_VARIABLE = "RULEWRIGHT_RULES"
BUILD_VARIABLE = "RULEWRIGHT_BUILD"


def content_folder(name: str) -> Path:
    """The folder `name` (`rules`, `site` or `app`) of this installation.

    Raises `RulewrightError` (`incomplete-installation`) if it is missing.
    """
    for folder in (_PACKAGE / "_content" / name, _CHECKOUT / name):
        if folder.is_dir():
            return folder
    raise RulewrightError(
        "incomplete-installation",
        name,
        phrase("this-installation-of-rulewright-has-no", folder=f"{name}/"),
        phrase("install-it-again"),
    )


def require_catalogs(languages: Iterable[Language], directory: Path = CATALOGS) -> None:
    """Raise `RulewrightError` (`incomplete-installation`) if `directory` lacks the catalog of a complete language."""
    for language in languages:
        folder = directory / str(language)
        if language != Language.EN and language.record.has_all_sentences and not any(folder.glob("*.ftl")):
            raise RulewrightError(
                "incomplete-installation",
                str(folder),
                phrase("this-installation-of-rulewright-lacks-its", language=language.autonym),
                phrase("install-it-again"),
            )


def rules_folder() -> Path:
    """The folder of rules of this process: the one set by `set_rules_folder`, or the installed one."""
    chosen = os.environ.get(RULES_VARIABLE)
    return Path(chosen) if chosen else content_folder("rules")


def set_rules_folder(folder: Path) -> None:
    """Set the folder of rules for this process and its child processes.

    It must be called before a game's package is imported, which reads its facts once.
    """
    os.environ[RULES_VARIABLE] = str(folder)


def build_folder(report: Callable[[Phrase], None] = lambda _: None) -> Path:
    """The folder of what is built from the content: `RULEWRIGHT_BUILD`, a checkout's `build/`, or the user's cache.

    If the cache is not writable, it is a temporary folder of the user's; `report` gets a message when that is created.
    """
    if chosen := os.environ.get(BUILD_VARIABLE):
        return Path(chosen)
    if (_CHECKOUT / "pyproject.toml").is_file():
        return _CHECKOUT / "build"
    cache = user_folder("XDG_CACHE_HOME", ".cache") / "rulewright"
    return cache if _is_writable(cache) else _temporary_folder(report, cache)


def user_folder(variable: str, default: str) -> Path:
    """The folder that an environment variable names, or the usual one in the user's home.

    A user without a home, as in containers, has `/` as home, in which an ordinary user cannot write.
    """
    if chosen := os.environ.get(variable):
        return Path(chosen)
    try:
        return Path.home() / default
    except RuntimeError:
        return Path("/") / default


def _is_writable(folder: Path) -> bool:
    """Whether files can be created in a folder, or the folder itself if it does not exist."""
    nearest = next(each for each in (folder, *folder.absolute().parents) if os.path.lexists(each))
    return nearest.is_dir() and os.access(nearest, os.R_OK | os.W_OK | os.X_OK)


def _temporary_folder(report: Callable[[Phrase], None], instead_of: Path) -> Path:
    """The user's own folder among the system's temporary ones; if it is unusable, `instead_of`, whose use then fails.

    Files in it are unpickled, which runs code, and others could have created it. So it is used only if it belongs to
    this user.
    """
    import tempfile

    try:
        folder = Path(tempfile.gettempdir()) / f"rulewright-{os.getuid()}"
        with contextlib.suppress(FileExistsError):
            folder.mkdir(mode=0o700)
            report(phrase("kept-in-a-temporary-folder", folder=instead_of, temporary=folder, variable=BUILD_VARIABLE))
        found = folder.lstat()
    except OSError:
        return instead_of
    is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o022
    return folder if is_ours else instead_of


def fingerprint(folder: Path, *patterns: str) -> str:
    """A SHA-256 over the names and bytes of the files below `folder` that match one of `patterns`.

    Only plain files count; a pipe would block its reader.
    """
    digest = hashlib.sha256()
    is_wanted = re.compile("|".join(map(translate, patterns))).match
    for name in sorted(_find_files(str(folder), is_wanted)):  # as text, which sorts ten times faster than paths
        with open(name, "rb", buffering=0) as file:
            content = file.read()
        digest.update(name[len(os.path.join(folder, "")) :].replace(os.sep, "/").encode())
        digest.update(b"\0")
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()


def _find_files(folder: str, is_wanted: Callable[[str], object]) -> Iterator[str]:
    """The plain files below a folder with a wanted name, without caches of what was compiled.

    Like `os.walk`, it skips folders that cannot be listed.
    """
    with contextlib.suppress(OSError), os.scandir(folder) as found:
        for each in found:
            if each.is_dir():
                if each.name == "__pycache__":
                    continue
                yield from _find_files(each.path, is_wanted)
            elif is_wanted(each.name) and each.is_file():
                yield each.path
