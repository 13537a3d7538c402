"""The front matter of a text: its title, aliases and the title's grammatical forms, as YAML."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import yaml

from rulewright.corpus.findings import Finding

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TEXT = "tag:yaml.org,2002:str"
_KEYS = ("title", "aliases", "forms")
_DELIMITED = re.compile("quoted scalar|flow sequence|flow mapping")
"""YAML's names of delimited values. A missing closing sign is noticed only where something else follows."""
_MAX_LENGTH = 10_000


@dataclass(frozen=True, slots=True)
class FrontMatter:
    """The names of an entry, difference or example in one language: title, aliases and the title's forms."""

    title: str
    aliases: tuple[str, ...]
    forms: Mapping[str, str] = field(default_factory=dict)


def read_front_matter(text: str, name: str) -> tuple[FrontMatter | None, list[Finding]]:
    """Parse the front matter in `text`, the lines between the marks; returns it with the findings.

    It is `None` if it is unusable. `name` is the file's name in findings.
    """
    findings: list[Finding] = []

    def report(line: int, cause: str, remedy: str, code: str = "bad-front-matter") -> None:
        findings.append(Finding(name, line + 2, code, cause, remedy))

    if len(text) > _MAX_LENGTH:  # longer ones could nest deeper than YAML's C reader survives
        report(0, f"The front matter has {len(text)} characters.", f"Use {_MAX_LENGTH} at most.")
        return None, findings
    # Nodes instead of values: they know their lines, and a value that YAML takes for another type is a mistake.
    try:
        root: Any = yaml.compose(text, Loader=_LOADER)
    except (yaml.YAMLError, RecursionError) as error:
        begun = _DELIMITED.search(str(getattr(error, "context", None)))
        mark = getattr(error, "context_mark" if begun else "problem_mark", None)
        cause = f"Not valid YAML: {getattr(error, 'problem', None) or error}."
        remedy = "Close the quote, bracket or brace that begins here." if begun else "Correct or quote the value."
        report(mark.line if mark else -1, cause, remedy)
        return None, findings
    if not isinstance(root, yaml.MappingNode):
        report(0, "The front matter is no mapping.", "Write title: … and aliases: […].")
        return None, findings
    values = {}
    for key, value in root.value:
        values[str(key.value)] = value
        if key.value not in _KEYS:
            cause = f"Unknown key {key.value}."
            report(key.start_mark.line, cause, "Front matter has only title, aliases and forms.", "unknown-key")
    title, aliases, forms = map(values.get, _KEYS)
    if title is None or not _is_text(title) or not title.value.strip():
        line = title.start_mark.line if title is not None else 0
        report(line, "The title is missing or no text.", "Write title: … (quoted if needed).")
        title = None
    if aliases is not None and not (isinstance(aliases, yaml.SequenceNode) and all(map(_is_text, aliases.value))):
        report(aliases.start_mark.line, "aliases is no list of words.", "Write aliases: [one, two].")
        title = None
    told: dict[str, str] = {}
    if forms is not None:
        pairs = forms.value if isinstance(forms, yaml.MappingNode) else ()
        told = {
            key.value: value.value for key, value in pairs if _is_text(key) and _is_text(value) and value.value.strip()
        }
        if not pairs or len(told) < len(pairs):
            report(forms.start_mark.line, "forms is no mapping of words.", "Write forms: {gen: …, ill: …}.")
            title = None
    if title is None:
        return None, findings
    names = tuple(each.value for each in aliases.value) if aliases else ()
    return FrontMatter(title.value.strip(), names, told), findings


def _is_text(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.tag == _TEXT
