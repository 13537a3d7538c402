"""Where an entry is read: an id is its address."""

from collections.abc import Mapping

from rulewright.language import Language
from rulewright.situations.form import flattened

_BATTLE_PARAMETERS = {
    ("hero", "strength"): "strength",
    ("hero", "fate"): "fate",
    ("hero", "life"): "life",
    ("hero", "battle_bonus"): "bonus",
    ("hero", "armour"): "armour",
    ("foe", "strength"): "foe_strength",
    ("foe", "roll_bonus"): "foe_bonus",
    ("dice", "hero"): "die",
    ("dice", "foe"): "foe_die",
}


def entry_path(entry_id: str, language: Language) -> str:
    """The path of an entry's page on the server that serves app and reference."""
    return f"/reference/{language}/{entry_id}/"


def situation_query(situation: Mapping[str, object], language: Language) -> str | None:
    """The query with which the app opens a situation; `None` for one that it has no page for.

    A situation is a request as the contract describes it. Fate has to be named even where it is 0, because the app's
    usual value is another.
    """
    if situation.get("situation") != "talisman/battle":
        name = str(situation.get("situation")).split("/")[-1]
        values = "".join(f"&{path}={_written(given)}" for path, given in flattened(situation) if given is not None)
        return f"?lang={language}&view=situation&situation={name}{values}"
    if "foe" not in situation:
        return None
    query = f"?lang={language}&view=battle&foe=number"
    for (part, field), parameter in _BATTLE_PARAMETERS.items():
        fields = situation.get(part)
        value = fields.get(field) if isinstance(fields, Mapping) else None
        if value is not None or parameter == "fate":
            query += f"&{parameter}={value if value is not None else 0}"
    if situation.get("may_evade"):
        query += "&evade=1"
    return query + (f"&goal={situation['goal']}" if "goal" in situation else "")


def _written(value: object) -> str:
    """A value as the forms read it from a link."""
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(int(value)) if isinstance(value, bool) else str(value)
