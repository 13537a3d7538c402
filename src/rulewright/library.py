"""The rules for programs: looked up, searched and resolved."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.corpus.content import build_folder, rules_folder
from rulewright.corpus.names import document_called
from rulewright.corpus.opening import open_corpus
from rulewright.errors.extras import require_extra
from rulewright.language import Language
from rulewright.situations.games import Games

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus, Document
    from rulewright.search import SearchIndex
    from rulewright.search.result import SearchResult
    from rulewright.situations.answer import Answer
    from rulewright.situations.problem import Report


def load_rules() -> Rules:
    """The rules of this installation, or of the folder that the environment's `RULEWRIGHT_RULES` names.

    Each file is read when something in it is first asked for. Raises `RulewrightError` where the rules are missing or
    malformed, as everything here may that reads on.
    """
    return Rules(rules_folder())


class Rules:
    """The rules of all games. `load_rules` gives them; what is asked of them twice is read once.

    Languages are codes of ISO 639-1 (`"ko"`, `"cs"`, `"fi"`, `"en"`), here and in all that is returned; an unknown one
    raises `ValueError`.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._corpus: Corpus = open_corpus(folder)
        engines = {game.id: game.engine for game in self._corpus.games.values()}
        self._games = Games(folder, engines, self._corpus)

    def look_up(self, name: str) -> Document:
        """The entry or difference with this id, or with this name in any language and form.

        Raises `BadInputError` (`unknown-entry`, `ambiguous-name`).

        >>> rules = load_rules()
        >>> entry = rules.look_up("talisman/attacks/stand-off")
        >>> entry.texts["fi"].title
        'Tasatulos'
        >>> rules.look_up("tasatulos").id
        'talisman/attacks/stand-off'
        """
        return document_called(self._corpus, name)

    def words(self, document: Document, language: str) -> str:
        """The text of an entry or difference without markup, paragraphs parted by blank lines.

        In the game's preferred language where it is not written in the reader's.

        >>> rules = load_rules()
        >>> rules.words(rules.look_up("attacks/stand-off"), "en").split(".")[0]
        'Equal attack scores are a stand-off'
        """
        return self._corpus.words_of(document.texts[language], document.game)

    def search(self, query: str, language: str, *, limit: int = 10) -> SearchResult:
        """The best `limit` entries and differences for what a reader of `language` types, in whichever language.

        The first search builds the index, in the user's cache. Raises `RulewrightError` (`missing-extra`) without the
        extra `search`, `index-missing` where the index can be neither read nor built.

        >>> [hit.title for hit in load_rules().search("tasatulos", "en", limit=1).hits]
        ['Stand-off']
        """
        reader = Language(language)
        require_extra("search")
        return self._index.search(query, reader, limit=limit)

    @property
    def situations(self) -> tuple[str, ...]:
        """The ids of the situations that can be resolved.

        >>> "talisman/battle" in load_rules().situations
        True
        """
        return tuple(self._games.catalogue.situations)

    def resolve(self, request: Mapping[str, Any], *, exact: bool = False) -> Answer | Report:
        """What comes of a situation, as `rulewright resolve` answers it: an `Answer`, or a `Report` without chances.

        An answer's `probability` maps the ids of results to exact fractions that add up to 1 (`fractions.Fraction`, or
        `gmpy2.mpq` where the extra `fast` is installed); `as_json` of both gives the command line's JSON. What is too
        large to be worked out in some ten seconds is estimated, and `sampling` says how; `exact` insists. Raises
        `BadInputError` for what a request lacks or misspells.

        >>> hero, foe = {"strength": 4, "fate": 1}, {"strength": 4}
        >>> answer = load_rules().resolve({"situation": "talisman/battle", "hero": hero, "foe": foe})
        >>> str(answer.probability["win"])
        '125/216'
        >>> answer.advice[0].text("en")
        'Reroll with fate if you are not ahead and you rolled 5 or less.'
        """
        from rulewright.situations.resolution import resolved
        from rulewright.situations.solving import Effort

        return resolved(self._games.catalogue, request, Effort.asked_for(exact)).answer

    @cached_property
    def _index(self) -> SearchIndex:
        from rulewright.search import open_index

        return open_index(self._folder, build_folder() / "index")
