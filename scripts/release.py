"""Build wheel and sdist, check them and try the wheel in an environment of its own: `make release`.

The build depends on the last commit alone: a second build elsewhere, from the sdist, has to be identical.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SHIPPED_FOLDERS = {
    "src/rulewright": "rulewright",
    **{name: f"rulewright/_content/{name}" for name in ("rules", "site", "app")},
}
"""The shipped folders, and their places in a wheel."""
EXCLUDED_FOLDERS = ("site/guide/",)
MOST_BYTES = 8_000_000
"""Size limit of a wheel or an sdist in bytes, which detects files included by mistake."""
TRIAL_FOLDER = "다른 곳 jinde"
"""The name of a folder as users have them."""
NOBODY_UID = 65534
"""An ordinary user, who tries the wheel if an administrator runs this."""
BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}


class ReleaseError(Exception):
    """A build that cannot be released."""


@dataclass(frozen=True)
class Distributions:
    """A wheel and an sdist."""

    wheel: Path
    sdist: Path


def main() -> None:
    """Build into `dist/` and report the checks. Raises `ReleaseError`."""
    if changed := _git("status", "--porcelain"):
        raise ReleaseError(f"Commit or remove first what no commit has:\n{changed}")
    with tempfile.TemporaryDirectory(prefix="rulewright-release-") as name:
        work = Path(name)
        work.chmod(0o755)  # for the ordinary user
        print("Building wheel and sdist, and both once more from the sdist …", flush=True)
        built = build_twice(work)
        check(built)
        _run([sys.executable, "-m", "twine", "check", "--strict", str(built.wheel), str(built.sdist)])
        print("Installing the wheel with what is pinned, and running it as a user does …", flush=True)
        test_wheel(built.wheel, work / TRIAL_FOLDER)
        shutil.rmtree(ROOT / "dist", ignore_errors=True)
        (ROOT / "dist").mkdir()
        for file in (built.wheel, built.sdist):
            shutil.copy(file, ROOT / "dist")
            print(f"dist/{file.name}: {file.stat().st_size:,} bytes")


def build_twice(work: Path) -> Distributions:
    """Build wheel and sdist of the files here, below `work`. Raises `ReleaseError` if a second build differs."""
    first = build(ROOT, work / "first")
    unpacked = work / TRIAL_FOLDER / "unpacked"
    with tarfile.open(first.sdist) as archive:
        archive.extractall(unpacked, filter="data")
    (source,) = unpacked.iterdir()
    second = build(source, work / "second")
    for one, other in ((first.wheel, second.wheel), (first.sdist, second.sdist)):
        if one.read_bytes() != other.read_bytes():
            raise ReleaseError(f"Built from the sdist, {one.name} is another one.")
    return first


def build(source: Path, into: Path) -> Distributions:
    """Build wheel and sdist of the project in `source`, dated by the last commit here."""
    dated = {**os.environ, "SOURCE_DATE_EPOCH": _git("log", "-1", "--format=%ct")}
    _run([sys.executable, "-m", "hatchling", "build", "--directory", str(into)], cwd=source, environment=dated)
    (wheel,), (sdist,) = into.glob("*.whl"), into.glob("*.tar.gz")
    return Distributions(wheel, sdist)


def check(built: Distributions) -> None:
    """Check for missing or additional files and for the size. Raises `ReleaseError`."""
    for file, names in ((built.wheel, wheel_names(built.wheel)), (built.sdist, sdist_names(built.sdist))):
        wanted = set(expected_in_wheel() if file == built.wheel else expected_in_sdist())
        if names != wanted:
            raise ReleaseError(
                f"{file.name} lacks {sorted(wanted - names)[:5]}, should not have {sorted(names - wanted)[:5]}"
            )
        if file.stat().st_size > MOST_BYTES:
            raise ReleaseError(f"{file.name} is larger than {MOST_BYTES:,} bytes.")


def wheel_names(wheel: Path) -> set[str]:
    """The files in a wheel, without its metadata."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    described = {name for name in names if name.split("/")[0].endswith(".dist-info")}
    if not {name.split("/", 1)[1] for name in described} >= {"METADATA", "entry_points.txt", "licenses/LICENSE"}:
        raise ReleaseError(f"{wheel.name} lacks licence, metadata or command: {sorted(described)}")
    return names - described


def sdist_names(sdist: Path) -> set[str]:
    """The files in an sdist, without its metadata."""
    with tarfile.open(sdist) as archive:
        return {member.name.split("/", 1)[1] for member in archive.getmembers() if member.isfile()} - {"PKG-INFO"}


def expected_in_wheel() -> Iterator[str]:
    """The tracked files of the shipped folders, and each language's compiled messages beside its catalog."""
    for name in expected_in_sdist():
        for folder, place in SHIPPED_FOLDERS.items():
            if name.startswith(f"{folder}/") and not name.startswith(EXCLUDED_FOLDERS):
                shipped = f"{place}{name.removeprefix(folder)}"
                yield shipped
                catalogs, _, catalog = shipped.partition("/locales/")
                if catalog.endswith(".ftl"):
                    yield f"{catalogs}/locales/compiled/{catalog.split('/')[0]}.json"


def expected_in_sdist() -> Iterator[str]:
    """The tracked files."""
    yield from _git("ls-files", "-z").rstrip("\0").split("\0")


def test_wheel(wheel: Path, folder: Path) -> None:
    """Install a wheel with pinned dependencies into an environment below `folder`, and run it there like users.

    They have no writable home and no copy of the project. Raises `ReleaseError`.
    """
    environment = folder / "environment"
    ordinary = NOBODY_UID if os.geteuid() == 0 else None
    _run([python_of(ordinary), "-m", "venv", str(environment)])
    pip = [str(environment / "bin/python"), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    _run([*pip, "--require-hashes", "--no-deps", "-r", str(ROOT / "requirements.txt")])
    _run([*pip, "--no-deps", "--no-index", str(wheel)])
    user = WheelUser(environment / "bin/rulewright", folder / "마당 dvůr", ordinary)
    require("talisman/attacks/stand-off", user.answer("search", "tasatulos", "--lang", "fi")["hits"][0]["id"])
    require("대치 상황", user.answer("show", "attacks/stand-off", "--lang", "ko")["title"])
    require("125/216", user.answer("resolve", "-", given=json.dumps(BATTLE))["probability"]["win"])
    require(2, user.answer("forecast", "--players", "2", "--games", "2", "--seed", "1")["games"])
    user.run("site", "--output", str(user.yard / "site"))
    for language in ("ko", "cs", "fi", "en"):
        require(True, (user.yard / f"site/{language}/talisman/attacks/stand-off/index.html").is_file())


def python_of(user: int | None) -> str:
    """A Python that `user` can start: this one, or the system's. Raises `ReleaseError`."""
    for python in (os.path.realpath(sys.executable), shutil.which("python3", path=os.defpath)):
        if python is not None:
            with contextlib.suppress(OSError, ReleaseError):
                _run([python, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"], cwd=Path("/"), user=user)
                return python
    raise ReleaseError("There is no Python 3.11 or newer that an ordinary user can start.")


class WheelUser:
    """A user who runs a command in a folder (`yard`), without a home; with the id `number` if that is given."""

    def __init__(self, command: Path, yard: Path, number: int | None) -> None:
        self._command = command
        self.yard = yard
        self._number = number
        for each in (yard, yard / "tmp"):
            each.mkdir()
            if number is not None:
                os.chown(each, number, number)

    def run(self, *arguments: str, given: str = "") -> str:
        """Run the command; return its output."""
        environment = {
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "HOME": "/nonexistent",
            "TMPDIR": str(self.yard / "tmp"),
        }
        return _run(
            [str(self._command), *arguments],
            cwd=self.yard,
            environment=environment,
            given=given,
            user=self._number,
        )

    def answer(self, *arguments: str, given: str = "") -> Mapping[str, Any]:
        """Run the command; return its JSON."""
        answer: Mapping[str, Any] = json.loads(self.run(*arguments, "--json", given=given))
        return answer


def require(expected: object, found: object) -> None:
    """Compare a result with the expected one. Raises `ReleaseError`."""
    if found != expected:
        raise ReleaseError(f"{found!r} came out instead of {expected!r}.")


def _git(*arguments: str) -> str:
    return _run(["git", *arguments]).strip()


def _run(
    command: Sequence[str],
    *,
    cwd: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    given: str = "",
    user: int | None = None,
) -> str:
    """Run a command; return its output. Raises `ReleaseError` with its messages if it fails."""
    done = subprocess.run(
        command, cwd=cwd, env=environment, input=given, user=user, group=user, extra_groups=[] if user else None,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise ReleaseError(f"{' '.join(command)}\n{done.stdout[-1_000:]}{done.stderr[-3_000:]}")
    return done.stdout


if __name__ == "__main__":
    try:
        main()
    except ReleaseError as error:
        sys.exit(f"Not released. {error}")
