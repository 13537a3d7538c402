"""The front matter of a text: its title and lists of words, as YAML."""

from __future__ import annotations

import re

import yaml

_YAML = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
# Words that are text in YAML whatever stands around them: they begin with a letter, perhaps after a number, and have
# none of its signs.
_LINE = r"(?:\d+ )?[^\W\d_](?: ?[\w.,!?…()'’“”/–-])*"
_QUOTED = r"[\w :;.,!?…()'’“”/–-]+"
_ITEM = _LINE.replace(",", "")
_FLOW = rf"\[(?:{_ITEM}(?:, {_ITEM})*)?\]"
_USUAL = re.compile(
    rf'title: (?:"(?P<quoted>{_QUOTED})"|(?P<title>{_LINE}))\n'
    rf"(?:aliases: (?P<aliases>{_FLOW})\n)?"
)
_NO_TEXT = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})


def read_front_matter(text: str) -> object:
    """What the YAML between the marks says. Raises `yaml.YAMLError` and `ValueError`.

    Most of the thousands of texts are written in one plain way, which a pattern reads ten times faster than YAML's own
    parser; what it does not match is left to that.
    """
    usual = _USUAL.fullmatch(text)
    if usual is not None:
        found: dict[str, object] = {"title": usual["quoted"] or usual["title"]}
        aliases = usual["aliases"][1:-1].split(", ") if usual["aliases"] and usual["aliases"] != "[]" else []
        if usual["aliases"] is not None:
            found["aliases"] = aliases
        if _NO_TEXT.isdisjoint(word.lower() for word in (usual["title"] or "", *aliases)):
            return found
    return yaml.load(text, Loader=_YAML)
