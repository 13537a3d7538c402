"""The Python library: rules to look up, search and resolve."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.corpus.cache import cached_corpus
from rulewright.corpus.content import build_folder, set_rules_folder
from rulewright.corpus.name_lookup import find_document
from rulewright.errors.extras import require_extra
from rulewright.language import Language
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.plugins import readers_folder

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus, Document, Entry
    from rulewright.questions.understanding import Questions
    from rulewright.search.index import SearchIndex
    from rulewright.search.result import SearchResult
    from rulewright.situations.answer import Answer
    from rulewright.situations.play_state import PlayState
    from rulewright.situations.problem import Report


def load_rules(path: str | os.PathLike[str] | None = None) -> Rules:
    """Load the rules of the folder `path`, or of this installation with those of installed games.

    Without a path, the environment's `RULEWRIGHT_RULES` may name a folder. A process works with the numbers of one
    folder: to compare two, start another. Raises `RulewrightError` if the rules are missing or malformed, as may
    everything here that reads more files.

    >>> load_rules()
    <Rules of talisman, tainted-grail>
    """
    if path is None:
        return Rules(readers_folder())
    rules = Rules(Path(path))
    set_rules_folder(Path(path))
    return rules


class Rules:
    """The rules of all games, as `load_rules` returns them; each file is read once.

    Iteration yields their entries. Languages are codes of ISO 639-1 (`"ko"`, `"cs"`, `"fi"`, `"en"`), in arguments and
    in results; an unknown one raises `ValueError`.

    >>> rules = load_rules()
    >>> [entry.id for entry in rules if entry.texts[Language.EN].title == "Stand-off"]
    ['talisman/attacks/stand-off']
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._corpus: Corpus = cached_corpus(folder)
        self._games = GamePackages.from_folder(folder, self._corpus)

    def __repr__(self) -> str:
        return f"<Rules of {', '.join(self.games)}>"

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._corpus.entries.values())

    def __len__(self) -> int:
        return len(self._corpus.entries)

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games, in their order.

        >>> load_rules().games
        ('talisman', 'tainted-grail')
        """
        return tuple(self._corpus.games)

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
        return find_document(self._corpus, name)

    def words(self, document: Document, language: str) -> str:
        """The text of an entry or difference without markup, with blank lines between paragraphs.

        If it is not written in the reader's language, the game's preferred language is used.

        >>> rules = load_rules()
        >>> rules.words(rules.look_up("attacks/stand-off"), "en").split(".")[0]
        'Equal attack scores are a stand-off'
        """
        return self._corpus.plain_text_of(document.texts[language], document.game)

    def search(self, query: str, language: str, *, limit: int = 10) -> SearchResult:
        """The best `limit` entries and differences for a query, typed in any language by a reader of `language`.

        The first search builds the index, in the user's cache. Raises `RulewrightError`: `missing-extra` without the
        extra `search`, `index-missing` if the index can be neither read nor built.

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

    def schema(self, situation: str) -> dict[str, Any]:
        """The JSON Schema of a situation's requests, or of the files of tables. Raises `BadInputError`.

        The code is `unknown-situation`.

        >>> schema = load_rules().schema("talisman/battle")
        >>> schema["required"]
        ['situation', 'hero']
        >>> load_rules().schema("talisman/table")["required"]
        ['schema', 'players']
        """
        formats = self._games.catalogue.table_formats
        if situation in formats:
            return formats[situation].schema()
        return self._games.catalogue.get_situation(situation).request_schema()

    def step(self, request: Mapping[str, Any]) -> PlayState | Report:
        """The state of play at a table after the throws and decisions in the request's `answers`.

        It has the next step, the possible answers, and the best option. A situation without chances returns its
        `Report`. Raises `BadInputError`, also for an impossible answer, and `LimitError` if the situation is too large.

        >>> rules = load_rules()
        >>> battle = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
        >>> rules.step(battle).pending.roller
        'hero'
        >>> after = rules.step({**battle, "answers": [2, 5]})
        >>> after.pending.options, after.best_option
        (('keep', 'pay'), 'pay')
        >>> str(rules.step({**battle, "answers": [2, 5, "pay", 6]}).result)
        'win'
        """
        from rulewright.situations.play_state import compute_play_state
        from rulewright.situations.problem import Report
        from rulewright.situations.request import parse_answers
        from rulewright.situations.solving import Effort

        request, question = self._games.catalogue.prepare(request)
        if isinstance(question, Report):
            return question
        rest = {field: value for field, value in request.items() if field != "answers"}
        return compute_play_state(
            self._games.catalogue, rest, Effort.from_options(exact=False), parse_answers(request) or ()
        )

    def resolve(self, request: Mapping[str, Any], *, exact: bool = False) -> Answer | Report:
        """The answer to a situation, as from `rulewright resolve`: an `Answer`, or a `Report` if there are no chances.

        An answer's `probability` maps the ids of results to exact fractions that add up to 1. They are
        `fractions.Fraction`, or `gmpy2.mpq` if the extra `fast` is installed. `as_json` of both types returns the
        command line's JSON. A situation that would take more than some ten seconds is estimated, unless `exact` is
        true; `sampling` then describes the estimate. A request takes what it does not say from its `table`, if it has
        one: the hero of the player `for`, or of the one whose turn it is, with whatever is around it. Raises
        `BadInputError` if a request lacks or misspells something.

        >>> hero, foe = {"strength": 4, "fate": 1}, {"strength": 4}
        >>> answer = load_rules().resolve({"situation": "talisman/battle", "hero": hero, "foe": foe})
        >>> str(answer.probability["win"])
        '125/216'
        >>> answer.advice[0].text("en")
        'Reroll with fate if you are not ahead and you rolled 5 or less.'
        >>> anna = {"id": "anna", "hero": {"character": "warrior", "cards": ["sword"]}}
        >>> table = {"schema": 1, "players": [anna, {"id": "ben", "hero": {"character": "troll"}}]}
        >>> battle = {"situation": "talisman/battle", "table": table, "for": "anna", "foe": {"strength": 6}}
        >>> str(load_rules().resolve(battle).probability["win"])
        '5/12'
        """
        from rulewright.situations.resolution import resolve_request
        from rulewright.situations.solving import Effort

        return resolve_request(self._games.catalogue, request, Effort.from_options(exact)).answer

    def ask(
        self,
        question: str,
        language: str,
        *,
        game: str | None = None,
        table: Mapping[str, Any] | None = None,
        player: str | None = None,
    ) -> dict[str, Any]:
        """The answer to a question in a player's own words, as from `rulewright ask --json`.

        Its `request` is what the question was understood to ask, its `answer` that of `resolve`. `understood` has the
        words for each field, `left` the numbers, names and negations that were not used, `assumed` the usual values,
        `missing` what the calculator needs besides, and `choices` what could mean several things; `answer` is `None`
        until those are settled, and for a question about rules. `hits` are rules, if the extra `search` is installed.
        With a `table`, the `player` asks, or whoever's turn it is. Raises `BadInputError`.

        >>> asked = load_rules().ask("strength 4 and one fate against the ogre", "en")
        >>> asked["situation"], asked["request"]["hero"], asked["request"]["foe"]["strength"]
        ('talisman/battle', {'strength': 4, 'fate': 1}, 5)
        >>> asked["answer"]["probability"]["win"]
        '5/12'
        """
        from rulewright.errors.extras import MissingExtraError
        from rulewright.questions.answering import (
            MAX_HITS,
            MAX_SEARCHED,
            QuestionRequest,
            question_json,
            request_to_resolve,
        )
        from rulewright.situations.request import validate_request

        given = {"question": question, "language": Language(language), "game": game, "table": table, "for": player}
        asked = validate_request(QuestionRequest, {name: value for name, value in given.items() if value is not None})
        understood = self._questions.understand(question, Language(language), game, asked.table_fields)
        request = request_to_resolve(understood, asked.table_fields)
        answer = None if request is None else self.resolve(request).as_json(language)
        try:
            hits = self.search(question[:MAX_SEARCHED], language, limit=MAX_HITS).as_json()["hits"]
        except MissingExtraError:
            hits = []
        return question_json(self._questions, understood, answer, hits)  # type: ignore[arg-type]

    @cached_property
    def _questions(self) -> Questions:
        from rulewright.questions.understanding import Questions

        return Questions(self._folder, self._corpus, self._games)

    @cached_property
    def _index(self) -> SearchIndex:
        from rulewright.search.storage import open_index

        return open_index(self._folder, build_folder() / "index")
