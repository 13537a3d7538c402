"""The scripts of elements that readers tap, as a page without a host loads them."""

from rulewright.corpus.content import content_folder

HANDS = ("rw-parts", "rw-kept", "rw-card-text", "rw-hands")
TABLE = ("rw-kept", "rw-table")


def script_of(*modules: str) -> str:
    """The text of these modules of `site/static`, each of which comes after those that it needs."""
    return "".join((content_folder("site") / "static" / f"{name}.js").read_text("utf-8") for name in modules)
