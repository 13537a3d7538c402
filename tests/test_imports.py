"""Modules import each other in one direction, whether at the top, in a function or for types alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"
FRONT = "rulewright"


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(file): file for file in sorted(SOURCES.rglob("*.py"))}


def imported(module: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(MODULES[module].read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            for each in node.names:
                below = f"{node.module}.{each.name}"
                yield below if below in MODULES else str(node.module)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    return {module: {each for each in imported(module) if each in MODULES} - {module} for module in MODULES}


def test_no_modules_import_each_other_in_a_circle(imports: dict[str, set[str]]) -> None:
    assert len([*TopologicalSorter(imports).static_order()]) == len(MODULES)  # raises `CycleError`


def test_nothing_inside_imports_the_front_of_the_package(imports: dict[str, set[str]]) -> None:
    assert [module for module, names in imports.items() if FRONT in names] == []
