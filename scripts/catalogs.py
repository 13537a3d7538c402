"""Report missing and unused messages of the catalogs: `python scripts/catalogs.py`."""

from __future__ import annotations

import sys
from collections.abc import Collection
from pathlib import Path

from rulewright.checking.translations import Catalogs, check_messages
from rulewright.corpus.findings import Finding
from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.phrase import CATALOGS

ROOT = Path(__file__).parents[1]
LANGUAGES = frozenset(each for each in KNOWN_LANGUAGES if each.record.has_all_sentences)


def _all_catalogs() -> tuple[Catalogs, ...]:
    games = tuple(sorted(path.parent for path in (ROOT / "src").glob("rulewright/games/*/locales")))
    site = ROOT / "src/rulewright/reference"
    own = Catalogs(CATALOGS, (ROOT / "src", ROOT / "app"), games)
    of_site = Catalogs(ROOT / "site/locales", (site, ROOT / "site/themes"), says=("wording",))
    return own, of_site, *(Catalogs(game / "locales", (game,)) for game in games)


CATALOGS_OF_THE_CODE = _all_catalogs()


def find_faults(catalogs: Catalogs, languages: Collection[Language] = LANGUAGES) -> list[Finding]:
    """The mistakes in the catalogs."""
    return check_messages(catalogs, languages, ROOT)


def main() -> int:
    """Print every mistake; exit status 1 if there is one."""
    told = [fault for each in CATALOGS_OF_THE_CODE for fault in find_faults(each)]
    print("\n".join(map(str, told)) or "Every message has its sentence in every language.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
