"""Games of installed packages, in addition to those of the folder of rules.

A package offers a game by an entry point of the group `rulewright.games`. Its name is the game's id, its value the
package.

    [project.entry-points."rulewright.games"]
    night-ferry = "night_ferry"

The package has the game's rules and texts in its folder `rules` (`night_ferry/rules/night-ferry/game.toml`) and its
catalogs in `locales`. Its module `package` opens the game (`GamePackage`).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from rulewright.corpus.content import RULES_VARIABLE, build_folder, rules_folder
from rulewright.corpus.files import LOCK_FILE
from rulewright.corpus.findings import Finding
from rulewright.errors import RulewrightError
from rulewright.situations.faults import GameFaultError, game_faults

GROUP = "rulewright.games"
_BROKEN = "broken-plugin"


@dataclass(frozen=True)
class Plugin:
    """An installed game: its id, the package of its entry point, and that package's folder if it exists."""

    game: str
    package: str
    folder: Path | None

    @property
    def rules(self) -> Path:
        """The folder with the game's rules and texts."""
        return (self.folder or Path(self.package)) / "rules"

    @property
    def record(self) -> Path:
        """The game's record."""
        return self.rules / self.game / "game.toml"

    def broken(self, file: Path, cause: object, remedy: object, line: int = 1) -> Finding:
        """The finding of a mistake in it."""
        return Finding(str(file), line, _BROKEN, f"The installed game {self.game}: {cause}", str(remedy))


def plugins() -> list[Plugin]:
    """The installed games by id, without importing them; of two with the same id, the first on Python's path."""
    found = {each.name: each.value for each in reversed(entry_points(group=GROUP))}
    return [Plugin(game, package, _folder(package)) for game, package in sorted(found.items())]


def readers_folder() -> Path:
    """The folder of rules for answers to readers: the configured one, or the default one with the installed games."""
    return rules_folder() if os.environ.get(RULES_VARIABLE) else with_plugins(rules_folder())


def with_plugins(rules: Path) -> Path:
    """The folder `rules`, or if games are installed, a folder with links to its games and to these.

    A game that cannot be used is left out; `plugin_findings` reports the reason.
    """
    installed = plugins()
    if not installed:
        return rules
    home = build_folder() / "plugins" / _digest(rules, installed)
    if not home.is_dir():
        _link(home, rules, [plugin for plugin in installed if not any(_findings(plugin, rules))])
    return home


def plugin_findings(rules: Path) -> list[Finding]:
    """The reasons why installed games cannot be used in addition to those of the folder `rules`."""
    return [finding for plugin in plugins() for finding in [*_findings(plugin, rules)] or _faults(plugin)]


def _folder(package: str) -> Path | None:
    try:
        spec = find_spec(package)
    except Exception:  # finding a subpackage runs the code of its parents
        return None
    return next(map(Path, spec.submodule_search_locations or ()), None) if spec is not None else None


def _findings(plugin: Plugin, rules: Path) -> Iterator[Finding]:
    from rulewright.corpus.loading import read_corpus

    record = plugin.record
    if plugin.folder is None:
        cause = f"Its entry point names {plugin.package}, which is no package that is installed."
        yield plugin.broken(Path(plugin.package), cause, "Install it, or correct the entry point.")
        return
    if not record.is_file():
        yield plugin.broken(
            record, "There is no such file.", f"Write it, or name the entry point as a game of {plugin.rules}."
        )
        return
    if (rules / plugin.game).exists():
        yield plugin.broken(record, f"{rules} has a game of that id.", "Give the installed game another id.")
        return
    _, malformed = read_corpus(plugin.rules)
    for each in malformed:
        yield plugin.broken(plugin.rules / each.file, f"{each.cause} (line {each.line})", each.remedy)


def _faults(plugin: Plugin) -> Iterator[Finding]:
    """The mistakes in the package of a readable game, which remains without the parts that fail."""
    from rulewright.situations.game_packages import GamePackages

    try:
        package = GamePackages.from_folder(plugin.rules).package(plugin.game)
        with game_faults(plugin.package):
            list(package.situations().values())
    except GameFaultError as error:
        yield plugin.broken(error.file, error.cause, error.remedy, error.line)
    except RulewrightError as error:
        yield plugin.broken(plugin.record, error.message, error.remedy)


def _digest(rules: Path, installed: Iterable[Plugin]) -> str:
    """A hash of everything that determines the links of a joined folder and the usability of the installed games."""
    digest = hashlib.sha256(str(rules.absolute()).encode())
    lock = rules / LOCK_FILE
    for file in (*sorted(rules.glob("*")), *sorted(rules.glob("??/*"))):
        digest.update(f"{file}\0".encode())
    for plugin in installed:
        digest.update(f"{plugin}\0".encode())
    files = (file for plugin in installed if plugin.folder is not None for file in _files(plugin.folder))
    for file in (*([lock] if lock.is_file() else ()), *files):
        found = file.stat()
        digest.update(f"{file}\0{found.st_size}\0{found.st_mtime_ns}\0".encode())
    return digest.hexdigest()[:16]


def _files(folder: Path) -> list[Path]:
    return sorted(
        Path(where, name) for where, _, names in os.walk(folder) for name in names if not name.endswith(".pyc")
    )


def _link(home: Path, rules: Path, usable: Sequence[Plugin]) -> None:
    """Create the folder `home` atomically, because other processes may create it at the same time."""
    home.parent.mkdir(parents=True, exist_ok=True)
    building = Path(tempfile.mkdtemp(dir=home.parent))
    building.chmod(0o755)
    sources = [(rules, None), *((plugin.rules, plugin.game) for plugin in usable)]
    locked = [(folder / LOCK_FILE).read_text("utf-8") for folder, _ in sources if (folder / LOCK_FILE).is_file()]
    (building / LOCK_FILE).write_text("\n".join(locked), "utf-8")
    for folder, game in sources:
        for each in sorted(folder.iterdir()):
            if not each.is_dir() or (each / "game.toml").is_file():  # the folder of a game; others are of a language
                if each.name != LOCK_FILE and game in {None, each.name}:
                    (building / each.name).symlink_to(each.absolute())
                continue
            (building / each.name).mkdir(exist_ok=True)
            for own in sorted(each.iterdir()):
                if game in {None, own.name}:
                    (building / each.name / own.name).symlink_to(own.absolute())
    try:
        building.rename(home)
    except OSError:  # another process was faster
        shutil.rmtree(building)
