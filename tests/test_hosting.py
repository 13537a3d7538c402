"""The container's files agree with the project; no container is started here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import yaml

from rulewright.corpus.content import BUILD_VARIABLE
from rulewright.terminal.cli import COMMANDS

ROOT = Path(__file__).parents[1]
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")


def test_the_container_has_what_the_package_is_built_from() -> None:
    copied = set(re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINER, re.MULTILINE))
    sources = {name.rstrip("/") for names in copied for name in names.split()}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    needed = {"pyproject.toml", project["project"]["readme"], *project["project"]["license-files"], "src"}
    content = {name.split("/")[0] for name in wheel["force-include"]}
    assert {*needed, *content, wheel["hooks"]["custom"]["path"], "requirements.txt"} == sources
    assert all((ROOT / name).exists() for name in sources)
    let_in = {line[1:] for line in (ROOT / ".containerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    assert let_in == sources


def test_the_container_runs_what_there_is_and_not_as_root() -> None:
    *_, runs = CONTAINER.split("\nFROM ")
    assert re.search(r"^USER (?!0|root)", runs, re.MULTILINE)
    assert "HEALTHCHECK" in runs
    assert set(re.findall(r'bin/rulewright (\w+)|"rulewright", "(\w+)"', CONTAINER)) == {
        ("index", ""), ("site", ""), ("", "app"),
    }  # fmt: skip
    assert {"index", "site", "app"} <= COMMANDS.keys()
    assert CONTAINER.count(f"{BUILD_VARIABLE}=/var/lib/rulewright") == 2


SERVICES = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]


def test_one_machine_writes_nowhere_but_into_its_volume() -> None:
    service = SERVICES["rulewright"]
    for each in (service, SERVICES["pages"]):
        assert (each["read_only"], each["cap_drop"]) == (True, ["ALL"])
    assert service["volumes"] == ["built:/var/lib/rulewright"]
    settings = (ROOT / "site" / "guide" / "api.md").read_text("utf-8")
    assert all(f"`{variable}`" in settings for variable in service["environment"])


def test_nginx_stands_in_front_with_the_configuration_that_is_tested() -> None:
    nginx, configuration = SERVICES["nginx"], "site/hosting/nginx.conf"
    assert nginx["volumes"] == [f"./{configuration}:/etc/nginx/conf.d/default.conf:ro", "pages:/srv:ro"]
    assert nginx["network_mode"] == "service:rulewright"
    *_, pages = SERVICES["pages"]["command"]
    text = (ROOT / configuration).read_text("utf-8")
    port = re.search(r'"--port", "(\d+)"', CONTAINER)
    assert port is not None
    assert f"server 127.0.0.1:{port[1]};" in text
    assert SERVICES["rulewright"]["environment"]["RULEWRIGHT_PROXIES"] == "127.0.0.1"
    assert f"alias {pages}/;" in text
    (published,) = SERVICES["rulewright"]["ports"]
    assert f"listen {published.partition(':')[2]};" in text, "nobody reaches the server past nginx"


def test_what_was_not_run_is_marked() -> None:
    sections = (ROOT / "HOSTING.md").read_text("utf-8").split("\n## ")[1:]
    assert len(sections) == 3
    assert all("*Not run" in section for section in sections)
