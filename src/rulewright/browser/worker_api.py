"""The interface of the program in a reader's browser: it gets a form's values and returns answers, as JSON."""

from __future__ import annotations

import json
import pickle
from functools import cache

from rulewright.corpus.content import rules_folder
from rulewright.corpus.files import preload
from rulewright.corpus.model import Corpus
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.situations.faults import game_faults
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.resolution import resolve_request
from rulewright.views.calculator_json import answer_query

CORPUS_FILE = "corpus.pickle"
"""The file beside the rules with the part of the corpus that answers need."""
RECORDS_FILE = "records.pickle"
"""The file beside the rules with the records that answers read: each pickled, by its path among the rules."""


@cache
def load_games() -> GamePackages:
    """The games of the rules that were packed with this program."""
    preload(pickle.loads((rules_folder() / RECORDS_FILE).read_bytes()))
    corpus: Corpus = pickle.loads((rules_folder() / CORPUS_FILE).read_bytes())
    return GamePackages.from_folder(rules_folder(), corpus)


def answer(situation_id: str, given: str, language: str) -> str:
    """The answer to the parameters of a link (a JSON object of strings), as a JSON object for the page."""
    own = load_games()
    assert own.corpus is not None
    found = answer_query(own, own.corpus, situation_id, json.loads(given), Language(language))
    return json.dumps(found, ensure_ascii=False)


def resolve(request: str, language: str, what_if: bool = False) -> str:
    """The answer to a request, both JSON objects as in the API; for a mistake, the command line's error."""
    try:
        with game_faults():
            found = resolve_request(load_games().catalogue, json.loads(request), what_if=what_if).as_json(
                Language(language)
            )
    except RulewrightError as error:
        found = error.as_json(Language(language))
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))
