"""Whatever fails outside the command line's power is told with what it was, why, and what helps."""

from __future__ import annotations

import errno
import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import rulewright
from rulewright.errors import EXIT_BAD_INPUT
from rulewright.errors.system import explain_os_error
from rulewright.language import LANGUAGES, Language
from rulewright.server.serving import HostError, PortTakenError, require_port
from rulewright.situations.game_packages import GamePackages
from rulewright.terminal.play_session import PlaySession

REFUSED = {
    errno.ENOSPC: ("disk-full", "Free some space"),
    errno.EDQUOT: ("disk-full", "Free some space"),
    errno.EACCES: ("no-permission", "permissions"),
    errno.EROFS: ("no-permission", "permissions"),
    errno.EMFILE: ("too-many-files", "ulimit"),
    errno.ENOMEM: ("no-memory", "other programs"),
    errno.ENOENT: ("missing-file", "Correct the name"),
    errno.ENOTDIR: ("missing-folder", "Name a folder"),
    errno.EISDIR: ("missing-file", "Name a file"),
    errno.ENAMETOOLONG: ("bad-name", "shorter"),
    errno.EIO: ("disk-error", "another disk"),
    errno.ENOTTY: ("system", "Remove the cause"),
}


def refused(number: int, file: str | None = None) -> OSError:
    return OSError(number, os.strerror(number), file)


@pytest.mark.parametrize("number", REFUSED, ids=errno.errorcode.get)
def test_a_refusal_says_what_was_refused_and_what_helps(number: int) -> None:
    code, remedy = REFUSED[number]
    error = explain_os_error(refused(number, "/srv/rules/battle.md"))
    assert (error.code, error.input) == (code, "/srv/rules/battle.md")
    assert str(error.message).startswith("/srv/rules/battle.md: ")
    assert remedy in str(error.remedy)
    nowhere = explain_os_error(refused(number))
    assert (nowhere.input, str(nowhere.message)) == ("", str(error.cause))


def test_unknown_os_error_is_reported_by_name() -> None:
    assert "ENOTTY" in str(explain_os_error(refused(errno.ENOTTY)).message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_ends_a_command_in_the_readers_language(
    run: Callable, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    def fail(*_: object) -> None:
        raise refused(errno.ENOSPC, "/srv/full")

    monkeypatch.setattr(GamePackages, "from_folder", fail)
    result = run("situations", "--lang", language)
    error = explain_os_error(refused(errno.ENOSPC, "/srv/full"))
    assert (result.status, result.out) == (1, "")
    assert result.err == f"rulewright: {error.message.render(language)} {error.remedy.render(language)}\n"
    assert run("situations", "--json").json["error"]["code"] == "disk-full"


def shell(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a shell's command line, in which `rulewright` is ours."""
    package = str(Path(rulewright.__file__).parents[1])
    ours = f'rulewright() {{ {sys.executable} -m rulewright "$@"; }}; {command}'
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": package, "HOME": "/nonexistent", "LC_ALL": "C"} | environment
    return subprocess.run(["bash", "-c", ours], capture_output=True, text=True, check=False, env=env)


@pytest.mark.parametrize(
    "command",
    ["situations", "situations --json", "show attacks/stand-off", "show attacks/stand-off --json", "--version", ""],
)
def test_an_answer_that_cannot_be_written_anywhere_is_an_error(command: str) -> None:
    done = shell(f"rulewright {command} >&-")
    assert done.returncode == 1
    assert done.stderr.startswith("rulewright: Standard output is closed")
    assert done.stderr.count("\n") == 1


def test_full_disk_is_reported_as_such() -> None:
    done = shell("rulewright situations --json >/dev/full")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert done.stderr.startswith("rulewright: There is no space left. Free some space")


def test_nothing_but_the_answer_is_written_where_errors_cannot_be() -> None:
    done = shell("rulewright show attacks/no-such-entry 2>&-")
    assert (done.returncode, done.stdout) == (2, "")


def test_closed_input_is_reported() -> None:
    done = shell("rulewright resolve - <&-")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Standard input is closed." in done.stderr


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_input_in_another_encoding_is_told_as_such(locale: str) -> None:
    """A Latin-1 “á” is no UTF-8; read leniently, it stood as “?” in a name that nobody had given."""
    done = shell(r"""printf '{"situation": "talisman/b\xe1ttle"}' | rulewright resolve - --lang en""", LC_ALL=locale)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "rulewright: The text on standard input is not UTF-8. Send JSON in UTF-8.\n"


def test_an_inside_fault_is_one_message_unless_somebody_looks_for_it(
    run: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("here")

    monkeypatch.setattr(GamePackages, "from_folder", fail)
    error = run("situations", "--json", "--lang", "en").json["error"]
    assert error["code"] == "internal-error"
    assert "ZeroDivisionError: here" in error["message"]
    assert "RULEWRIGHT_DEBUG=1" in error["remedy"]
    monkeypatch.setenv("RULEWRIGHT_DEBUG", "1")
    with pytest.raises(ZeroDivisionError, match="here"):
        run("situations")


def test_debugging_shows_where_the_system_refused_and_not_where_a_reader_erred(
    run: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEWRIGHT_DEBUG", "1")
    assert run("show", "attacks/no-such-entry").status == 2
    assert run("dance").status == 2

    def fail(*_: object) -> None:
        raise refused(errno.EIO)

    monkeypatch.setattr(GamePackages, "from_folder", fail)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        run("situations")


def test_a_host_that_is_not_this_computers_is_no_taken_port(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    with pytest.raises(HostError, match=r"192\.0\.2\.1 is not an address"):  # reserved for documentation
        require_port("192.0.2.1", 8501)
    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(HostError, match="is not an address of this computer") as error:
        require_port("no.such.host.invalid", 8501)
    assert (error.value.code, error.value.exit_status) == ("unknown-host", 2)
    assert "127.0.0.1" in str(error.value.remedy)


@pytest.mark.parametrize(
    ("number", "cause"), [(errno.EACCES, "ports below 1024"), (errno.EADDRINUSE, "Another program uses it")]
)
def test_a_port_that_cannot_be_had_says_why(monkeypatch: pytest.MonkeyPatch, number: int, cause: str) -> None:
    def refuse(*_: object) -> None:
        raise refused(number)

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(PortTakenError, match=cause) as error:
        require_port("127.0.0.1", 80)
    assert "--port 1024" in str(error.value.remedy)


@pytest.mark.parametrize("command", ["resolve", "play"])
def test_quoted_input_cannot_steer_the_terminal(run: Callable, tmp_path: Path, command: str) -> None:
    file = tmp_path / "battle.json"
    battle = {
        "situation": "talisman/battle",
        "hero": {"strength": 4},
        "foe": {"strength": 4},
        "answers": ["\x1b[2Jred"],
    }
    file.write_text(json.dumps(battle), "utf-8")
    told = run(command, str(file))
    assert told.status == EXIT_BAD_INPUT
    assert "Answer 1 cannot be \\x1b[2Jred." in told.err
    assert "\x1b" not in told.out + told.err


def test_unsavable_game_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "saved").mkdir()
    table = PlaySession(None, None, Language.EN, tmp_path / "saved")
    with pytest.raises(IsADirectoryError):
        table._save({}, ())
    assert [path.name for path in tmp_path.iterdir()] == ["saved"]
