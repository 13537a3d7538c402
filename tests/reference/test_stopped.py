"""Long work says what it begins, and Ctrl+C ends it with one line and nothing half-written."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.language.phrase import phrase

pytestmark = [pytest.mark.site, pytest.mark.usefixtures("interrupts_heard")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["site", "index"])
def test_it_is_stopped(
    duel: Path, rules: Path, corpus: Corpus, tmp_path: Path, command: str, language: Language
) -> None:
    """An index of all rules, since one of three would be there before it could be stopped."""
    build = tmp_path / "build"
    environment = {
        **os.environ,
        "RULEWRIGHT_BUILD": str(build),
        "LC_ALL": "",
        "LANGUAGE": "",
        "LANG": f"{language}_XX.UTF-8",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "rulewright", command, "--rules", str(rules if command == "index" else duel)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    index = phrase("the-search-index-is-being-built", entries=len(corpus.entries)).render(language)
    begins = index if command == "index" else "Building the site in "
    assert line.startswith(begins), line
    assert command == "index" or "takes" in line
    os.killpg(process.pid, signal.SIGINT)
    rest = process.communicate(timeout=60)[0].splitlines()
    assert process.returncode == 130
    assert rest[-1:] == [f"rulewright: {phrase('stopped').render(language)}"]
    assert "Traceback" not in "".join(rest)
    assert not [*build.glob("site/**/*.html"), *build.glob("index/*")]


def test_what_is_interrupted_in_a_string_of_code_ends_as_ever(tmp_path: Path) -> None:
    """As a dataclass is made; `python -m` looks whether that was interrupted, and would die by the signal."""
    program = """if True:
        import sys
        from rulewright.terminal import cli

        def interrupted(*_):
            exec("import os, signal; os.kill(os.getpid(), signal.SIGINT)")

        cli.require_catalogs = interrupted
        sys.argv = ["rulewright", "check"]
        cli.main()
    """
    (tmp_path / "interrupted.py").write_text(program, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "interrupted"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (
        130,
        "",
        f"rulewright: {phrase('stopped').render(Language.EN)}\n",
    )


@pytest.mark.parametrize(
    "raised_error", ["ValueError('of its own')", "RulewrightError('code', '', Phrase('yes'), Phrase('no'))"]
)
def test_what_a_library_makes_of_an_interrupt_is_still_one(raised_error: str) -> None:
    """As pydantic does, which tells a `SchemaError` where it is interrupted; once of many times, so it is done here."""
    program = f"""if True:
        import os, signal, sys
        from rulewright.errors import RulewrightError
        from rulewright.language.phrase import Phrase
        from rulewright.terminal import cli

        def interrupted(*_):
            try:
                os.kill(os.getpid(), signal.SIGINT)
            except KeyboardInterrupt:
                raise {raised_error} from None

        cli.require_catalogs = interrupted
        sys.argv = ["rulewright", "check"]
        cli.main()
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (
        130,
        "",
        f"rulewright: {phrase('stopped').render(Language.EN)}\n",
    )
